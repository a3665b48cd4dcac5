// The games this page can show. Each comes in a chunk of its own, loaded when its table is.
import type { Component, Snippet } from "svelte";
import type HandView from "../table/Hand.svelte";
import type ToolsView from "../table/Tools.svelte";
import type { Session } from "../lib/session";
import type { Shortcut } from "../lib/shortcuts";
import type { Showing, Snapshot } from "../lib/snapshot";
import type { Text } from "../lib/text";
import type { Button, Card, Event, Message, Prompt, Seat, Standing, Studied, View } from "../lib/wire";

/** Where a seat sits, as the person sees the table; the person's own is the south. */
export type Place = "s" | "w" | "nw" | "n" | "ne" | "e";

export interface Zone {
  view: View;
  events: Event[];
  /** The match so far, as the game tells it: levels, scores, stacks. */
  standing: Standing;
  text: Text;
  name: (seat: Seat) => string;
  place: (seat: Seat) => Place;
  /** The last trick is being looked at. */
  back: boolean;
  /** The hand besides the person's own from which cards may be chosen, ready to be shown. */
  second: Snippet;
  /** What studies found in this deal, by their names, and how to ask for one. */
  studied: Record<string, Studied>;
  study: (what: string) => void;
  /** Tells what beats the play on the table; null where that cannot be asked. */
  beats: (() => void) | null;
  /** Where the server keeps the deal, once it is over. */
  address: string;
}

/** What has keys of its own. */
export interface Keyed {
  keymap?: () => readonly Shortcut[];
}

/** The place for calls, where a game has one of its own. */
export interface Calling {
  view: View;
  /** What is offered now; empty where it is not the person's turn. */
  buttons: readonly Button[];
  /** The call that is chosen. */
  call: string | null;
  text: Text;
  oncall: (button: Button) => void;
}

/** What a game's own seats are given. */
export interface Seated extends Zone {
  seat: Seat;
  at: Place;
  onTurn: boolean;
}

/** What a game's own hand, dock and part of the score are given. */
export interface Desk extends Zone {
  now: Snapshot;
  session: Session;
  asked: boolean;
  over: boolean;
  /** Whether the next deal waits for this person. */
  mayDeal: boolean;
  again: () => void;
  /** Shows the score. */
  score: () => void;
}

/** What moves when something happens. */
export interface Moves {
  /** Answers whether what is new stays out of sight until `after`, which may then wait until the rest is seen. */
  before: (events: readonly Event[]) => boolean | void;
  after: (events: readonly Event[], you: Seat) => void;
}

/** A rank, and how many of its cards the person has yet to see. */
export interface Tally {
  /** As on the card; R and B are the jokers. */
  rank: string;
  left: number;
}

/** What a seat is, in a word; `mark` where it stands out. */
export interface Role {
  said: Message;
  mark: boolean;
}

/** How a game looks; what is allowed in it is the server's to say. */
export interface Look {
  /** Which way play goes round, seen from above. */
  direction: "clockwise" | "counter-clockwise";
  Facts?: Component<Zone>;
  Centre: Component<Zone>;
  /** The hand, where the game has none of its own. */
  Hand?: typeof HandView;
  role: (view: View, seat: Seat, standing: Standing) => Role | null;
  /** What a seat is called where nobody is known to have sat there. */
  named?: (seat: Seat) => Message;
  /** How a seat fares, in a word: its place, once it is out. */
  fares?: (view: View, seat: Seat) => Message | null;
  /** What else is to be known of a seat. */
  notes?: (view: View, seat: Seat, standing: Standing) => Message[];
  /** What each seat has won or lost in the match so far. */
  totals?: (standing: Standing) => readonly number[];
  /** Which of the cards are wild. */
  wild?: (view: View) => Card;
  /** Whether a card counts for more than its rank says, in this deal. */
  raised?: (view: View, card: Card) => boolean;
  /** Ways to sort the hand, each as piles; the usual one first. */
  orders?: (view: View) => Record<string, Card[][]>;
  /** The buttons for that, where there are such ways. */
  Tools?: typeof ToolsView;
  /** Combinations in the hand worth stepping through. */
  finds?: (view: View) => { said: Message; found: Card[][] };
  /** The calls there are, while calls are made; which are allowed is the server's to say. */
  calls: (view: View) => { action: string; said: Message }[];
  /** The place for calls in place of the row of `calls`; null while none are made. */
  calling?: (view: View) => Component<Calling, Keyed> | null;
  /** The notation and the word of giving way, in each phase; null where there is none, but a last trick to look at. */
  pass: (view: View) => { action: string; said: Message } | null;
  /** Whoever can play must: there is nothing to be decided beforehand. */
  must?: boolean;
  /** Cards besides the own hand that the person may choose from. */
  second?: (view: View) => readonly Card[];
  /** Whether the person only watches from now on, though there are cards in the hand: dummy. */
  watches?: (view: View) => boolean;
  /** Whether never more than one card is chosen, so that another takes its place. */
  single?: boolean;
  /** What is asked for, beside whose turn it is. */
  asks?: (view: View, prompt: Prompt) => Message | null;
  /** What the record holds besides the log. */
  Record?: Component<Zone>;
  /** What there is to learn once a deal is over. */
  After?: Component<Zone>;
  /** Cards not yet seen, from the highest rank down. */
  tally: (view: View) => Tally[];

  /** What stands beside the number of the deal. */
  subtitle?: (zone: Zone) => string;

  // What a game may have in place of what every table has.
  Seat?: Component<Seated>;
  Held?: Component<Desk, Keyed & { focus: () => void }>;
  Dock?: Component<Desk, Keyed & { confirm: () => void }>;
  /** Comes first in the score. */
  Score?: Component<Desk>;
  /** The score covers the table only when the match is over, or when it is asked for. */
  quiet?: boolean;
  moves?: (room: HTMLElement) => Moves;
  /** How events that come together are shown one after another. */
  showing?: Showing;
  /** Words for an event that says none itself. */
  tell?: (event: Event, text: Text) => string;
  /** What the person should know beside whose turn it is. */
  say?: (zone: Zone) => string;
}

const LOOKS = import.meta.glob<{ look: Look }>("./*/look.ts");

export async function lookOf(game: string): Promise<Look> {
  const load = LOOKS[`./${game}/look.ts`];
  if (!load) throw new Error(`this page cannot show ${game}`);
  return (await load()).look;
}

/** The cards of `packs` packs by rank, less those in `seen`; `whole` says how many there are of ranks that differ. */
export function unseen(
  seen: readonly Card[],
  order: string,
  packs: number,
  rankOf: (card: Card) => string,
  whole: Record<string, number> = {},
): Tally[] {
  const known = new Map<string, number>();
  for (const card of seen) known.set(rankOf(card), (known.get(rankOf(card)) ?? 0) + 1);
  return [...order].map((rank) => ({ rank, left: (whole[rank] ?? ("RB".includes(rank) ? 1 : 4) * packs) - (known.get(rank) ?? 0) }));
}
