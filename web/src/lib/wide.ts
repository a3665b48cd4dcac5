// Whether there is room beside the table for what was said and played, as the style sheet has it.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 1180px) and (min-height: 560px)");
