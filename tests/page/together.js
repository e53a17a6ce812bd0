// @ts-check
/**
 * All tests that look at the pages, in one process: to make all pages takes longer than most tests. `node --test` gives each file that it is
 * given a process of its own, so tests/run.sh gives it this file in their place.
 */

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("./", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".test.js"));
for (const file of files)
  if (readFileSync(new URL(file, FOLDER), "utf8").includes('from "./served.js"')) await import(`./${file}`);
