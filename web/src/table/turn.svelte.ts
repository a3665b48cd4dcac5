// When it is a person's turn: they are called, and the keyboard goes where the cards are to be chosen.
import type { Keyed } from "../games/games";
import { alertWith } from "../lib/alert";
import { soundOfTurn } from "../lib/sound";
import type { Text } from "../lib/text";

/** A hand that can take the focus. */
export type Focused = Keyed & { focus: (index?: number) => void };

interface Whose {
  asked: () => boolean;
  /** The cards are to be chosen from the second hand. */
  elsewhere: () => boolean;
  hand: () => Focused | undefined;
  second: () => Focused | undefined;
}

/** Attends to the turns; answers what takes the keyboard to the cards. */
export function attend(text: Text, { asked, elsewhere, hand, second }: Whose): () => void {
  // Whoever looks elsewhere is called back.
  $effect(() => {
    alertWith(asked() ? text.say("table-your-turn") : null);
    if (asked()) soundOfTurn();
  });

  $effect(() => {
    if (!asked()) return;
    const [from, to] = elsewhere() ? [".handz", second()] : [".second", hand()];
    // A hand from which a card is gone first gets its own focus back.
    const timer = setTimeout(() => document.activeElement?.closest(from) && to?.focus());
    return () => clearTimeout(timer);
  });
  return () => (elsewhere() ? second() : hand())?.focus();
}
