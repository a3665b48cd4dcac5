// The page of a table.
import "./table.css";
import { mount } from "svelte";
import { lookOf } from "./games/games";
import { install } from "./lib/install";
import { draw, openRules, sheet, wire } from "./lib/sheets";
import { Text } from "./lib/text";
import Table from "./table/Table.svelte";

const target = document.querySelector<HTMLElement>("#table")!;
const { table, game } = target.dataset as { table: string; game: string };

wire();
draw();
install();
try {
  const [text, look] = await Promise.all([Text.load(document.documentElement.lang), lookOf(game)]);
  target.replaceChildren();
  const app = mount(Table, { target, props: { table, game, look, text, openRules } });
  const does = { restart: () => app.restart(), keys: () => app.showKeys() };
  for (const [name, deed] of Object.entries(does)) {
    document.querySelector(`[data-${name}]`)?.addEventListener("click", () => {
      sheet("settings")?.close();
      deed();
    });
  }
} catch (error) {
  target.querySelector("[hidden]")?.removeAttribute("hidden");
  throw error;
}
