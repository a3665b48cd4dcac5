// Opens a table, and goes there.

/** Sits down at a table of its own; answers what was wrong if that failed, in the server's words if it said any. */
export async function openTable(wish: Record<string, unknown>, lang: string): Promise<{ trouble: string }> {
  try {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    const said = (await answer.json()) as { id?: string; error?: { text: string } };
    if (!said.id) return { trouble: said.error?.text ?? "" };
    location.assign(`/${lang}/table/${said.id}`);
    return await new Promise(() => undefined); // the page is left
  } catch {
    return { trouble: "" };
  }
}
