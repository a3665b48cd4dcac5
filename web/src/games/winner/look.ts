// Winner, as its table looks.
import { code, rankOf } from "../../lib/face";
import type { Card, Seat, View } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import { unseen, type Look } from "../games";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";

/** The public facts of `games/winner/view.py` that the page shows. */
export interface WinnerView extends View {
  phase: "offer" | "take" | "play" | "over";
  dealer: Seat;
  leader: Seat;
  /** The card turned up in the first deal. */
  turned: Card | null;
  /** The loser's gift. */
  given: Card | null;
  offered: Card[];
  reversed: boolean;
  plays: number[];
  played: Card[];
  places: number[];
}

const RANKS = "2AKQJT9876543";
const of = (view: View) => view as WinnerView;

/** How many cards a deal has. */
const size = (view: View): number => view.counts.reduce((sum, count) => sum + count, of(view).played.length + of(view).offered.length);

export const look: Look = {
  direction: "clockwise",
  Facts,
  Centre,
  Hand,
  role: () => null,
  fares: (view, seat) => {
    const place = of(view).places[seat];
    return place ? { id: "winner-place", args: { place } } : null;
  },
  totals: (standing) => (standing.totals as number[] | undefined) ?? [],
  calls: (view) =>
    of(view).phase === "take" && view.turn === view.seat
      ? [...new Set(of(view).offered)].map((card) => ({ action: `take ${nameOf(card)}`, said: takes(card) }))
      : [],
  pass: () => ({ action: "pass", said: { id: "play-pass" } }),
  asks: (view) => ({ offer: { id: "winner-ask-offer" }, take: { id: "winner-ask-take" } })[of(view).phase as "offer"] ?? null,
  tally: (view) => {
    const cards = size(view);
    const packs = cards > 54 ? 2 : 1;
    return unseen([...of(view).played, ...view.hand], cards === 52 ? RANKS : `RB${RANKS}`, packs, rankOf);
  },
};

/** A card in the game's notation. */
function nameOf(card: Card): string {
  const { suit, rank } = code(card);
  return card >= 52 ? `${suit}J` : suit.toUpperCase() + rank;
}

const takes = (card: Card) => {
  const { suit, rank } = code(card);
  return { id: "winner-take", args: card >= 52 ? { suit: "joker", rank: `${suit}J` } : { suit, rank } };
};
