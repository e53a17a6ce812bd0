// @ts-check
/**
 * The score: one rule for the pages of lessons, for frames that report to a course, and for packages of lessons.
 *
 * A task counts 1 when it is solved alone, ½ with hints, and 0 when its solution was shown before, or while it is not
 * solved. Attempts and help count until the task is solved: what is tried or looked at afterwards changes nothing, so a
 * score once earned stays. Help of an earlier visit counts. The number of attempts is told and does not lower the score.
 *
 * The score of a lesson is the mean over its tasks. Steps without a task do not count; a task that was not tried counts 0.
 */

/**
 * What is kept of a step with a task: the attempts up to the one that solved it, the hints given before, whether the
 * solution was shown before, whether it is solved, and wrong answers in their short form with how often they were given. A
 * task that was done before records were kept has 0 attempts and counts in full.
 * @typedef {{attempts: number, hints: number, sawSolution: boolean, done: boolean, wrong?: Record<string, number>}} StepRecord
 */
/** Help so far. @typedef {{hints: number, sawSolution: boolean}} Help */
/** An attempt with the help before it, as `md-lesson` has them. @typedef {Help & {done: boolean, wrong?: string}} Attempted */
/**
 * A sum over tasks: `alone`, `hinted` and `shown` are those done, by their help; points are the sum of the scores.
 * @typedef {{tasks: number, done: number, alone: number, hinted: number, shown: number, attempts: number, points: number}} Tally
 */
/** The kinds of a task: solved alone, with hints, after its solution was shown; not solved with its solution shown, or without. @typedef {"alone" | "hinted" | "shown" | "seen" | "open"} Outcome */

/** The different wrong answers that are kept of a task. */
const MOST_WRONG = 5;
/** The short form of an answer: see `shortAnswer`. */
const SHORT = /^(?:none|[pm]\d+(?:\.\d+)*|d[+-]|o\d+|-?\d+)$/;
/** In characters: longer answers have no short form. */
const LONGEST = 30;

/** @returns {StepRecord} of a task that was not tried */
export const newRecord = () => ({ attempts: 0, hints: 0, sawSolution: false, done: false });

/** The record once help was given. @template {StepRecord} Kept @param {Kept} record @param {Help} help @returns {Kept} */
export function recordWithHelp(record, { hints, sawSolution }) {
  if (record.done) return record;
  return { ...record, hints: Math.max(record.hints, hints), sawSolution: record.sawSolution || sawSolution };
}

/** The record after an attempt. @template {StepRecord} Kept @param {Kept} record @param {Attempted} attempt @returns {Kept} */
export function recordAfter(record, { done, wrong = "", ...help }) {
  if (record.done) return record;
  const after = { ...recordWithHelp(record, help), attempts: record.attempts + 1, done };
  return wrong && !done ? { ...after, wrong: countWrong(record.wrong ?? {}, wrong) } : after;
}

/**
 * The record after what `md-lesson` has told, an attempt or help; the same record if that is nothing new.
 * @template {StepRecord} Kept @param {Kept} record @param {Attempted & {failed: boolean}} told
 */
export function recordHeard(record, { done, failed, hints, sawSolution, wrong }) {
  const isAttempt = done || failed;
  if (isAttempt) return { record: recordAfter(record, { done, hints, sawSolution, wrong }), isAttempt };
  const helped = recordWithHelp(record, { hints, sawSolution });
  const isNew = helped.hints !== record.hints || helped.sawSolution !== record.sawSolution;
  return { record: isNew ? helped : record, isAttempt };
}

/** @param {Record<string, number>} counts @param {string} answer */
function countWrong(counts, answer) {
  const isKnown = Object.hasOwn(counts, answer);
  if (!isKnown && Object.keys(counts).length >= MOST_WRONG) return counts;
  return { ...counts, [answer]: (counts[answer] ?? 0) + 1 };
}

/** The score of a task: 0, ½ or 1. @param {Pick<StepRecord, "done" | "hints" | "sawSolution">} record */
export function scoreOf({ done, hints, sawSolution }) {
  if (!done || sawSolution) return 0;
  return hints > 0 ? 0.5 : 1;
}

