// What the events of a deal tell: the round that is on, the last one, what is new.
import type { Card, Event, Seat } from "./wire";

const SAYINGS = new Set(["call", "play", "pass"]);
const BREAKS = new Set(["clear", "take", "contract"]);

/** The calls, plays and passes of the round that is on. */
export function round(events: readonly Event[]): Event[] {
  const begun = events.findLastIndex(({ kind }) => BREAKS.has(kind));
  return events.slice(begun + 1).filter(({ kind }) => SAYINGS.has(kind));
}

/** The plays and passes of the last round that ended; empty where none has. */
export function lastRound(events: readonly Event[]): Event[] {
  const ended = events.findLastIndex(({ kind }) => kind === "clear");
  return ended < 0 ? [] : round(events.slice(0, ended));
}

/** The play that lies on top. */
export const top = (said: readonly Event[]): Event | undefined => said.findLast(({ kind }) => kind === "play");

/** Cards that came to `seat` after the deal and have not been followed by a play of it. */
export function fresh(events: readonly Event[], seat: Seat): Card[] {
  const taken = events.findLastIndex((event) => event.kind === "take" && event.seat === seat);
  if (taken < 0 || events.slice(taken).some((event) => event.kind === "play" && event.seat === seat)) return [];
  return events[taken]!.cards;
}

/** How many events of `now` were not in `before`; all where it tells of another deal. */
export function news(before: readonly Event[], now: readonly Event[]): Event[] {
  const same =
    before.length <= now.length && before.every((event, i) => JSON.stringify(event) === JSON.stringify(now[i]));
  return same ? now.slice(before.length) : [...now];
}

/** Whether cards have been played or taken in the deal. */
export const underWay = (events: readonly Event[]): boolean =>
  events.some(({ kind }) => kind === "play" || kind === "take");
