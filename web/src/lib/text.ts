// The catalogue of the page's language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { code } from "./face";
import type { Card, Message } from "./wire";

/** Where a message or term begins, and where one speaks with another. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *= */gm;
const REFERS = /\{\s*(-?[a-zA-Z][\w-]*)/g;

type Args = Record<string, string | number>;

/** Where digits are grouped. */
const GROUPS = /\B(?=(\d{3})+$)/g;

/** The numbers that a table is full of. The browser's own way to write one takes a tenth of a second to set up on a phone. */
const counts = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** A number in a sentence, as it is written. */
class Count extends FluentNumber {
  readonly #written: string;

  constructor(value: number, written: string) {
    super(value);
    this.#written = written;
  }

  override toString(): string {
    return this.#written;
  }
}

export class Text {
  readonly lang: string;
  /** Who sits where, for sentences that speak of a seat. */
  name: (seat: number) => string = String;
  readonly #bundle: FluentBundle;
  /** The sentences not yet asked for, as they are written: a table says few of them all. */
  readonly #unread = new Map<string, string>();
  readonly #cards = new Map<Card, string>();

  constructor(lang: string, source: string) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    const begun = [...source.matchAll(BEGINS)];
    begun.forEach(({ index, 1: id }, i) => this.#unread.set(id!, source.slice(index, begun[i + 1]?.index)));
  }

  /** Reads a sentence, and those it speaks with. */
  #read(id: string): void {
    const written = this.#unread.get(id);
    if (written === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(written));
    for (const [, other] of written.matchAll(REFERS)) this.#read(other!);
  }

  static async load(lang: string): Promise<Text> {
    const answer = await fetch(`/locales/${lang}.ftl`);
    if (!answer.ok) throw new Error(`no catalogue: ${answer.status}`);
    return new Text(lang, await answer.text());
  }

  has(id: string): boolean {
    this.#read(id);
    return this.#bundle.hasMessage(id);
  }

  /** The sentence `id`; the identifier itself where the catalogue lacks it. */
  say(id: string, args: Args = {}): string {
    this.#read(id);
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const errors: Error[] = [];
    const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#variable(value)]));
    return this.#bundle.formatPattern(pattern, given, errors);
  }

  #variable(value: string | number): FluentVariable {
    return typeof value === "number" && counts(value) ? new Count(value, this.number(value)) : value;
  }

  of(message: Message | null | undefined): string {
    if (!message) return "";
    const { seat } = message.args ?? {};
    return this.say(message.id, typeof seat === "number" ? { ...message.args, seat: this.name(seat) } : message.args);
  }

  number(value: number): string {
    if (!counts(value)) return value.toLocaleString(this.lang);
    return value < 1000 ? String(value) : String(value).replace(GROUPS, this.say("number-thousand").slice(1, -3));
  }

  /** With a capital, for the beginning of a line. */
  lead(sentence: string): string {
    return sentence.charAt(0).toLocaleUpperCase(this.lang) + sentence.slice(1);
  }

  card(card: Card): string {
    const known = this.#cards.get(card) ?? this.#named(card);
    this.#cards.set(card, known);
    return known;
  }

  #named(card: Card): string {
    if (card >= 52) return this.say(card === 53 ? "card-red-joker" : "card-black-joker");
    const { suit, rank } = code(card);
    return this.say("card-name", { suit, rank });
  }

  /** Cards by name; a wild one by what it stands for. */
  cards(cards: readonly Card[], stands: readonly Card[] = cards): string {
    return cards.map((card, i) => this.stood(card, stands[i])).join(", ");
  }

  /** A card as it lies on the table: wild where it stands for another one. */
  stood(card: Card, stand = card): string {
    return stand === card ? this.card(card) : this.say("card-wild", { card: this.card(stand) });
  }
}
