// The keys that every table has, where there is a use for them.
import { ARROWS, type Shortcut } from "../lib/shortcuts";

/** What each does in words, and the keys. */
const KEYS = {
  walk: ["keys-walk", ARROWS],
  confirm: ["keys-confirm", ["Enter"]],
  clear: ["keys-clear", ["Escape"]],
  hint: ["keys-hint", ["H", "T"]],
  pass: ["keys-pass", ["P"]],
  last: ["keys-last", ["L"]],
  sort: ["keys-sort", ["S"]],
  find: ["keys-find", ["F"]],
  tie: ["keys-tie", ["G"]],
  beats: ["keys-beats", ["B"]],
  show: ["keys-show", ["?"]],
} as const;

/** What each does; null where there is nothing of the kind. */
export type Deeds = Record<keyof typeof KEYS, ((key: string) => unknown) | null>;

export const tableKeys = (deeds: Deeds): Shortcut[] =>
  (Object.keys(KEYS) as (keyof Deeds)[]).flatMap((name) => {
    const deed = deeds[name];
    const [id, keys] = KEYS[name];
    return deed ? [{ keys, said: { id }, deed: (key: string) => void deed(key) }] : [];
  });
