// @ts-check
/**
 * The tests in a browser: `www/node_modules/.bin/playwright test --config tests/browser [FILE…]`, after `./build.sh site`.
 * The trace of a test that has failed stays in target/browser; `playwright show-trace` opens it.
 */

import { availableParallelism } from "node:os";
import { CONTEXT, launchOptions } from "./chromium.js";

/** The longest files, begun first so that no worker is left waiting for another at the end. */
const LONG = /(states|learn|offline|golden|single|perfect|embed|lab|announced|share|matrix|first-minute)\.test\.js$/;

/** @type {import("@playwright/test").PlaywrightTestConfig} */
export default {
  projects: [
    { name: "long", testMatch: LONG },
    { name: "short", testMatch: "*.test.js", testIgnore: LONG },
  ],
  // Scripts as they are, and no others: nothing has to be translated for Node.
  build: { external: ["**/www/**", "**/target/**"] },
  outputDir: "../../target/browser",
  snapshotPathTemplate: "{testDir}/../golden/{arg}{ext}",
  reporter: "list",
  // Some tests wait for something most of the time: one more than there are processors.
  workers: availableParallelism() + 1,
  // For what has come to a halt alone: no test is about time, and a busy machine may take minutes for one.
  timeout: 600_000,
  // A test that needs a second try is a defect to be mended, but nobody's work has to wait for it.
  retries: process.env.RETRY === "1" ? 1 : 0,
  expect: {
    // As long as an action may take: 50,000 rounds that a page plays between its frames took more than 10 s on a busy machine.
    timeout: 30_000,
    toPass: { timeout: 30_000, intervals: [50] },
    // Fonts are smoothed differently from machine to machine. A seat at n = 64 is about 0.1 % of its picture, a ring's name 0.3 %.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.001 },
    toMatchSnapshot: { threshold: 0.2, maxDiffPixelRatio: 0.001 },
  },
  use: {
    launchOptions: launchOptions(),
    ...CONTEXT,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Pictures and sources in it would double the time of all tests; snapshots run scripts in frames that allow none.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
};
