// The home page: starts games, and ties the sheets. Everything else on it was written by the server.
import "./home.css";
import { install } from "./lib/install";
import { openTable } from "./lib/opening";
import { chosen, formOf, tie, type Options } from "./lib/options";
import { settings } from "./lib/settings";
import { own } from "./lib/own";
import { openRecords } from "./replay/records";
import { draw, wire } from "./lib/sheets";

/** Opens a table; where there is something to choose first, the sheet for it. */
function press(button: HTMLButtonElement): void {
  const form = button.dataset.again || button.dataset.guide ? null : formOf(button.dataset.start!);
  if (form) form.closest("dialog")!.showModal();
  else void start(button);
}

async function start(button: HTMLButtonElement, form?: HTMLFormElement): Promise<void> {
  if (button.hasAttribute("aria-busy")) return;
  const { start: game, levels = "", again, guide } = button.dataset;
  const wanted = settings().level;
  const level = levels.split(" ").includes(wanted) ? wanted : levels.split(" ")[0];
  const words = document.querySelector<HTMLElement>("[data-trouble]")!.dataset.trouble!;
  const trouble = (form ?? document).querySelector<HTMLElement>(".trouble")!;
  const options: Options | undefined = form && chosen(form);
  button.setAttribute("aria-busy", "true");
  const wish = { game, level, ...(options && { options }), ...(again && { again: deal(again) }), ...(guide && { guide }) };
  const failed = await openTable(wish, document.documentElement.lang);
  trouble.textContent = failed.trouble || words;
  button.removeAttribute("aria-busy");
}

/** The deal at an address like `table/1/2`. */
function deal(address: string): { table: string; match: number; deal: number } {
  const [table, match, number] = address.split("/");
  return { table: table!, match: Number(match), deal: Number(number) };
}

/** Folds a rulebook out or in. */
function unfold(button: HTMLElement, open: boolean): void {
  const book = document.getElementById(button.getAttribute("aria-controls")!)!;
  if (open) book.removeAttribute("hidden");
  else book.setAttribute("hidden", "until-found");
  button.setAttribute("aria-expanded", String(open));
  draw();
}

wire();
draw();
install();
own();
openRecords();
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-start]")) {
  button.addEventListener("click", () => press(button));
  const form = formOf(button.dataset.start!);
  if (form && !button.dataset.again && !button.dataset.guide) tie(form, () => void start(button, form));
}
for (const button of document.querySelectorAll<HTMLElement>("[aria-controls]")) {
  button.addEventListener("click", () => unfold(button, button.getAttribute("aria-expanded") === "false"));
  // Searching in the page may find a rule that is folded away.
  document
    .getElementById(button.getAttribute("aria-controls")!)
    ?.addEventListener("beforematch", () => unfold(button, true));
}
