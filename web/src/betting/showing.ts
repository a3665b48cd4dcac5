// How a deal of betting is shown: one thing after another, also where the server told several at once.
import type { Showing } from "../lib/snapshot";
import type { Event, Message } from "../lib/wire";
import type { Text } from "../lib/text";

/** What belongs to the dealing of the cards. */
const OPENING = new Set(["blind", "ante", "deal", "signals"]);
/** What is seen together with what comes before it. */
const CLOSING = new Set(["score", "eliminate"]);
const ALONE = new Set(["call", "board", "refund", "pots", "lock", "shuffle"]);
/** How many pauses each stands. */
const STANDS: Record<string, number> = {
  call: 1,
  lock: 0.8,
  shuffle: 1.6,
  board: 1.4,
  pots: 0.8,
  refund: 1.2,
  show: 1.6,
  made: 2,
  award: 1.6,
};

export const showing: Showing = {
  cuts: (events) =>
    events.flatMap((event, i) => {
      const before = events[i - 1];
      if (!before || CLOSING.has(event.kind)) return [];
      if (OPENING.has(before.kind) && OPENING.has(event.kind)) return [];
      const apart = ALONE.has(before.kind) || before.kind !== event.kind || before.data.pot !== event.data.pot;
      return apart ? [i] : [];
    }),
  stands: (events) => Math.max(0, ...events.map(({ kind }) => STANDS[kind] ?? 0)),
};

const pots = (chips: readonly number[], text: Text): Message =>
  chips.length > 1
    ? { id: "betting-pots", args: { main: chips[0]!, side: chips.slice(1).map((each) => text.number(each)).join(", ") } }
    : { id: "betting-pot-is", args: { chips: chips[0] ?? 0 } };

/** Words for the events of betting that say none. */
export function tell({ kind, data }: Event, text: Text): string {
  if (kind === "show") return text.say("betting-did-show");
  return kind === "pots" ? text.of(pots(data.chips as number[], text)) : "";
}
