// @ts-check
/** Runs test files with one browser for all of them: `node tests/browser/all.mjs [options of node --test] tests/browser/*.test.js`. */

import { spawn } from "node:child_process";
import { launchServer } from "./browser.js";

const browser = await launchServer();
const tests = spawn(process.execPath, ["--test", ...process.argv.slice(2)], {
  env: { ...process.env, BROWSER_ADDRESS: browser.wsEndpoint() },
  stdio: "inherit",
});
tests.on("exit", async (code) => {
  await browser.close();
  process.exit(code ?? 1);
});
