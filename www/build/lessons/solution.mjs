/** The solution of a task that is played, for readers without the table, which would go through it. */

import { escapeXml } from "../../drawing/svg-text.js";
import { transcriptOf } from "../../table/export/transcript.js";
import { opened } from "../figure.mjs";

/** @import { Wording } from "../lessons.mjs" */

/** @param {import("../../table/lesson/types").Step} step @param {Wording} wording @returns {string} "" if nothing is to be played */
export function playedSolution({ solution: { game } = {}, figure, task }, { words, addressFrom }) {
  if (!game) return "";
  const told =
    task?.kind === "beat"
      ? words.say("solvedGame", { address: addressFrom(`../${nameOf(game)}.html#${escapeXml(game)}`) })
      : movesOf(game, figure.game, words, addressFrom("../"));
  return `<p>${told}</p>\n`;
}

/** The other game that a link begins with, which is also the name of its page. @param {string} link */
const nameOf = (link) => link.slice(0, link.indexOf("="));

/**
 * The rounds after those of the figure, and a link for stepping through them.
 * @param {string} link
 * @param {string} figure
 * @param {Wording["words"]} words
 * @param {string} play path to the Play page
 */
function movesOf(link, figure, words, play) {
  const [game, first] = [opened(link), opened(figure)];
  const rounds = transcriptOf(game).slice(first.state().round);
  for (const each of [game, first]) each.free();
  const moves = rounds.map(({ magnitude, direction }) => `${magnitude}${direction === "+" ? "+" : "−"}`).join(" ");
  const step = words.say("solvedWatch", { address: `${play}#${escapeXml(link)}` });
  return moves ? `${words.say("solvedMoves", { moves: `<span class="moves">${moves}</span>` })} ${step}` : step;
}
