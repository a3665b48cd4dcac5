import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unseen } from "../src/games/games";
import { code, parse } from "../src/lib/face";
import { cardOf, find, keysOf } from "../src/lib/hand";
import { Pace } from "../src/lib/pace";
import { fresh, lastRound, news, round, top } from "../src/lib/story";
import type { Event } from "../src/lib/wire";

const event = (kind: string, seat: number | null = 0, cards: number[] = []): Event => ({
  kind,
  seat,
  cards,
  count: cards.length,
  said: null,
  data: {},
});

describe("cards", () => {
  test("every name is read back as the card it names", () => {
    for (let card = 0; card < 52; card++) {
      const { suit, rank } = code(card);
      expect(parse(suit.toUpperCase() + rank)).toBe(card);
    }
    expect([parse("BJ"), parse("RJ"), parse("C2"), parse("SA")]).toEqual([52, 53, 0, 51]);
  });

  test("twins in a hand of two packs have keys of their own, and are found one by one", () => {
    const keys = keysOf([53, 53, 7, 7, 3]);
    expect(new Set(keys).size).toBe(5);
    expect(keys.map(cardOf)).toEqual([53, 53, 7, 7, 3]);
    expect(find(keys, [7])).toEqual([keys[2]]);
    expect(find(keys, [7], [keys[3]!])).toEqual([keys[3]]);
    expect(find(keys, [7, 7, 53]).map(cardOf)).toEqual([7, 7, 53]);
    expect(find(keys, [8])).toEqual([]);
  });

  test("what is unseen is the pack less what was seen", () => {
    const left = unseen([53, 48, 49], "RBA", 1, (card) => (card >= 52 ? code(card).suit : code(card).rank));
    expect(left).toEqual([
      { rank: "R", left: 0 },
      { rank: "B", left: 1 },
      { rank: "A", left: 2 },
    ]);
  });
});

describe("the story of a deal", () => {
  const deal = [event("deal"), event("call", 1), event("call", 2), event("take", 2, [4, 5, 6])];
  const first = [event("play", 2, [4]), event("pass", 0), event("pass", 1), event("clear", 2)];

  test("a round is what was said since the table was cleared", () => {
    expect(round(deal.slice(0, 3))).toHaveLength(2);
    expect(round(deal)).toHaveLength(0);
    const second = [...deal, ...first, event("play", 2, [5])];
    expect(round(second)).toEqual([event("play", 2, [5])]);
    expect(lastRound(second)).toEqual(first.slice(0, 3));
    expect(top(lastRound(second))).toEqual(first[0]);
    expect(lastRound(deal)).toEqual([]);
  });

  test("the kitty is fresh until its taker has played", () => {
    expect(fresh(deal, 2)).toEqual([4, 5, 6]);
    expect(fresh(deal, 0)).toEqual([]);
    expect(fresh([...deal, ...first], 2)).toEqual([]);
  });

  test("news is what came after, or all of another deal", () => {
    expect(news(deal, [...deal, ...first])).toEqual(first);
    expect(news(deal, deal)).toEqual([]);
    expect(news([event("deal", 0, [1])], [event("deal", 0, [2])])).toHaveLength(1);
  });
});

describe("the pace", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("one thing after another, each as long as it wants", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((item) => (shown.push(item), 100));
    for (const item of [1, 2, 3]) pace.push(item);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
  });

  test("a person who acts sees everything at once", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((item) => (shown.push(item), 100));
    for (const item of [1, 2, 3]) pace.push(item);
    pace.hurry();
    expect(shown).toEqual([1, 2, 3]);
    pace.push(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test("a page that was away catches up without waiting", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((item) => (shown.push(item), 100));
    for (let item = 0; item < 20; item++) pace.push(item);
    vi.advanceTimersByTime(100);
    expect(shown.length).toBeGreaterThan(10);
  });
});
