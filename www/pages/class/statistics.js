// @ts-check
/** What the results of a class say: each student once, and for each task how it went. It knows nothing of the page. */

import { listOf } from "../../drawing/list-of.js";
import { csvLine } from "../../kit/csv.js";
import { readSetId, setName } from "../../table/lesson/puzzle-set.js";
import { commonestWrong, firstTries, newRecord, outcomeOf, tallyOf } from "../../table/lesson/score.js";

/** @import { StepRecord } from "../../table/lesson/score.js" */
/** @import { ClassResult } from "../../table/lesson/class-result.js" */

/**
 * A task in a class: the number of students who solved it alone, with hints, who saw its solution, who tried
 * it without success, and who did not try it; of the first those who needed one attempt; the mean number of attempts of those who made any, null without; the wrong answers, each the commonest of so many students, most first. Those of students
 * with a seed are left out, since their tables differ, but not in a set of puzzles, which has one seed.
 * @typedef {{step: string, alone: number, hinted: number, seen: number, open: number, untried: number, first: number, attempts: number | null,
 *   wrong: {answer: string, count: number}[]}} TaskRow
 */

/** The number of wrong answers that are told of a task. */
const MOST_WRONG = 3;

/**
 * Results with each student once in each lesson: of two with the same name the better one, or else the later one.
 * @template {ClassResult} Kind
 * @param {readonly Kind[]} results in their order @returns {{kept: Kind[], repeated: number}}
 */
export function onceEach(results) {
  /** @type {Map<string, Kind>} */
  const kept = new Map();
  for (const result of results) {
    const { name, mark } = result;
    const key = [groupOf(result), name.toLowerCase(), mark].join(";");
    const other = kept.get(key);
    if (!other || merit(result) >= merit(other)) kept.set(key, result);
  }
  return { kept: [...kept.values()], repeated: results.length - kept.size };
}

/** Points first, then tasks done. @param {ClassResult} result */
function merit({ tasks }) {
  const { points, done } = tallyOf(Object.values(tasks));
  return 1000 * points + done;
}

/**
 * What a result is of: its lesson, or its set of puzzles, which begins with its seed.
 * @param {ClassResult} result
 */
function groupOf({ lesson, seed }) {
  const set = readSetId(lesson, seed);
  return set ? setName(set) : lesson;
}

/** The results by their lessons and sets. @template {ClassResult} Kind @param {readonly Kind[]} results @returns {Map<string, Kind[]>} */
export function byLesson(results) {
  /** @type {Map<string, Kind[]>} */
  const lessons = new Map();
  for (const result of results) {
    const group = groupOf(result);
    lessons.set(group, [...(lessons.get(group) ?? []), result]);
  }
  return lessons;
}

/** @param {readonly ClassResult[]} results of one lesson @param {readonly string[]} steps its tasks in their order @returns {TaskRow[]} */
export function taskRows(results, steps) {
  return steps.map((step) => {
    const recordIn = (/** @type {ClassResult} */ { tasks }) =>
      (Object.hasOwn(tasks, step) ? tasks[step] : undefined) ?? newRecord();
    const records = results.map(recordIn);
    const outcomes = records.map((record) => (isTried(record) ? outcomeOf(record) : "untried"));
    const count = (/** @type {string[]} */ ...wanted) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    const tried = records.map(({ attempts }) => attempts).filter((attempts) => attempts > 0);
    return {
      step,
      alone: count("alone"),
      hinted: count("hinted"),
      seen: count("shown", "seen"),
      open: count("open"),
      untried: count("untried"),
      first: firstTries(records),
      attempts: tried.length > 0 ? tried.reduce((sum, attempts) => sum + attempts, 0) / tried.length : null,
      wrong: countAnswers(results.filter(hasCommonTable).map(recordIn).map(commonestWrong)),
    };
  });
}

