// A table is put together out of sight and in steps, so that no finger waits for all of it.
import { flushSync } from "svelte";
import { breath } from "../lib/painted";

/** So many milliseconds it waits for what it is to show. */
const LATE = 1000;

export class Assembly {
  /** How many steps are done. */
  step = $state(0);
  /** Done once all of it is to be seen. */
  readonly whole: Promise<void>;
  #steps: number;
  #arrived = (): void => {};

  constructor(steps: number) {
    this.#steps = steps;
    this.whole = this.#assemble();
  }

  get done(): boolean {
    return this.step === this.#steps;
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
      await breath();
      flushSync(() => (this.step += 1));
    }
  }
}
