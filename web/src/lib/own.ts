// What a person does with what is kept of it: a code for another device, moving here, being forgotten.
import { forget } from "./install";

interface Answer {
  code?: string;
  minutes?: number;
  moved?: boolean;
  forgotten?: boolean;
  error?: { text: string };
}

/** Where the browser keeps what was done until the next page has said it. */
const DONE = "french54-done";

const trouble = () => document.querySelector<HTMLElement>("[data-trouble]");

async function ask(method: string, address: string, body?: unknown): Promise<Answer | null> {
  const place = trouble();
  if (place) place.textContent = "";
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const said = (await answer.json()) as Answer;
    if (!said.error) return said;
    if (place) place.textContent = said.error.text;
  } catch {
    if (place) place.textContent = place.dataset.trouble!;
  }
  return null;
}

/** Says on the page that follows what has just been done. */
function told(): void {
  const place = document.querySelector<HTMLElement>(`[data-done="${sessionStorage.getItem(DONE)}"]`);
  if (!place) return;
  sessionStorage.removeItem(DONE);
  place.textContent = place.dataset.said!;
}

/** Wires the section of a page on which a person's own data is dealt with, where there is one. */
export function own(): void {
  told();
  const button = document.querySelector<HTMLElement>("[data-code]");
  button?.addEventListener("click", async () => {
    const said = await ask("POST", "/api/me/code");
    const place = document.querySelector<HTMLElement>("[data-code-shown]");
    if (!said?.code || !place) return;
    const code = document.createElement("b");
    code.className = "code";
    code.textContent = said.code;
    place.replaceChildren(code, ` ${button.dataset.said!}`);
  });
  document.querySelector<HTMLFormElement>("[data-move]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget as HTMLFormElement).get("code");
    if (!(await ask("POST", "/api/me/move", { code }))) return;
    sessionStorage.setItem(DONE, "moved");
    location.assign(location.pathname);
  });
  document.querySelector<HTMLElement>("[data-forget]")?.addEventListener("click", async () => {
    if (!(await ask("DELETE", "/api/me"))) return;
    localStorage.clear();
    sessionStorage.clear();
    await forget();
    sessionStorage.setItem(DONE, "forgotten");
    location.assign(location.pathname.replace(/^\/([^/]+)\/.*/, "/$1/"));
  });
  for (const time of document.querySelectorAll("time")) {
    const moment = new Date(time.dateTime);
    const { lang } = document.documentElement;
    time.textContent = moment.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  }
}
