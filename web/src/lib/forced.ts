// Whether a person has any choice.
import { cardOf, type Key } from "./hand";
import type { Prompt } from "./wire";

/** The one thing that may be done, a button or cards of the hand; null where there is a choice. */
export function forced(prompt: Prompt, hand: readonly Key[]): { action: string } | { keys: Key[] } | null {
  if (prompt.amount) return null;
  const open = prompt.buttons.filter(({ barred }) => !barred);
  const [fewest, most] = prompt.pick ?? [0, 0];
  const keys = most > 0 ? hand.filter((key) => prompt.playable.includes(cardOf(key))) : [];
  if (keys.length === 0) return open.length === 1 ? { action: open[0]!.action } : null;
  return open.length === 0 && keys.length === fewest ? { keys } : null;
}
