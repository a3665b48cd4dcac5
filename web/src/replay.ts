// The page on which a deal that is over, or one of a record out of a file, is looked at.
import "./replay.css";
import { mount } from "svelte";
import { lookOf } from "./games/games";
import { install } from "./lib/install";
import { kept, read } from "./replay/records";
import { draw, openRules, wire } from "./lib/sheets";
import { Text } from "./lib/text";
import type { Replay as Past } from "./lib/wire";
import Replay from "./replay/Replay.svelte";

const target = document.querySelector<HTMLElement>("#replay")!;
const { where, game } = target.dataset as { where: string; game: string };
const [table, match, deal] = where.split("/");
const file = where ? null : kept();
const trouble = target.querySelector<HTMLElement>("[role=alert]")!;
let deals = 0;

/** A deal of the record out of a file; what is wrong where it cannot be read. */
async function turnTo(number: number): Promise<Past | string> {
  const reading = await read(file!, number);
  if (!reading.replay) return reading.trouble ?? "";
  deals = reading.deals!;
  history.replaceState(null, "", number === 1 ? location.pathname : `?deal=${number}`);
  return reading.replay;
}

async function load(): Promise<Past> {
  if (file) {
    const found = await turnTo(Number(new URLSearchParams(location.search).get("deal") ?? 1));
    if (typeof found !== "string") return found;
    if (found) trouble.firstChild!.textContent = `${found} `;
    throw new Error("no record");
  }
  const answer = await fetch(`/api/tables/${table}/deals/${match}/${deal}`);
  if (!answer.ok) throw new Error(`no replay: ${answer.status}`);
  return (await answer.json()) as Past;
}

wire();
draw();
install();

async function show(): Promise<void> {
  const { lang } = document.documentElement;
  if (!where && !file) return location.replace(`/${lang}/history#records`);
  const [text, look, past] = await Promise.all([Text.load(lang), lookOf(game), load()]);
  // Back may lead to the address of a record that was opened before.
  if (past.game !== game) return location.replace(`/${lang}/record/${past.game}`);
  target.replaceChildren();
  mount(Replay, { target, props: { where, past, look, text, openRules, record: file && { deals, turnTo } } });
}

try {
  await show();
} catch (error) {
  trouble.hidden = false;
  throw error;
}
