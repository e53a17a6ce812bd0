// @ts-check
/** The page around the table: light or dark, and keys that work without a click first. */

const table = /** @type {import("./element.js").MagnusDerekElement} */ (document.querySelector("magnus-derek"));
const button = /** @type {HTMLButtonElement} */ (document.querySelector("#theme"));
const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** The theme chosen on this page, or null for the system's. */
function chosen() {
  try {
    return localStorage.getItem("theme");
  } catch {
    // A sandboxed frame has no storage; the system's theme is then all there is.
    return null;
  }
}

/** @param {string} theme */
function choose(theme) {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // As above: the choice then lasts as long as the page.
  }
  apply(theme);
}

/** @param {string | null} theme */
function apply(theme) {
  const dark = theme ? theme === "dark" : systemDark.matches;
  if (theme) document.documentElement.dataset.theme = theme;
  table.setAttribute("theme", theme === "dark" || theme === "light" ? theme : "auto");
  button.textContent = dark ? "Light" : "Dark";
  button.setAttribute("aria-label", dark ? "Switch to light colours" : "Switch to dark colours");
  button.dataset.next = dark ? "light" : "dark";
}

button.addEventListener("click", () => choose(button.dataset.next ?? "dark"));
systemDark.addEventListener("change", () => apply(chosen()));
apply(chosen());
// Keys work from the start, unless the reader is somewhere else already.
customElements
  .whenDefined("magnus-derek")
  .then(() => table.ready)
  .then(() => document.activeElement === document.body && table.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false })))
  .catch(() => {
    // The table could not be loaded and has said so itself.
  });
