// Tells in words what happened, for those who hear the table.
import type { Text } from "./text";
import { standsOf, type Event, type Seat } from "./wire";

/** `tell` gives the words for events that say none themselves. */
export function herald(
  event: Event,
  you: Seat,
  name: (seat: Seat) => string,
  text: Text,
  tell?: (event: Event, text: Text) => string,
): string {
  const { kind, seat, cards, said } = event;
  const words = text.of(said) || tell?.(event, text) || "";
  const who = { who: seat === null ? "" : name(seat), you: seat === you ? "yes" : "no" };
  switch (kind) {
    case "deal":
      return seat === you ? text.say("table-dealt", { count: event.count }) : "";
    case "take":
      if (words) break;
      return text.say("table-took", { ...who, cards: text.cards(cards) });
    case "show":
      if (words) break;
      return text.say("table-showed", { ...who, cards: text.cards(cards) });
    case "clear":
      if (words) break;
      return text.say("table-clear", who);
  }
  if (!words) return "";
  const named = text.cards(cards, standsOf(event));
  const what = named && named !== words ? `${words} (${named})` : words;
  return seat === null ? what : text.say("table-did", { ...who, what });
}
