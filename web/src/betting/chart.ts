// Lines of a chart of stacks, and labels at their ends that do not lie over one another.
export const WIDTH = 320;
export const HEIGHT = 132;
const LEFT = 34;
const RIGHT = 74;
const PAD = 8;
const LABEL = 13;

export interface Line {
  points: string;
  end: [number, number];
  label: number;
}

/** A line for each seat; `stacks` are those before each deal, and the last ones. */
export function lines(stacks: readonly (readonly number[])[]): Line[] {
  const seats = stacks[0]?.length ?? 0;
  const most = Math.max(1, ...stacks.flat());
  const x = (deal: number) => LEFT + (deal / Math.max(1, stacks.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (chips: number) => PAD + (1 - chips / most) * (HEIGHT - 2 * PAD);
  const ends = Array.from({ length: seats }, (_, seat) => y(stacks.at(-1)![seat]!));
  const labels = apart(ends);
  return Array.from({ length: seats }, (_, seat) => ({
    points: stacks.map((each, deal) => `${x(deal).toFixed(1)},${y(each[seat]!).toFixed(1)}`).join(" "),
    end: [x(stacks.length - 1), ends[seat]!],
    label: labels[seat]!,
  }));
}

/** Moves heights apart by at least a label's, keeping their order. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const moved = [...heights];
  let floor = -Infinity;
  for (const i of order) floor = moved[i] = Math.max(moved[i]!, floor + LABEL);
  let ceiling = HEIGHT - 2;
  for (const i of order.reverse()) ceiling = (moved[i] = Math.min(moved[i]!, ceiling)) - LABEL;
  return moved;
}

/** Round figures up to `most` for the scale at the left. */
export function scale(most: number): { chips: number; y: number }[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].find((each) => most / each <= 4) ?? most;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return marks.map((chips) => ({ chips, y: PAD + (1 - chips / most) * (HEIGHT - 2 * PAD) }));
}
