// The keys of a table: what is followed here is what the sheet of keys shows.
import type { Message } from "./wire";

export interface Shortcut {
  /** Letters in capitals, digits, or the names browsers give keys (`Enter`, `ArrowLeft`, a space). */
  keys: readonly string[];
  /** What it does. */
  said: Message;
  /** Answers false where it has no use for the key now; the next in the list may have it. */
  deed: (key: string) => boolean | void;
}

export const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;
export const digits = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** Letters, digits and signs are shortcuts only for those who want them to be. */
const plain = (key: string): boolean => key.length === 1 && key !== " ";

/** What a person may use, each deed once. */
export const usable = (list: readonly Shortcut[], letters: boolean): Shortcut[] =>
  list.filter(({ keys, said }, i) => (letters || !keys.every(plain)) && list.findIndex((one) => one.said.id === said.id) === i);

/** Does what the first shortcut with a use for the key says; whether there was one. */
export function followed(event: KeyboardEvent, list: readonly Shortcut[], letters: boolean): boolean {
  // By the place on the keyboard too, since an input method may hold the letter back.
  const key = event.code.startsWith("Key") ? event.code.slice(3) : event.key;
  if (plain(key) && !letters) return false;
  const found = list.some(({ keys, deed }) => keys.includes(key) && deed(key) !== false);
  if (found) event.preventDefault();
  return found;
}

/** Whether a key pressed anywhere at the table is a shortcut: a key that a control understands itself is left to it. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element;
  if (target.closest("dialog, input, select, textarea")) return false;
  return event.key !== "Enter" || target.closest("button, a, summary") === null;
}
