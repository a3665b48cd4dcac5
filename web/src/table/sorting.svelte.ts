// How the person's hand lies: the order that is chosen, and what has been put together, kept for the deal by this window.
import type { Look } from "../games/games";
import { cardOf, find, type Key } from "../lib/hand";
import { arrange, bundleOf, kept, lost, tie } from "../lib/piles";
import type { Snapshot } from "../lib/snapshot";
import { change, type Settings } from "../lib/settings";
import type { Card } from "../lib/wire";

const PLACE = "french54-bundles";

export class Sorting {
  readonly #look: Look;
  readonly #now: () => Snapshot;
  readonly #settings: () => Settings;
  #bundles: Card[][] = $state.raw([]);
  #deal = "";
  #held: Card[] = [];
  #at = -1;

  constructor(look: Look, now: () => Snapshot, settings: () => Settings) {
    [this.#look, this.#now, this.#settings] = [look, now, settings];
  }

  readonly #view = $derived.by(() => this.#now().shown?.view ?? null);
  readonly #hand = $derived.by(() => this.#now().hand);
  readonly #cards = $derived.by(() => this.#now().picked.map(cardOf));
  readonly #orders = $derived.by(() => (this.#view && this.#view.hand.length > 0 ? (this.#look.orders?.(this.#view) ?? {}) : {}));
  /** The order the hand lies in; empty where there is no choice. */
  readonly order = $derived.by(() => {
    const { order } = this.#settings();
    return order in this.#orders ? order : (Object.keys(this.#orders)[0] ?? "");
  });
  readonly laid = $derived.by(() =>
    arrange(this.#hand, this.#orders[this.order] ?? null, this.#bundles, this.order === "groups"),
  );
  /** Combinations worth stepping through. */
  readonly finds = $derived.by(() => (this.#view && this.#look.finds?.(this.#view)) ?? null);
  /** Whether the picked cards are together already, and whether they can be put so. */
  readonly tied = $derived.by(() => this.#cards.length > 0 && bundleOf(this.#bundles, this.#cards) >= 0);
  readonly ties = $derived.by(() => this.#cards.length > 1);

  /** The next order. */
  sort(): void {
    const names = Object.keys(this.#orders);
    change({ order: names[(names.indexOf(this.order) + 1) % names.length]! });
  }

  /** The next combination, as keys of the hand. */
  seek(): Key[] {
    const found = this.finds?.found ?? [];
    if (found.length === 0) return [];
    this.#at = (this.#at + 1) % found.length;
    return find(this.#now().hand, found[this.#at]!);
  }

  /** Puts together what is picked, or lets it fall apart. */
  tie(): void {
    if (this.ties || this.tied) this.#keep(tie(this.#bundles, this.#now().picked, this.laid.ties));
  }

  /** A deal is shown, told from all others by `deal`. */
  take(deal: string, held: readonly Card[]): void {
    if (deal !== this.#deal) {
      this.#deal = deal;
      this.#bundles = kept(this.#read(), held);
    } else if (this.#bundles.length > 0) this.#keep(kept(this.#bundles, held, lost(this.#held, held)));
    this.#held = [...held];
  }

  #keep(bundles: Card[][]): void {
    this.#bundles = bundles;
    try {
      sessionStorage.setItem(PLACE, JSON.stringify({ deal: this.#deal, bundles }));
    } catch {
      // Private windows may refuse; the bundles then last as long as the page.
    }
  }

  #read(): Card[][] {
    try {
      const { deal, bundles } = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}") as { deal?: string; bundles?: Card[][] };
      return deal === this.#deal && bundles ? bundles : [];
    } catch {
      return [];
    }
  }
}
