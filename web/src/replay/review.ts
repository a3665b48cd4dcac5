// What a person's decisions were worth, as the server tells them one after another; see docs/wire.md.
import type { Message, Reading } from "../lib/wire";

/** A decision that was weighed. */
export interface Weighed {
  t: "weighed";
  /** The frame of the replay in which it was made. */
  step: number;
  taken: Reading;
  /** What the person wins in the whole deal after it, on average. */
  worth: number;
  /** What the strong player would have done; null where nothing better was found. */
  best: Reading | null;
  best_worth: number;
  why: Message | null;
  /** What was lost; 0 where that may be chance. */
  cost: number;
}

export type Unit = "points" | "chips" | "levels";

type Line = { t: "begun"; of: number; unit: Unit } | Weighed | { t: "passed"; step: number } | { t: "done" };

/** The review of a deal as far as it has come. */
export interface Review {
  state: "running" | "done" | "stopped" | "failed";
  unit: Unit;
  /** How many decisions there are, and how many have been looked at. */
  of: number;
  at: number;
  weighed: Weighed[];
  /** Why it failed, in words. */
  trouble: string;
}

/** So many plays are told of at most. */
const DEAREST = 3;

export const fresh = (): Review => ({ state: "running", unit: "points", of: 0, at: 0, weighed: [], trouble: "" });

/** The plays that cost most, dearest first. */
export const dearest = (weighed: readonly Weighed[]): Weighed[] =>
  weighed.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost).slice(0, DEAREST);

/** What came of one more line. */
export function after(review: Review, line: Line): Review {
  switch (line.t) {
    case "begun":
      return { ...review, of: line.of, unit: line.unit };
    case "weighed":
      return { ...review, at: review.at + 1, weighed: [...review.weighed, line] };
    case "passed":
      return { ...review, at: review.at + 1 };
    case "done":
      return { ...review, state: "done" };
  }
}

/** Whole lines of `text`, and what is left of it. */
export function parted(text: string): [Line[], string] {
  const parts = text.split("\n\n");
  const rest = parts.pop()!;
  return [parts.map((part) => JSON.parse(part.replace(/^data: /, "")) as Line), rest];
}
