import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aside, breath, Deferred } from "../src/lib/painted";

/** Lets a frame be painted, and what waits for it be done. */
async function frame(frames: (() => void)[]): Promise<void> {
  for (const each of frames.splice(0)) each();
  await vi.advanceTimersByTimeAsync(0);
}

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (done: () => void) => frames.push(done));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a deed waits for a paint", async () => {
  const deed = vi.fn();
  new Deferred().put(deed);
  expect(deed).not.toHaveBeenCalled();
  await frame(frames);
  expect(deed).toHaveBeenCalledOnce();
});

test("a deed that was to wait longer is done after the next paint where that is said", async () => {
  const deed = vi.fn();
  const deferred = new Deferred();
  deferred.put(deed, 150);
  await frame(frames);
  await vi.advanceTimersByTimeAsync(100);
  expect(deed).not.toHaveBeenCalled();
  deferred.soon();
  expect(deed).not.toHaveBeenCalled();
  await frame(frames);
  expect(deed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(deed).toHaveBeenCalledOnce();
});

test("a newer deed takes the place of one that waits", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const deferred = new Deferred();
  deferred.put(first);
  deferred.put(second, 50);
  await frame(frames);
  await frame(frames);
  await vi.advanceTimersByTimeAsync(50);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test("what waits can be done at once, and is then not done again", async () => {
  const deed = vi.fn();
  const deferred = new Deferred();
  deferred.put(deed);
  deferred.now();
  expect(deed).toHaveBeenCalledOnce();
  await frame(frames);
  await frame(frames);
  expect(deed).toHaveBeenCalledOnce();
});

test("a page that is not painted does not wait for it", async () => {
  const deed = vi.fn();
  new Deferred().put(deed);
  await vi.advanceTimersByTimeAsync(200);
  expect(deed).toHaveBeenCalledOnce();
});

test("nothing waits for a turn in the background", async () => {
  const [seen, unseen] = [vi.fn(), vi.fn()];
  vi.stubGlobal("document", { hidden: true });
  void breath().then(unseen);
  await Promise.resolve();
  expect(unseen).toHaveBeenCalledOnce();
  vi.stubGlobal("document", { hidden: false });
  void breath().then(seen);
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledOnce();
});

test("what is loaded aside is asked for once, and again only where it did not come", async () => {
  const load = vi.fn(() => Promise.resolve("there"));
  load.mockRejectedValueOnce(new Error("away"));
  const found = aside(load);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledOnce();
  expect(await found()).toBe("there");
  expect(load).toHaveBeenCalledTimes(2);
  const other = aside(load);
  await vi.advanceTimersByTimeAsync(2000);
  expect([await other(), await other()]).toEqual(["there", "there"]);
  expect(load).toHaveBeenCalledTimes(3);
});
