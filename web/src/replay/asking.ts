// Asks the server for a review.
import { after, fresh, parted, type Review } from "./review";

/** Asks for a review, and shows it as it grows, until it is done or `signal` stops it. */
export async function ask(address: string, show: (review: Review) => void, signal: AbortSignal): Promise<void> {
  let review = fresh();
  const tell = (next: Review) => show((review = next));
  tell(review);
  try {
    const answer = await fetch(address, { method: "POST", signal });
    if (!answer.ok || !answer.body) {
      const said = (await answer.json()) as { error?: { text: string } };
      return tell({ ...review, state: "failed", trouble: said.error?.text ?? "" });
    }
    const lines = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await lines.read(); !part.done; part = await lines.read()) {
      const [found, left] = parted(rest + part.value);
      rest = left;
      tell(found.reduce(after, review));
    }
    if (review.state === "running") tell({ ...review, state: "failed" });
  } catch {
    tell({ ...review, state: signal.aborted ? "stopped" : "failed" });
  }
}
