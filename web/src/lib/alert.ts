// Calls back a person who looks elsewhere when their turn has come.

let plain = "";

/** Puts `sentence` before the title of the page while it is out of sight, or takes it away again. */
export function alertWith(sentence: string | null): void {
  plain ||= document.title;
  document.title = sentence && document.hidden ? `${sentence} · ${plain}` : plain;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) alertWith(null);
});
