// Work that can wait until what a person has just done is seen.

/** A page in the background is not painted at all. */
const UNSEEN = 100;

/** Resolves once the page has been painted as it is now, or could have been. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN);
  });

/** Resolves when whatever else waits has had its turn; at once in the background, where browsers let a second go by for it. */
export const breath = (): Promise<void> => new Promise((done) => (document.hidden ? done() : setTimeout(done)));

/** So long it may be until the browser has nothing better to do, in milliseconds. */
const BUSY = 2000;

/** Resolves when the browser has nothing better to do. */
const leisure = (): Promise<void> =>
  new Promise((done) => {
    // Safari has had it for a short time only.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: BUSY });
    else setTimeout(done, BUSY);
  });

/** Loads at leisure what may be needed later; what did not come then, the server being away, is asked for again when it is needed. */
export function aside<T>(load: () => Promise<T>): () => Promise<T> {
  const early = leisure()
    .then(load)
    .catch(() => null);
  return async () => (await early) ?? load();
}

/** One deed that waits; a newer one takes its place. */
export class Deferred {
  #deed: (() => void) | null = null;

  /** Waits for the next paint, or as long as is said. */
  put(deed: () => void, wait = 0): void {
    this.#deed = deed;
    if (wait > 0) setTimeout(() => this.#due(deed), wait);
    else this.soon();
  }

  /** What waits is done after the next paint, however long it was to wait. */
  soon(): void {
    const deed = this.#deed;
    if (deed) void painted().then(() => this.#due(deed));
  }

  #due(deed: () => void): void {
    if (this.#deed === deed) this.now();
  }

  /** Does at once what waits. */
  now(): void {
    const deed = this.#deed;
    this.#deed = null;
    deed?.();
  }
}
