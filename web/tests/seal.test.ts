import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commitment, matchKey, shuffle, Stream, verify } from "../src/lib/seal";
import type { Witness } from "../src/lib/witness";
import type { Seal } from "../src/lib/wire";

interface Vectors {
  matches: ({ name: string; commitment: string; key: string } & Seal)[];
  streams: { key: string; label: string; drawn: [string, string][] }[];
}
const path = new URL("../../tests/server/shuffle_vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(path, "utf8")) as Vectors;

function witnessOf({ nonces, deals, commitment }: Vectors["matches"][number]): Witness {
  const [you, nonce] = nonces[0]!;
  const seen = deals.map(({ deck }, i) => {
    const places = [...deck.keys()].filter((place) => place % 3 === 1);
    return { deal: i + 1, places, cards: places.map((place) => deck[place]!) };
  });
  return { commitment, you, nonce, seen };
}

const failed = async (seal: Seal, witness: Witness) =>
  (await verify(seal, witness)).filter(({ passed }) => !passed).map(({ what }) => what);

const otherHex = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

test.each(vectors.streams)("the stream $label of $key draws as the server's does", async ({ key, label, drawn }) => {
  const stream = new Stream(key, label);
  for (const [n, value] of drawn) expect(await stream.below(Number(n))).toBe(Number(value));
});

describe.each(vectors.matches)("$name", (match) => {
  const first = match.deals[0]!;

  test("the commitment, the key and every deck come out as they were", async () => {
    expect(await commitment(match.secret)).toBe(match.commitment);
    expect(await matchKey(match.secret, match.nonces)).toBe(match.key);
    for (const { label, pack, deck } of match.deals) {
      expect(await shuffle(pack, new Stream(match.key, label))).toEqual(deck);
    }
  });

  test("an honest seal holds", async () => {
    expect(await failed(match, witnessOf(match))).toEqual([]);
  });

  test("two cards of a deck swapped fail, wherever they lie", async () => {
    const last = first.deck.length - 1;
    for (const [a, b] of [
      [0, 1],
      [last - 1, last],
      [0, last],
    ] as const) {
      const deck = [...first.deck];
      [deck[a], deck[b]] = [deck[b]!, deck[a]!];
      if (deck[a] === deck[b]) continue;
      const swapped = { ...match, deals: [{ ...first, deck }, ...match.deals.slice(1)] };
      expect(await failed(swapped, witnessOf(match))).toContain("decks");
    }
  });

  test("one card dealt that did not lie there fails", async () => {
    const witness = witnessOf(match);
    const [one, ...others] = witness.seen;
    for (const at of one!.cards.keys()) {
      const cards = one!.cards.with(at, (one!.cards[at]! + 1) % 54);
      expect(await failed(match, { ...witness, seen: [{ ...one!, cards }, ...others] })).toEqual(["cards"]);
    }
  });

  test("a deal the seal keeps silent about fails", async () => {
    expect(await failed({ ...match, deals: match.deals.slice(1) }, witnessOf(match))).toEqual(["cards"]);
  });

  test("another secret fails", async () => {
    expect(await failed({ ...match, secret: otherHex(match.secret) }, witnessOf(match))).toContain("commitment");
  });

  test("another nonce than the browser's fails", async () => {
    const [[seat, nonce], ...others] = match.nonces as [[number, string], ...[number, string][]];
    const changed = { ...match, nonces: [[seat, otherHex(nonce)], ...others] as [number, string][] };
    expect(await failed(changed, witnessOf(match))).toContain("nonce");
  });

  test("another draw fails", async () => {
    const draws = match.draws.map(({ label, drawn }) => ({
      label,
      drawn: drawn.map(([n, value]) => [n, (value + 1) % n] as [number, number]),
    }));
    const altered = draws.some(({ drawn }) => drawn.length > 0);
    expect(await failed({ ...match, draws }, witnessOf(match))).toEqual(altered ? ["draws"] : []);
  });
});
