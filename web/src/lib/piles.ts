// How a hand lies: what a person has put together first, the rest in the order that is chosen.
import { cardOf, find, type Key } from "./hand";
import type { Card } from "./wire";

/** A card's place in a bundle: which one, and whether it ends it. Bundle 0 was made by an order, not by a person. */
export interface Tie {
  bundle: number;
  ends: boolean;
}

/** Piles of an order from this many cards on are tied together for the eye. */
const PILE = 4;

/** The keys of a hand as they lie, and how they are tied. */
export function arrange(
  hand: readonly Key[],
  piles: readonly Card[][] | null,
  bundles: readonly Card[][],
  tied: boolean,
): { keys: Key[]; ties: Map<Key, Tie> } {
  const ties = new Map<Key, Tie>();
  const keys: Key[] = [];
  let rest = [...hand];
  const lay = (cards: readonly Card[], bundle: number | null) => {
    const found = find(rest, cards);
    rest = rest.filter((key) => !found.includes(key));
    keys.push(...found);
    if (bundle !== null) found.forEach((key, i) => ties.set(key, { bundle, ends: i === found.length - 1 }));
  };
  bundles.forEach((cards, i) => lay(cards, i + 1));
  for (const pile of piles ?? []) {
    const left = [...rest.map(cardOf)];
    const whole = pile.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1));
    lay(pile, tied && whole && pile.length >= PILE ? 0 : null);
  }
  return { keys: [...keys, ...rest], ties };
}

/** Takes `cards` out of `pool`, where all are there. */
function without(pool: readonly Card[], cards: readonly Card[]): Card[] | null {
  const left = [...pool];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** What is left of the bundles after `played` has left the hand, of which `held` is what remains. */
export function kept(bundles: readonly Card[][], held: readonly Card[], played: readonly Card[] = []): Card[][] {
  let gone: Card[] = [...played];
  const whole = bundles.filter((cards) => {
    const left = without(gone, cards);
    if (left) gone = left;
    return left === null;
  });
  let free: Card[] = [...held];
  return whole
    .map((cards) =>
      cards.filter((card) => {
        const left = without(free, [card]);
        if (left) free = left;
        return left !== null;
      }),
    )
    .filter((cards) => cards.length > 1);
}

const same = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && without(a, b) !== null;

/** Which bundle these cards are, exactly; -1 for none. */
export const bundleOf = (bundles: readonly Card[][], cards: readonly Card[]): number =>
  bundles.findIndex((each) => same(each, cards));

/** Puts the cards of `picked` together, or lets a bundle that is picked as a whole fall apart. */
export function tie(bundles: readonly Card[][], picked: readonly Key[], ties: ReadonlyMap<Key, Tie>): Card[][] {
  const cards = picked.map(cardOf);
  const at = bundleOf(bundles, cards);
  if (at >= 0) return bundles.filter((_, i) => i !== at);
  const others = bundles.map((each, i) => {
    const taken = picked.filter((key) => ties.get(key)?.bundle === i + 1).map(cardOf);
    return without(each, taken) ?? each;
  });
  return [...others.filter((each) => each.length > 1), cards];
}

/** The cards of `before` that are not in `after`. */
export const lost = (before: readonly Card[], after: readonly Card[]): Card[] => {
  const left = [...after];
  return before.filter((card) => !(left.includes(card) && left.splice(left.indexOf(card), 1)));
};
