// Movement by the Web Animations API. Nothing here ever holds up input: things are where they belong at once,
// and only seem to come from where they were.
import { settings, type Settings } from "./settings";

const FACTOR: Record<Settings["speed"], number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const CARD = 220;
const GATHER = 320;
const REST = 700;
const DEALT = 60;
const DEAL_AT_MOST = 1200;
const BETWEEN = 600;
const OUT = "cubic-bezier(.2,.8,.2,1)";
const IN_OUT = "cubic-bezier(.5,0,.2,1)";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const speed = (): number => FACTOR[settings().speed] ?? 1;
const length = (ms: number): number => (still() ? 0 : ms * speed());

/** Whether anything moves at all. */
export const moving = (): boolean => length(CARD) > 0;

/** How long another seat's action stands before the next is shown, in milliseconds. */
export const pause = (): number => BETWEEN * speed();

/** How long the last play lies on the table before the score covers it. */
export const rest = (): number => 1200 * speed();

/** How long a trick that is over lies before it is gathered; 0 where nothing moves by itself. */
export const lies = (): number => length(1100);

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const spot = (node: Element): Spot => node.getBoundingClientRect();

/** What flies, or flew last. */
const flying = new WeakMap<Element, Animation>();

/** Lets `node` come from where something else was; until `delay` is over it is not seen. */
export const fly = (node: Element, was: Spot, delay = 0): void => flyAll([{ node, was, delay }]);

/**
 * The same for many at once: all places are read before anything moves, or the page would be laid out for each. All
 * begin together and end together, those that are there sooner lie still: each beginning and end is the page's own work.
 * What still flies leaves that flight for this one: else its place would not be its own, and the longer flight would win.
 */
export function flyAll(flights: readonly { node: Element; was: Spot; delay?: number }[]): void {
  const duration = length(CARD);
  if (duration === 0) return;
  for (const { node } of flights) flying.get(node)?.cancel();
  const spots = flights.map(({ node }) => spot(node));
  const whole = duration + Math.max(0, ...flights.map(({ delay = 0 }) => delay));
  flights.forEach(({ node, was, delay = 0 }, i) => come(node, shift(was, spots[i]!), [delay, delay + duration, whole]));
}

/** What brings something back to where it was, if that was elsewhere. */
function shift(was: Spot, now: Spot): string | null {
  const stays = Math.abs(was.left - now.left) + Math.abs(was.top - now.top) < 1 && was.width === now.width;
  if (now.width === 0 || stays) return null;
  // From the middle, where a transform has its origin: where a keyframe names another, every frame is the page's own work.
  const size = was.width / now.width;
  const x = was.left - now.left - (now.width * (1 - size)) / 2;
  const y = was.top - now.top - (now.height * (1 - size)) / 2;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

function come(node: Element, transform: string | null, [start, end, duration]: [number, number, number]): void {
  if (!transform) return;
  const flies = [
    { transform, offset: start / duration, easing: OUT },
    { transform: "none", offset: end / duration },
    { transform: "none", offset: 1 },
  ];
  const waits = [0, start / duration].map((offset) => ({ transform, offset, opacity: 0 }));
  const frames = start > 0 ? [...waits, ...flies.map((frame) => ({ ...frame, opacity: 1 }))] : flies;
  flying.set(node, node.animate(frames, { duration }));
}

const gapOf = (cards: number): number => Math.min(length(DEALT), length(DEAL_AT_MOST) / Math.max(1, cards));

/** How long it takes to deal as many cards to a hand. */
export const dealing = (cards: number): number => gapOf(cards) * cards;

/** Cards of a deal come one after another from the middle of the table. */
export function dealt(nodes: readonly Element[], middle: Spot): void {
  const gap = gapOf(nodes.length);
  flyAll(nodes.map((node, i) => ({ node, was: middle, delay: i * gap })));
}

const ghosts = new Set<Element>();

/** Something new is laid: what was being gathered is gone. */
export function settle(): void {
  for (const ghost of ghosts) ghost.remove();
  ghosts.clear();
}

/** Lets a copy of something go from `was` to `goal` and fade. */
function leave(ghost: HTMLElement, was: Spot, goal: Spot, delay: number, to: string): void {
  const place = { left: `${was.left}px`, top: `${was.top}px`, zIndex: "5" };
  Object.assign(ghost.style, { position: "fixed", transformOrigin: "0 0", ...place });
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  ghosts.add(ghost);
  const shift = `translate(${goal.left - was.left}px, ${goal.top - was.top}px) ${to}`;
  ghost
    .animate([{}, { transform: shift, opacity: 0 }], {
      duration: length(GATHER),
      delay,
      easing: IN_OUT,
    })
    .finished.finally(() => {
      ghost.remove();
      ghosts.delete(ghost);
    });
}

/** A trick is gathered: copies of `nodes` rest a moment, unless they have, then go to `goal` and fade. */
export function gather(nodes: readonly Element[], goal: Spot, rested = false): void {
  if (length(GATHER) === 0) return;
  const spots = nodes.map(spot);
  nodes.forEach((node, i) => {
    const was = spots[i]!;
    const ghost = node.cloneNode(true) as HTMLElement;
    ghost.style.width = `${was.width}px`;
    leave(ghost, was, goal, rested ? 0 : length(REST), "scale(.4)");
  });
}

/** Something small, of this class, goes from one place to another. */
export function send(what: string, from: Spot, goal: Spot): void {
  if (length(GATHER) === 0) return;
  const ghost = document.createElement("span");
  ghost.className = what;
  leave(ghost, centre(from), centre(goal), 0, "");
}

const centre = ({ left, top, width, height }: Spot): Spot => ({ left: left + width / 2, top: top + height / 2, width: 0, height: 0 });

/** Turns a card up, on its upright axis. */
export function turnUp(node: Element): void {
  const duration = length(CARD);
  if (duration > 0) node.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration, easing: OUT });
}
