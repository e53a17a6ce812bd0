// @ts-check
/** The task beside the turn: its text, the entry for the answer, the verdict, and the help. */

import { listOf } from "../../drawing/list-of.js";
import { freshId } from "../../kit/fresh-id.js";
import { elementOf, html, nothing, render, renderMarks } from "../../kit/lit.js";
import {
  hintButton,
  lessonName,
  mistakeKey,
  notKeptText,
  progressText,
  verdictText,
  watchedText,
} from "../../text/say/table/lesson.js";
import "../../text/say/table/another.js";
import { otherCosts, otherCostsHeading } from "../../text/say/table/puzzle.js";
import { unbroken } from "../../text/unbroken.js";
import { lessonAddress } from "../page/game-address.js";
import { renderSentence } from "../panel/parts/sentence.js";
import { wall } from "./bricks.js";
import { entry, followTable, hasRow } from "./entry.js";
import { isDone } from "./progress.js";
import { langOf } from "./step.js";
import { hintList, insight, question, solutionLine } from "./task-text.js";

/** @import { Model, Speaker, TaskPanel } from "../types" */
/** @import { FoundStep } from "./types" */
/** @import { Trial } from "./trial.js" */
/** @import { Entries } from "./entry.js" */

/**
 * @typedef {object} TaskActions the acts a reader can ask for
 * @property {() => void} hint one more hint, or the solution
 * @property {() => void} takeBack
 * @property {() => void} showLine
 * @property {() => void} leave leaves the line that is shown
 * @property {(by: number) => void} go goes this many rounds on in that line
 * @property {() => void} again
 * @property {() => void} another sets another task of this kind
 * @property {() => void} own goes back from it
 * @property {() => void} next
 */

/**
 * Model of the panel.
 * @typedef {object} TaskModel
 * @property {Speaker} words
 * @property {FoundStep} found
 * @property {Trial} trial
 * @property {TaskActions & Entries} actions
 * @property {TaskCircumstances} about
 * @property {{heading: string, field: string}} ids
 * @property {(key: string) => string | typeof nothing} lang of a text of the step
 * @property {(text: string) => unknown} say a sentence of the lesson, with its formulas in one piece
 * @property {number[]} bricks the heights of the columns; none if the step has no bricks
 * @property {number} stop
 * @property {(position: number) => void} stand
 * @property {Model | null} model null before the table is shown
 */

/**
 * @typedef {object} TaskCircumstances
 * @property {string} address of the whole lesson; "" if it has no page
 * @property {boolean} before whether the task was done before
 * @property {boolean} told whether the page already shows the names
 * @property {() => boolean} locked whether the reader may only look on
 * @property {() => import("./on-table").PlayedGame | null} played another game in place of the table
 * @property {() => HTMLElement | undefined} legend of the picture in place of the table
 * @property {boolean} hasAnother whether there are other tasks of this kind
 * @property {() => string} nextName where the page around it leads elsewhere than to the next puzzle; "" otherwise
 * @property {() => string} reason why the right answer to a puzzle is right; "" without one
 * @property {() => import("../../core/lesson/core-types").RatedMove[]} others all moves of a puzzle with their values, once they tell nothing
 */

/**
 * @param {Speaker} words @param {FoundStep} found @param {Trial} trial @param {TaskActions & Entries} actions
 * @param {TaskCircumstances} about
 * @returns {TaskPanel & {showBricks: (columns: ArrayLike<number>) => void, showVerdict: () => void}}
 */
