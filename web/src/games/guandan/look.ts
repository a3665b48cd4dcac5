// Guandan, as its table looks.
import { code, rankOf } from "../../lib/face";
import type { Card, Seat, View } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import Tools from "../../table/Tools.svelte";
import { unseen, type Look } from "../games";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";

/** A card given as tribute, and the card given back; null until it is. */
export interface Tribute {
  payer: Seat;
  receiver: Seat;
  card: Card;
  back: Card | null;
}

/** The public facts of `games/guandan/view.py` that the page shows. */
export interface GuandanView extends View {
  phase: "return" | "play" | "over";
  /** `2` to `10`, `J`, `Q`, `K` or `A`. */
  level: string;
  wild: Card;
  refused: boolean;
  tributes: Tribute[];
  /** 1 for the first that ran out; 0 for those still in. */
  places: number[];
  plays: number[];
  played: Card[];
  orders: Record<string, Card[][]>;
  flushes: Card[][];
}

const RANKS = "AKQJT98765432";
const of = (view: View) => view as GuandanView;
/** The level rank as cards have it. */
export const levelOf = (view: View): string => (of(view).level === "10" ? "T" : of(view).level);

export const look: Look = {
  direction: "counter-clockwise",
  Facts,
  Centre,
  Hand,
  role: (view, seat) => (seat === (view.seat + 2) % 4 ? { said: { id: "table-partner" }, mark: false } : null),
  fares: (view, seat) => {
    const place = of(view).places[seat];
    return place ? { id: "guandan-place", args: { place } } : null;
  },
  wild: (view) => of(view).wild,
  raised: (view, card) => card < 52 && code(card).rank === levelOf(view),
  orders: (view) => of(view).orders,
  Tools,
  finds: (view) => ({ said: { id: "guandan-flushes", args: { count: of(view).flushes.length } }, found: of(view).flushes }),
  calls: () => [],
  pass: () => ({ action: "pass", said: { id: "play-pass" } }),
  asks: (view) => (of(view).phase === "return" ? { id: "guandan-give-back" } : null),
  tally: (view) => {
    const level = levelOf(view);
    const seen = [...of(view).played, ...view.hand];
    return unseen(seen, `RB${level}${RANKS.replace(level, "")}`, 2, rankOf);
  },
};