/** Help alone is a try too. @param {StepRecord} record */
const isTried = ({ attempts, done, hints, sawSolution }) => attempts > 0 || done || hints > 0 || sawSolution;

/**
 * A student in a class: an empty name if none was typed.
 * @typedef {{name: string, points: number, first: number, tasks: number, attempts: number, untried: number}} StudentRow
 */

/** The students by their names, those without one last. @param {readonly ClassResult[]} results of one lesson @param {readonly string[]} steps @returns {StudentRow[]} */
export function studentRows(results, steps) {
  const rows = results.map(({ name, tasks }) => {
    const records = steps.map((step) => (Object.hasOwn(tasks, step) ? tasks[step] : undefined) ?? newRecord());
    const { points, attempts } = tallyOf(records);
    const untried = records.filter((record) => !isTried(record)).length;
    return { name, points, first: firstTries(records), tasks: steps.length, attempts, untried };
  });
  return rows.sort((one, other) => Number(!one.name) - Number(!other.name) || one.name.localeCompare(other.name));
}

/** Says whether all who have this lesson or set have the same tables. @param {ClassResult} result */
export const hasCommonTable = ({ lesson, seed }) => !seed || readSetId(lesson, seed) !== null;

/** @param {string[]} answers */
function countAnswers(answers) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const answer of answers) if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts]
    .map(([answer, count]) => ({ answer, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_WRONG);
}

/**
 * The task that the most tried without solving it alone or with hints, of two the one with more attempts; null if there is none.
 * @param {readonly TaskRow[]} rows
 */
export function hardest(rows) {
  const unsolved = (/** @type {TaskRow} */ { seen, open }) => seen + open;
  const [first] = [...rows].sort(
    (one, other) => unsolved(other) - unsolved(one) || (other.attempts ?? 0) - (one.attempts ?? 0),
  );
  if (!first || unsolved(first) === 0) return null;
  const { alone, hinted, seen } = first;
  return { row: first, unsolved: unsolved(first), tried: alone + hinted + unsolved(first), isSeen: seen > 0 };
}

/**
 * @template {TaskRow & {title: string, options?: readonly {label: string}[]}} Row
 * @param {readonly {id: string, results: readonly unknown[], rows: Row[]}[]} groups lessons and sets
 * @param {(answer: string, options: Row["options"]) => string} answerText
 */
export function csvOf(groups, answerText) {
  const head = ["lesson", "task", "title", "results", "alone", "hints", "solution seen", "not solved", "mean attempts"];
  // Columns keep their places, and "not solved" has those who did not try: what is new stands last.
  const added = ["not tried (of not solved)", "first try"];
  const wrong = listOf(MOST_WRONG, (at) => [`wrong answer ${at + 1}`, `count ${at + 1}`]).flat();
  const lines = groups.flatMap(({ id, results, rows }) =>
    rows.map((row) =>
      csvLine([
        id,
        row.step,
        row.title,
        results.length,
        row.alone,
        row.hinted,
        row.seen,
        row.open + row.untried,
        row.attempts === null ? "" : Math.round(100 * row.attempts) / 100,
        ...listOf(MOST_WRONG, (at) => {
          const one = row.wrong[at];
          return one ? [answerText(one.answer, row.options), one.count] : ["", ""];
        }).flat(),
        row.untried,
        row.first,
      ]),
    ),
  );
  return `${[csvLine([...head, ...wrong, ...added]), ...lines].join("\n")}\n`;
}

/** The students as CSV. @param {readonly {id: string, students: readonly StudentRow[]}[]} groups lessons and sets */
export function studentsCsv(groups) {
  const head = ["lesson", "name", "points", "first try", "attempts", "not tried", "tasks"];
  const lines = groups.flatMap(({ id, students }) =>
    students.map(({ name, points, first, attempts, untried, tasks }) =>
      csvLine([id, name, points, first, attempts, untried, tasks]),
    ),
  );
  return `${[csvLine(head), ...lines].join("\n")}\n`;
}
