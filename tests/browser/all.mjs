// @ts-check
/**
 * Runs test files, each as `node --test` would: `node tests/browser/all.mjs [options of node] FILE…`. The files go to a
 * few processes, each with one browser, which take the next one when they are done: starting node and a browser for
 * each file would take a fifth of the time of all tests.
 *
 * With RETRY=1 each test that has failed is run once more, alone. Those that pass then are named last: a test that
 * needs it is a defect to be mended, but nobody's work has to wait for it.
 */

import { spawn, spawnSync } from "node:child_process";
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
const ended = files.length === 0 && done.every(({ code }) => code === 0 || code === 1);
const failures = done.flatMap(({ output }) => failuresIn(output));
// What is not a failure of a test, such as a process that has crashed, is not tried again.
const canRetry = process.env.RETRY === "1" && ended && failures.length > 0 && failures.length === sum("fail");
const left = canRetry ? failures.filter((failure) => !passesAlone(failure)) : failures;
if (canRetry)
  for (const failure of failures)
    console.log(`${left.includes(failure) ? "failed twice" : "FLAKY"}: ${failure.file}: ${failure.name}`);
process.exitCode = ended && (canRetry || done.every(({ code }) => code === 0)) && left.length === 0 ? 0 : 1;

/**
 * The tests that have failed, as the reporter names them at the end.
 * @param {string} output @returns {{file: string, name: string}[]}
 */
function failuresIn(output) {
  const named = output.matchAll(/^test at (.+):\d+:\d+\n✖ (.*) \([\d.]+ms\)$/gm);
  return [...named].map(([, file = "", name = ""]) => ({ file, name }));
}

/** Runs a test alone, and tells whether it has passed. @param {{file: string, name: string}} failure */
function passesAlone({ file, name }) {
  const pattern = `^${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}$`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--test", "--test-reporter=spec", `--test-name-pattern=${pattern}`, file],
    { encoding: "utf8" },
  );
  process.stdout.write(stdout);
  return status === 0 && /^\S+ pass [1-9]/m.test(stdout);
}
