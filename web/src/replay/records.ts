// Records out of files: read by the server, and kept by this tab alone, so that they are there after a reload.
import type { Replay } from "../lib/wire";

/** A deal of a record, and of how many; `trouble` in place of it where it could not be read. */
export interface Reading {
  deals?: number;
  replay?: Replay;
  /** Empty where nobody said what is wrong. */
  trouble?: string;
}

const KEPT = "french54-record";

/** Has a deal of the record read. */
export async function read(record: Blob, deal: number): Promise<Reading> {
  try {
    const headers = { "Content-Type": "application/octet-stream" };
    const address = `/api/records?deal=${deal}&lang=${document.documentElement.lang}`;
    const said = (await (await fetch(address, { method: "POST", headers, body: record })).json()) as Reading & { error?: { text: string } };
    return said.error ? { trouble: said.error.text } : said;
  } catch {
    return { trouble: "" };
  }
}

/** The record that was opened last in this tab. */
export function kept(): Blob | null {
  const letters = sessionStorage.getItem(KEPT);
  return letters === null ? null : new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
}

/** Keeps a file, byte by byte, since it need not be text. */
async function keep(file: Blob): Promise<void> {
  let letters = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) letters += String.fromCharCode(byte);
  sessionStorage.setItem(KEPT, letters);
}

/** Wires the control that opens a record, where there is one. */
export function openRecords(): void {
  const input = document.querySelector<HTMLInputElement>("#record");
  const trouble = document.querySelector<HTMLElement>("#record-trouble");
  if (!input || !trouble) return;
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (!file || input.hasAttribute("aria-busy")) return;
    trouble.textContent = "";
    input.removeAttribute("aria-invalid");
    input.setAttribute("aria-busy", "true");
    const wrong = await open(file, Number(input.dataset.most) * 1024, trouble.dataset.large!);
    input.removeAttribute("aria-busy");
    if (wrong === null) return;
    trouble.textContent = wrong || trouble.dataset.failed!;
    input.setAttribute("aria-invalid", "true");
    input.value = ""; // so that the same file, mended, counts as another one
  });
}

/** Goes to the record; what is wrong with it, null where nothing is. */
async function open(file: File, most: number, large: string): Promise<string | null> {
  if (file.size > most) return large;
  const { replay, trouble } = await read(file, 1);
  if (!replay) return trouble ?? "";
  try {
    await keep(file);
  } catch {
    return "";
  }
  location.assign(`/${document.documentElement.lang}/record/${replay.game}`);
  return null;
}
