// @ts-check
/** The saving of games as files, whose code is loaded the first time. */

import { isMissing, whyNotLoaded } from "../kit/load-error.js";

/** @import { ExportOptions } from "./types" */
/** @import { Match } from "./match.js" */

/**
 * The game to save with its present view.
 * @typedef {object} Shown
 * @property {Match} match
 * @property {number} never the depth that stands for "in no layer"
 * @property {number | null} layer layers up to this one are shown; null shows all
 * @property {"light" | "dark"} theme
 * @property {() => string} address throws a sentence if the game is too long for a link
 */

/**
 * Saves the game as a file. The game on the table stays where it is.
 * @param {Shown} shown @param {string} id of the format @param {ExportOptions} options
 */
export async function saveAs(shown, id, options) {
  try {
    return await made(shown, id, options);
  } catch (reason) {
    if (!isMissing(reason)) throw reason;
    const { words } = shown.match;
    throw new Error(words.plain("fileNotMade", { why: whyNotLoaded(reason, words) }), { cause: reason });
  }
}

/** @param {Shown} shown @param {string} id @param {ExportOptions} options */
async function made({ match, never, layer, theme, address }, id, options) {
  const [{ exportGame }, { readOptions }, { forOthers }] = await Promise.all([
    import("./export/formats.js"),
    import("./export/request.js"),
    import("./share/places.js"),
  ]);
  const wanted = readOptions(options);
  const game = match.copy();
  try {
    return await exportGame(id, {
      theme,
      ...wanted,
      game,
      never,
      words: match.words,
      look: { layer },
      link: forOthers(addressIfAny(address)),
    });
  } finally {
    game.free();
  }
}

/**
 * The address, or "" if the game is too long for a link; it can be saved all the same.
 * @param {() => string} address
 */
function addressIfAny(address) {
  try {
    return address();
  } catch {
    return "";
  }
}
