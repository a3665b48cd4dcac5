// What the page and the server say to each other; see docs/wire.md.

/** `4 * rank + suit`; 52 is the black joker, 53 the red. */
export type Card = number;
export type Seat = number;

export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

export interface Reason {
  rule: string;
  message: Message;
}

export interface Failure {
  rule: string | null;
  field: string | null;
  message: Message;
  text: string;
}

export interface Event {
  kind: string;
  seat: Seat | null;
  cards: Card[];
  count: number;
  said: Message | null;
  data: Record<string, unknown>;
}

export interface Button {
  action: string;
  said: Message;
  barred: Reason | null;
}

export interface Prompt {
  buttons: Button[];
  /** Fewest and most cards of a play. */
  pick: [number, number] | null;
  playable: Card[];
  owed: Card[];
  amount: [number, number] | null;
  /** Amounts worth a button of their own. */
  presets: Button[];
}

export interface Reading {
  action: string;
  said: Message;
  cards: Card[];
  /** What each stands for, in the same order: itself, or where it is wild another card. */
  stands: Card[];
}

export interface Hint extends Reading {
  why: Message | null;
}

export interface Line {
  label: Message;
  value: Message;
  note: Message | null;
}

export interface Result {
  headline: Message;
  payoffs: number[];
  lines: Line[];
}

/** What the cards of an event stand for, in the same order. */
export const standsOf = (event: Event): Card[] => (event.data.stands as Card[] | undefined) ?? event.cards;

/** What every game shows; each game adds its own public facts. */
export interface View {
  seat: Seat;
  turn: Seat | null;
  hand: Card[];
  counts: number[];
  result: Result | null;
  [fact: string]: unknown;
}

/** The match so far; what is in it is the game's. */
export type Standing = Record<string, unknown>;

export interface Seal {
  secret: string;
  nonces: [Seat, string][];
  draws: { label: string; drawn: [number, number][] }[];
  deals: { label: string; pack: Card[]; deck: Card[] }[];
}

export interface Hello {
  t: "hello";
  you: Seat;
  commitment: string;
  /** The share of the shuffle the server holds from this person. */
  nonce: string | null;
  names: (string | null)[];
  game: string;
  level: string;
  levels: string[];
  /** What can be asked about a deal. */
  studies: string[];
  /** The number of the match at this table. */
  match: number;
  /** The situation of a guide that is played here, if one is. */
  guide: string;
}

/** What a guide says of its situation as it stands. */
export interface Lesson {
  name: string;
  /** Its place among those of its game, and how many there are. */
  number: number;
  count: number;
  /** The situation after it; empty after the last. */
  next: string;
  rule: string;
  /** Whether the person got the point; null before the person has acted. */
  got: boolean | null;
  said: Message;
  /** The person has acted again since. */
  later: boolean;
}

export interface Shown {
  t: "view";
  n: number;
  deal: number;
  from: number;
  events: Event[];
  view: View;
  prompt: Prompt | null;
  waiting: Seat[];
  standing: Standing;
  /** The table over all its matches: the number of this deal, and what each seat has won. */
  session: { deal: number; points: number[] };
  leaving: Seat[];
  seal: Seal | null;
  /** The person may take back what it did last. */
  back: boolean;
  /** The deal counts in no figures. */
  practice: boolean;
  /** Every hand may be looked at in the replay, and what was done be reviewed. */
  open: boolean;
  /** Where the deal is a guide's. */
  lesson: Lesson | null;
}

export interface Picked {
  t: "picked";
  id: number;
  readings: Reading[];
  error: Failure | null;
  prompt: Prompt | null;
}

export interface Hints {
  t: "hints";
  id: number;
  hints: Hint[];
}

/** What a study found; what is in it is the game's. */
export interface Studied {
  t: "study";
  id: number;
  what: string;
  n: number;
  found: Record<string, unknown>;
}

/** How the match stood before each of its deals, and how it stands now. */
export interface Course {
  t: "course";
  n: number;
  standings: Standing[];
}

export type Incoming =
  | Course
  | Studied
  | Hello
  | Shown
  | Picked
  | Hints
  | { t: "thinking"; seat: Seat }
  | { t: "level"; level: string }
  | { t: "error"; error: Failure; n: number };

export type Outgoing =
  | { t: "nonce"; hex: string }
  | { t: "act"; n: number; action: string }
  | { t: "pick"; n: number; id: number; cards: Card[] }
  | { t: "amount"; n: number; id: number; chips: number }
  | { t: "hint"; n: number; id: number }
  | { t: "study"; id: number; what: string }
  | { t: "takeback"; n: number }
  | { t: "ready"; n: number }
  | { t: "restart"; n: number }
  | { t: "level"; level: string }
  | { t: "hurry" }
  | { t: "course" }
  | { t: "sync" };

/** A deal that is over, as one seat saw it. */
export interface Replay {
  game: string;
  match: number;
  deal: number;
  you: Seat;
  names: (string | null)[];
  practice: boolean;
  /** All hands may be looked at, and the deal be dealt again. */
  open: boolean;
  events: Event[];
  frames: { view: View; events: number; standing: Standing; hands: Card[][] | null }[];
}
