// Who moves when something has happened: notes where everything stood, and lets what is new come from there.
import { cardOf } from "./hand";
import { dealt, fly, flyAll, gather, moving, settle, spot, type Spot } from "./motion";
import type { Event, Seat } from "./wire";

const keyOf = (node: HTMLElement): number => Number(node.dataset.key);

export class Stage {
  readonly #root: HTMLElement;
  #cards = new Map<number, Spot>();
  /** Those of a hand besides the own one. */
  #second = new Map<number, Spot>();
  #kitty: Spot | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Before the page changes: where the cards of the hand are, and a trick that will be gone. */
  before(events: readonly Event[]): boolean {
    this.#cards = this.#spots(this.#hand());
    this.#second = this.#spots(this.#hand(".second"));
    this.#kitty = this.#spot(".facts .minis");
    const cleared = events.findLast(({ kind }) => kind === "clear");
    const goal = cleared && this.#seat(cleared.seat);
    if (events.length > 0) settle();
    // A trick lies until its last card has been seen, and is gathered by who shows it.
    const pile = this.#pile().filter((node) => node.dataset.by === undefined);
    if (goal && pile.length > 0) gather(pile, goal);
    const deals = moving() && events.some(({ kind }) => kind === "deal");
    this.#root.toggleAttribute("data-dealing", deals);
    return deals;
  }

  /** After it has changed. `you` is whose page it is. */
  after(events: readonly Event[], you: Seat): void {
    const hand = this.#hand();
    this.#root.removeAttribute("data-dealing");
    if (events.some(({ kind, seat }) => kind === "deal" && seat === you)) {
      const middle = this.#spot(".felt");
      if (middle)
        dealt(hand, {
          left: middle.left + middle.width / 2 - 22,
          top: middle.top + middle.height / 2 - 31,
          width: 44,
          height: 62,
        });
      return;
    }
    const take = events.find(({ kind, seat }) => kind === "take" && seat === you);
    const taken = take ? this.#giver(take) : null;
    this.#give(events, you);
    const held = this.#hand(".second").map((node) => ({ node, was: this.#second.get(keyOf(node)) }));
    const own = hand.map((node) => ({ node, was: this.#cards.get(keyOf(node)) ?? taken }));
    flyAll([...held, ...own].flatMap(({ node, was }) => (was ? [{ node, was }] : [])));
    const play = events.findLast(({ kind }) => kind === "play" || kind === "take");
    if (!play) return;
    const lain = this.#pile().filter(({ dataset }) => dataset.by === undefined || Number(dataset.by) === play.seat);
    flyAll(
      lain.flatMap((node, i) => {
        const was = this.#source(play, Number(node.dataset.card), you);
        return was ? [{ node, was, delay: play.seat === you ? 0 : i * 12 }] : [];
      }),
    );
  }

  /** Where a card that is played or taken comes from. */
  #source(play: Event, card: number, you: Seat): Spot | null {
    if (play.kind === "take") return this.#giver(play);
    const own = play.seat === you ? this.#cards : this.#second;
    const held = [...own].find(([key]) => cardOf(key) === card)?.[1] ?? null;
    return held ?? (play.seat === you ? null : this.#seat(play.seat));
  }

  /** Where a card that is taken comes from: a seat that gives it, or the kitty. */
  #giver({ data }: Event): Spot | null {
    return typeof data.from === "number" ? this.#seat(data.from) : this.#kitty;
  }

  /** Cards that seats give one another lie in the middle for all to see. */
  #give(events: readonly Event[], you: Seat): void {
    for (const { kind, seat, cards, data } of events) {
      const gift = kind === "take" && this.#root.querySelector(`[data-gift="${String(data.from)}-${seat}"] .card`);
      if (!gift) continue;
      const held = [...this.#cards].find(([key]) => cardOf(key) === cards[0])?.[1];
      const source = data.from === you && held ? held : this.#seat(data.from as Seat);
      if (source) fly(gift, source);
    }
  }

  #hand(zone = ".handz"): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(`${zone} [data-key]`)];
  }

  #spots(nodes: readonly HTMLElement[]): Map<number, Spot> {
    return new Map(nodes.map((node) => [keyOf(node), spot(node)]));
  }

  #pile(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(".centre [data-card]")];
  }

  #seat(seat: Seat | null): Spot | null {
    return this.#spot(`[data-seat="${seat}"] .who`) ?? this.#spot(".say");
  }

  #spot(selector: string): Spot | null {
    const node = this.#root.querySelector(selector);
    return node && spot(node);
  }
}
