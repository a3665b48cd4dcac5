// Where the chips and cards of a deal are, told from its events, so that a deal may be shown as far as it has been told.
import type { Card, Event, Message, Seat, View } from "../lib/wire";

/** The facts of a view of betting that the page shows. */
export interface BettingView extends View {
  /** The stacks before the deal. */
  start: number[];
  round: { stacks: number[]; bets: number[]; live: boolean[]; price: number; step: number };
}

export interface Ledger {
  stacks: number[];
  /** What lies before each seat in this round. */
  bets: number[];
  /** What lies in the middle: the main pot, then the side pots. */
  pots: number[];
  live: boolean[];
  board: Card[];
  /** Cards turned up, by seat. */
  shown: Card[][];
  /** What each hand came to, and the cards of it that count. */
  made: (Message | null)[];
  best: Card[][];
  /** What each seat won and got back. */
  won: number[];
  back: number[];
  /** Who won last, or most once the deal is over. */
  winner: Seat | null;
  /** Seats that left the match with this deal. */
  out: Seat[];
}

const sum = (chips: readonly number[]): number => chips.reduce((all, each) => all + each, 0);

/** All the chips in the middle and before the seats; once they are won, all that were. */
export const inAll = ({ pots, bets, won }: Ledger): number => sum(pots) + sum(bets) || sum(won);

export function ledger(start: readonly number[], events: readonly Event[]): Ledger {
  const none = () => start.map(() => 0);
  const now: Ledger = {
    stacks: [...start],
    bets: none(),
    pots: [],
    live: start.map((chips) => chips > 0),
    board: [],
    shown: start.map(() => []),
    made: start.map(() => null),
    best: start.map(() => []),
    won: none(),
    back: none(),
    winner: null,
    out: [],
  };
  for (const event of events) take(now, event);
  return now;
}

function take(now: Ledger, { kind, seat, cards, said, data }: Event): void {
  const chips = typeof data.chips === "number" ? data.chips : 0;
  if (kind === "board") now.board.push(...cards);
  if (kind === "pots") {
    now.pots = [...(data.chips as number[])];
    now.bets.fill(0);
  }
  if (kind === "score") now.winner = now.won.some(Boolean) ? now.won.indexOf(Math.max(...now.won)) : null;
  if (seat === null) return;
  switch (kind) {
    case "ante":
      now.pots = [sum(now.pots) + chips];
      now.stacks[seat]! -= chips;
      break;
    case "blind":
    case "call":
      now.bets[seat]! += chips;
      now.stacks[seat]! -= chips;
      if (data.action === "fold") now.live[seat] = false;
      break;
    case "refund":
      now.bets[seat]! -= chips;
      now.stacks[seat]! += chips;
      now.back[seat]! += chips;
      break;
    case "show":
      now.shown[seat] = cards;
      break;
    case "made":
      now.made[seat] = said;
      now.best[seat] = cards;
      break;
    case "award":
      won(now, seat, chips, data.pot as number);
      break;
    case "eliminate":
      now.out.push(seat);
      break;
  }
}

function won(now: Ledger, seat: Seat, chips: number, pot: number): void {
  // Whoever is left alone wins all pots at once.
  if (chips >= sum(now.pots)) now.pots.fill(0);
  else now.pots[pot]! -= chips;
  now.stacks[seat]! += chips;
  now.won[seat]! += chips;
  now.winner = seat;
}
