// The page of a table.
import "./table.css";
import { mount } from "svelte";
import { lookOf } from "./games/games";
import { install } from "./lib/install";
import { painted } from "./lib/painted";
import { draw, openRules, sheet, wire } from "./lib/sheets";
import { Text } from "./lib/text";
import Table from "./table/Table.svelte";

const target = document.querySelector<HTMLElement>("#table")!;
const { table, game, cards } = target.dataset as { table: string; game: string; cards: string };

wire();
draw();
install();
try {
  const [text, look] = await Promise.all([Text.load(document.documentElement.lang), lookOf(game)]);
  // The table that the server laid is seen before it gives way.
  await painted();
  // Asked for while all of it is laid out anyway.
  const width = target.querySelector(".hand")?.clientWidth ?? 0;
  const laid = [...target.children];
  const app = mount(Table, { target, props: { table, game, look, text, room: { cards: Number(cards), width }, openRules } });
  const does = { restart: () => app.restart(), keys: () => app.showKeys() };
  await app.whole;
  for (const old of laid) old.remove();
  for (const [name, deed] of Object.entries(does)) {
    document.querySelector(`[data-${name}]`)?.addEventListener("click", () => {
      sheet("settings")?.close();
      deed();
    });
  }
} catch (error) {
  target.querySelector(".laid")?.remove();
  target.querySelector("[hidden]")?.removeAttribute("hidden");
  throw error;
}
