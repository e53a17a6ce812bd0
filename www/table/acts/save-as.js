// @ts-check
/** The saving of games as files, whose code is loaded the first time. */

import { firstOf } from "../../kit/first-of.js";
import { isMissing, loadFailureReason } from "../../kit/load-error.js";
import { wholeNumberIn } from "../../kit/sentences.js";

/** @import { ExportOptions } from "../types" */
/** @import { Controller } from "../controller.js" */

/**
 * Saves the game as it is looked at as a file. The game on the table stays where it is.
 * @param {Controller} controller @param {string} id of the format @param {ExportOptions} options
 */
export async function saveAs(controller, id, options) {
  try {
    return await makeFile(controller, id, options);
  } catch (reason) {
    if (!isMissing(reason)) throw reason;
    const { words } = controller;
    throw new Error(words.plain("fileNotMade", { why: loadFailureReason(reason, words) }), { cause: reason });
  }
}

/** @param {Controller} controller @param {string} id @param {ExportOptions} options */
async function makeFile(controller, id, options) {
  const { layer, ranks } = controller.look;
  const theme = controller.view.theme();
  const now = controller.game.now.state.round;
  const game = controller.game.handle.copy();
  try {
    const [{ exportGame, FORMATS }, { readOptions }, { forOthers }] = await Promise.all([
      import("../export/formats.js"),
      import("../export/request.js"),
      import("../share/embed-sources.js"),
    ]);
    const wanted = readOptions(options);
    const isPicture = FORMATS.find((format) => format.id === id)?.isPicture;
    const at = isPicture ? (wanted.round ?? now) : now;
    goTo(game, at);
    // A game that is too long for a link can be saved all the same.
    const link = forOthers(firstOf(controller.settings().address));
    return await exportGame(id, {
      theme,
      ...wanted,
      game,
      never: controller.catalogue.never,
      words: controller.words,
      // Another round may have fewer layers.
      look: at === now ? { layer, ranks } : { layer: null, ranks },
      link: at === now || !link ? link : link.replace(/[^#]*$/, game.link()),
    });
  } finally {
    game.free();
  }
}

/**
 * Takes the copy of a game to a round of its line; throws a sentence if it has no such round.
 * @param {import("../../pkg/magnus_derek.js").Handle} game @param {number} round
 */
export function goTo(game, round) {
  game.goTo(wholeNumberIn("The round of a picture", round, 0, game.facts().lineLength, "pictureRound"));
}
