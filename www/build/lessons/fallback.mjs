/**
 * A step without scripts and on paper: the picture and the texts with which its table opens, made by the functions of the
 * table, and folded behind them the hints and the solution.
 */

import { nothing } from "lit-html";
import { html } from "../../kit/lit.js";
import * as core from "../../pkg/study.js";
import { wall } from "../../table/lesson/bricks.js";
import { openingFigure } from "../../table/lesson/figure.js";
import { langOf, stepOf } from "../../table/lesson/step.js";
import { hintList, insight, question, solutionLine } from "../../table/lesson/task-text.js";
import { Trial } from "../../table/lesson/trial.js";
import "../../text/say/study-refusals.js";
import { begin } from "../core.mjs";
import { drawn, opened } from "../figure.mjs";
import { renderTemplate } from "../template-text.mjs";
import { companionFigure } from "./companion.mjs";
import { pricedTableOf, pricesFigure } from "./prices.mjs";
import { playedSolution } from "./solution.mjs";
import { boldTemplate } from "./text.mjs";

begin(core, "study");

/** @import { Lesson, Wording } from "../lessons.mjs" */

/** @param {string} id of a step with a figure @param {Lesson} lesson @param {Wording} wording */
export function renderFallback(id, { number, atTable }, wording) {
  const { words } = wording;
  const found = stepOf(atTable.lesson, id, atTable.language);
  const { task, figure, hints = [] } = found.step;
  const trial = new Trial(found.step, task ? new core.Exercise(/** @type {any} */ (task), figure).form() : null);
  const lang = (/** @type {string} */ key) => langOf(found, key, words.language) ?? nothing;
  const text = { words, found, lang, say: boldTemplate };
  const game = opened(figure.game);
  const state = game.state();
  const model = { state, firstVisits: () => game.firstVisits() };
  const bricks = figure.bricks ? renderTemplate(wall(words, [...core.bricks(state.n)], model)) : "";
  game.free();
  const about = trial.isPlaced && { about: emptyTable(words, state.n) };
  const opening = () =>
    `<figure>${drawn({ ...openingFigure(found, trial, state.n), ...about }, `lesson-${number}-${id}`, words)}</figure>\n`;
  const priced = pricedTableOf(found.step);
  const help = words.say(hints.length === 1 ? "lessonHint" : "lessonHints");
  return [
    priced ? pricesFigure(priced, words) : companionFigure(task, words) || opening(),
    trial.isPlayed ? bricks : "",
    renderTemplate([question(text), optionList(text)]),
    hints.length > 0 ? fold("hints", help, renderTemplate(hintList(text, hints.length))) : "",
    renderSolution(text, trial, wording, trial.isPlayed ? "" : bricks),
  ].join("");
}

/** @typedef {import("../../table/lesson/task-text.js").TaskText} TaskText */

/** The options as a list: nobody could press the buttons that a table has for them. @param {TaskText} text */
function optionList({ found, lang, say }) {
  const labels = found.step.task?.options?.map(
    ({ label }, place) => html`<li lang=${lang(`options/${place}`)}>${say(label)}</li>`,
  );
  return labels ? html`<ul>${labels}</ul>` : nothing;
}

/**
 * The solution and the insight, which a table without a task has at once.
 * @param {TaskText} text @param {Trial} trial @param {Wording} wording @param {string} bricks that tell the answer
 */
function renderSolution(text, trial, wording, bricks) {
  const { step } = text.found;
  const because = renderTemplate(insight(text));
  if (!step.solution) return because;
  const answer = trial.by === "game" || trial.by === "companion" ? "" : renderTemplate(solutionLine(text));
  return fold(
    "solution",
    wording.words.say("lessonSolution"),
    answer + playedSolution(step, wording) + bricks + because,
  );
}

/** @param {string} kind @param {string} name @param {string} content @param {string} [id] */
export const fold = (kind, name, content, id) =>
  `<details class="${kind}"${id ? ` id="${id}"` : ""}>\n<summary>${name}</summary>\n${content}</details>\n`;

/**
 * Title and description of a table for placing positions while it is still empty.
 * @param {Wording["words"]} words @param {number} n
 */
const emptyTable = (words, n) => ({
  title: words.plain("emptyTableTitle", { n }),
  description: words.plain("emptyTableDescription", { last: n - 1 }),
});
