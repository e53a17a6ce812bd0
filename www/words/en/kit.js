// @ts-check
/** What every page says whatever it is about. */

/** The button for light and dark colours, and what it does. @param {boolean} dark whether the colours are dark now */
export const themeButton = (dark) =>
  dark ? { text: "Light", title: "Switch to light colours" } : { text: "Dark", title: "Switch to dark colours" };

/** What is said when something is to be copied. */
export const copying = {
  copied: "Copied",
  copyRefused: "Copying is not allowed here. The text is selected: copy it by hand.",
};

export const newVersion = String("A new version is ready.");
export const later = String("Later");
export const reload = String("Reload");

// Why something could not be loaded, each with a full stop, to be read after a colon.

/** The names of some files change with each version, and the server has those of one. Said in load-fallback.js too. */
const NEW_VERSION = "Perhaps there is a new version: then reload the page.";
const NOT_THERE = `Either there is no network, or the server does not have it. ${NEW_VERSION}`;

export const notLoaded = {
  noWasm:
    "this browser does not run WebAssembly. It is too old, or WebAssembly is switched off in it, as the Lockdown Mode of Apple and the strict security modes of other browsers do.",
  noSimd:
    "the WebAssembly of this browser has no SIMD. The table needs a browser from 2023 or later: Chrome or Edge 110, Firefox 115, Safari 16.4.",
  noPolicy:
    "the Content-Security-Policy of the page does not allow WebAssembly. Its script-src needs 'wasm-unsafe-eval'.",
  /** @param {string} name of a file */
  notFetched: (name) =>
    `${name} could not be fetched. Either there is no network, or the server does not allow this page to fetch it.`,
  /** @param {string} name @param {number} status that the server answered */
  answered: (name, status) =>
    `the server answered ${status} when it was asked for ${name}.${status === 404 ? ` ${NEW_VERSION}` : ""}`,
  /** @param {string} name */
  webPage: (name) =>
    `instead of ${name} the server sent a web page, perhaps one to log in. Log in, and reload this page.`,
  /** @param {string} told by the browser, with a full stop */
  damaged: (told) =>
    `the WebAssembly did not come as it was made, perhaps only half of it. Reload the page; if that does not help, the file on the server is damaged. The browser says: ${told}`,
  /** @param {string} name "" if nobody says it */
  missing: (name) => `${name || "a part of the page"} could not be fetched. ${NOT_THERE}`,
  /** @param {string} source that is missing in the policy */
  workerRefused: (source) =>
    `the Content-Security-Policy of the page does not allow the part of it that computes. Its worker-src, or its script-src if it has none, needs ${source}.`,
  worker: `the part of the page that computes could not be loaded. ${NOT_THERE}`,
};

/** @param {string} task what cannot be done, as in "No game can be solved" @param {string} why with a full stop */
export const noWorker = (task, why) => `${task} here, because the browser grants this page no worker: ${why}`;
/** What a worker has sent; to be read after a colon. */
export const unreadable = String("a result could not be read.");

/** A file that was to be added to what has been done of the lessons. */
export const notProgress = String("This file is no progress of these lessons.");
