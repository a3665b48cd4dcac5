// What a person has chosen, kept by the browser. The appearance among it is put on the page by early.ts.

export interface Settings {
  theme: "system" | "light" | "dark";
  contrast: "system" | "plain" | "more";
  felt: "moss" | "lake" | "clay" | "stone" | "plum";
  back: "blue" | "garnet" | "pine" | "ink";
  pattern: "window" | "lattice" | "wave";
  four: boolean;
  /** Cards with a large index and no pictures. */
  large: boolean;
  /** The table is laid for the left hand. */
  left: boolean;
  counter: boolean;
  keys: boolean;
  /** The next deal of a match begins by itself. */
  auto: boolean;
  /** What is the only thing to do is done by itself. */
  forced: boolean;
  /** A deal in which the person has nothing left to do is played out fast. */
  finish: boolean;
  speed: "slow" | "normal" | "fast" | "off";
  sound: "off" | "soft" | "full";
  level: string;
  /** How hands are sorted, where there is a choice. */
  order: string;
}

const DEFAULTS: Settings = {
  theme: "system",
  contrast: "system",
  felt: "moss",
  back: "blue",
  pattern: "window",
  four: false,
  large: false,
  left: false,
  counter: false,
  keys: true,
  auto: false,
  forced: false,
  finish: false,
  speed: "normal",
  sound: "off",
  level: "",
  order: "",
};
const PLACE = "french54";
const CHANGED = "french54-settings";

/** What was chosen; the rest goes by the defaults, and by the device. */
function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Whoever reads in large letters gets large print on the cards too, unless they chose. */
export function settings(): Settings {
  return { ...DEFAULTS, large: document.documentElement.dataset.letters === "large", ...kept() };
}

export function change(part: Partial<Settings>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), ...part }));
  } catch {
    // Private windows may refuse; the choice then lasts as long as nothing asks again.
  }
  dispatchEvent(new CustomEvent(CHANGED));
}

/** Calls `seen` at every change, here or in another window; answers how to stop. */
export function follow(seen: (now: Settings) => void): () => void {
  const tell = () => seen(settings());
  addEventListener(CHANGED, tell);
  addEventListener("storage", tell);
  return () => {
    removeEventListener(CHANGED, tell);
    removeEventListener("storage", tell);
  };
}

/** Ties the settings sheet of the page to what is stored. Every control is named after its setting. */
export function tie(form: HTMLFormElement): void {
  const show = (now: Settings) => {
    for (const [name, value] of Object.entries(now)) {
      for (const field of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
        field.checked = field.type === "checkbox" ? value === true : field.value === value;
      }
    }
  };
  show(settings());
  follow(show);
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in DEFAULTS)) return;
    change({ [target.name]: target.type === "checkbox" ? target.checked : target.value });
  });
}
