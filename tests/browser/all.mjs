// @ts-check
/**
 * Runs test files, each as `node --test` would: `node tests/browser/all.mjs [options of node] FILE…`. The files go to a few
 * processes, each with one browser, which take the next one when they are done: starting node and a browser for each file
 * would take a fifth of the time of all tests.
 *
 * What fails there runs once more alone, and both results are told: a test that only fails while others take its processor shows a
 * test that does not wait, which SLOW=1 finds, and no defect of the page. More than two such files are more than an accident.
 */

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith("--"));
/** What takes longest, which is begun first, so that in the end no process waits long for another. */
const LONG = /(learn|offline|golden|single|perfect|embed|lab|announced|share|matrix|first-minute)\.test\.js$/;
const files = words
  .filter((word) => !word.startsWith("--"))
  .sort((a, b) => Number(LONG.test(b)) - Number(LONG.test(a)));
const WORKER = fileURLToPath(new URL("worker.mjs", import.meta.url));

/** How a process ended: by its own, or in the middle of a file. @typedef {{code: number | null, output: string, died: boolean}} Done */

/** One process, until no file of the queue is left. @param {string[]} queue @returns {Promise<Done>} */
function work(queue) {
  return new Promise((resolve) => {
    const worker = spawn(process.execPath, [...options, WORKER], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    let output = "";
    /** @type {string | undefined} */
    let file;
    let begun = Date.now();
    const next = () => {
      if (file) console.log(`${file}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      file = queue.shift();
      begun = Date.now();
      worker.send(file ?? "");
    };
    worker.on("message", next);
    worker.stdout?.on("data", (text) => {
      output += text;
    });
    worker.on("close", (code) => {
      if (file) console.log(`${file}: the process ended with ${code}`);
      resolve({ code, output, died: Boolean(file) });
    });
  });
}

/** Says how the files of some processes went. @param {Done[]} done */
function tell(done) {
  for (const { output } of done) process.stdout.write(output);
  /** @param {string} what */
  const sum = (what) =>
    done.reduce((sum, { output }) => sum + Number(new RegExp(`^\\S+ ${what} (\\d+)$`, "m").exec(output)?.[1] ?? 0), 0);
  console.log(
    `pass ${sum("pass")}, fail ${sum("fail")}, skipped ${sum("skipped")}, in ${(performance.now() / 1000).toFixed(0)} s`,
  );
  return done.every(({ code, died }) => code === 0 && !died);
}

// Some tests wait for something most of the time: one more than there are processors.
const many = Math.min(availableParallelism() + 1, files.length);
const queue = [...files];
const done = await Promise.all(Array.from({ length: many }, () => work(queue)));
let passed = tell(done) && queue.length === 0;
// The reporter's own line of a file, without its colours.
const failed = files.filter((file) =>
  done.some(({ output }) => stripVTControlCharacters(output).includes(`\n✖ ${file} (`)),
);
const allRan = queue.length === 0 && !done.some(({ died }) => died);
if (allRan && failed.length > 0 && failed.length <= 2) {
  console.log(`once more, alone: ${failed.join(", ")}`);
  passed = tell([await work(failed)]);
}
process.exitCode = passed ? 0 : 1;
