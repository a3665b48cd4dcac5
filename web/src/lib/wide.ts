// What room there is, as the style sheet has it.
import { MediaQuery } from "svelte/reactivity";

/** Beside the table, for what was said and played. */
export const wide = new MediaQuery("(min-width: 1180px) and (min-height: 560px)");

/** On a tablet held upright: for a second row of large cards. */
export const upright = new MediaQuery("(orientation: portrait) and (min-width: 700px) and (min-height: 900px)");
