import { describe, expect, test } from "vitest";
import { cardOf, keysOf } from "../src/lib/hand";
import { arrange, bundleOf, kept, lost, tie } from "../src/lib/piles";

const HAND = [53, 40, 40, 36, 32, 28];
const laid = (keys: number[]) => keys.map(cardOf);

describe("how a hand lies", () => {
  test("in the order of its piles, what was put together first, and every card once", () => {
    const hand = keysOf(HAND);
    const { keys, ties } = arrange(hand, [[28, 32, 36], [40, 40], [53]], [[36, 40]], false);
    expect(laid(keys)).toEqual([36, 40, 28, 32, 40, 53]);
    expect([...keys].sort()).toEqual([...hand].sort());
    expect(keys.map((key) => ties.get(key)?.bundle ?? null)).toEqual([1, 1, null, null, null, null]);
    expect(ties.get(keys[1]!)!.ends).toBe(true);
  });

  test("long piles hang together where the order is by groups, but for those a bundle has broken up", () => {
    const piles = [[28, 32, 36, 40], [53, 40]];
    const whole = arrange(keysOf(HAND), piles, [], true);
    expect(whole.keys.filter((key) => whole.ties.get(key)?.bundle === 0)).toHaveLength(4);
    expect(arrange(keysOf(HAND), piles, [[28, 53]], true).ties.size).toBe(2);
    expect(arrange(keysOf(HAND), null, [], true).keys).toEqual(keysOf(HAND));
  });

  test("cards are put together, and a bundle that is picked as a whole falls apart", () => {
    const hand = keysOf(HAND);
    const none = arrange(hand, null, [], false).ties;
    const first = tie([], [hand[1]!, hand[3]!, hand[4]!], none);
    expect(first).toEqual([[40, 36, 32]]);
    const { ties } = arrange(hand, null, first, false);
    expect(tie(first, [hand[4]!, hand[5]!], ties)).toEqual([
      [40, 36],
      [32, 28],
    ]);
    expect(bundleOf(first, [32, 40, 36])).toBe(0);
    expect(bundleOf(first, [40, 36])).toBe(-1);
    expect(tie(first, [hand[3]!, hand[1]!, hand[4]!], ties)).toEqual([]);
  });

  test("what has been played leaves its bundle; the twin of a card in one that was played stays loose", () => {
    expect(lost(HAND, [53, 40, 36])).toEqual([40, 32, 28]);
    expect(kept([[40, 36, 32]], [53, 40, 32, 28], [40, 36])).toEqual([[40, 32]]);
    expect(kept([[40, 36]], [53, 40, 32, 28], [40, 36])).toEqual([]);
    expect(kept([[40, 36], [32, 28]], [53, 40, 32], [40, 36, 28])).toEqual([]);
    expect(kept([[40, 36]], HAND)).toEqual([[40, 36]]);
  });
});
