// Bridge, as its table looks.
import type { Card, Message, Seat, View } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import type { Look } from "../games";
import Box from "./Box.svelte";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";
import Later from "./Later.svelte";
import Record from "./Record.svelte";

export interface Contract {
  level: number;
  strain: string;
  /** 1 doubled, 2 redoubled. */
  doubled: number;
  declarer: Seat;
}

export interface Trick {
  leader: Seat;
  cards: Card[][];
  winner: Seat;
}

/** The public facts of `games/bridge/view.py` that the page shows. */
export interface BridgeView extends View {
  phase: "vulnerability" | "auction" | "play" | "over";
  dealer: Seat;
  vulnerable: "none" | "ns" | "ew" | "both" | null;
  calls: string[];
  contract: Contract | null;
  declarer: Seat | null;
  dummy_seat: Seat | null;
  dummy: Card[];
  holder: Seat | null;
  trick: Trick | null;
  tricks: Trick[];
  won: [number, number];
  needed: [number, number];
  honours: number | null;
}

export const of = (view: View) => view as BridgeView;

/** The points of the compass, by seat. */
export const COMPASS = "swne";
export const compass = (seat: Seat): Message => ({ id: "bridge-compass", args: { at: COMPASS[seat]! } });

/** What a call is in words: `1NT`, `P`, `X`, `XX`. */
export function words(call: string): Message {
  if (call === "P") return { id: "bridge-pass" };
  if (call === "X") return { id: "bridge-double" };
  if (call === "XX") return { id: "bridge-redouble" };
  return { id: "bridge-bid", args: { level: Number(call[0]), strain: call.slice(1) } };
}

/** How many cards of each suit, the longest first. */
function shape(hand: readonly Card[]): string {
  const suits = [0, 0, 0, 0];
  for (const card of hand) suits[card % 4]!++;
  return suits.sort((a, b) => b - a).join("-");
}

function roleOf(view: BridgeView, seat: Seat): string {
  if (seat === view.declarer) return "declarer";
  if (seat === view.dummy_seat) return "dummy";
  return view.declarer === null && seat === view.dealer ? "dealer" : "none";
}

export const look: Look = {
  direction: "clockwise",
  Facts,
  Centre,
  Hand,
  Record,
  After: Later,
  single: true,
  named: compass,
  role: (view, seat) => ({
    said: { id: "bridge-role", args: { at: COMPASS[seat]!, as: roleOf(of(view), seat) } },
    mark: of(view).declarer === seat,
  }),
  calls: () => [],
  calling: (view) => (["vulnerability", "auction"].includes(of(view).phase) ? Box : null),
  pass: (view) => {
    const { phase } = of(view);
    return phase === "vulnerability" || phase === "auction" ? { action: "pass", said: { id: "bridge-pass" } } : null;
  },
  second: (view) => {
    const { dummy, declarer, dummy_seat, phase } = of(view);
    return phase === "play" && declarer === view.seat && dummy_seat !== null ? dummy : [];
  },
  watches: (view) => of(view).phase === "play" && of(view).dummy_seat === view.seat,
  asks: (view, prompt) => {
    const { phase, honours, holder } = of(view);
    if (phase === "vulnerability") return { id: "bridge-asks-vulnerable" };
    if (phase === "auction") return { id: "bridge-asks-call", args: { points: honours ?? 0, shape: shape(view.hand) } };
    const led = prompt.owed[0];
    const free = of(view).trick ? "void" : "none";
    const suit = led === undefined ? free : "cdhs"[led % 4]!;
    return { id: "bridge-asks-card", args: { hand: holder === view.seat ? "own" : "dummy", suit } };
  },
  tally: () => [],
};
