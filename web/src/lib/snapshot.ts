// What is shown of a table at one moment.
import type { Key } from "./hand";
import type { Standing } from "./link";
import type { Check, Witness } from "./witness";
import type { Course, Event, Hello, Hint, Message, Prompt, Reading, Seat, Shown, Studied } from "./wire";

export interface Snapshot {
  standing: Standing;
  hello: Hello | null;
  shown: Shown | null;
  /** Every event of the deal that is shown. */
  events: Event[];
  thinking: Seat | null;
  /** What is offered, given what is picked. */
  prompt: Prompt | null;
  hand: Key[];
  /** A hand besides the own one, from which cards may be picked too. */
  second: Key[];
  picked: Key[];
  /** A button that was chosen but not confirmed. */
  call: string | null;
  /** What the picked cards mean; null while the server is asked. */
  readings: Reading[] | null;
  chosen: number;
  /** The total that was named, where chips are bet. */
  amount: number | null;
  /** What to do when the turn comes, in the order to try; null where that is to be asked. */
  plan: readonly string[] | null;
  /** Who only watches may have it go on faster. */
  rush: boolean;
  /** Why what was picked or pressed is not allowed. */
  refusal: { rule: string | null; message: Message } | null;
  hint: { list: Hint[]; at: number } | null;
  /** Hints were asked for and have not come. */
  seeking: boolean;
  /** Something was sent and not yet answered. */
  sending: boolean;
  checks: Check[] | null;
  witness: Witness | null;
  /** What studies found in this deal, by their names. */
  studied: Record<string, Studied>;
  /** How the match stood before each deal, and at last; what was told last. */
  course: Course["standings"];
}

export const START: Snapshot = {
  standing: "joining",
  hello: null,
  shown: null,
  events: [],
  thinking: null,
  prompt: null,
  hand: [],
  second: [],
  picked: [],
  call: null,
  readings: [],
  chosen: 0,
  amount: null,
  plan: null,
  rush: false,
  refusal: null,
  hint: null,
  seeking: false,
  sending: false,
  checks: null,
  witness: null,
  studied: {},
  course: [],
};

/** Whether others play a trick in which the person's turn may yet come. */
export function mayPlan({ shown, events, standing }: Snapshot): boolean {
  const view = shown?.view;
  if (!view || shown.prompt || view.result || standing !== "open") return false;
  const others = view.turn !== null && view.turn !== view.seat && view.counts[view.seat]! > 0;
  return others && events.some(({ kind }) => kind === "play");
}

export const NOTHING_PICKED = {
  picked: [],
  call: null,
  readings: [],
  chosen: 0,
  amount: null,
  refusal: null,
  hint: null,
  seeking: false,
} satisfies Partial<Snapshot>;

/** How the events of one message are shown one after another. */
export interface Showing {
  /** The places where what is new is cut; the first has number 0. */
  cuts: (events: readonly Event[]) => number[];
  /** How long what has just happened stands, in pauses. */
  stands: (events: readonly Event[]) => number;
}
