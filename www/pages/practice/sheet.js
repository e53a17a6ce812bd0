// @ts-check
/** A set of puzzles as a sheet to print: figures, room to answer, codes that lead to the puzzles in their set, the answers on a page of their own. */

import { hrefOf } from "../../kit/address.js";
import { html, nothing, render } from "../../kit/lit.js";
import { trusted } from "../../kit/trusted.js";
import { drawnStyle, figureIn, openingFigure } from "../../table/lesson/figure.js";
import { findPuzzle, puzzleStep } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { puzzlesIn } from "../../table/lesson/puzzle-set.js";
import { question, solutionLine } from "../../table/lesson/task-text.js";
import { Trial } from "../../table/lesson/trial.js";
import { renderSentence } from "../../table/panel/parts/sentence.js";
import { addWorksheet } from "../../table/share/worksheet.js";
import { speakerIn } from "../../text/languages.js";
import { classLabel, setTitle } from "../../text/say/table/puzzle.js";
import { hashOf } from "./address.js";
import { words } from "./speaker.js";

/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** @import { Study } from "../../table/core/core.js" */
/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */
/** @import { FoundStep } from "../../table/lesson/types" */
/** @import { Speaker } from "../../text/types" */

/** A puzzle on the sheet. @typedef {{found: FoundStep, figure: string, options: string[], calls: number[]}} Printed */

/** Lets the page draw and hear before it goes on. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

let isStyled = false;

/** Shows the sheet of a set in a place of the page. @param {PuzzleSet} set @param {Study} core @param {HTMLElement} place */
export async function showSheet(set, core, place) {
  if (!isStyled) {
    isStyled = true;
    const style = new CSSStyleSheet();
    style.replaceSync(drawnStyle());
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  }
  // What is said of a table, the page itself has not.
  const table = await speakerIn(words.language);
  /** @type {Printed[]} */
  const printed = [];
  for (const [at, chosen] of puzzlesIn(set).entries()) {
    printed.push(printedPuzzle(chosen, `puzzle-${at + 1}`, core, table));
    await pause();
  }
  const [first] = printed;
  const isSame = printed.every(({ found }) => found.step.ask === first?.found.step.ask);
  const sheet = document.createElement("div");
  sheet.className = "sheet";
  render(
    html`
      <h1>${setTitle(words, set)}</h1>
      <p class="who">${words.plain("sheetName")}</p>
      ${isSame && first ? asked(first.found, table) : nothing}
      <p class="buttons">
        <button type="button" @click=${() => print()}>${words.plain("sheetPrint")}</button>
        <a href=${hashOf({ chosen: set.first, source: set })}>${words.plain("practiceSet", { count: set.count })}</a>
      </p>
      <div class="puzzles">${printed.map((one, at) => section(one, at, set, table, isSame))}</div>`,
    sheet,
  );
  for (const [at, { figure }] of printed.entries()) sheet.querySelectorAll("figure")[at]?.append(drawing(figure));
  addWorksheet(sheet, words.plain("sheetRoom"), (section) => section.querySelector("h2")?.textContent ?? "");
  place.replaceChildren(sheet);
}

/** @param {ChosenPuzzle} chosen @param {string} id @param {Study} core @param {Speaker} table its words @returns {Printed} */
function printedPuzzle(chosen, id, core, table) {
  const puzzle = findPuzzle(puzzleName(chosen), core);
  const found = puzzleStep(puzzle, table);
  const { step } = found;
  const exercise = new core.Exercise(puzzle.task, puzzle.figure);
  try {
    step.solution = exercise.solution() ?? undefined;
    const trial = new Trial(step, exercise.form());
    const opening = openingFigure(found, trial, puzzle.n);
    /** Bands and the end of a game would tell which class can be kept. @type {import("../../table/lesson/figure.js").Figure["suppose"]} */
    const suppose = (view) => ({ ...(opening.suppose?.(view) ?? view), bands: [], ending: null });
    const figure = figureIn(
      /** @type {any} */ (core),
      { ...opening, suppose, about: aboutFigure(puzzle, core) },
      id,
      table,
    );
    const classes = step.task?.classes?.map((coset) => classLabel(table, coset, puzzle.n)) ?? [];
    return { found, figure, options: classes, calls: step.solution ? [] : rightCalls(puzzle, core) };
  } finally {
    exercise.free();
  }
}

/** The position in words for whoever does not see it; those of the table would tell layers and classes. @param {import("../../core/lesson/core-types").Puzzle} puzzle @param {Study} core */
function aboutFigure({ n, figure }, core) {
  const game = core.Handle.open(figure.game);
  try {
    const { token, magnitude } = game.state();
    const unvisited = [...game.depths()].flatMap((depth, position) => (depth === 0 ? [position] : []));
    const position = words.plain("sheetPosition", { token, unvisited: words.list(unvisited) });
    const call = magnitude === null ? "" : words.plain("sheetCalled", { magnitude });
    return { title: words.plain("sheetTable", { n }), description: `${position} ${call}`.trim() };
  } finally {
    game.free();
  }
}

/** The calls with which a line that is asked for can begin. @param {import("../../core/lesson/core-types").Puzzle} puzzle @param {Study} core */
function rightCalls({ figure }, core) {
  const exercise = new core.Exercise({ kind: "keep", player: "magnus" }, figure);
  try {
    const moves = exercise.ratedMoves().filter(({ loss }) => loss.positions + loss.rounds === 0);
    return moves.map(({ magnitude }) => magnitude);
  } finally {
    exercise.free();
  }
}

/** @param {FoundStep} found @param {Speaker} table */
const asked = (found, table) =>
  question({ words: table, found, say: (text) => renderSentence(table, text), lang: () => nothing });

/** @param {Printed} puzzle @param {number} at @param {PuzzleSet} set @param {Speaker} table @param {boolean} isAsked above all puzzles */
function section({ found, options, calls }, at, set, table, isAsked) {
  // In its set a puzzle counts for the result for the class.
  const live = hashOf({ chosen: puzzlesIn(set)[at] ?? set.first, source: set });
  const answer = calls.length > 0 ? html`<p>${words.plain("sheetCalls", { calls: calls.join(", ") })}</p>` : nothing;
  return html`<section id=${`puzzle-${at + 1}`}>
    <h2>${words.plain("sheetPuzzle", { number: at + 1 })}</h2>
    <div class="task">
      <figure></figure>
      ${isAsked ? nothing : asked(found, table)}
      ${options.length > 0 ? html`<ul>${[...options, table.plain("taskNone")].map((one) => html`<li>${one}</li>`)}</ul>` : nothing}
      <details class="solution"><summary>${words.plain("sheetSolution")}</summary>
        ${found.step.solution ? solutionLine({ words: table, found, say: String, lang: () => nothing }) : answer}
      </details>
    </div>
    <p class="note step-links"><a href=${hrefOf("practice", live)}>${words.plain("sheetLive")}</a></p>
  </section>`;
}

/** @param {string} figure as SVG */
function drawing(figure) {
  const text = figure.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');
  return new DOMParser().parseFromString(trusted().createHTML(text), "image/svg+xml").documentElement;
}
