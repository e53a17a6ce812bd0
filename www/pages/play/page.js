// @ts-check
/** The page around the table: light or dark, the game in the address, and keys that work without a click first. */

import { addressKeeper, decodedHash, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { themeButton } from "../../kit/theme.js";

const table = /** @type {import("../../table/element-types").MagnusDerekElement} */ (
  document.querySelector("magnus-derek")
);

/**
 * The game of an address that names none: a few rounds on, where Derek has a choice that matters. Five positions are left; one way
 * makes Magnus waste a round, and the game can still last two rounds longer than par; the other way it cannot even reach it.
 */
const FIRST_GAME = "n=13&magnus=layers&derek=human&moves=1+2-3+4-5+6-1-";

/** The game that the address names behind #, or else the first one. */
function linkInAddress() {
  return decodedHash(readHash("play")) || FIRST_GAME;
}

/** The game as it is now, or how it began if it is too long for a link. */
function linkOfGame() {
  try {
    return table.getState();
  } catch {
    return linkOfBeginning();
  }
}

/** The table and the players; nothing if even that is too long, because of a player's list. */
function linkOfBeginning() {
  try {
    return table.getState({ moves: false });
  } catch {
    return "";
  }
}

/** Whether the game is being read from the address, which then stays as somebody wrote it. */
let opening = false;
const keeper = addressKeeper(() => writeAddress("replaceState"));

/** @param {"pushState" | "replaceState"} way */
function writeAddress(way) {
  const link = linkOfGame();
  const address = link && `#${link}`;
  if (address !== readHash("play")) writeHash("play", address, way);
}

/** The game has changed. Every new game is a page of its own to go back to; a move is not. @param {boolean} isNewGame */
function remember(isNewGame) {
  if (opening) return;
  if (isNewGame) keeper.now(() => writeAddress("pushState"));
  else keeper.soon();
}

/** The reader went back or forth, or changed the address. */
function openAddress() {
  const link = linkInAddress();
  keeper.forget();
  if (link === linkOfGame()) return;
  opening = true;
  try {
    table.setState(link);
  } catch {
    // The table shows what is wrong with the link, and the game goes on.
  } finally {
    opening = false;
  }
}

themeButton((theme) => table.setAttribute("theme", theme));
// The table has not begun its first game yet, so this counts as if it stood in the page.
table.setAttribute("state", linkInAddress());

// Keys work from the start, unless the reader is somewhere else already.
customElements
  .whenDefined("magnus-derek")
  .then(() => table.ready)
  .then(() => {
    table.addEventListener("md-change", (event) => {
      const { change, userInitiated } = /** @type {CustomEvent} */ (event).detail;
      remember(change === "game" && userInitiated);
    });
    onHashChange("play", openAddress);
    const options = /** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false });
    if (document.activeElement === document.body) table.focus(options);
  })
  .catch(() => {
    // The table could not be loaded and has said so itself. Nothing needs its place.
    table.style.minHeight = "0";
  });

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