/** @param {Pick<StepRecord, "done" | "hints" | "sawSolution">} record @returns {Outcome} */
export function outcomeOf({ done, hints, sawSolution }) {
  if (sawSolution) return done ? "shown" : "seen";
  if (!done) return "open";
  return hints > 0 ? "hinted" : "alone";
}

/** The sum over the tasks of a lesson or of several. @param {readonly StepRecord[]} records one for each task @returns {Tally} */
export function tallyOf(records) {
  const count = (/** @type {Outcome} */ wanted) => records.filter((record) => outcomeOf(record) === wanted).length;
  const sum = (/** @type {(record: StepRecord) => number} */ value) =>
    records.reduce((all, record) => all + value(record), 0);
  const [alone, hinted, shown] = [count("alone"), count("hinted"), count("shown")];
  return {
    tasks: records.length,
    done: alone + hinted + shown,
    alone,
    hinted,
    shown,
    attempts: sum(({ attempts }) => attempts),
    points: sum(scoreOf),
  };
}

/** The number of tasks solved alone at the first attempt. @param {readonly StepRecord[]} records */
export const firstTries = (records) =>
  records.filter((record) => record.attempts === 1 && outcomeOf(record) === "alone").length;

/** The score of a lesson, from 0 to 1; 0 for one without tasks. @param {readonly StepRecord[]} records one for each of its tasks */
export const lessonScore = (records) => (records.length > 0 ? tallyOf(records).points / records.length : 0);

/** Reads a stored record; null if it is none. @param {unknown} value @returns {StepRecord | null} */
export function readStepRecord(value) {
  const { attempts, hints, sawSolution, done, wrong } = /** @type {Record<string, unknown>} */ (value ?? {});
  const isCounted = [attempts, hints].every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
  if (!isCounted || typeof done !== "boolean") return null;
  const record = { attempts: Number(attempts), hints: Number(hints), sawSolution: sawSolution === true, done };
  const answers = Object.entries(typeof wrong === "object" && wrong ? wrong : {}).filter(
    ([answer, count]) => isShortAnswer(answer) && Number.isSafeInteger(count) && count > 0,
  );
  return answers.length > 0 ? { ...record, wrong: Object.fromEntries(answers.slice(0, MOST_WRONG)) } : record;
}

/** Both records of one task in one: a task done somewhere is done, with the better score. @param {StepRecord} here @param {StepRecord} there */
export function mergeStepRecords(here, there) {
  if (here.done !== there.done) return here.done ? here : there;
  if (here.done) return scoreOf(here) >= scoreOf(there) ? here : there;
  return recordWithHelp(here.attempts >= there.attempts ? here : there, here.attempts >= there.attempts ? there : here);
}

/**
 * An answer in a few characters: a number as it is, "m7" a magnitude, "m1.2.4" several, "p0.3.5" positions, "d+" a
 * direction, "o1" an option, counted from 0, "none" that there is none; "" for a game, or if it is too long.
 * @param {import("./types").Attempt} attempt
 */
export function shortAnswer(attempt) {
  const text = answerText(attempt);
  return isShortAnswer(text) ? text : "";
}

/** @param {import("./types").Attempt} attempt */
function answerText({ none, positions, magnitude, magnitudes, direction, option, number }) {
  if (none) return "none";
  if (positions) return `p${positions.join(".")}`;
  if (magnitudes) return `m${magnitudes.join(".")}`;
  if (magnitude !== undefined) return `m${magnitude}`;
  if (direction) return `d${direction}`;
  return option !== undefined ? `o${option}` : String(number ?? "");
}

/** @param {string} text */
export const isShortAnswer = (text) => text.length <= LONGEST && SHORT.test(text);

/** The wrong answer that was given most often; "" if there is none. @param {Pick<StepRecord, "wrong">} record */
export function commonestWrong({ wrong = {} }) {
  const [first] = Object.entries(wrong).sort(([, one], [, other]) => other - one);
  return first?.[0] ?? "";
}
