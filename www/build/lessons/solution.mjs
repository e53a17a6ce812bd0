/** The solution of a task in words, for those who read it without the table. */

import { transcriptOf } from "../../table/export/transcript.js";
import { listed } from "../../words/en/numbers.js";
import { opened } from "../figure.mjs";
import { escaped } from "../template.mjs";
import { plain } from "./text.mjs";

/** @import { Step } from "../lessons.mjs" */

/** @param {Step} step @param {string} site the way to the Play page */
export function solutionOf({ solution, figure, task }, site) {
  const { none, magnitude, magnitudes, positions, number, option, game } = solution;
  const sentences = [
    none && "There is none.",
    magnitude !== undefined && `Call ${magnitude}.`,
    magnitudes && `The magnitudes ${magnitudes.join(", ")}.`,
    positions && `${positions.length === 1 ? "Position" : "Positions"} ${listed(positions) || "none"}.`,
    number !== undefined && `${number}.`,
    option !== undefined && `${plain(task.options[option].label)}.`,
    game && figure && movesOf(game, figure.game, site),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The rounds after those of the figure, and where to step through them. @param {string} link @param {string} figure @param {string} site */
function movesOf(link, figure, site) {
  const [game, first] = [opened(link), opened(figure)];
  const rounds = transcriptOf(game).slice(first.state().round);
  for (const each of [game, first]) each.free();
  const moves = rounds.map(({ magnitude, direction }) => `${magnitude}${direction === "+" ? "+" : "−"}`).join(" ");
  const step = `<a href="${site}#${escaped(link)}">Step through it on the Play page</a>.`;
  return moves ? `<span class="moves">${moves}</span> (magnitudes, with + for clockwise). ${step}` : step;
}
