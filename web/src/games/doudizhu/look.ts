// Dou Dizhu, as its table looks.
import { code } from "../../lib/face";
import type { Card, Seat, View } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import { unseen, type Look } from "../games";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";

/** The public facts of `games/doudizhu/view.py` that the page shows. */
export interface DoudizhuView extends View {
  phase: "auction" | "play" | "over";
  bid: number;
  landlord: Seat | null;
  kitty: Card[];
  multiplier: number;
  plays: number[];
  played: Card[];
}

const rankOf = (card: Card) => (card >= 52 ? code(card).suit : code(card).rank);
const of = (view: View) => view as DoudizhuView;

export const look: Look = {
  direction: "counter-clockwise",
  Facts,
  Centre,
  deals: 17,
  Hand,
  role: (view, seat) => {
    const { landlord } = of(view);
    if (landlord === null) return null;
    return { said: { id: seat === landlord ? "doudizhu-landlord" : "doudizhu-farmer" }, mark: seat === landlord };
  },
  calls: (view) =>
    of(view).phase === "auction"
      ? [1, 2, 3].map((points) => ({ action: `bid ${points}`, said: { id: "doudizhu-call", args: { points } } }))
      : [],
  pass: (view) =>
    of(view).phase === "auction"
      ? { action: "bid 0", said: { id: "doudizhu-no-bid" } }
      : { action: "pass", said: { id: "play-pass" } },
  tally: (view) => unseen([...of(view).played, ...view.hand], "RB2AKQJT9876543", 1, rankOf),
};
