// Shows what comes in one thing at a time, so that eyes can follow bots that think fast.

const BACKLOG = 6;

export class Pace<T> {
  readonly #show: (item: T) => number;
  readonly #waiting: T[] = [];
  readonly #backlog: number;
  #timer = 0;

  /**
   * `show` answers how many milliseconds its item should stand alone. More than `backlog` waiting means that the page
   * was away: then it catches up at once.
   */
  constructor(show: (item: T) => number, backlog = BACKLOG) {
    this.#show = show;
    this.#backlog = backlog;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === 0) this.#next();
  }

  /** Shows everything now: a person wants to act, and nobody who acts should have to wait. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) this.#show(item);
  }

  #next(): void {
    this.#timer = 0;
    while (this.#waiting.length > 0) {
      const rest = this.#show(this.#waiting.shift()!);
      if (rest > 0 && this.#waiting.length < this.#backlog) {
        this.#timer = window.setTimeout(() => this.#next(), rest);
        return;
      }
    }
  }
}
