// @ts-check
/** Loads the Rust core once, however many tables are on the page. */

import init, * as core from "./pkg/magnus_derek.js";

/** @type {globalThis.Promise<typeof core> | undefined} */
let loading;

/**
 * The core, compiled and ready.
 * @returns {globalThis.Promise<typeof core>}
 */
export function loadCore() {
  loading ??= init().then(() => core);
  return loading;
}
