// Tractor, as its table looks.
import { code, rankOf } from "../../lib/face";
import type { Card, Message, Seat, View } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import { unseen, type Look } from "../games";
import Box from "./Box.svelte";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";
import Record from "./Record.svelte";

export interface Trick {
  leader: Seat;
  cards: Card[][];
  winner: Seat;
}

/** The public facts of `games/tractor/view.py` that the page shows. */
export interface TractorView extends View {
  phase: "declare" | "bury" | "play" | "over";
  levels: [number, number];
  level: number;
  first: Seat;
  opening: boolean;
  calls: (Card[] | null)[];
  declarations: { seat: Seat; cards: Card[] }[];
  banker: Seat | null;
  attackers: number | null;
  trump: "C" | "D" | "H" | "S" | "NT" | null;
  trumps: Card[];
  kitty: Card[];
  turned_up: boolean;
  buried: Card[];
  trick: Trick | null;
  stake: number;
  tricks: Trick[];
  points: number;
  captured: [Card[], Card[]];
  score: number | null;
}

export const of = (view: View) => view as TractorView;

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/** A level as it is printed; past the ace it is 13. */
export const printed = (level: number): string => RANKS[level] ?? "A+";
/** The suit that is trumps, in lower case; null where none is. */
export const suitOf = (view: TractorView): string | null =>
  view.trump && view.trump !== "NT" ? view.trump.toLowerCase() : null;
/** Which side a seat is on. */
export const side = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

const flat = (cards: readonly (readonly Card[])[]): Card[] => cards.flat();

/** Every card the person has seen. */
function seen(view: TractorView): Card[] {
  const lain = view.tricks.flatMap(({ cards }) => flat(cards));
  const away = view.seat === view.banker ? view.buried : [];
  return [...view.hand, ...lain, ...flat(view.trick?.cards ?? []), ...away];
}

function asks(view: TractorView, owed: readonly Card[]): Message {
  if (view.phase === "declare") return { id: "tractor-asks-declare", args: { rank: printed(view.level) } };
  if (view.phase === "bury") return { id: "tractor-asks-bury" };
  if (!view.trick) return { id: "tractor-asks-lead" };
  const [first] = owed;
  const trump = first !== undefined && view.trumps.includes(first);
  const suit = first === undefined ? "none" : trump ? "t" : code(first).suit;
  return { id: "tractor-asks-follow", args: { suit, count: view.trick.cards[0]!.length, points: view.stake } };
}

export const look: Look = {
  direction: "counter-clockwise",
  Facts,
  Centre,
  Hand,
  Record,
  role: (view, seat) => {
    const { banker } = of(view);
    const partner = side(seat) === side(view.seat) && seat !== view.seat;
    if (seat === banker) return { said: { id: "tractor-role", args: { as: partner ? "partner-banker" : "banker" } }, mark: true };
    return partner ? { said: { id: "tractor-role", args: { as: "partner" } }, mark: false } : null;
  },
  calls: () => [],
  calling: (view) => (of(view).phase === "declare" ? Box : null),
  pass: (view) => (of(view).phase === "declare" ? { action: "pass", said: { id: "tractor-pass" } } : null),
  asks: (view, prompt) => asks(of(view), prompt.owed),
  tally: (view) => unseen(seen(of(view)), "RBAKQJT98765432", 2, rankOf),
};
