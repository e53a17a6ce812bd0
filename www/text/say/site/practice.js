// @ts-check
/** Sentences of the page of puzzles: what a choice asks one to see, how far the person has come, and the bet. */

import practice from "../../en/site/practice.js";
import { english } from "../../english.js";

/** @import { PuzzleKind } from "../../../core/lesson/core-types" */
/** @import { Speaker } from "../../types" */

english.learn(practice);

const ABOUT = /** @type {const} */ ({
  mixed: "practiceAboutMixed",
  "only-call": "practiceAboutOnlyCall",
  "only-way": "practiceAboutOnlyWay",
  safe: "practiceAboutSafe",
  depth: "practiceAboutDepth",
  force: "practiceAboutForce",
  shield: "practiceAboutShield",
  stuck: "practiceAboutStuck",
});

/** @param {Speaker} words @param {number} level 1 to 6 */
export const levelName = (words, level) => words.plain(`practiceLevel${/** @type {1} */ (level)}`);

/** What a kind asks. @param {Speaker} words @param {PuzzleKind | "mixed"} kind */
export const kindText = (words, kind) => words.plain(ABOUT[kind]);

/** What one must see at a level. @param {Speaker} words @param {number} level 1 to 6 */
export const levelText = (words, level) => words.plain(`practiceAboutLevel${/** @type {1} */ (level)}`);

/** How far a set has come; a puzzle that was missed is tried too. @param {Speaker} words @param {{done: boolean, attempts: number}[]} records */
export function triedText(words, records) {
  const count = records.length;
  const solved = records.filter(({ done }) => done).length;
  if (solved === count) return words.plain("practiceSetSolved", { count });
  const tried = records.filter(({ attempts }) => attempts > 0).length;
  return words.plain("practiceSetTried", { tried, count, solved });
}

/**
 * The account of the person; "" before anything was answered.
 * @param {Speaker} words @param {{run: number, best: number, days: number, isDayDone: boolean}} account
 */
export function accountText(words, { run, best, days, isDayDone }) {
  const parts = [
    isDayDone ? words.plain("practiceDayDone") : "",
    best > 0 ? words.plain("practiceRun", { run, best }) : "",
    days > 1 ? words.plain("practiceDays", { count: days }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** The bet beside the result. @param {Speaker} words @param {number | null} bet @param {number} rounds */
export function betResult(words, bet, rounds) {
  if (bet === null) return words.plain("practiceRoundsLeft", { count: rounds });
  if (bet === rounds) return words.plain("practiceBetRight", { count: rounds });
  return words.plain("practiceBetWrong", { bet, count: rounds });
}

/**
 * What is known of the mistakes in a game, and which one is on the table.
 * @param {Speaker} words @param {{from: number | null, found: unknown[]}} mistakes @param {number} number of the one on the table
 */
export function gameText(words, { from, found: { length: count } }, number) {
  if (from === null) return words.plain("practiceGameUnknown");
  if (count === 0)
    return from > 1 ? words.plain("practiceGameNoneFrom", { round: from }) : words.plain("practiceGameNone");
  const here = words.plain("practiceGame", { number, count });
  return from > 1 ? `${here} ${words.plain("practiceGameFrom", { round: from })}` : here;
}
