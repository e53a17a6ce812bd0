// @ts-check
/** A class of thirty students who have done the lesson “The shield”, as the results that they hand in. */

import { resultText } from "../www/table/lesson/class-result.js";
import { newRecord, recordAfter, recordWithHelp } from "../www/table/lesson/score.js";

/** @import { StepRecord } from "../www/table/lesson/score.js" */

const STEPS = ["hold", "none", "even", "twelve", "largest"];
const STUDENTS = 30;

/**
 * A task as a student did it.
 * @param {{wrong?: string[], hints?: number, sawSolution?: boolean, done?: boolean}} script
 * @returns {StepRecord}
 */
function scripted({ wrong = [], hints = 0, sawSolution = false, done = false }) {
  let record = newRecord();
  for (const answer of wrong)
    record = recordAfter(record, { done: false, hints: 0, sawSolution: false, wrong: answer });
  record = recordWithHelp(record, { hints, sawSolution });
  return done ? recordAfter(record, { done, hints, sawSolution }) : record;
}

/** The tasks of a student by their number. @type {Record<string, (student: number) => Parameters<typeof scripted>[0]>} */
const SCRIPTS = {
  hold: (at) =>
    at < 18
      ? { done: true }
      : at < 24
        ? { wrong: ["", "", ""], hints: 1, done: true }
        : at < 27
          ? { wrong: ["", ""], sawSolution: true, done: true }
          : {},
  none: (at) =>
    at < 10
      ? { wrong: ["m3"], done: true }
      : at < 25
        ? { wrong: ["m3", "m3", "m4"], sawSolution: true }
        : { wrong: ["m4"] },
  even: (at) => ({ wrong: at % 2 ? ["o0"] : [], done: true }),
  twelve: (at) => (at < 29 ? { done: true, hints: 1 } : {}),
  largest: (at) => ({ wrong: at % 3 === 0 ? ["9"] : at % 3 === 1 ? ["12"] : [], done: at !== 5 }),
};

/** The lines that the class hands in: one student twice, one line with a slip, one cut off. */
export function scriptedClass() {
  const results = Array.from({ length: STUDENTS }, (_, at) =>
    resultText({
      lesson: "shield",
      tasks: Object.fromEntries(STEPS.map((step) => [step, scripted(SCRIPTS[step]?.(at) ?? {})])),
      seed: "",
      name: at === 7 ? "" : `Student ${String(at + 1).padStart(2, "0")}`,
      mark: at === 7 ? "7k3x" : "",
    }),
  );
  const [first = "", second = "", third = ""] = results;
  const lines = [...results, first, second.replace("hold", "hald"), third.slice(0, -4)];
  const expected = [
    { outcomes: [18, 6, 3, 0, 3], attempts: "1.89", wrong: [] },
    {
      outcomes: [10, 0, 15, 5, 0],
      attempts: "2.33",
      wrong: [
        { answer: "m3", count: 25 },
        { answer: "m4", count: 5 },
      ],
    },
    { outcomes: [30, 0, 0, 0, 0], attempts: "1.50", wrong: [{ answer: "o0", count: 15 }] },
    { outcomes: [0, 29, 0, 0, 1], attempts: "1.00", wrong: [] },
    {
      outcomes: [29, 0, 0, 0, 1],
      attempts: "1.69",
      wrong: [
        { answer: "9", count: 10 },
        { answer: "12", count: 10 },
      ],
    },
  ];
  return { lines, expected, steps: STEPS };
}
