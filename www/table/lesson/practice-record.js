// @ts-check
/**
 * The account of a person's puzzles, as plain data: how many were right in a row, the day's puzzles, and those that were
 * missed, which come back the next day and once more a week later. Dates are texts, "2026-11-24", in the person's own time
 * zone.
 */

import { PUZZLE_NAME } from "./puzzle-name.js";

/** A missed puzzle: its name, the day on which it comes back, and whether it has come back once. @typedef {{puzzle: string, due: string, isSecond: boolean}} Missed */
/**
 * @typedef {object} PracticeRecord
 * @property {number} run the number of puzzles in a row that were right at the first answer
 * @property {number} best the longest such run
 * @property {Record<string, Record<string, boolean>>} days for each day its puzzles by name, and whether they were right
 * @property {Record<string, Missed>} missed by the key of the puzzle, which symmetric ones share
 */

/** The days after which a missed puzzle comes back: first after a miss, then after it was right. */
const FIRST = 1;
const SECOND = 7;
/** The number of puzzles of a day, as the core gives them. */
const A_DAY = 3;
/** The days that are kept. */
const MOST_DAYS = 400;

/** @returns {PracticeRecord} */
export const emptyRecord = () => ({ run: 0, best: 0, days: {}, missed: {} });

/** @param {string} date @param {number} days */
export function addDays(date, days) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Reads stored data, and leaves out what is none. @param {unknown} value @returns {PracticeRecord} */
export function readRecord(value) {
  const { run, best, days, missed } = /** @type {Record<string, unknown>} */ (isObject(value) ? value : {});
  const count = (/** @type {unknown} */ number) => (Number.isSafeInteger(number) ? Math.max(0, Number(number)) : 0);
  const isDay = (/** @type {[string, unknown]} */ [date, all]) =>
    isDate(date) && isObject(all) && Object.values(all).every((right) => typeof right === "boolean");
  return /** @type {PracticeRecord} */ ({
    run: count(run),
    best: Math.max(count(best), count(run)),
    days: Object.fromEntries(entriesOf(days).filter(isDay)),
    missed: Object.fromEntries(entriesOf(missed).filter(([, one]) => isMissed(one))),
  });
}

/** @param {unknown} value */
const entriesOf = (value) => (isObject(value) ? Object.entries(value) : []);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isDate = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** @param {unknown} value */
const isMissed = (value) =>
  isObject(value) && PUZZLE_NAME.test(String(value.puzzle)) && isDate(value.due) && typeof value.isSecond === "boolean";

/**
 * The record after the first answer to a puzzle; later ones do not count.
 * @param {PracticeRecord} record
 * @param {object} answer
 * @param {string} answer.puzzle its name
 * @param {string} answer.key
 * @param {boolean} answer.right
 * @param {string} answer.today
 * @param {boolean} [answer.ofDay] whether it is one of today's puzzles
 * @returns {PracticeRecord}
 */
export function noteAnswer(record, { puzzle, key, right, today, ofDay = false }) {
  const run = right ? record.run + 1 : 0;
  const ofToday = record.days[today] ?? {};
  // Whoever opens one of them again cannot make it right.
  const counts = ofDay && !Object.hasOwn(ofToday, puzzle);
  const days = counts ? { ...record.days, [today]: { ...ofToday, [puzzle]: right } } : record.days;
  return {
    run,
    best: Math.max(record.best, run),
    days: lastDays(days),
    missed: missedAfter(record.missed, { puzzle, key, right, today }),
  };
}

/** @param {PracticeRecord["days"]} days */
const lastDays = (days) => Object.fromEntries(Object.entries(days).sort().slice(-MOST_DAYS));

/**
 * @param {PracticeRecord["missed"]} missed
 * @param {{puzzle: string, key: string, right: boolean, today: string}} answer
 */
function missedAfter(missed, { puzzle, key, right, today }) {
  if (!right) return { ...missed, [key]: { puzzle, due: addDays(today, FIRST), isSecond: false } };
  const { [key]: known, ...others } = missed;
  // An early right answer is no proof that it is remembered.
  if (!known || known.due > today) return missed;
  return known.isSecond ? others : { ...others, [key]: { puzzle, due: addDays(today, SECOND), isSecond: true } };
}

/** The missed puzzles that come back today, the longest due first. @param {PracticeRecord} record @param {string} today */
export const duePuzzles = ({ missed }, today) =>
  Object.values(missed)
    .filter(({ due }) => due <= today)
    .sort((one, other) => (one.due < other.due ? -1 : 1))
    .map(({ puzzle }) => puzzle);

/** The number of days in a row, up to today or yesterday, on which all puzzles of the day were answered. @param {PracticeRecord} record @param {string} today */
export function daysInRow({ days }, today) {
  const isWhole = (/** @type {string} */ date) => Object.keys(days[date] ?? {}).length >= A_DAY;
  let date = isWhole(today) ? today : addDays(today, -1);
  let count = 0;
  for (; isWhole(date); date = addDays(date, -1)) count++;
  return count;
}

/**
 * Both records in one: nothing that was missed or done is lost. Of a puzzle missed on both devices the earlier day counts.
 * @param {PracticeRecord} here @param {PracticeRecord} there
 * @returns {PracticeRecord}
 */
export function mergeRecords(here, there) {
  const days = { ...there.days };
  for (const [date, all] of Object.entries(here.days)) days[date] = { ...days[date], ...all };
  const missed = { ...there.missed };
  for (const [key, one] of Object.entries(here.missed)) {
    const other = missed[key];
    if (!other || one.due <= other.due) missed[key] = one;
  }
  return { run: here.run, best: Math.max(here.best, there.best), days: lastDays(days), missed };
}
