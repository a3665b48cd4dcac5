import { describe, expect, test } from "vitest";
import { HEIGHT, lines } from "../src/betting/chart";
import { inAll, ledger } from "../src/betting/ledger";
import { showing, tell } from "../src/betting/showing";
import { Text } from "../src/lib/text";
import type { Event } from "../src/lib/wire";

const event = (kind: string, seat: number | null, data: Record<string, unknown> = {}, cards: number[] = []): Event => ({
  kind,
  seat,
  cards,
  count: cards.length,
  said: null,
  data,
});
const START = [1000, 300, 50, 0];
const DEAL = [
  event("blind", 1, { chips: 10 }),
  event("blind", 2, { chips: 20 }),
  event("deal", 0, {}, [1, 2]),
  event("call", 0, { action: "raise 400", chips: 400, bet: 400 }),
  event("call", 1, { action: "call", chips: 290, bet: 300 }),
  event("call", 2, { action: "call", chips: 30, bet: 50 }),
  event("refund", 0, { chips: 100 }),
  event("pots", null, { chips: [150, 500], seats: [[0, 1, 2], [0, 1]] }),
  event("show", 0, {}, [1, 2]),
  event("show", 1, {}, [3, 4]),
  event("board", null, {}, [5, 6, 7]),
  event("board", null, {}, [8]),
  event("award", 2, { pot: 0, chips: 150 }),
  event("award", 0, { pot: 1, chips: 500 }),
  event("eliminate", 1, { place: 3 }),
  event("score", null),
];

describe("the ledger of a deal", () => {
  test("no chip is lost, however far the deal has been told", () => {
    const all = START.reduce((sum, chips) => sum + chips);
    for (let end = 0; end <= DEAL.length; end++) {
      const { stacks, bets, pots } = ledger(START, DEAL.slice(0, end));
      expect([...stacks, ...bets, ...pots].reduce((sum, chips) => sum + chips)).toBe(all);
    }
  });

  test("bets, pots, the board and who won", () => {
    expect(ledger(START, DEAL.slice(0, 6)).bets).toEqual([400, 300, 50, 0]);
    const shown = ledger(START, DEAL.slice(0, 11));
    expect([shown.pots, shown.board, shown.shown[1]]).toEqual([[150, 500], [5, 6, 7], [3, 4]]);
    expect(inAll(shown)).toBe(650);
    const over = ledger(START, DEAL);
    expect([over.stacks, over.winner, over.out, inAll(over)]).toEqual([[1200, 0, 150, 0], 0, [1], 650]);
  });

  test("who is left alone wins all pots at once", () => {
    const now = ledger([100, 100], [
      event("ante", 0, { chips: 1 }),
      event("ante", 1, { chips: 1 }),
      event("call", 0, { action: "bet 5", chips: 5 }),
      event("call", 1, { action: "fold", chips: 0 }),
      event("refund", 0, { chips: 5 }),
      event("award", 0, { pot: 0, chips: 2 }),
    ]);
    expect([now.stacks, now.pots, now.live]).toEqual([[101, 99], [0], [true, false]]);
  });
});

test("a deal is cut where a dealer would pause", () => {
  expect(showing.cuts(DEAL)).toEqual([3, 4, 5, 6, 7, 8, 10, 11, 12, 13]);
  expect(showing.stands(DEAL.slice(0, 3))).toBe(0);
  expect(showing.stands(DEAL)).toBeGreaterThan(1);
});

test("labels of a chart do not lie over one another, nor outside it", () => {
  const drawn = lines([[1000, 1000, 1000, 1000], [4000, 0, 0, 0]]);
  const labels = drawn.map(({ label }) => label).sort((a, b) => a - b);
  for (let i = 1; i < labels.length; i++) expect(labels[i]! - labels[i - 1]!).toBeGreaterThanOrEqual(13);
  expect(labels.at(-1)).toBeLessThanOrEqual(HEIGHT);
  expect(drawn[0]!.points.split(" ")).toHaveLength(2);
});

test("pots are written as the language writes numbers, those on the side too", () => {
  const text = new Text("da", "number-thousand = 1.000\nbetting-pots = { $main }, { $side }\n");
  expect(tell(event("pots", null, { chips: [1500, 2000, 300] }), text)).toBe("1.500, 2.000, 300");
});
