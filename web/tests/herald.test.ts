import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { herald } from "../src/lib/herald";
import { Text } from "../src/lib/text";
import type { Event } from "../src/lib/wire";

const CARD = 18;
const catalogue = readFileSync(new URL("../../src/french54/locales/en.ftl", import.meta.url), "utf8");
const named = new Text("en", catalogue).card(CARD);
const text = new Text("en", `${catalogue}\nby-name = ${named}\nby-rank = some rank\n`);

const told = (id: string): string => {
  const event: Partial<Event> = { kind: "play", seat: 1, cards: [CARD], said: { id, args: {} }, data: {} };
  return herald(event as Event, 0, () => "Mei", text);
};

test("a card that is named already is not named twice", () => {
  expect(told("by-name")).toBe(`Mei: ${named}`);
});

test("a card of which only the rank is said is named", () => {
  expect(told("by-rank")).toBe(`Mei: some rank (${named})`);
});
