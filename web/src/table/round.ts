// Who sits where round the table, and how points are written.
import type { Place as Any } from "../games/games";
import type { Seat } from "../lib/wire";

/** Where another one sits. */
export type Place = Exclude<Any, "s">;

const PLACES: Place[][] = [[], ["n"], ["w", "e"], ["w", "n", "e"], ["w", "nw", "ne", "e"], ["w", "nw", "n", "ne", "e"]];

/** The other seats from the west over the north to the east. */
export function others(seats: number, you: Seat, clockwise: boolean): { seat: Seat; place: Place }[] {
  const order = Array.from({ length: Math.max(0, seats - 1) }, (_, i) => (you + 1 + i) % seats);
  if (!clockwise) order.reverse();
  return order.map((seat, i) => ({ seat, place: PLACES[order.length]![i]! }));
}

/** What stands for a seat: its number where its name has one. */
export const initial = (name: string): string => /\d/.exec(name)?.[0] ?? name.charAt(0);

export const signed = (points: number, write: (number: number) => string = String): string =>
  points > 0 ? `+${write(points)}` : points < 0 ? `−${write(-points)}` : "0";
