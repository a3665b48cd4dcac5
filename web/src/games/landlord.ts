// What the tables of both kinds of Dou Dizhu have in common.
import { rankOf } from "../lib/face";
import type { Card, Seat, View } from "../lib/wire";
import { unseen, type Look } from "./games";

/** The public facts that both show. */
export interface LandlordView extends View {
  phase: "auction" | "play" | "over";
  bid: number;
  landlord: Seat | null;
  kitty: Card[];
  multiplier: number;
  plays: number[];
  played: Card[];
}

const of = (view: View) => view as LandlordView;
const bids = (view: View): boolean => of(view).phase === "auction";

/** What is not yet seen, of so many packs. */
export const unplayed = (view: View, packs: number) => unseen([...of(view).played, ...view.hand], "RB2AKQJT9876543", packs, rankOf);

/** Nobody has played yet, but who does is settled. */
export const begins = (view: View): boolean => of(view).landlord !== null && of(view).plays.every((count) => count === 0);

export const landlord: Pick<Look, "direction" | "role" | "calls" | "pass"> = {
  direction: "counter-clockwise",
  role: (view, seat) => {
    const { landlord } = of(view);
    if (landlord === null) return null;
    return { said: { id: seat === landlord ? "doudizhu-landlord" : "doudizhu-farmer" }, mark: seat === landlord };
  },
  calls: (view) =>
    bids(view) ? [1, 2, 3].map((points) => ({ action: `bid ${points}`, said: { id: "doudizhu-call", args: { points } } })) : [],
  pass: (view) =>
    bids(view) ? { action: "bid 0", said: { id: "doudizhu-no-bid" } } : { action: "pass", said: { id: "play-pass" } },
};
