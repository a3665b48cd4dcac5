// The line of how a deal stood for a person: where its points lie, and round figures beside it.
export const WIDTH = 320;
export const HEIGHT = 150;
const RIGHT = 10;
const PAD = 12;

export interface Mark {
  x: number;
  y: number;
  /** Where it would lie had the better play been made; the same where nothing was lost. */
  best: number;
}

export interface Drawn {
  /** Where the scale ends and the line begins. */
  left: number;
  points: string;
  marks: Mark[];
  /** Where the deal ended. */
  end: { x: number; y: number } | null;
  zero: number;
  scale: { value: number; y: number }[];
}

/**
 * `worths` after each decision, what each could have been, and what it came to at last; null while that is not shown.
 * Room is left for `ahead` decisions in all.
 */
export function line(worths: readonly number[], bests: readonly number[], end: number | null, ahead = 0): Drawn {
  const all = [0, ...worths, ...bests, ...(end === null ? [] : [end])];
  const step = stepOf(Math.max(...all) - Math.min(...all));
  const top = Math.ceil(Math.max(...all) / step) * step;
  const bottom = Math.floor(Math.min(...all) / step) * step;
  const last = Math.max(1, ahead, worths.length - (end === null ? 1 : 0));
  const left = 14 + 7 * Math.max(...[top, bottom].map((value) => value.toLocaleString().length + Number(value > 0)));
  const x = (at: number) => left + (at / last) * (WIDTH - left - RIGHT);
  const y = (worth: number) => PAD + ((top - worth) / Math.max(step, top - bottom)) * (HEIGHT - 2 * PAD);
  const marks = worths.map((worth, at) => ({ x: x(at), y: y(worth), best: y(Math.max(worth, bests[at]!)) }));
  const ended = end === null ? null : { x: x(worths.length), y: y(end) };
  const scale = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step);
  return {
    left,
    points: [...marks, ...(ended ? [ended] : [])].map((mark) => `${mark.x.toFixed(1)},${mark.y.toFixed(1)}`).join(" "),
    marks,
    end: ended,
    zero: y(0),
    scale: scale.map((value) => ({ value: Math.round(value * 100) / 100, y: y(value) })),
  };
}

/** A round step that leaves at most five lines in a span. */
function stepOf(span: number): number {
  const least = Math.max(span, 0.5) / 4;
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= least) ?? 10 * ten;
}

/** The mark nearest to a place across the picture. */
export const nearest = (marks: readonly Mark[], x: number): number =>
  marks.reduce((best, mark, at) => (Math.abs(mark.x - x) < Math.abs(marks[best]!.x - x) ? at : best), 0);
