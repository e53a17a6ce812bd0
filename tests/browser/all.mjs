// @ts-check
/**
 * Runs test files, each as `node --test` would: `node tests/browser/all.mjs [options of node] FILE…`. The files go to a
 * few processes, each with one browser, which take the next one when they are done: starting node and a browser for
 * each file would take a fifth of the time of all tests.
 */

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith("--"));
/** The slowest tests, begun first so that no process is left waiting for another at the end. */
const LONG = /(states|learn|offline|golden|single|perfect|embed|lab|announced|share|matrix|first-minute)\.test\.js$/;
const files = words
  .filter((word) => !word.startsWith("--"))
  .sort((a, b) => Number(LONG.test(b)) - Number(LONG.test(a)));
const WORKER = fileURLToPath(new URL("worker.mjs", import.meta.url));

/** One process, until no file is left. @returns {Promise<{code: number | null, output: string}>} */
function work() {
  return new Promise((resolve) => {
    const worker = spawn(process.execPath, [...options, WORKER], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    let output = "";
    /** @type {string | undefined} */
    let file;
    let begun = Date.now();
    const next = () => {
      if (file) console.log(`${file}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      file = files.shift();
      begun = Date.now();
      worker.send(file ?? "");
    };
    worker.on("message", next);
    worker.stdout?.on("data", (text) => {
      output += text;
    });
    worker.on("close", (code) => {
      if (file) console.log(`${file}: the process ended with ${code}`);
      resolve({ code, output });
    });
  });
}

// Some tests wait for something most of the time: one more than there are processors.
const done = await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, files.length) }, work));
for (const { output } of done) process.stdout.write(output);
/** @param {string} what */
const sum = (what) =>
  done.reduce((sum, { output }) => sum + Number(new RegExp(`^\\S+ ${what} (\\d+)$`, "m").exec(output)?.[1] ?? 0), 0);
console.log(
  `pass ${sum("pass")}, fail ${sum("fail")}, skipped ${sum("skipped")}, in ${(performance.now() / 1000).toFixed(0)} s`,
);
process.exitCode = done.every(({ code }) => code === 0) && files.length === 0 ? 0 : 1;
