// A person's place at a table: what is shown, what is picked, and what is on its way to the server.
import { cardOf, find, keysOf, same, type Key } from "./hand";
import type { Look } from "../games/games";
import { Link, type Standing } from "./link";
import { dealing, pause, rest } from "./motion";
import { Pace } from "./pace";
import { aside, painted } from "./painted";
import { NOTHING_PICKED, START, type Snapshot } from "./snapshot";
import { news, underWay } from "./story";
import type { Event, Failure, Hello, Hint, Incoming, Prompt, Reading, Reason, Seat, Shown } from "./wire";
import { alsoSeen, canVerify, witnessOf } from "./witness";

/** What stands alone for a moment, so that it is seen. */
const SAID = new Set(["call", "lock", "play", "pass", "void"]);

/** Several frames a message: a page that was away is behind by more of them. */
const CUT_BACKLOG = 60;
/** How long a total may still change before the server is asked what it means, in milliseconds. */
const SETTLED = 120;
/** Something happened that nobody can have agreed to beforehand. */
const SURPRISES = new Set(["deal", "board", "clear"]);

/** How much shorter things stand for those who are in a hurry. */
const RUSH = 0.15;
type Frame = { hello: Hello } | { shown: Shown; events: Event[] } | { thinking: Seat };
/** `begun` where the page has only just come, and what happened is old. */
type Told = (events: Event[], begun: boolean) => void;

export class Session {
  readonly table: string;
  readonly #link: Link;
  readonly #pace: Pace<Frame>;
  readonly #seen: (now: Snapshot) => void;
  readonly #told: Told;
  #now = START;
  /** The events received, which may be ahead of those shown. */
  #held: { deal: number; events: Event[] } = { deal: 0, events: [] };
  #n = 0;
  /** Loaded aside, and in time: the server may be away when it is needed. */
  readonly #unsealing = aside(() => import("./seal"));
  #asked = 0;
  #studies = 0;
  /** Play as soon as the server has said what the picked cards mean. */
  #eager = false;
  readonly #look: Pick<Look, "second" | "single" | "showing">;
  #settling = 0;
  /** Something was taken back, and the person has not done anything else since. */
  #byHand = false;
  /** Only the rest of this deal goes faster. */
  #playedOut = false;
  /** Whether anything has been told yet. */
  #begun = false;
  /** What was done last is still to be seen. */
  #unseen: Promise<void> | null = null;

