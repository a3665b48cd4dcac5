import { describe, expect, test } from "vitest";
import { HEIGHT, line, nearest, WIDTH } from "../src/replay/line";
import { after, dearest, fresh, parted, type Weighed } from "../src/replay/review";

const weighed = (step: number, cost: number): Weighed => ({
  t: "weighed",
  step,
  taken: { action: "pass", said: { id: "play-pass" }, cards: [], stands: [] },
  worth: -cost,
  best: null,
  best_worth: 0,
  why: null,
  cost,
});

describe("a review as it comes", () => {
  test("lines may come in any pieces", () => {
    const whole = 'data: {"t":"begun","of":2,"unit":"chips"}\n\ndata: {"t":"passed","step":3}\n\ndata: {"t":"done"}\n\n';
    for (let cut = 0; cut <= whole.length; cut++) {
      const [first, left] = parted(whole.slice(0, cut));
      const [second, rest] = parted(left + whole.slice(cut));
      expect(rest).toBe("");
      const review = [...first, ...second].reduce(after, fresh());
      expect(review).toMatchObject({ state: "done", of: 2, at: 1, unit: "chips" });
    }
  });

  test("three plays at most, the dearest first, and none that cost nothing", () => {
    const all = [weighed(1, 0), weighed(4, 2), weighed(9, 5), weighed(12, 1), weighed(15, 3)];
    expect(dearest(all).map(({ step }) => step)).toEqual([9, 15, 4]);
    expect(dearest([weighed(1, 0)])).toEqual([]);
  });
});

describe("the line", () => {
  test.each([
    [[0], [0], null],
    [[0, 0, 0], [0, 0, 0], 0],
    [[-1200, 300.5, 4000], [-1200, 900, 4000], 8000],
    [[0.1, -0.2], [0.3, -0.2], -1],
  ])("everything lies within the picture", (worths, bests, end) => {
    const drawn = line(worths, bests, end);
    const places = [...drawn.marks, ...(drawn.end ? [drawn.end] : [])];
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(drawn.left);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
    expect(drawn.marks.every(({ y, best }) => best <= y)).toBe(true);
    expect(drawn.scale.length).toBeLessThanOrEqual(7);
    drawn.marks.forEach(({ x }, at) => expect(nearest(drawn.marks, x + 0.1)).toBe(at));
  });
});
