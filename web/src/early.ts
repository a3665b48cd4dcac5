// Runs before the first paint, as a plain script: puts the chosen appearance on the page. It must import nothing.
{
  /** From here on the browser's letters, in pixels, are somebody's choice: usual are 16. */
  const LARGE = 20;
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const sharp = matchMedia("(prefers-contrast: more)");
  const dress = () => {
    let chosen: Record<string, unknown> = {};
    try {
      chosen = JSON.parse(localStorage.getItem("french54") ?? "{}");
    } catch {
      // Nothing is stored, or it cannot be read: the page looks as it does for a new guest.
    }
    const theme = chosen.theme === "light" || chosen.theme === "dark" ? chosen.theme : dark.matches ? "dark" : "light";
    root.dataset.theme = theme;
    root.dataset.pack = chosen.four === true ? "four" : "two";
    root.dataset.contrast = chosen.contrast === "more" || (chosen.contrast !== "plain" && sharp.matches) ? "more" : "plain";
    root.dataset.letters = parseFloat(getComputedStyle(root).fontSize) >= LARGE ? "large" : "plain";
    root.dataset.print = chosen.large === true || (chosen.large !== false && root.dataset.letters === "large") ? "large" : "plain";
    root.dataset.side = chosen.left === true ? "left" : "right";
    for (const name of ["felt", "back", "pattern"]) {
      const value = chosen[name];
      if (typeof value === "string") root.dataset[name] = value;
    }
    // Before the style sheet is there, so is no colour.
    const room = getComputedStyle(root).getPropertyValue("--room").trim();
    if (room) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", room);
  };
  dress();
  // What a style comes to is asked for when the page is about to be painted: earlier, all of it would be worked out at once.
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(dress));
  dark.addEventListener("change", dress);
  sharp.addEventListener("change", dress);
  addEventListener("french54-settings", dress);
  addEventListener("storage", dress);
}
