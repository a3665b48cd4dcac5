// Zheng Shangyou, as its table looks.
import { code } from "../../lib/face";
import type { Card, Seat, View } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import { unseen, type Look } from "../games";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";

/** The public facts of `games/zhengshangyou/view.py` that the page shows. */
export interface ZhengshangyouView extends View {
  dealer: Seat;
  opening: boolean;
  plays: number[];
  played: Card[];
  earned: number[];
  stakes: number[];
}

const of = (view: View) => view as ZhengshangyouView;

export const look: Look = {
  direction: "counter-clockwise",
  Facts,
  Centre,
  Hand,
  role: () => null,
  notes: (view, seat) => {
    const { stakes, earned } = of(view);
    const points = Math.abs(earned[seat]!);
    return [
      ...(view.result ? [] : [{ id: "zhengshangyou-stake", args: { points: stakes[seat]! } }]),
      ...(points ? [{ id: "zhengshangyou-earned", args: { points, sign: earned[seat]! > 0 ? "plus" : "minus" } }] : []),
    ];
  },
  calls: () => [],
  must: true,
  pass: () => ({ action: "pass", said: { id: "play-pass" } }),
  asks: (view) => (of(view).opening ? { id: "zhengshangyou-opens" } : null),
  tally: (view) =>
    unseen([...of(view).played, ...view.hand], "2AKQJT9876543", 1, (card) => code(card).rank, { 2: 1, A: 3 }),
};
