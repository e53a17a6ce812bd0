// @ts-check
/** The rounds as tables in plain LaTeX, without any package: short ones side by side, which break over pages by themselves. */

import { sayingOf, titleOf } from "./about.js";
import { comment, linkComment } from "./tex.js";
import { transcriptOf } from "./transcript.js";

/** @import { ExportRequest } from "./request.js" */
/** @import { Played } from "./transcript.js" */

/** With its heading such a table fits on a page, and two stand side by side. */
const ROWS = 40;
const MOST_ROUNDS = 10_000;

/** @param {ExportRequest} request */
export function latexFile({ words, game, link }) {
  const saying = sayingOf(words);
  const rounds = transcriptOf(game);
  if (rounds.length > MOST_ROUNDS) {
    throw new Error(saying.tooManyRounds(MOST_ROUNDS, rounds.length));
  }
  const state = game.state();
  const players = saying.playersText(game.facts());
  const tables = Array.from({ length: Math.max(1, Math.ceil(rounds.length / ROWS)) }, (_, index) =>
    tabular(saying.ROUND_HEADS, rounds.slice(ROWS * index, ROWS * (index + 1))),
  );
  const lines = [
    ...comment(`${titleOf({ words, state })}. ${players}`),
    ...linkComment(link),
    ...comment("Needs no package. A new position is marked; the direction + is clockwise."),
    "\\begingroup\\raggedright\\noindent\\setlength{\\tabcolsep}{3pt}",
    tables.join("\\quad\n"),
    "\\par\\endgroup",
  ];
  return `${lines.join("\n")}\n`;
}

/** @param {import("../../words/types").ExportWords["ROUND_HEADS"]} heads @param {Played[]} rounds */
function tabular(heads, rounds) {
  const heading = String.raw`${heads.round} & ${heads.from} & $\ell$ & ${heads.direction} & ${heads.to} & ${heads.new} \\ \hline`;
  const rows = rounds.map(
    ({ round, from, magnitude, direction, to, new: fresh }) =>
      `  ${round} & ${from} & ${magnitude} & $${direction}$ & ${to} & ${fresh ? heads.yes : ""} \\\\`,
  );
  return [String.raw`\begin{tabular}[t]{@{}rrrcrl@{}}`, `  ${heading}`, ...rows, String.raw`\end{tabular}`].join("\n");
}
