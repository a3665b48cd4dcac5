// What the browser remembers of a match, to hold against the seal when it is broken.
import type { Card, Event, Hello, Seat } from "./wire";

/** What the page itself saw while the match was on. */
export interface Witness {
  /** The commitment shown before the first deal. */
  commitment: string;
  you: Seat;
  /** This browser's share of the shuffle. */
  nonce: string;
  /** Cards whose places in the deck were told, by the number of their deal. */
  seen: Sighting[];
}

export interface Sighting {
  deal: number;
  places: number[];
  cards: Card[];
}

export interface Check {
  what: "commitment" | "nonce" | "draws" | "decks" | "cards";
  passed: boolean;
}

/** Whether this page may use the browser's cryptography: only over HTTPS, or from this very machine. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A share of the shuffle: 32 bytes from the browser's own source. */
const freshNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

const place = (table: string) => `french54-witness-${table}`;

function kept(table: string): Witness | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Witness | null;
  } catch {
    return null;
  }
}

function keep(table: string, witness: Witness): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(witness));
  } catch {
    // Nothing can be kept: the check then covers what this page has seen since it was loaded.
  }
}

/** The witness of the match that `hello` opens or goes on with. */
export function witnessOf(table: string, hello: Hello, current: Witness | null): Witness {
  const known = [current, kept(table)].find((witness) => witness?.commitment === hello.commitment);
  const nonce = hello.nonce ?? known?.nonce ?? freshNonce();
  const witness = { commitment: hello.commitment, you: hello.you, nonce, seen: known?.seen ?? [] };
  keep(table, witness);
  return witness;
}

/** The witness that has also seen `events` of deal number `deal`. */
export function alsoSeen(table: string, witness: Witness, deal: number, events: readonly Event[]): Witness {
  const seen = [...witness.seen];
  for (const { cards, data } of events) {
    const places = data.places as number[] | undefined;
    if (!places || cards.length === 0) continue;
    // A stock may last for many deals, and a card come from the deck of an earlier one.
    const from = (data.deal as number | undefined) ?? deal;
    if (!seen.some((one) => one.deal === from && one.places.join() === places.join()))
      seen.push({ deal: from, places, cards });
  }
  if (seen.length === witness.seen.length) return witness;
  const wiser = { ...witness, seen };
  keep(table, wiser);
  return wiser;
}
