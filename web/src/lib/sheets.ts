// The sheets that the server writes into the page (settings, rules): opening, closing, and the theme button.
import { code, face, parse } from "./face";
import { change, tie } from "./settings";

export function sheet(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`);
}

/** Shows the rules beside the table, at a paragraph where one is named. */
export function openRules(paragraph?: string): void {
  const rules = sheet("rules");
  rules?.showModal();
  draw();
  const place = paragraph ? rules?.querySelector(`[data-n="${paragraph}"]`) : rules;
  for (const old of rules?.querySelectorAll(".asked") ?? []) old.classList.remove("asked");
  if (paragraph) place?.classList.add("asked");
  place?.scrollIntoView({ block: paragraph ? "center" : "start" });
}

/** Places of cards that are not folded away and have not been drawn. */
const UNDRAWN = "[data-draw]:empty:not(:is([hidden], dialog:not([open])) *)";
/** So many cards are drawn in one go: a rulebook has hundreds, and a finger may not wait for them all. */
const AT_ONCE = 16;

/** Draws the cards that the server only named; those that are folded away, once they are not. */
export function draw(): void {
  const places = [...document.querySelectorAll<HTMLElement>(UNDRAWN)];
  for (const place of places.slice(0, AT_ONCE)) {
    const card = parse(place.dataset.draw!);
    const { suit, rank } = code(card);
    Object.assign(place.dataset, { s: suit, r: rank });
    place.innerHTML = face(card, place.closest(".minis") ? "mini" : "full", place.classList.contains("is-wild"));
  }
  if (places.length > AT_ONCE) setTimeout(draw);
}

/** Forms that have been tied to the settings. */
const tied = new WeakSet<HTMLFormElement>();

function open(id: string): void {
  const opened = sheet(id);
  // Not before somebody wants it: when the page comes, there is enough to do.
  const form = id === "settings" && opened?.querySelector("form");
  if (form && !tied.has(form)) {
    tie(form);
    tied.add(form);
  }
  opened?.showModal();
}

/** Wires everything marked `data-opens`, `data-closes` and `data-theme-turn`, and the language select. */
export function wire(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    // A click on a dialog itself, not on what it holds, is one on its backdrop.
    if (target instanceof HTMLDialogElement) target.close();
    const opens = target.closest<HTMLElement>("[data-opens]")?.dataset.opens;
    if (opens) open(opens);
    if (target.closest("[data-closes]")) target.closest("dialog")?.close();
    if (target.closest("[data-theme-turn]")) turnTheme();
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === "language") speak(target.value);
  });
}

function turnTheme(): void {
  change({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
}

/** Goes to the same page in another language. */
function speak(lang: string): void {
  const { pathname, search, hash } = location;
  location.assign(pathname.replace(/^\/[^/]+/, `/${lang}`) + search + hash);
}