export function taskPanel(words, found, trial, actions, about) {
  const ids = { heading: freshId("task"), field: freshId("task") };
  // With the title of the step where several tasks on a page have the same heading.
  const label = about.told ? words.plain("taskOf", { title: found.step.title }) : nothing;
  const heading = about.told ? nothing : ids.heading;
  const node = elementOf(html`<section class="lesson" aria-label=${label} aria-labelledby=${heading}></section>`);
  // What is moved on the table stands between the question and this.
  const answer = elementOf(html`<div class="lesson answer"></div>`);
  /** @type {TaskModel} */
  let task = {
    words,
    found,
    trial,
    actions,
    about,
    ids,
    lang: (key) => langOf(found, key, words.language) ?? nothing,
    say: (text) => renderSentence(words, unbroken(text)),
    bricks: [],
    stop: 0,
    stand: (stop) => show({ stop }),
    model: null,
  };
  /** @param {Partial<TaskModel>} [news] */
  function show(news) {
    task = { ...task, ...news };
    render(questionPart(task), node);
    render(answerPart(task), answer);
  }
  show();
  return {
    node,
    answer,
    showVerdict() {
      // What can be pressed next, but before all the verdict.
      for (const part of [
        answer.lastElementChild?.previousElementSibling,
        answer.querySelector(".said + .helps"),
        answer.querySelector(".said"),
      ])
        part?.scrollIntoView({ block: "nearest" });
    },
    /** Shows the bricks, once the core has said how high the columns are. @param {ArrayLike<number>} columns */
    showBricks(columns) {
      task.bricks = listOf(columns.length, (at) => columns[at] ?? 0);
    },
    update(model) {
      followTable(trial, model);
      // On a smaller table the button may be gone.
      show({ model, stop: task.stop < model.state.n ? task.stop : 0 });
    },
  };
}

/** The text of the step and its question, above the turn. @param {TaskModel} task */
const questionPart = (task) => html`
  ${task.about.legend()}
  <slot name="told"></slot>
  ${lessonHeading(task)}
  ${heading(task)}
  ${question(task)}
`;

/** The answer with all that is said about it, below the turn. @param {TaskModel} task */
function answerPart(task) {
  const { watched } = task.trial;
  return html`
    ${watched ? line(task, watched) : ownAttempt(task)}
    ${bricks(task)}
    <slot name="asked"></slot>
  `;
}

/** The lesson, and whether the task was done before. @param {TaskModel} task */
function lessonHeading({ words, found, about: { address, before, told } }) {
  if (told && !before) return nothing;
  const name = found.puzzle ? words.plain("puzzlePage") : lessonName(words, found);
  const shown = told ? "" : address ? lessonLink(address, name) : name;
  const done = `${told ? "" : " · "}${words.plain("taskBefore")}`;
  return html`<p class="lesson-name">${shown}${before ? html`<span class="before">${done}</span>` : nothing}</p>`;
}

/** A link that opens outside the frame, which was made for the table alone. @param {string} address @param {string} name */
const lessonLink = (address, name) =>
  window === window.top
    ? html`<a href=${address}>${name}</a>`
    : html`<a href=${address} target="_blank" rel="noopener">${name}</a>`;

/** @param {TaskModel} task */
function heading({ words, found: { step, another, variant }, about: { told }, ids, lang }) {
  if (told && step.task && !another && !variant)
    return html`<h2 id=${ids.heading} class="told">${words.plain("task")}</h2>`;
  return html`<h2 id=${ids.heading} class=${told ? "told" : nothing} lang=${lang("title")}>${step.title}</h2>`;
}

/** The reader's own attempt. @param {TaskModel} task */
function ownAttempt(task) {
  const { words, found, trial, lang, about, ids, actions, model, stop, stand } = task;
  const { step } = found;
  const hint = hintOf(task);
  const asked = {
    words,
    trial,
    entries: actions,
    id: ids.field,
    locked: about.locked(),
    lang,
    hint,
    model,
    stop,
    stand,
  };
  const progress = progressText(words, step.task, trial.verdict);
  const played = about.played();
  return html`
    <div>
      ${played ? [verdict(task), wayBack(task), played.panel(hint)] : entry(asked)}
      ${progress ? html`<p class="note progress">${progress}</p>` : nothing}
      ${played ? nothing : verdict(task)}
      ${trial.notKept ? html`<p class="note not-kept">${notKeptText(words, trial.notKept)}</p>` : nothing}
      ${trial.solved ? solutionLine(task) : nothing}
      ${trial.isRevealed ? [insight(task), reason(task), otherMoves(words, about.others())] : nothing}
      ${trial.hints > 0 ? hintList(task, trial.hints) : nothing}
      ${helps(task)}
    </div>
  `;
}

