// @ts-check
/** Games as files. The code for it is loaded when it is wanted for the first time. */

import { messageOf } from "./checks.js";

/** @import { ExportOptions } from "./types" */
/** @import { Match } from "./match.js" */

/**
 * What is saved, as it is shown now.
 * @typedef {object} Shown
 * @property {Match} match
 * @property {number} never in depths: the position lies in no layer
 * @property {number | null} layer layers up to this one are shown; null shows all
 * @property {"light" | "dark"} theme
 * @property {() => string} address throws a sentence if the game is too long for a link
 */

/**
 * The game as a file. The game on the table stays where it is.
 * @param {Shown} shown @param {string} id of the format @param {ExportOptions} options
 */
export async function saveAs({ match, never, layer, theme, address }, id, options) {
  const { exportGame } = await import("./export/formats.js");
  const copy = copyFor(match, id);
  try {
    const game = copy ?? match.game;
    return await exportGame(id, { game, never, look: { layer }, theme, link: addressIfAny(address), ...options });
  } finally {
    copy?.free();
  }
}

/**
 * A game of the export's own. One that is too long for a link cannot be copied: then all files but the animation, which
 * goes through the rounds, are made from the game itself.
 * @param {Match} match @param {string} id
 */
function copyFor(match, id) {
  try {
    return match.copy();
  } catch (reason) {
    if (id === "gif") throw new Error(`No GIF can be made of this game. ${messageOf(reason)}`);
    return null;
  }
}

/** "" for a game that is too long for a link: it can be saved all the same. @param {() => string} address */
function addressIfAny(address) {
  try {
    return address();
  } catch {
    return "";
  }
}
