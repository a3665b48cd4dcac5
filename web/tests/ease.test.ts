import { describe, expect, test } from "vitest";
import { forced } from "../src/lib/forced";
import { keysOf } from "../src/lib/hand";
import { followed, usable, type Shortcut } from "../src/lib/shortcuts";
import type { Prompt } from "../src/lib/wire";

const rule = { rule: "doudizhu 3.2", message: { id: "doudizhu-error-lead" } };
const pass = { action: "pass", said: { id: "play-pass" }, barred: null };
const prompt = (part: Partial<Prompt>): Prompt => ({ buttons: [], pick: null, playable: [], owed: [], amount: null, presets: [], ...part });

describe("what is forced", () => {
  const hand = keysOf([4, 5, 9]);

  test("a pass where no card is any use, and nothing where one is", () => {
    expect(forced(prompt({ buttons: [pass], pick: [1, 20] }), hand)).toEqual({ action: "pass" });
    expect(forced(prompt({ buttons: [pass], pick: [1, 20], playable: [9] }), hand)).toBeNull();
  });

  test("the only card that may follow, but not one of two", () => {
    expect(forced(prompt({ pick: [1, 1], playable: [9] }), hand)).toEqual({ keys: [hand[2]] });
    expect(forced(prompt({ pick: [1, 1], playable: [4, 9] }), hand)).toBeNull();
    expect(forced(prompt({ pick: [2, 2], playable: [4, 9] }), hand)).toEqual({ keys: [hand[0], hand[2]] });
  });

  test("twins are two cards", () => {
    const twins = keysOf([9, 9]);
    expect(forced(prompt({ pick: [1, 2], playable: [9] }), twins)).toBeNull();
    expect(forced(prompt({ pick: [2, 2], playable: [9] }), twins)).toEqual({ keys: twins });
  });

  test("a barred button is no choice, and where chips are bet nothing is forced", () => {
    expect(forced(prompt({ buttons: [{ ...pass, barred: rule }], pick: [1, 1], playable: [4] }), [hand[0]!])).toEqual({ keys: [hand[0]] });
    expect(forced(prompt({ buttons: [pass], amount: [2, 100] }), [])).toBeNull();
    expect(forced(prompt({ buttons: [pass, { ...pass, action: "check" }] }), [])).toBeNull();
  });
});

describe("keys", () => {
  const done: string[] = [];
  const shortcut = (keys: string[], id: string, deed: Shortcut["deed"]): Shortcut => ({ keys, said: { id }, deed });
  const list = [
    shortcut(["H"], "suit", () => false),
    shortcut(["H", "T"], "hint", (key) => void done.push(`hint ${key}`)),
    shortcut(["Enter"], "go", (key) => void done.push(key)),
  ];
  const press = (key: string, code = "") => {
    const event = { key, code, preventDefault: () => done.push("kept") } as unknown as KeyboardEvent;
    return (letters: boolean) => followed(event, list, letters);
  };

  test("a key goes to the first that has a use for it, by its place where it is a letter", () => {
    done.length = 0;
    expect(press("h", "KeyH")(true)).toBe(true);
    expect(press("ㄘ", "KeyH")(true)).toBe(true);
    expect(press("x", "KeyX")(true)).toBe(false);
    expect(done).toEqual(["hint H", "kept", "hint H", "kept"]);
  });

  test("letters that are not wanted are neither followed nor shown", () => {
    done.length = 0;
    expect(press("h", "KeyH")(false)).toBe(false);
    expect(press("Enter", "Enter")(false)).toBe(true);
    expect(done).toEqual(["Enter", "kept"]);
    expect(usable(list, false).map(({ said }) => said.id)).toEqual(["go"]);
    expect(usable([...list, ...list], true).map(({ said }) => said.id)).toEqual(["suit", "hint", "go"]);
  });
});
