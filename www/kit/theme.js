// @ts-check
/** The light and dark themes: the button in every page's header. */

import { pageSpeaker } from "../text/page-speaker.js";

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** The theme chosen on these pages, or null for the system's. */
function chosenTheme() {
  try {
    return localStorage.getItem("theme");
  } catch {
    // A sandboxed frame has no storage; the system's theme is then all there is.
    return null;
  }
}

/** @param {string} theme */
function saveTheme(theme) {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // As above: the choice then lasts as long as the page.
  }
}

/** The colours that are on. @typedef {"light" | "dark"} Theme */
/** @typedef {(theme: Theme | "auto") => void} Themed */

/** Listeners for changes of the theme. @type {Set<Themed>} */
const listeners = new Set();
/** True once the button works: several pages may share it. */
let works = false;

/** Makes the button with the id `theme` work. @param {Themed} [themed] told now and after each change */
export function themeButton(themed) {
  if (themed) {
    listeners.add(themed);
    themed(knownTheme(chosenTheme()));
  }
  if (works) return;
  works = true;
  const button = /** @type {HTMLButtonElement} */ (document.querySelector("#theme"));
  const apply = (/** @type {string | null} */ theme) => {
    const dark = theme ? theme === "dark" : systemDark.matches;
    if (theme) document.documentElement.dataset.theme = theme;
    for (const listener of listeners) listener(knownTheme(theme));
    const words = pageSpeaker();
    button.textContent = words.plain(dark ? "light" : "dark");
    button.setAttribute("aria-label", words.plain(dark ? "toLight" : "toDark"));
    button.dataset.next = dark ? "light" : "dark";
  };
  button.addEventListener("click", () => {
    const next = button.dataset.next ?? "dark";
    saveTheme(next);
    apply(next);
  });
  systemDark.addEventListener("change", () => apply(chosenTheme()));
  apply(chosenTheme());
}

/** Says whether the page is dark now. */
export function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : systemDark.matches;
}

/** @param {string | null} theme */
function knownTheme(theme) {
  return theme === "dark" || theme === "light" ? theme : "auto";
}
