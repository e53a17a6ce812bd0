// @ts-check
/** The browser of the tests, and what all their pages have in common. */

import { existsSync } from "node:fs";

/** Chromium without windows: `chromium-headless-shell` is the same engine, and opens a page in a third of the time. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Some tests ask what garbage collection leaves over.
  "--js-flags=--expose-gc",
];

/**
 * The program and options that start the browser. A later flag for the engine replaces an earlier one.
 * @param {string[]} [flags]
 * @param {boolean} [whole] whether it is to be Chromium as people have it, where that is installed
 */
export function launchOptions(flags = [], whole = false) {
  const wanted = whole ? "/usr/bin/chromium" : "";
  return {
    executablePath: existsSync(wanted) ? wanted : (process.env.CHROME ?? BROWSERS.find((path) => existsSync(path))),
    args: [...FLAGS, ...flags],
    // SLOW=1 makes the page late, and this the test: what happens meanwhile must not matter either.
    slowMo: Number(process.env.SLOW_ACTS ?? 0),
  };
}

/**
 * Options that nearly all tests want for their pages. A service worker would answer requests that a test counts or
 * stops: the tests of the worker itself allow it. With motion it takes a while until the picture shows where a move
 * leads: the tests of the motion itself have it.
 */
export const CONTEXT = /** @type {const} */ ({ serviceWorkers: "block", reducedMotion: "reduce" });
