// @ts-check
/** Results of a class that never was, in the lesson on the shield, for a look at what this page shows. */

import { resultText } from "../../table/lesson/class-result.js";

/** The attempts of each student at each task: below zero unsolved, .5 more with a hint; and wrong answers to the last one. @type {[name: string, attempts: number[], wrong: string][]} */
const STUDENTS = [
  ["Ada", [1, 1, 2, 1, 1], ""],
  ["Ben", [2, 1, 3.5, 2, 3], "12"],
  ["Chloe", [1, 2, -2, 1, 2.5], "12"],
  ["Dmitri", [3, 1, 4.5, 3, -2], "14"],
  ["Emre", [1, 1, 2, 2, 2], "12"],
  ["Farah", [1, 3.5, -3, -1, 0], ""],
];
const TASKS = ["hold", "none", "even", "twelve", "largest"];

/** One result a line. */
export function exampleResults() {
  const lines = STUDENTS.map(([name, all, wrong]) => {
    const records = TASKS.map((task, at) => {
      const counted = all[at] ?? 0;
      const attempts = Math.floor(Math.abs(counted));
      const record = { attempts, hints: counted % 1 === 0 ? 0 : 1, sawSolution: false, done: counted > 0 };
      return [task, task === "largest" && wrong ? { ...record, wrong: { [wrong]: 1 } } : record];
    });
    return resultText({ lesson: "shield", tasks: Object.fromEntries(records), seed: "", name, mark: "" });
  });
  return `${lines.join("\n")}\n`;
}
