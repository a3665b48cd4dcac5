// Work that can wait until what a person has just done is seen.

/** A page in the background is not painted at all. */
const UNSEEN = 100;

/** Resolves once the page has been painted as it is now, or could have been. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN);
  });

/** Resolves when whatever else waits has had its turn. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** One deed that waits; a newer one takes its place. */
export class Deferred {
  #deed: (() => void) | null = null;

  /** Waits for the next paints, or as long as is said. */
  put(deed: () => void, wait = 0): void {
    this.#deed = deed;
    const due = () => {
      if (this.#deed === deed) this.now();
    };
    if (wait > 0) setTimeout(due, wait);
    // The click after a tap may come a frame later, and it is seen only with that one.
    else void painted().then(painted).then(due);
  }

  /** Does at once what waits. */
  now(): void {
    const deed = this.#deed;
    this.#deed = null;
    deed?.();
  }
}
