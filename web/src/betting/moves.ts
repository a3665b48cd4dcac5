// Chips go to the pot and to who wins it, cards come to the table.
import type { Moves } from "../games/games";
import { dealt, fly, send, settle, spot, turnUp, type Spot } from "../lib/motion";
import type { Event, Seat } from "../lib/wire";

const CHIP = "chipv moving";

export class ChipMoves implements Moves {
  readonly #root: HTMLElement;
  #bets = new Map<Seat, Spot>();
  #pot: Spot | null = null;
  #hand: Spot[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  before(events: readonly Event[]): void {
    if (events.length > 0) settle();
    this.#pot = this.#spot("[data-pot]");
    this.#hand = this.#cards(".handz").map(spot);
    this.#bets.clear();
    for (const node of this.#root.querySelectorAll<HTMLElement>("[data-bet]"))
      this.#bets.set(Number(node.dataset.bet), spot(node));
  }

  after(events: readonly Event[], you: Seat): void {
    const middle = this.#middle();
    if (events.some(({ kind, seat }) => kind === "deal" && seat === you)) return this.#deal(events, middle);
    for (const event of events) {
      const { kind, seat, data } = event;
      const home = seat === null ? null : this.#seat(seat, you);
      if (kind === "board") dealt(this.#cards(".board").slice(-event.cards.length), middle);
      else if (kind === "pots") this.#gather();
      else if (kind === "award" && this.#pot && home) send(CHIP, this.#pot, home);
      else if (kind === "refund" && home) send(CHIP, this.#bets.get(seat!) ?? middle, home);
      else if (kind === "call" && Number(data.chips) > 0 && home) {
        const bet = this.#root.querySelector(`[data-bet="${seat}"]`);
        if (bet) fly(bet, home);
      } else if (kind === "show") this.#turnUp(seat!);
    }
  }

  /** Cards come one after another; one that was kept only moves to its place. */
  #deal(events: readonly Event[], middle: Spot): void {
    const cards = this.#cards(".handz");
    const came = new Set(events.filter(({ kind }) => kind === "deal").flatMap(({ cards }) => cards));
    const fresh = cards.filter((node) => came.has(Number(node.dataset.card)));
    dealt(fresh, middle);
    const kept = cards.filter((node) => !fresh.includes(node));
    const was = this.#hand[0];
    if (was) for (const node of kept) fly(node, was);
  }

  #gather(): void {
    const goal = this.#spot("[data-pot]");
    if (goal) for (const bet of this.#bets.values()) send(CHIP, bet, goal);
  }

  /** Turned on its upright axis. */
  #turnUp(seat: Seat): void {
    const nodes = this.#root.querySelectorAll(`[data-seat="${seat}"] .card, [data-shown="${seat}"]`);
    nodes.forEach(turnUp);
  }

  #middle(): Spot {
    const felt = this.#spot(".felt") ?? { left: 0, top: 0, width: 0, height: 0 };
    return { left: felt.left + felt.width / 2 - 22, top: felt.top + 8, width: 44, height: 62 };
  }

  #seat(seat: Seat, you: Seat): Spot | null {
    return this.#spot(seat === you ? ".me" : `[data-seat="${seat}"]`);
  }

  #cards(zone: string): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(`${zone} [data-card]`)];
  }

  #spot(selector: string): Spot | null {
    const node = this.#root.querySelector(selector);
    return node && spot(node);
  }
}
