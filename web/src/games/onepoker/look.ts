// One Poker, as its table looks.
import { ledger, type BettingView } from "../../betting/ledger";
import { ChipMoves } from "../../betting/moves";
import { showing, tell } from "../../betting/showing";
import Dock from "../../betting/Dock.svelte";
import Learn from "../../betting/Learn.svelte";
import Score from "../../betting/Score.svelte";
import Seat from "../../betting/Seat.svelte";
import "../../betting/betting.css";
import "./onepoker.css";
import type { Card, Seat as SeatNumber } from "../../lib/wire";
import type { Look } from "../games";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";
import Held from "./Held.svelte";

/** A card of the other player that has not been turned up, and how many of each rank it may be, from the two up. */
export interface Hidden {
  which: "kept" | "new" | "either";
  ranks: number[];
}

/** The public facts of `games/onepoker/view.py` that the page shows. */
export interface OnePokerView extends BettingView {
  phase: "lock" | "bet" | "over";
  signals: [[number, number], [number, number]];
  kept: Card | null;
  locked: [boolean, boolean];
  lock: Card | null;
  discards: Card[];
  stock: number;
  left: number[];
  hidden: Hidden[];
}

/** Ranks as on the card, from the two up. */
export const RANKS = "23456789TJQKA";
export const other = (seat: SeatNumber): SeatNumber => 1 - seat;

export const look: Look = {
  direction: "clockwise",
  Facts,
  Centre,
  Seat,
  Held,
  Dock,
  Score,
  After: Learn,
  role: () => null,
  calls: () => [],
  pass: () => null,
  tally: (view) => [...RANKS].map((rank, i) => ({ rank, left: (view as OnePokerView).left[i]! })).reverse(),
  quiet: true,
  moves: (room) => new ChipMoves(room),
  showing,
  tell,
  say: ({ view, events, text }) => {
    const { seat, turn, result, phase, start, round } = view as OnePokerView;
    if (result) return text.of(result.headline);
    if (turn !== seat) return "";
    if (phase === "lock") return text.say("onepoker-choose");
    const now = ledger(start, events);
    const owed = Math.min(round.price - now.bets[seat]!, now.stacks[seat]!);
    return owed > 0 ? text.say("betting-to-call", { chips: owed }) : "";
  },
};
