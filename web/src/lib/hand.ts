// Cards of a hand by key, since with two packs the same card may come twice.
import type { Card } from "./wire";

/** A card and which of its twins it is: `card + 64 * twin`. */
export type Key = number;

export const cardOf = (key: Key): Card => key % 64;

export function keysOf(hand: readonly Card[]): Key[] {
  const met = new Map<Card, number>();
  return hand.map((card) => {
    const twin = met.get(card) ?? 0;
    met.set(card, twin + 1);
    return card + 64 * twin;
  });
}

/** The keys of `cards` among those of a hand; twins that are already picked come first. */
export function find(hand: readonly Key[], cards: readonly Card[], picked: readonly Key[] = []): Key[] {
  const left = [...hand].sort((a, b) => Number(picked.includes(b)) - Number(picked.includes(a)));
  return cards.flatMap((card) => {
    const at = left.findIndex((key) => cardOf(key) === card);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** Whether two are the same cards in the same order. */
export const same = (one: readonly Key[], other: readonly Key[]): boolean =>
  one.length === other.length && one.every((key, i) => key === other[i]);