  constructor(
    table: string,
    lang: string,
    look: Pick<Look, "second" | "single" | "showing">,
    seen: (now: Snapshot) => void,
    told: Told,
  ) {
    this.table = table;
    this.#look = look;
    this.#seen = seen;
    this.#told = told;
    this.#pace = new Pace<Frame>((frame) => this.#show(frame), look.showing && CUT_BACKLOG);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/ws/table/${table}?lang=${lang}`;
    this.#link = new Link(
      address,
      (message) => this.#came(message),
      (standing) => this.#stood(standing),
    );
  }

  get now(): Snapshot {
    return this.#now;
  }

  get byHand(): boolean {
    return this.#byHand;
  }

  leave(): void {
    this.#link.leave();
  }

  hurry(): void {
    this.#pace.hurry();
  }

  /** With no cards left: the rest of the deal is played fast. */
  playOut(): void {
    if (this.#link.send({ t: "hurry" })) this.rush((this.#playedOut = true));
  }

  // What a person does.

  /** Picks exactly these cards. `more` where a sweep goes on, and the server is not yet to be asked. */
  pick(picked: readonly Key[], more = false): void {
    const { hand, second, shown } = this.#now;
    const before = this.#now.picked;
    const found = [...hand, ...second].filter((key) => picked.includes(key));
    // What is picked already is not drawn anew.
    const order = same(found, before) ? before : found;
    const prompt = shown?.prompt ?? null;
    this.#eager = false;
    this.#asked++;
    clearTimeout(this.#settling);
    const asks = prompt !== null && order.length > 0;
    // What is still worth picking is as before until the answer tells: nothing flickers, and little is drawn anew.
    this.#become({ ...NOTHING_PICKED, prompt: asks ? this.#now.prompt : prompt, picked: order, readings: asks ? null : [] });
    if (asks && !more) this.#ask(order);
  }

  toggle(key: Key): void {
    const { picked } = this.#now;
    const on = this.#look.single ? [key] : [...picked, key];
    this.pick(picked.includes(key) ? picked.filter((other) => other !== key) : on);
  }

  /** Says why something offered is barred. */
  refuse(reason: Reason): void {
    this.#become({ refusal: reason });
  }

  clear(): void {
    this.pick([]);
  }

  choose(chosen: number): void {
    this.#become({ chosen });
  }

  /** Chooses a button; choosing it twice says it. */
  call(action: string): void {
    if (this.#now.call === action) return this.act(action);
    this.#asked++;
    this.#eager = false;
    this.#become({ ...NOTHING_PICKED, call: action, prompt: this.#now.shown?.prompt ?? null });
  }

  /** Names a total. `more` while it still changes, and the server is not yet to be asked what it comes to. */
  stake(amount: number, more = false): void {
    const prompt = this.#now.shown?.prompt;
    if (!prompt?.amount) return;
    this.#eager = false;
    clearTimeout(this.#settling);
    this.#asked++;
    this.#become({ ...NOTHING_PICKED, amount, readings: null });
    const ask = () => {
      const id = ++this.#asked;
      if (!this.#link.send({ t: "amount", n: this.#n, id, chips: amount })) this.#become({ readings: [] });
    };
    if (more) this.#settling = window.setTimeout(ask, SETTLED);
    else ask();
  }

  /** Decides what to do when the turn comes; null takes it back. */
  intend(plan: readonly string[] | null): void {
    this.#become({ plan });
  }

  /** Lets what is only watched go on faster. */
  rush(rush: boolean): void {
    this.#become({ rush });
  }

  /** The main button: deal again, say the chosen call, play the chosen reading. */
  confirm(): void {
    const { call, readings, chosen, picked } = this.#now;
    if (this.mayDeal) return this.ready();
    if (call) return this.act(call);
    const reading = readings?.[chosen];
    if (reading) this.act(reading.action);
    else if (readings === null && (picked.length > 0 || this.#now.amount !== null)) this.#eager = true;
  }

  act(action: string): void {
    if (this.#now.sending || !this.#now.shown?.prompt) return;
    this.#byHand = false;
    if (this.#link.send({ t: "act", n: this.#n, action })) this.#done({ sending: true, refusal: null });
  }

  /** The next sensible play; asks for them first. */
  hint(): void {
    const { hint, shown } = this.#now;
    if (!shown?.prompt) return;
    if (hint) return this.#follow(hint.list, (hint.at + 1) % hint.list.length);
    const seeking = this.#link.send({ t: "hint", n: this.#n, id: ++this.#asked });
    this.#done({ seeking, refusal: null });
  }

  get mayDeal(): boolean {
    const { shown, hello } = this.#now;
    return shown !== null && hello !== null && shown.waiting.includes(hello.you);
  }

  ready(): void {
    if (this.mayDeal && this.#link.send({ t: "ready", n: this.#n })) this.#done({ sending: true });
  }

  /** Takes back what the person did last, and what the bots did after it. */
  takeBack(): void {
    if (this.#now.sending || !this.#now.shown?.back) return;
    this.#byHand = true;
    if (this.#link.send({ t: "takeback", n: this.#n })) this.#done({ ...NOTHING_PICKED, sending: true });
  }

  restart(): void {
    this.#link.send({ t: "restart", n: this.#n });
  }

  /** Asks what the deal has to teach; the answer comes into `studied`, from which `anew` takes the last one. */
  study(what: string, anew = false): void {
    const { hello, studied } = this.#now;
    const others = Object.entries(studied).filter(([name]) => name !== what);
    if (anew) this.#become({ studied: Object.fromEntries(others), refusal: null });
    if (hello?.studies.includes(what)) this.#link.send({ t: "study", id: ++this.#studies, what });
  }

  /** Asks how the match has gone; the answer comes into `course`. */
  askCourse(): void {
    this.#link.send({ t: "course" });
  }

  setLevel(level: string): void {
    const { hello } = this.#now;
    if (hello && hello.level !== level && hello.levels.includes(level)) this.#link.send({ t: "level", level });
  }

  // What the server says.

  /** What a person has just done is seen before what the server says to it: each is drawn in a step of its own. */
  #done(change: Partial<Snapshot>): void {
    this.#become(change);
    const seen = painted();
    this.#unseen = seen;
    void seen.then(() => {
      if (this.#unseen === seen) this.#unseen = null;
    });
  }

  #came(message: Incoming): void {
    if (this.#unseen) void this.#unseen.then(() => this.#heard(message));
    else this.#heard(message);
  }

  #heard(message: Incoming): void {
    switch (message.t) {
      case "hello":
        return this.#greeted(message);
      case "view":
        return this.#received(message);
      case "thinking":
        return this.#pace.push({ thinking: message.seat });
      case "level":
        return this.#become({ hello: this.#now.hello && { ...this.#now.hello, level: message.level } });
      case "picked":
        return this.#understood(message.id, message.readings, message.error, message.prompt);
      case "hints":
        if (message.id !== this.#asked) return;
        return message.hints.length > 0 ? this.#follow(message.hints, 0) : this.#become({ seeking: false });
      case "study":
        return this.#become({ studied: { ...this.#now.studied, [message.what]: message } });
      case "course":
        return this.#become({ course: message.standings });
      case "error":
        this.#eager = false;
        return this.#become({ sending: false, seeking: false, refusal: message.error });
    }
  }

  #greeted(hello: Hello): void {
    const witness = witnessOf(this.table, hello, this.#now.witness);
    if (hello.commitment !== this.#now.witness?.commitment) this.#held = { deal: 0, events: [] };
    if (hello.nonce === null) this.#link.send({ t: "nonce", hex: witness.nonce });
    this.#become({ witness });
    this.#pace.push({ hello });
  }

  #received(shown: Shown): void {
    const known = shown.deal === this.#held.deal ? this.#held.events : [];
    if (shown.from > 0 && shown.from !== known.length) {
      this.#link.send({ t: "sync" });
      return;
    }
    const events = [...known.slice(0, shown.from), ...shown.events];
    const before = this.#held.events;
    this.#held = { deal: shown.deal, events };
    this.#n = shown.n;
    const { witness } = this.#now;
    if (witness) this.#become({ witness: alsoSeen(this.table, witness, shown.deal, events) });
    const fresh = news(before, events);
    const cuts = this.#begun ? (this.#look.showing?.cuts ?? forced)(fresh) : [];
    const old = events.length - fresh.length;
    for (const cut of cuts) this.#pace.push({ shown: unfinished(shown, fresh[cut]), events: events.slice(0, old + cut) });
    this.#begun = true;
    this.#pace.push({ shown, events });
  }

  #show(frame: Frame): number {
    if ("hello" in frame) {
      this.#become({ hello: frame.hello, rush: false, plan: null, course: [] });
      return 0;
    }
    if ("thinking" in frame) {
      this.#become({ thinking: frame.thinking });
      return 0;
    }
    const { shown, events } = frame;
    const before = this.#now;
    const begun = before.shown === null;
    const told = news(before.events, events);
    const own = shown.view.hand;
    const keys = keysOf([...own, ...(this.#look.second?.(shown.view) ?? [])]);
    const [hand, second] = [keys.slice(0, own.length), keys.slice(own.length)];
    this.#told(told, begun);
    this.#become({ shown, events, hand, second, thinking: null, sending: false, checks: shown.seal ? before.checks : null });
    if (told.some(({ kind }) => kind === "deal")) this.#become({ studied: {} });
    if (begun || told.length > 0 || before.readings === null) this.#pickAgain(told);
    if (told.some(({ kind }) => SURPRISES.has(kind))) this.#become({ plan: null });
    if (told.some(({ kind, seat }) => kind === "deal" && seat === shown.view.seat)) this.#become({ rush: false });
    if (shown.prompt && this.#now.plan) this.#carryOut(shown.prompt, this.#now.plan);
    if (this.#playedOut && shown.view.result) this.rush((this.#playedOut = false));
    if (shown.seal && !before.checks) void this.#verify();
    if (told.some(({ kind }) => kind === "deal") && !underWay(events)) return dealing(hand.length);
    if (begun) return 0;
    if (this.#look.showing) return this.#look.showing.stands(told) * pause() * (this.#now.rush ? RUSH : 1);
    if (!told.some(({ kind }) => SAID.has(kind))) return 0;
    // A card that ended a trick is seen with the others before they are gathered.
    const whole = told.some(({ kind }) => kind === "clear") && told.at(0)?.kind === "play";
    return (whole ? rest() : pause()) * (this.#now.rush ? RUSH : 1);
  }

  /** Does what was decided before the turn came; where that cannot be done, it is the person's turn. */
  #carryOut(prompt: Prompt, plan: readonly string[]): void {
    this.#become({ plan: null });
    const may = plan.find((action) => prompt.buttons.some((button) => button.action === action && !button.barred));
    if (may) this.act(may);
  }

  /** Cards picked while others played stay picked, and mean something once the turn has come. */
  #pickAgain(told: readonly Event[]): void {
    const { hand, second, picked, shown } = this.#now;
    const acted = told.some(({ kind, seat }) => kind === "deal" || (seat === shown?.view.seat && SAID.has(kind)));
    this.#become({ prompt: shown?.prompt ?? null });
    this.pick(acted ? [] : picked.filter((key) => hand.includes(key) || second.includes(key)));
  }

  #ask(picked: Key[]): void {
    const sent = this.#link.send({ t: "pick", n: this.#n, id: ++this.#asked, cards: picked.map(cardOf) });
    if (!sent) this.#become({ readings: [] });
  }

  #understood(id: number, readings: Reading[], error: Failure | null, prompt: Prompt | null): void {
    if (id !== this.#asked) return;
    // While cards are still lacking, that they are is no mistake.
    const { amount, picked, shown } = this.#now;
    const short = amount === null && picked.length < (shown?.prompt?.pick?.[0] ?? 1);
    this.#become({ readings, chosen: 0, refusal: short ? null : error, prompt: prompt ?? shown?.prompt ?? null });
    if (this.#eager && readings.length === 1) this.confirm();
    this.#eager = false;
  }

  #follow(list: Hint[], at: number): void {
    const hint = list[at]!;
    const picked = find([...this.#now.hand, ...this.#now.second], hint.cards);
    // A hint may be to bet: then its total is named, as if by the person.
    const total = this.#now.shown?.prompt?.amount ? Number(/^\w+ (\d+)$/.exec(hint.action)?.[1] ?? 0) : 0;
    const call = hint.cards.length === 0 && total === 0 ? hint.action : null;
    const amount = total || null;
    this.#become({ ...NOTHING_PICKED, picked, call, amount, readings: call ? [] : [hint], hint: { list, at } });
  }

  #stood(standing: Standing): void {
    // What was asked on a lost socket is never answered.
    this.#become(standing === "open" ? { standing } : { standing, sending: false, thinking: null });
  }

  async #verify(): Promise<void> {
    const { shown, witness } = this.#now;
    const seal = shown?.seal;
    if (!seal || !witness || !canVerify()) return;
    const checks = await this.#unsealing().then(({ verify }) => verify(seal, witness));
    if (this.#now.shown?.seal === seal) this.#become({ checks });
  }

  #become(part: Partial<Snapshot>): void {
    this.#now = { ...this.#now, ...part };
    this.#seen(this.#now);
  }
}

/** Passes that the rules make seats say come with the play before, yet each has its moment, and the last one too. */
const forced = (events: readonly Event[]): number[] =>
  events.flatMap(({ kind }, i) => (i > 0 && (kind === "pass" || (kind === "clear" && events[i - 1]!.kind === "pass")) ? [i] : []));

/** What a deal looks like while more of what is known of it has yet to be shown, `next` first. */
function unfinished(shown: Shown, next: Event | undefined): Shown {
  const turn = next?.kind === "pass" ? next.seat : null;
  return { ...shown, prompt: null, waiting: [], seal: null, view: { ...shown.view, turn, result: null } };
}
