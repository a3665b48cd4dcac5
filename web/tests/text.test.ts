import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Text } from "../src/lib/text";

const catalogue = (lang: string) =>
  readFileSync(new URL(`../../src/french54/locales/${lang}.ftl`, import.meta.url), "utf8");

describe.each(["da", "zh-Hant", "en", "sv", "zh-Hans"])("%s", (lang) => {
  const text = new Text(lang, catalogue(lang));

  test("every card has a name of its own", () => {
    const names = Array.from({ length: 54 }, (_, card) => text.card(card));
    expect(new Set(names).size).toBe(54);
    expect(names.filter((name) => name.includes("{") || name.startsWith("card-"))).toEqual([]);
  });

  test("plays are named as on the card", () => {
    expect(text.say("play-straight", { from: "3", to: "7", count: 5 })).toContain("7");
    expect(text.of({ id: "table-turn", args: { who: "Mei", you: "no" } })).toContain("Mei");
  });

  test("numbers are written as the language writes them", () => {
    const some = new Text(lang, `${catalogue(lang)}\nsome = { $count }\n`);
    for (const count of [0, 27, 999, 1000, 20550, 123456, 1234567, 1.5, -5]) {
      const written = new Intl.NumberFormat(lang).format(count);
      expect([some.number(count), some.say("some", { count })]).toEqual([written, written]);
    }
  });
});

test("a seat in a sentence is told by who sits there", () => {
  const text = new Text("en", "won = { $seat } wins { $chips }");
  text.name = (seat) => ["You", "Mei"][seat]!;
  expect(text.of({ id: "won", args: { seat: 1, chips: 20 } })).toBe("Mei wins 20");
  expect(text.of({ id: "nowhere" })).toBe("nowhere");
});

test("a line begins with a capital", () => {
  expect(new Text("da", "").lead("æs")).toBe("Æs");
  expect(new Text("zh-Hant", "").lead("對 4")).toBe("對 4");
});

test("a small number still decides between one and many", () => {
  const text = new Text("en", "cards = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n }");
  expect([1, 2].map((count) => text.say("cards", { count }))).toEqual(["1 card", "2 cards"]);
});
