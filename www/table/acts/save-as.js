// @ts-check
/** The saving of games as files, whose code is loaded the first time. */

import { firstOf } from "../../kit/first-of.js";
import { isMissing, loadFailureReason } from "../../kit/load-error.js";

/** @import { ExportOptions } from "../types" */
/** @import { Controller } from "../controller.js" */

/**
 * Saves the game as it is looked at as a file. The game on the table stays where it is.
 * @param {Controller} controller @param {string} id of the format @param {ExportOptions} options
 */
export async function saveAs(controller, id, options) {
  const { words, look, catalogue, view } = controller;
  const address = firstOf(controller.settings().address);
  const game = controller.game.handle.copy();
  try {
    const { fileOfGame } = await import("../share/file-of-game.js");
    return await fileOfGame(id, options, { game, look, theme: view.theme(), never: catalogue.never, words, address });
  } catch (reason) {
    if (!isMissing(reason)) throw reason;
    throw new Error(words.plain("fileNotMade", { why: loadFailureReason(reason, words) }), { cause: reason });
  } finally {
    game.free();
  }
}
