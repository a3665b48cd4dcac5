// Draws a match's chance again from its revealed secret; docs/shuffle.md says how, core/chance.py does the same.
import type { Card, Seal, Seat } from "./wire";
import type { Check, Sighting, Witness } from "./witness";

type Bytes = Uint8Array<ArrayBuffer>;

const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, data));
}

export async function commitment(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(secret))));
}

/** The key of a match, in hex. */
export async function matchKey(secret: string, nonces: readonly [Seat, string][]): Promise<string> {
  const parts = [...nonces].sort(([a], [b]) => a - b).flatMap(([seat, nonce]) => [seat, ...fromHex(nonce)]);
  return toHex(await hmac(fromHex(secret), Uint8Array.from(parts)));
}

const WORDS = 1n << 64n;

/** The words of `HMAC-SHA256(HMAC-SHA256(key, label), counter)`, eight bytes at a time. */
export class Stream {
  readonly #key: Promise<Bytes>;
  #counter = 0n;
  #words: bigint[] = [];

  constructor(key: string, label: string) {
    this.#key = hmac(fromHex(key), new TextEncoder().encode(label));
  }

  async #word(): Promise<bigint> {
    if (this.#words.length === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, this.#counter++);
      const block = await hmac(await this.#key, new Uint8Array(counter.buffer));
      const words = new DataView(block.buffer);
      this.#words = [24, 16, 8, 0].map((at) => words.getBigUint64(at));
    }
    return this.#words.pop()!;
  }

  /** A whole number from 0 to n - 1; words that would favour the low numbers are thrown away. */
  async below(n: number): Promise<number> {
    const size = BigInt(n);
    let word: bigint;
    do word = await this.#word();
    while (word >= WORDS - (WORDS % size));
    return Number(word % size);
  }
}

/** `cards` in a random order (Fisher and Yates, from the last place down). */
export async function shuffle(cards: readonly Card[], stream: Stream): Promise<Card[]> {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = await stream.below(last + 1);
    [deck[last], deck[chosen]] = [deck[chosen]!, deck[last]!];
  }
  return deck;
}

async function drawsHold(key: string, draws: Seal["draws"]): Promise<boolean> {
  for (const { label, drawn } of draws) {
    const stream = new Stream(key, label);
    for (const [n, value] of drawn) if ((await stream.below(n)) !== value) return false;
  }
  return true;
}

async function decksHold(key: string, deals: Seal["deals"]): Promise<boolean> {
  for (const { label, pack, deck } of deals) {
    const drawn = await shuffle(pack, new Stream(key, label));
    if (drawn.length !== deck.length || drawn.some((card, place) => card !== deck[place])) return false;
  }
  return true;
}

/** Whether every card seen lay at its place. A deal the seal keeps silent about is a failure. */
function cardsHold(deals: Seal["deals"], seen: readonly Sighting[]): boolean {
  return seen.every(({ deal, places, cards }) => {
    const deck = deals.find(({ label }) => label === `deal ${deal}`)?.deck;
    return deck !== undefined && places.length === cards.length && places.every((place, i) => deck[place] === cards[i]);
  });
}

/** Everything that must hold, in the order it is told to a person. */
export async function verify(seal: Seal, witness: Witness): Promise<Check[]> {
  const key = await matchKey(seal.secret, seal.nonces);
  const mine = seal.nonces.find(([seat]) => seat === witness.you)?.[1];
  return [
    { what: "commitment", passed: (await commitment(seal.secret)) === witness.commitment },
    { what: "nonce", passed: mine === witness.nonce },
    { what: "draws", passed: await drawsHold(key, seal.draws) },
    { what: "decks", passed: await decksHold(key, seal.deals) },
    { what: "cards", passed: cardsHold(seal.deals, witness.seen) },
  ];
}
