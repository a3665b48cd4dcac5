// What the study of chances finds.
import type { Studied } from "../lib/wire";

export const STREETS = {
  preflop: "holdem-preflop",
  flop: "holdem-flop",
  turn: "holdem-turn",
  river: "holdem-river",
} as const;

export interface Chances {
  street: keyof typeof STREETS;
  board: number[];
  win: number;
  tie: number;
  /** The share of the pot to expect, given how the others have bet. */
  against_ranges: number;
  /** Once the deal is over, the same for each street. */
  streets: Chances[];
}

export const chances = (studied: Studied | undefined): Chances | undefined => studied?.found as Chances | undefined;
