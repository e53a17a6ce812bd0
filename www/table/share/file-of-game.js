// @ts-check
/** The file of a game as a person looks at it, at the round on the table or another one. */

import { wholeNumberIn } from "../../kit/sentences.js";
import { exportGame, FORMATS } from "../export/formats.js";
import { readOptions } from "../export/request.js";
import { forOthers } from "./embed-sources.js";

/** @import { ExportOptions, Look, Speaker } from "../types" */
/** @import { Handle } from "../../pkg/magnus_derek.js" */

/**
 * @typedef {object} GameLookedAt
 * @property {Handle} game which is taken to the round of the file
 * @property {Pick<Look, "layer" | "ranks">} look
 * @property {"light" | "dark"} theme
 * @property {number} never the catalogue's
 * @property {Speaker} words
 * @property {string} address of the page with the game; it can be saved all the same if it is too long for a link
 */

/** @param {string} id of the format @param {ExportOptions} options @param {GameLookedAt} lookedAt */
export async function fileOfGame(id, options, { game, look: { layer, ranks }, theme, never, words, address }) {
  const now = game.state().round;
  const wanted = readOptions(options);
  const isPicture = FORMATS.find((format) => format.id === id)?.isPicture;
  const at = isPicture ? (wanted.round ?? now) : now;
  goTo(game, at);
  const link = forOthers(address);
  return exportGame(id, {
    theme,
    ...wanted,
    game,
    never,
    words,
    // Another round may have fewer layers.
    look: { layer: at === now ? layer : null, ranks },
    link: at === now || !link ? link : link.replace(/[^#]*$/, game.link()),
  });
}

/** Takes a game to a round of its line; throws a sentence if it has no such round. @param {Handle} game @param {number} round */
export function goTo(game, round) {
  game.goTo(wholeNumberIn("The round of a picture", round, 0, game.facts().lineLength, "pictureRound"));
}
