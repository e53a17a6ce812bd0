// @ts-check
/** Exports of real games, for the tests. */

import { exportGame } from "../../www/table/export/formats.js";
import { english as words } from "../../www/text/english.js";
import { newGame } from "./core.js";

/** @typedef {import("../../www/table/export/request.js").ExportRequest} ExportRequest */
/** @typedef {ExportRequest["game"]} Game */

/** A link with all characters that XML and TeX treat in their own way. */
export const LINK = 'https://example.org/table/#n=13&magnus=layers&derek="<human>"%20~_';

/** @param {string} id @param {Game} game @param {Partial<ExportRequest>} [more] */
export async function exported(id, game, more) {
  const request = {
    words,
    game,
    never: 255,
    look: { layer: null },
    link: LINK,
    theme: /** @type {const} */ ("light"),
    ...more,
  };
  const { blob, name } = await exportGame(id, request);
  return { text: await blob.text(), blob, name };
}

/**
 * A game between two computers after so many rounds, or at its end.
 * @param {Parameters<typeof newGame>[0]} choice @param {number} [rounds]
 */
export function played(choice, rounds = Infinity) {
  const game = newGame(choice);
  while (game.state().round < rounds && game.canStep()) game.step();
  return game;
}

/** A game of n = 13 in which Derek has to answer a call from layer 2. */
export function middleOfGame() {
  const game = newGame({ n: 13 });
  for (let round = 0; round < 7; round++) game.answer(round % 3 ? "+" : "-");
  return game;
}
