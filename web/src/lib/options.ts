// What is chosen before a table is opened: the sheet the server wrote, its presets, and what does not go together.

type Value = number | boolean;
export type Options = Record<string, Value>;

const place = (game: string) => `french54-options-${game}`;

export const formOf = (game: string): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>(`form[data-options="${game}"]`);

const fields = (form: HTMLFormElement, kind: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type=${kind}]`),
];

/** What is chosen now, presets left out. */
export function chosen(form: HTMLFormElement): Options {
  const found: Options = {};
  for (const { name, value, checked } of fields(form, "radio")) if (checked && name !== "preset") found[name] = Number(value);
  for (const { name, checked } of fields(form, "checkbox")) found[name] = checked;
  return found;
}

/** Takes away what cannot be chosen together with the rest, and tells which preset this is. */
function settle(form: HTMLFormElement): void {
  for (const field of fields(form, "checkbox")) {
    const needs = JSON.parse(field.dataset.needs ?? "[{}]") as Options[];
    const now = chosen(form);
    field.disabled = !needs.some((need) => Object.entries(need).every(([name, value]) => now[name] === value));
    if (field.disabled) field.checked = false;
  }
  const on = fields(form, "checkbox").flatMap(({ name, checked }) => (checked ? [name] : []));
  for (const preset of fields(form, "radio").filter(({ name }) => name === "preset")) {
    const held = preset.dataset.held!.split(" ").filter(Boolean);
    preset.checked = held.length === on.length && held.every((name) => on.includes(name));
  }
}

function prefer(form: HTMLFormElement, preset: HTMLInputElement): void {
  const held = preset.dataset.held!.split(" ");
  for (const field of fields(form, "checkbox")) field.checked = held.includes(field.name);
}

/** Wires a sheet and puts into it what was chosen last time; `go` once the person wants to play. */
export function tie(form: HTMLFormElement, go: () => void): void {
  const game = form.dataset.options!;
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Options;
    for (const field of fields(form, "radio")) if (field.name in kept) field.checked = kept[field.name] === Number(field.value);
    for (const field of fields(form, "checkbox")) field.checked = kept[field.name] === true;
  } catch {
    // Nothing is kept: what the server wrote holds.
  }
  settle(form);
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "preset") prefer(form, target);
    settle(form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    try {
      localStorage.setItem(place(game), JSON.stringify(chosen(form)));
    } catch {
      // Private windows may refuse; it is only for next time.
    }
    go();
  });
}
