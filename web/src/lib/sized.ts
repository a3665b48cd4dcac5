// How large an element is.

/** Tells how large `node` is within, and goes on telling. `atOnce` where something is drawn by it already. */
export function sized(node: HTMLElement, told: (width: number, height: number) => void, atOnce: boolean): () => void {
  const tell = () => told(node.clientWidth, node.clientHeight);
  // To ask is to have the page laid out; the observer tells when it has been, and still before it is painted.
  if (atOnce) tell();
  const observer = new ResizeObserver(tell);
  observer.observe(node);
  return () => observer.disconnect();
}
