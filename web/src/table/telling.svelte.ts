// What has happened is told: in sentences to those who do not see it, in sounds, and by what moves.
import { tick } from "svelte";
import type { Look, Moves } from "../games/games";
import { herald } from "../lib/herald";
import { painted } from "../lib/painted";
import { soundOf } from "../lib/sound";
import { underWay } from "../lib/story";
import type { Text } from "../lib/text";
import type { Event, Seat } from "../lib/wire";

/** So many sentences stay, for whoever goes back to them. */
const KEPT = 40;

export class Telling {
  /** What a screen reader is given to read, in order. */
  heard: readonly { id: number; sentence: string }[] = $state.raw([]);
  /** What moves at the table; there once it is laid. */
  stage: Moves | undefined;
  readonly #look: Pick<Look, "tell">;
  readonly #text: Text;
  readonly #whole: Promise<void>;
  #sentences = 0;

  /** `whole` is done once the table is to be seen: before that nothing can move. */
  constructor(look: Pick<Look, "tell">, text: Text, whole: Promise<void>) {
    this.#look = look;
    this.#text = text;
    this.#whole = whole;
  }

  /** `begun` where the page has only just come, and `you` is whose page it is. */
  tell(events: readonly Event[], begun: boolean, you: Seat, name: (seat: Seat) => string): void {
    // A deal of which cards are played already is no news, nor is one that begins anew where it was left.
    const kinds = new Set(events.map(({ kind }) => kind));
    if ((begun && underWay(events)) || (kinds.has("deal") && kinds.has("play"))) return;
    const news = events.map((event) => herald(event, you, name, this.#text, this.#look.tell)).filter(Boolean);
    soundOf(events);
    // What stands there already when the place comes to be seen is not read out.
    void this.#whole.then(() => this.#say(news));
    const { stage } = this;
    if (!stage || events.length === 0) return;
    const apart = stage.before(events) === true;
    // Where everything has come to lie is asked for when it is about to be painted: a step of its own.
    const after = () => stage.after(events, you);
    const drawn = this.#whole.then(tick).then(() => (apart ? painted() : undefined));
    void drawn.then(() => void (document.hidden ? after() : requestAnimationFrame(after)));
  }

  #say(news: readonly string[]): void {
    this.heard = [...this.heard, ...news.map((sentence) => ({ id: this.#sentences++, sentence }))].slice(-KEPT);
  }
}
