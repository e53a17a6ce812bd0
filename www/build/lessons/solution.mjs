/** The solution of a task in words, for readers without the table. */

import { transcriptOf } from "../../table/export/transcript.js";
import { opened } from "../figure.mjs";
import { escaped } from "../template.mjs";
import { plain } from "./text.mjs";

/** @import { Said, Step } from "../lessons.mjs" */

/** @param {Step} step @param {Said} said */
export function solutionOf({ solution, figure, task }, { words, addressFrom }) {
  const { none, magnitude, magnitudes, positions, number, option, game } = solution;
  const sentences = [
    none && words.say("solvedNone"),
    magnitude !== undefined && words.say("solvedCall", { magnitude }),
    magnitudes && words.say("solvedCalls", { magnitudes: magnitudes.join(", ") }),
    positions && words.say("solvedPositions", { positions: words.list(positions), count: positions.length }),
    number !== undefined && `${number}.`,
    option !== undefined && `${plain(task.options[option].label)}.`,
    game &&
      task.kind === "beat" &&
      words.say("solvedGame", { address: addressFrom(`../${nameOf(game)}.html#${escaped(game)}`) }),
    game && task.kind !== "beat" && figure && movesOf(game, figure.game, words, addressFrom("../")),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The other game that a link begins with, which is also the name of its page. @param {string} link */
const nameOf = (link) => link.slice(0, link.indexOf("="));

/**
 * The rounds after those of the figure, and a link for stepping through them.
 * @param {string} link
 * @param {string} figure
 * @param {Said["words"]} words
 * @param {string} play path to the Play page
 */
function movesOf(link, figure, words, play) {
  const [game, first] = [opened(link), opened(figure)];
  const rounds = transcriptOf(game).slice(first.state().round);
  for (const each of [game, first]) each.free();
  const moves = rounds.map(({ magnitude, direction }) => `${magnitude}${direction === "+" ? "+" : "−"}`).join(" ");
  const step = words.say("solvedWatch", { address: `${play}#${escaped(link)}` });
  return moves ? `${words.say("solvedMoves", { moves: `<span class="moves">${moves}</span>` })} ${step}` : step;
}
