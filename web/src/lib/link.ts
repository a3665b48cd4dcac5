// The socket to a table: joins, and joins again by itself.
import type { Incoming, Outgoing } from "./wire";

export type Standing = "joining" | "open" | "away" | "barred";

/** Close codes after which joining again is of no use; see docs/wire.md. */
const FINAL = new Set([4403, 4404]);
/** Without a cookie the page must be loaded anew; once, lest a browser that keeps none loads it for ever. */
const NO_COOKIE = 4401;
const RELOADED = "french54-reloaded";
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Link {
  readonly #address: string;
  readonly #heard: (message: Incoming) => void;
  readonly #stood: (standing: Standing) => void;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #left = false;

  constructor(address: string, heard: (message: Incoming) => void, stood: (standing: Standing) => void) {
    this.#address = address;
    this.#heard = heard;
    this.#stood = stood;
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    const ahead = window.french54Ahead;
    delete window.french54Ahead;
    if (ahead && ahead.socket.url === address) this.#take(ahead);
    else this.#join();
  }

  send(message: Outgoing): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#socket?.close();
  }

  #join(): void {
    this.#tend((this.#socket = new WebSocket(this.#address)));
  }

  #tend(socket: WebSocket): void {
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as Incoming);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  /** Goes on with the socket of ahead.ts. What it has heard is told one by one, so that the page is drawn in between. */
  #take(ahead: Ahead): void {
    const { socket, heard } = ahead;
    this.#socket = socket;
    const next = () => {
      if (this.#left) return;
      const message = heard.shift();
      if (message) {
        this.#heard(message as Incoming);
        setTimeout(next);
      } else if (ahead.closed === null) this.#tend(socket);
      else this.#closed(ahead.closed);
    };
    setTimeout(() => {
      if (!this.#left && (socket.readyState === WebSocket.OPEN || heard.length > 0)) this.#opened();
      next();
    });
  }

  #opened(): void {
    this.#tries = 0;
    sessionStorage.removeItem(RELOADED);
    this.#stood("open");
  }

  #closed(code: number): void {
    if (this.#left) return;
    if (code === NO_COOKIE && !sessionStorage.getItem(RELOADED)) {
      sessionStorage.setItem(RELOADED, "yes");
      return location.reload();
    }
    if (FINAL.has(code) || code === NO_COOKIE) {
      this.leave();
      return this.#stood("barred");
    }
    this.#stood("away");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#join(), wait * (0.75 + Math.random() / 2));
  }

  /** The network or the person is back: no more waiting. */
  readonly #atOnce = () => {
    if (document.hidden || this.#socket?.readyState !== WebSocket.CLOSED || this.#left) return;
    clearTimeout(this.#timer);
    this.#join();
  };
}
