// Dou Dizhu at the table, as its table looks.
import type { Card, Seat } from "../../lib/wire";
import Hand from "../../table/Hand.svelte";
import type { Look } from "../games";
import { landlord, unplayed, type LandlordView } from "../landlord";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";

/** The public facts of `games/doudizhu_table/view.py` that the page shows. */
export interface DoudizhuTableView extends LandlordView {
  turned: Card;
  /** Who drew it. */
  first: Seat;
}

export const look: Look = {
  ...landlord,
  Facts,
  Centre,
  Hand,
  totals: (standing) => (standing.totals as number[] | undefined) ?? [],
  tally: (view) => unplayed(view, view.counts.length - 2),
};
