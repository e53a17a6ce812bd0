// @ts-check
/** The page around the table: light or dark, games in the address, and keys that work without a click first. */

import { themeButton } from "./theme.js";

/** What the part of the address behind # may set, as in #n=45&magnus=layers&derek=hoarder&seed=3. */
const FIELDS = ["n", "magnus", "derek", "seed"];

const table = /** @type {import("./element.js").MagnusDerekElement} */ (document.querySelector("magnus-derek"));

/** The game that the address names; empty if it names none. */
function gameInAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries([...fields].filter(([name]) => FIELDS.includes(name)));
}

themeButton((theme) => table.setAttribute("theme", theme));
// The table has not begun its first game yet, so these count as if they stood in the page.
for (const [name, value] of Object.entries(gameInAddress())) table.setAttribute(name, value);
addEventListener("hashchange", () => {
  try {
    table.newGame(gameInAddress());
  } catch {
    // The table shows what is wrong with the address, and the game goes on.
  }
});

// Keys work from the start, unless the reader is somewhere else already.
customElements
  .whenDefined("magnus-derek")
  .then(() => table.ready)
  .then(() => {
    const options = /** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false });
    if (document.activeElement === document.body) table.focus(options);
  })
  .catch(() => {
    // The table could not be loaded and has said so itself.
  });
