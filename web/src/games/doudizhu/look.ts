// Dou Dizhu, as its table looks: `games/doudizhu/view.py` has the facts of a `LandlordView`.
import Hand from "../../table/Hand.svelte";
import type { Look } from "../games";
import { landlord, unplayed } from "../landlord";
import Centre from "./Centre.svelte";
import Facts from "./Facts.svelte";

export const look: Look = { ...landlord, Facts, Centre, Hand, tally: (view) => unplayed(view, 1) };