/** @param {TaskModel} task */
function verdict({ words, found: { step }, trial, lang }) {
  const { verdict: judged, refusal, done, failed } = trial;
  const text = refusal || (judged ? verdictText(words, step, judged) : "");
  if (text === "") return nothing;
  const mistake = refusal || !judged ? undefined : mistakeKey(step, judged);
  const kind = done ? "said good" : failed || refusal ? "said bad" : "said";
  const sign = done ? "✓ " : failed ? "✗ " : "";
  const language = mistake === undefined ? nothing : lang(`wrong/${mistake}`);
  return html`<p class=${kind}><span aria-hidden="true">${sign}</span><span lang=${language}>${renderMarks(unbroken(text))}</span></p>`;
}

/** Why the right answer to a puzzle is right. @param {TaskModel} task */
function reason({ about, say }) {
  const text = about.reason();
  return text ? html`<p class="aha">${say(text)}</p>` : nothing;
}

/** What the moves that were not made would have cost. @param {Speaker} words @param {ReturnType<TaskCircumstances["others"]>} moves */
function otherMoves(words, moves) {
  const costs = otherCosts(words, moves);
  if (costs.length === 0) return nothing;
  return html`
    <p class="note">${otherCostsHeading(words, moves)}</p>
    <ul class="costs">${costs.map(({ cost, moves }) => html`<li>${cost}: <b>${moves}</b></li>`)}</ul>`;
}

/** The way from a puzzle answered wrong to the step that explains it, and to the next puzzle. @param {TaskModel} task */
function afterPuzzle({ words, found: { puzzle, next }, trial, actions, about }) {
  if (!puzzle || !(trial.done || trial.hasFailed)) return nothing;
  const { lesson, step, number } = puzzle.about;
  const address = trial.hasFailed ? lessonAddress(lesson, step) : "";
  const target = window === window.top ? nothing : "_blank";
  return html`
    ${next === null ? nothing : button(about.nextName() || words.plain("kind" in puzzle ? "puzzleNext" : "mistakeNext"), actions.next, trial.isRevealed ? "primary" : "plain")}
    ${address ? html`<a class="next-lesson" href=${address} target=${target}>${words.plain("puzzleWhy", { number })}</a>` : nothing}`;
}

/** The way from a task at its end to another one like it, and from there back. @param {TaskModel} task */
function anotherWays({ words, found: { another }, trial, actions, about: { before, hasAnother } }) {
  const isOffered = hasAnother && (trial.isRevealed || before);
  return [
    isOffered
      ? button(words.plain("anotherTask"), actions.another, another && trial.isRevealed ? "primary" : "plain")
      : nothing,
    another ? button(words.plain("anotherBack"), actions.own) : nothing,
  ];
}

/** The button for a hint, which stays where it is while hints come below it. @param {TaskModel} task */
function hintOf({ words, found: { step, puzzle, another }, trial, actions, about }) {
  const { done, hintsLeft, offersSolution } = trial;
  const played = about.played();
  if (!step.task || !(hintsLeft > 0 || offersSolution) || (done && !trial.solved)) return nothing;
  if (trial.solved) return button(words.plain("taskSolutionHide"), actions.hint);
  const costs = !puzzle && !another && !about.before && !trial.sawSolution;
  const name =
    played && hintsLeft <= 0 ? played.hintName : hintButton(words, trial.hints, hintsLeft, offersSolution, costs);
  return name === null ? nothing : button(name, actions.hint);
}

