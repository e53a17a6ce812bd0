// @ts-check
/** What stands around the table of a puzzle, as templates: the choice, the day's puzzles, the account, the bet. */

import { hrefOf } from "../../kit/address.js";
import { html, live, nothing } from "../../kit/lit.js";
import { daysInRow, duePuzzles } from "../../table/lesson/practice-record.js";
import { readPuzzleName } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { puzzlesIn, sheetName } from "../../table/lesson/puzzle-set.js";
import { accountText, betResult, gameText, kindText, levelName, levelText } from "../../text/say/site/practice.js";
import { kindName, puzzleTitle } from "../../text/say/table/puzzle.js";
import { hashOf } from "./address.js";
import { levelsOf } from "./choose-puzzle.js";

/** @import { PracticeKind } from "../../core/lesson/core-types" */
/** @import { Mistakes } from "../../table/lesson/mistake.js" */
/** @import { PracticeRecord } from "../../table/lesson/practice-record.js" */
/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */
/** @import { StepRecord } from "../../table/lesson/score.js" */
/** @import { Speaker } from "../../text/types" */
/** @import { Source } from "./address.js" */
/** @import { Choice } from "./choose-puzzle.js" */

/** The kinds as options, all of them mixed first. @param {Speaker} words @param {PracticeKind[]} kinds @param {Choice} choice */
export const kindOptions = (words, kinds, choice) => [
  option("mixed", words.plain("practiceMixed"), choice.kind === "mixed"),
  ...kinds.map(({ kind }) => option(kind, kindName(words, kind), kind === choice.kind)),
];

/** The levels of the chosen kind as options. @param {Speaker} words @param {PracticeKind[]} kinds @param {Choice} choice */
export const levelOptions = (words, kinds, { kind, level }) =>
  levelsOf(kinds, kind).map((one) => option(String(one), levelName(words, one), one === level));

/** The question of the kind, and what one must see at the level, with its name. @param {Speaker} words @param {Choice} choice */
export const aboutChoice = (words, { kind, level }) =>
  html`<span class="asked">${kindText(words, kind)}</span>
    <strong class="level">${levelName(words, level)}:</strong> ${levelText(words, level)}`;

/** @param {string} value @param {string} text @param {boolean} isChosen */
const option = (value, text, isChosen) => html`<option value=${value} .selected=${live(isChosen)}>${text}</option>`;

/**
 * Links to the puzzles of a day, each with what became of it.
 * @param {Speaker} words @param {ChosenPuzzle[]} puzzles @param {Record<string, boolean>} answered by name
 * @param {{name: string, source: Source} | null} shown
 */
export const dayPuzzles = (words, puzzles, answered, shown) =>
  puzzles.map((chosen, index) => {
    const name = puzzleName(chosen);
    const right = answered[name];
    // The title begins with it; a phone has no room for the rest.
    const kind = kindName(words, chosen.kind);
    const isHere = shown?.source === "day" && shown.name === name;
    const sign = right === undefined ? nothing : mark(words, right);
    return html`<li>
      <a href=${hashOf({ chosen, source: "day" })} aria-current=${isHere ? "true" : nothing}
        >${index + 1}. ${kind}<span>${puzzleTitle(words, chosen).slice(kind.length)}</span></a
      >${sign}
    </li>`;
  });

/** @param {Speaker} words @param {boolean} right */
const mark = (words, right) => html`<span aria-hidden="true"> ${right ? "✓" : "✗"}</span
  ><span class="unseen"> ${words.plain(right ? "practiceRight" : "practiceMissed")}</span>`;

/**
 * Links to the puzzles of a set by their numbers, each with whether it is solved.
 * @param {Speaker} words @param {PuzzleSet} set @param {StepRecord[]} records @param {{name: string}} shown
 */
export const setPuzzles = (words, set, records, shown) =>
  puzzlesIn(set).map((chosen, index) => {
    const { done = false, attempts = 0 } = records[index] ?? {};
    const isHere = puzzleName(chosen) === shown.name;
    return html`<li>
      <a href=${hashOf({ chosen, source: set })} aria-current=${isHere ? "true" : nothing}
        ><span class="unseen">${words.plain("practicePuzzle")} </span>${index + 1}</a
      >${attempts > 0 ? mark(words, done) : nothing}
    </li>`;
  });

/** The ways to a set of puzzles that begins with this one. @param {Speaker} words @param {PuzzleSet} set */
export const setLinks = (words, set) =>
  html`<a href=${hashOf({ chosen: set.first, source: set })}>${words.plain("practiceSet", { count: set.count })}</a> ·
    ${sheetLink(words, set)}
    <span class="kind">${words.plain("practiceSetKind", { title: puzzleTitle(words, set.first) })}</span>`;

/** @param {Speaker} words @param {PuzzleSet} set */
export const sheetLink = (words, set) => html`<a href=${`#${sheetName(set)}`}>${words.plain("practiceSheet")}</a>`;

/**
 * What is right in a row, and the way to what comes back today.
 * @param {Speaker} words @param {PracticeRecord} record @param {string} today @param {ChosenPuzzle[]} puzzles of today
 */
export function account(words, record, today, puzzles) {
  const answered = record.days[today] ?? {};
  const isDayDone = puzzles.every((one) => Object.hasOwn(answered, puzzleName(one)));
  const text = accountText(words, { ...record, days: daysInRow(record, today), isDayDone });
  const due = duePuzzles(record, today);
  const [first] = due;
  return html`${text}${first === undefined ? nothing : html` ${backLink(words, first, due.length)}`}`;
}

/** @param {Speaker} words @param {string} name @param {number} count */
const backLink = (words, name, count) =>
  html`<a href=${hashOf({ chosen: readPuzzleName(name), source: "again" })}>${words.plain("practiceDue", { count })}</a>`;

/**
 * The bet: asked before the answer, kept beside the result.
 * @param {Speaker} words
 * @param {{right: boolean | null, bet: number | null, rounds: number, refusal: string}} state
 * @param {(typed: string) => void} bet
 */
export function betPanel(words, { right, bet: made, rounds, refusal }, bet) {
  if (right !== null) return html`<p class="bet">${betResult(words, made, rounds)}</p>`;
  if (made !== null) return html`<p class="bet">${words.plain("practiceBetMade", { count: made })}</p>`;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    bet(
      /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("bet")).value,
    );
  };
  return html`
    <form class="bet" novalidate @submit=${submit}>
      <label for="bet-rounds">${words.plain("practiceBetAsk")}</label>
      <span class="row"><input id="bet-rounds" name="bet" inputmode="numeric" autocomplete="off"> <button>${words.plain("practiceBet")}</button></span>
      ${refusal ? html`<p class="error" role="alert">${refusal}</p>` : nothing}
    </form>`;
}

/** What is known of the mistakes in a game, and the way back to it. @param {Speaker} words @param {Mistakes} mistakes @param {{number: number, game: string}} here */
export const gameNote = (words, mistakes, { number, game }) =>
  html`${gameText(words, mistakes, number)} <a href=${hrefOf("play", `#${game}`)}>${words.plain("practiceGameBack")}</a>`;
