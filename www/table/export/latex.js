// @ts-check
/** The rounds as tables in plain LaTeX, without any package: short ones side by side, which break over pages by themselves. */

import { formatNumber } from "../../kit/numbers.js";
import { titleOf } from "./about.js";
import { comment, linkComment } from "./tex.js";
import { transcriptOf } from "./transcript.js";

/** @import { ExportRequest } from "./request.js" */
/** @import { Played } from "./transcript.js" */

/** With its heading such a table fits on a page, and two stand side by side. */
const ROWS = 40;
const MOST_ROUNDS = 10_000;
const HEADINGS = String.raw`round & from & $\ell$ & direction & to & new? \\ \hline`;

/** @param {ExportRequest} request */
export function latexFile({ game, link }) {
  const rounds = transcriptOf(game);
  if (rounds.length > MOST_ROUNDS) {
    const played = `this game has ${formatNumber(rounds.length)}: export it as CSV instead`;
    throw new Error(`A LaTeX table has at most ${formatNumber(MOST_ROUNDS)} rounds, but ${played}.`);
  }
  const state = game.state();
  const { magnus, derek, seed } = game.facts();
  const players = `Magnus: ${magnus.name}. Derek: ${derek.name}. Seed ${seed}.`;
  const tables = Array.from({ length: Math.max(1, Math.ceil(rounds.length / ROWS)) }, (_, index) =>
    tabular(rounds.slice(ROWS * index, ROWS * (index + 1))),
  );
  const lines = [
    ...comment(`${titleOf({ state })}. ${players}`),
    ...linkComment(link),
    ...comment("Needs no package. A new position is marked; the direction + is clockwise."),
    "\\begingroup\\raggedright\\noindent\\setlength{\\tabcolsep}{3pt}",
    tables.join("\\quad\n"),
    "\\par\\endgroup",
  ];
  return `${lines.join("\n")}\n`;
}

/** @param {Played[]} rounds */
function tabular(rounds) {
  const rows = rounds.map(
    ({ round, from, magnitude, direction, to, new: fresh }) =>
      `  ${round} & ${from} & ${magnitude} & $${direction}$ & ${to} & ${fresh ? "yes" : ""} \\\\`,
  );
  return [String.raw`\begin{tabular}[t]{@{}rrrcrl@{}}`, `  ${HEADINGS}`, ...rows, String.raw`\end{tabular}`].join("\n");
}
