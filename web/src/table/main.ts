// What the main button of a table says, and whether it can be pressed.
import type { Snapshot } from "../lib/snapshot";
import type { Text } from "../lib/text";
import type { Reading } from "../lib/wire";

interface Going {
  now: Snapshot;
  asked: boolean;
  mayDeal: boolean;
  /** The rest may be played fast. */
  mayRush: boolean;
  /** Whether calls are offered. */
  calls: boolean;
  text: Text;
}

/** To go on: within a match it is the next deal, after it another match; of a guide the same deal. */
export function again({ shown }: Snapshot, text: Text): string {
  if (shown?.lesson) return text.say("table-again");
  if (!shown?.seal) return text.say("table-next");
  return text.say(shown.deal > 1 ? "table-new-match" : "table-again");
}

/** What is played, or what else is done with the cards. */
const deed = ({ action, said }: Reading, text: Text): string =>
  action.startsWith("play ") ? text.say("table-play", { what: text.of(said) }) : text.lead(text.of(said));

export function main({ now, asked, mayDeal, mayRush, calls, text }: Going): { label: string; ready: boolean } {
  if (mayDeal) return { label: again(now, text), ready: true };
  if (mayRush) return { label: text.say(now.rush ? "table-hurried" : "table-hurry"), ready: !now.rush };
  const call = now.prompt?.buttons.find(({ action }) => action === now.call);
  if (call) return { label: text.lead(text.of(call.said)), ready: asked };
  const reading = now.readings?.[now.chosen];
  if (reading && asked) return { label: deed(reading, text), ready: true };
  const count = now.picked.length;
  const lacking = (now.shown?.prompt?.pick?.[0] ?? 0) - count;
  if (count > 0 && lacking > 0) return { label: text.say("table-choose-more", { count: lacking }), ready: false };
  if (count > 0) return { label: text.say("table-play-count", { count }), ready: asked && now.readings === null };
  if (!calls) return { label: text.say("table-choose"), ready: false };
  const where = { game: now.hello?.game ?? "", phase: String(now.shown?.view.phase) };
  return { label: text.say("table-choose-call", where), ready: false };
}
