// A table is put together out of sight and in steps, so that no finger waits for all of it.
import { flushSync } from "svelte";
import { breath, painted } from "../lib/painted";

/** So many milliseconds it waits for what it is to show. */
const LATE = 1000;
type Part = "bar" | "seats" | "centre" | "hand" | "say" | "dock" | "rest";

/** So many cards of a hand are drawn in a step. */
const CARDS = 5;
/** What each step adds. */
const STEPS: readonly Part[] = ["bar", "seats", "centre", ...Array<Part>(6).fill("hand"), "say", "dock", "rest"];

export class Assembly {
  /** Done once all of it is to be seen. */
  readonly whole: Promise<void>;
  /** How many steps are done. */
  #step = $state(0);
  #arrived = (): void => {};

  constructor() {
    this.whole = this.#assemble();
  }

  get done(): boolean {
    return this.#step === STEPS.length;
  }

  /** Whether a part has been begun. */
  has(part: Part): boolean {
    return this.#step > STEPS.indexOf(part);
  }

  /** So many cards of a hand are drawn. */
  get cards(): number {
    return this.done ? Infinity : CARDS * (this.#step - STEPS.indexOf("hand"));
  }

  /** What it is to show has come, or nobody is there to tell. */
  arrived(): void {
    this.#arrived();
  }

  /** Each part is drawn once, with what it shows; so they wait for that. */
  async #assemble(): Promise<void> {
    await new Promise<void>((done) => {
      this.#arrived = done;
      setTimeout(done, LATE);
    });
    while (!this.done) {
      // It is laid out as it will be before it is seen: what moves in the very frame in which it comes counts as moving.
      await (this.has("dock") ? painted() : breath());
      flushSync(() => (this.#step += 1));
    }
  }
}
