// @ts-check
/** What the element checks by itself, because the core has no part in it. */

const THEMES = ["light", "dark", "auto"];

/** @param {string} theme throws a sentence unless it is one */
export function checkTheme(theme) {
  if (!THEMES.includes(theme)) throw new Error(`theme must be light, dark or auto, but it is “${theme}”.`);
}

/** @param {unknown} error whatever was thrown */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
