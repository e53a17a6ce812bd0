// @ts-check
/**
 * The rounds as tables in plain LaTeX without packages: short
 * tables side by side, which break over pages by themselves.
 */

import { listOf } from "../../drawing/list-of.js";
import { playersText } from "../../text/say/export/export.js";
import { titleOf } from "./about.js";
import { comment, linkComment } from "./tex.js";
import { transcriptOf } from "./transcript.js";

/** @import { ExportRequest } from "./request.js" */
/** @import { Speaker } from "../types" */
/** @import { PlayedRound } from "./transcript.js" */

/** Rows of a table: with its heading it fits on a page, and two fit side by side. */
const ROWS = 40;
const MOST_ROUNDS = 10_000;

/** @param {ExportRequest} request */
export function latexFile({ words, game, link }) {
  const rounds = transcriptOf(game);
  if (rounds.length > MOST_ROUNDS) {
    throw new Error(words.plain("tooManyRounds", { most: MOST_ROUNDS, given: rounds.length }));
  }
  const state = game.state();
  const facts = game.facts();
  const players = playersText(words, facts);
  const tables = listOf(Math.max(1, Math.ceil(rounds.length / ROWS)), (index) =>
    tabular(words, rounds.slice(ROWS * index, ROWS * (index + 1))),
  );
  const lines = [
    ...comment(`${titleOf({ words, state, facts })}. ${players}`),
    ...linkComment(words, link),
    ...comment(words.plain("latexNeeds")),
    "\\begingroup\\raggedright\\noindent\\setlength{\\tabcolsep}{3pt}",
    tables.join("\\quad\n"),
    "\\par\\endgroup",
  ];
  return `${lines.join("\n")}\n`;
}

/** @param {Speaker} words @param {PlayedRound[]} rounds */
function tabular(words, rounds) {
  const [round, from, direction, to, isNew] = /** @type {const} */ ([
    "latexRound",
    "latexFrom",
    "latexDirection",
    "latexTo",
    "latexNew",
  ]).map((key) => words.plain(key));
  const yes = words.plain("latexYes");
  const heading = String.raw`${round} & ${from} & $\ell$ & ${direction} & ${to} & ${isNew} \\ \hline`;
  const rows = rounds.map(
    ({ round, from, magnitude, direction, to, new: fresh }) =>
      `  ${round} & ${from} & ${magnitude} & $${direction}$ & ${to} & ${fresh ? yes : ""} \\\\`,
  );
  return [String.raw`\begin{tabular}[t]{@{}rrrcrl@{}}`, `  ${heading}`, ...rows, String.raw`\end{tabular}`].join("\n");
}
