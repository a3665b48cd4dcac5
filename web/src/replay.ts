// The page on which a deal that is over is looked at again.
import "./replay.css";
import { mount } from "svelte";
import { lookOf } from "./games/games";
import { install } from "./lib/install";
import { draw, openRules, wire } from "./lib/sheets";
import { Text } from "./lib/text";
import type { Replay as Past } from "./lib/wire";
import Replay from "./replay/Replay.svelte";

const target = document.querySelector<HTMLElement>("#replay")!;
const { where, game } = target.dataset as { where: string; game: string };
const [table, match, deal] = where.split("/");

async function load(): Promise<Past> {
  const answer = await fetch(`/api/tables/${table}/deals/${match}/${deal}`);
  if (!answer.ok) throw new Error(`no replay: ${answer.status}`);
  return (await answer.json()) as Past;
}

wire();
draw();
install();
try {
  const [text, look, past] = await Promise.all([Text.load(document.documentElement.lang), lookOf(game), load()]);
  target.replaceChildren();
  mount(Replay, { target, props: { where, past, look, text, openRules } });
} catch (error) {
  target.querySelector("[hidden]")?.removeAttribute("hidden");
  throw error;
}
