// Texas Hold'em, as its table looks.
import { ledger, type BettingView } from "../../betting/ledger";
import { ChipMoves } from "../../betting/moves";
import { showing, tell } from "../../betting/showing";
import Dock from "../../betting/Dock.svelte";
import Learn from "../../betting/Learn.svelte";
import Score from "../../betting/Score.svelte";
import Seat from "../../betting/Seat.svelte";
import "../../betting/betting.css";
import type { Card, Message, Seat as SeatNumber } from "../../lib/wire";
import type { Look } from "../games";
import Centre from "./Centre.svelte";
import Held from "./Held.svelte";

/** The public facts of `games/holdem/view.py` that the page shows. */
export interface HoldemView extends BettingView {
  street: "preflop" | "flop" | "turn" | "river" | "over";
  button: SeatNumber;
  blinds: [SeatNumber, SeatNumber];
  places: number[];
  hole: Card[];
  made: (Message | null)[];
}

export const look: Look = {
  direction: "clockwise",
  Centre,
  Seat,
  Held,
  Dock,
  Score,
  After: Learn,
  role: () => null,
  calls: () => [],
  pass: () => null,
  tally: () => [],
  subtitle: ({ events, text }) => {
    const blinds = events.filter(({ kind }) => kind === "blind").map(({ data }) => String(data.chips));
    return text.say("holdem-blinds", { blinds: blinds.join(" / ") });
  },
  quiet: true,
  moves: (room) => new ChipMoves(room),
  showing,
  tell,
  say: ({ view, events, text }) => {
    const { seat, turn, result, made, start, round } = view as HoldemView;
    if (result) return text.of(result.headline);
    if (turn === null) return "";
    const now = ledger(start, events);
    const owed = turn === seat ? Math.min(round.price - now.bets[seat]!, now.stacks[seat]!) : 0;
    const hand = now.board.length > 0 || made[seat]?.id === "holdem-pair" ? text.of(made[seat]) : "";
    const parts = [owed > 0 ? text.say("betting-to-call", { chips: owed }) : "", hand];
    return parts.filter(Boolean).join(" · ");
  },
};
