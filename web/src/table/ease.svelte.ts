// What goes on by itself: the score, and where it is wished the next deal, plays without a choice, and the end of a deal
// in which the person has nothing left to do.
import { forced } from "../lib/forced";
import { pause, rest } from "../lib/motion";
import type { Session } from "../lib/session";
import type { Settings } from "../lib/settings";
import type { Snapshot } from "../lib/snapshot";

export interface Course {
  now: Snapshot;
  chosen: Settings;
  asked: boolean;
  /** The deal is over, and the table has not been told to keep its score back. */
  scored: boolean;
  /** The next deal may begin without being asked for. */
  goesOn: boolean;
  /** The person has nothing left to do in this deal. */
  idle: boolean;
  showScore: () => void;
  next: () => void;
}

/** To be called while the table is made; `course` tells how things stand. */
export function ease(session: Session, course: () => Course): void {
  const stands = $derived(course());
  const after = (wait: number, deed: () => void) => {
    const timer = setTimeout(deed, wait);
    return () => clearTimeout(timer);
  };

  // The score covers the table once the last play has been seen. What was closed stays closed.
  const scored = $derived(stands.scored);
  $effect(() => (scored ? after(rest(), () => stands.showScore()) : undefined));

  const goesOn = $derived(stands.goesOn && stands.chosen.auto);
  $effect(() => (goesOn ? after(1500 + 2 * rest(), () => stands.next()) : undefined));

  const prompt = $derived(stands.asked && stands.chosen.forced ? (stands.now.shown?.prompt ?? null) : null);
  $effect(() => (prompt ? after(pause(), () => play()) : undefined));
  function play(): void {
    const only = prompt && forced(prompt, [...session.now.hand, ...session.now.second]);
    // What was taken back is not played again at once.
    if (!only || session.byHand || session.now.sending) return;
    if ("action" in only) return session.act(only.action);
    session.pick(only.keys);
    session.confirm();
  }

  const hurries = $derived(stands.idle && stands.chosen.finish && !stands.now.rush && stands.now.standing === "open");
  $effect(() => {
    if (hurries) session.playOut();
  });
}
