// Draws a card as markup; the shapes are the symbols of cards.svg, which every page carries once.
import type { Card } from "./wire";

const SUITS = "cdhs";
const RANKS = "23456789TJQKA";

export interface Code {
  /** c, d, h, s, or R and B for the jokers. */
  suit: string;
  /** 2 to 9, T, J, Q, K, A; J for the jokers. */
  rank: string;
}

export const code = (card: Card): Code =>
  card >= 52 ? { suit: card === 53 ? "R" : "B", rank: "J" } : { suit: SUITS[card % 4]!, rank: RANKS[card >> 2]! };

/** A card's rank; a joker's is its own letter. */
export const rankOf = (card: Card): string => (card >= 52 ? code(card).suit : code(card).rank);

/** The card written as `S3`, `HT`, `BJ` or `RJ`. */
export function parse(name: string): Card {
  if (name === "RJ" || name === "BJ") return name === "RJ" ? 53 : 52;
  return 4 * RANKS.indexOf(name[1]!) + SUITS.indexOf(name[0]!.toLowerCase());
}

// Columns -1, 0, 1 and seven half-steps downwards.
const PIPS: Record<string, [number, number][]> = {
  2: [
    [0, 0],
    [0, 6],
  ],
  3: [
    [0, 0],
    [0, 3],
    [0, 6],
  ],
  4: [
    [-1, 0],
    [1, 0],
    [-1, 6],
    [1, 6],
  ],
  5: [
    [-1, 0],
    [1, 0],
    [0, 3],
    [-1, 6],
    [1, 6],
  ],
  6: [
    [-1, 0],
    [1, 0],
    [-1, 3],
    [1, 3],
    [-1, 6],
    [1, 6],
  ],
  7: [
    [-1, 0],
    [1, 0],
    [0, 1.5],
    [-1, 3],
    [1, 3],
    [-1, 6],
    [1, 6],
  ],
  8: [
    [-1, 0],
    [1, 0],
    [0, 1.5],
    [-1, 3],
    [1, 3],
    [0, 4.5],
    [-1, 6],
    [1, 6],
  ],
  9: [
    [-1, 0],
    [1, 0],
    [-1, 2],
    [1, 2],
    [0, 3],
    [-1, 4],
    [1, 4],
    [-1, 6],
    [1, 6],
  ],
  T: [
    [-1, 0],
    [1, 0],
    [0, 1],
    [-1, 2],
    [1, 2],
    [-1, 4],
    [1, 4],
    [0, 5],
    [-1, 6],
    [1, 6],
  ],
};

// Where a court holds the mark of its suit.
const HELD: Record<string, [number, number]> = { K: [79, 15], Q: [-1, 17], J: [-1, 15] };

const use = (id: string, cls: string, box = "") =>
  `<svg class="${cls}"${box && ` viewBox="${box}"`} aria-hidden="true"><use href="#${id}"/></svg>`;

const shapes = new Map<string, string>();

/** A shape of the index, copied from its symbol: a hand has dozens, and each reference would be a tree of its own. */
function copy(id: string, cls: string): string {
  let inside = shapes.get(id);
  if (inside === undefined) {
    const symbol = document.getElementById(id);
    if (!symbol) return use(id, cls);
    shapes.set(id, (inside = ` viewBox="${symbol.getAttribute("viewBox")}" aria-hidden="true">${symbol.innerHTML}</svg>`));
  }
  return `<svg class="${cls}"${inside}`;
}

function pips({ suit, rank }: Code): string {
  const size = "T98".includes(rank) ? 20 : 22.5;
  const marks = PIPS[rank]!.map(([x, y]) => {
    const cx = 65.5 + x * 19;
    const cy = 22 + y * 16;
    const turn = y > 3 ? ` transform="rotate(180 ${cx} ${cy})"` : "";
    return `<use href="#s-${suit}" x="${cx - size / 2}" y="${cy - size / 2}" width="${size}" height="${size}"${turn}/>`;
  });
  return `<svg class="pips" viewBox="0 0 100 140" aria-hidden="true">${marks.join("")}</svg>`;
}

function court({ suit, rank }: Code, double: boolean): string {
  const [x, y] = HELD[rank]!;
  const flip = suit === "s" || suit === "d" ? "" : ' transform="matrix(-1 0 0 1 100 0)"';
  const bust =
    `<g${flip}><use href="#court-${rank}" width="100" height="112"/>` +
    `<use href="#s-${suit}" x="${x}" y="${y}" width="22" height="22"/></g>`;
  const single = `<svg class="court1" viewBox="0 0 100 112" overflow="hidden" aria-hidden="true">${bust}</svg>`;
  if (!double) return single;
  const half = `<g clip-path="url(#half)">${bust}</g>`;
  return (
    `${single}<svg class="court2" viewBox="0 0 100 200" aria-hidden="true"><g clip-path="url(#frame)">` +
    `<rect width="100" height="200" fill="currentColor" opacity=".09"/>${half}<g transform="rotate(180 50 100)">${half}</g>` +
    `<path d="M-2 106 102 94" stroke="var(--paper)" stroke-width="5"/><path d="M-2 106 102 94" stroke="var(--gold)" stroke-width="2"/></g>` +
    `<rect width="100" height="200" rx="7" fill="none" stroke="currentColor" stroke-width="1.3" opacity=".55"/></svg>`
  );
}

/** How much of a face is needed: all of it, what shows of a hand's last card, of one under another, or the index alone. */
export type Kind = "full" | "hand" | "strip" | "mini";

/** The inside of a card's element; a wild card wears a star. */
export function face(card: Card, kind: Kind = "full", wild = false): string {
  const c = code(card);
  const bare = kind === "mini" || kind === "strip";
  if (card >= 52) {
    const big = card === 53;
    const { red = "", black = "" } = document.documentElement.dataset;
    const word = kind === "mini" ? "" : `<b>${big ? red : black}</b>`;
    const figure = bare ? "" : use(`joker-${c.suit}`, "jkf", "0 0 100 150");
    return `<span class="box"><span class="ix jk">${use(big ? "sun" : "moon", "s")}${word}</span>${figure}</span>`;
  }
  const star = wild ? use("wild", "ixw") : "";
  const index = `<span class="ix">${star}${copy(`r-${c.rank}`, "r")}${copy(`s-${c.suit}`, "s")}</span>`;
  if (bare) return `<span class="box">${index}</span>`;
  let body: string;
  // Large print has no pictures: its courts show their suit like any other card.
  if ("JQK".includes(c.rank)) body = court(c, kind === "full") + use(`s-${c.suit}`, "one plain");
  else if (c.rank === "A") body = c.suit === "s" ? use("ace-s", "one", "0 0 100 112") : use(`s-${c.suit}`, "one");
  else body = use(`s-${c.suit}`, "one hasp") + (kind === "full" ? pips(c) : "");
  return `<span class="box">${index}${body}</span>`;
}

/** The inside of a face-down card; the style sheet shows the pattern that is chosen. */
export const back = (): string =>
  ["window", "lattice", "wave"].map((name) => use(`back-${name}`, name, "0 0 100 140")).join("");