/** The way back from a wrong move in another game, right below the verdict. @param {TaskModel} task */
function wayBack({ words, trial, actions, about }) {
  const played = about.played();
  if (!played || !trial.failed) return nothing;
  return html`<div class="row helps">${button(played.takeBackName, actions.takeBack)}${button(words.plain("taskAgain"), actions.again)}</div>`;
}

/** The buttons that help and lead on. @param {TaskModel} task */
function helps(task) {
  const { words, found, trial, actions, model, about } = task;
  const { step } = found;
  const next = found.puzzle ? null : found.next;
  const { done, failed, isRevealed } = trial;
  const hasPlayed = (model?.facts.lineLength ?? 0) > 0;
  const hasMoved = about.played()?.hasMoved === true;
  const canBegin = step.task ? (trial.isPlayed && hasPlayed) || hasMoved || isRevealed : hasPlayed;
  const buttons = [
    failed && trial.by === "game" ? button(words.plain("taskTakeBack"), actions.takeBack) : nothing,
    failed && trial.facts.line !== undefined ? button(words.plain("taskShowLine"), actions.showLine) : nothing,
    about.played() || hasRow(trial.by) ? nothing : hintOf(task),
    canBegin && !(failed && about.played()) ? button(words.plain("taskAgain"), actions.again) : nothing,
    next !== null && (done || !step.task) ? button(words.plain("taskNext"), actions.next, "primary") : nothing,
    ...anotherWays(task),
    offersNextLesson(found, done) ? nextLessonLink(words, found.following) : nothing,
    afterPuzzle(task),
  ];
  return buttons.every((one) => one === nothing) ? nothing : html`<div class="row helps">${buttons}</div>`;
}

/**
 * Says whether to offer the next lesson: at the end of the last step, and once the last open task is done.
 * @param {FoundStep} found @param {boolean} done
 */
function offersNextLesson({ lesson, step, next, another }, done) {
  if (another || (step.task && !done)) return false;
  return next === null || lesson.steps.every(({ id, task }) => !task || id === step.id || isDone(`${lesson.id}/${id}`));
}

/** A link to the next lesson, where its page can be reached. @param {Speaker} words @param {FoundStep["following"]} following */
function nextLessonLink(words, following) {
  const address = following ? lessonAddress(following.id) : "";
  if (!following || !address) return nothing;
  const target = window === window.top ? nothing : "_blank";
  return html`<a class="next-lesson" href=${address} target=${target}>${words.plain("taskNextLesson", { number: following.number })}</a>`;
}

/** @param {string} text @param {() => void} act @param {string} [kind] @param {boolean} [disabled] */
const button = (text, act, kind = "plain", disabled = false) =>
  html`<button type="button" class=${kind} ?disabled=${disabled} @click=${act}>${text}</button>`;

/**
 * The line that is shown. Its rounds are counted from the figure, not from the start of the game.
 * @param {TaskModel} task @param {NonNullable<Trial["watched"]>} watched
 */
function line(task, { what, from }) {
  const { words, actions, model, found } = task;
  const [round, length] = [model?.state.round ?? 0, model?.facts.lineLength ?? 0];
  const [here, last] = [Math.max(0, round - from), length - from];
  return html`
    <div class="line">
      ${found.puzzle ? verdict(task) : nothing}
      <p class="note">${watchedText(words, what, here, last)}</p>
      ${what === "solution" ? insight(task, "because") : nothing}
      <div class="row">
        ${button(words.plain("taskBack"), () => actions.go(-1), "plain", here === 0)}
        ${button(words.plain("taskOn"), () => actions.go(1), "primary", here >= last)}
        ${button(words.plain(found.puzzle ? "puzzleBack" : "taskLeave"), actions.leave)}
        ${afterPuzzle(task)}
      </div>
    </div>
  `;
}

/** The bricks, unless they would give away a number that is asked for. @param {TaskModel} task */
function bricks({ words, bricks: heights, trial, model }) {
  if (!model || heights.length === 0 || !(trial.isPlayed || trial.isRevealed)) return nothing;
  return html`<div>${wall(words, heights, model)}</div>`;
}
