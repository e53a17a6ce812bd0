// @ts-check
/**
 * The cores of the tables, each loaded once, however many tables are on the page: `play` for a table that only plays, and `study` for one
 * with a lesson, which has all of that and more than twice the size.
 */

import { giveWords } from "../kit/sentences.js";
import { loadOnce } from "../kit/wasm.js";
import init, * as play from "../pkg/magnus_derek.js";

/** What every table needs of its core. @typedef {typeof play} Core */
/** @typedef {import("./study.js").Study} Study */

const NAME = "magnus_derek";
const loadPlay = loadOnce(NAME, new URL("../pkg/magnus_derek_bg.wasm", import.meta.url), init, play);

/** Whether something on this page needs `study`: then all tables that begin have it, so that there are not two cores where one does. */
let isStudied = false;

/** Who wants to know that a core has trapped. @type {Map<Core, Set<(reason: unknown) => void>>} */
const listeners = new Map();

/**
 * Calls the listener when this core has trapped, for example because there was no more memory. Then all its games are gone and refuse
 * every call; the core itself has begun anew.
 * @param {Core} core @param {(reason: unknown) => void} listener
 * @returns {() => void} stops listening
 */
export function onCoreLost(core, listener) {
  const all = listeners.get(core);
  all?.add(listener);
  return () => all?.delete(listener);
}

/**
 * Does something with a core and notices if it traps. What it throws is thrown again.
 * @template Result
 * @param {Core} core @param {() => Result} act
 * @returns {Result}
 */
export function watched(core, act) {
  try {
    return act();
  } catch (reason) {
    if (isTrap(reason)) {
      core.__wbg_reset_state();
      giveWords(core);
      // Whoever has called comes to its own end first.
      queueMicrotask(() => {
        for (const hear of [...(listeners.get(core) ?? [])]) hear(reason);
      });
    }
    throw reason;
  }
}

/** Whether it is no refusal, which is a plain Error, but the end of the core: a trap, or no more room on the stack. @param {unknown} reason */
function isTrap(reason) {
  return reason instanceof Error && ["RuntimeError", "RangeError", "InternalError"].includes(reason.name);
}

/** From now on every call of its games and exercises is watched, from wherever it comes. @template {Core} Some @param {Some} core @returns {Some} */
function watch(core) {
  if (listeners.has(core)) return core;
  listeners.set(core, new Set());
  const kinds = "Exercise" in core ? [core.Handle, core.Exercise] : [core.Handle];
  for (const { prototype } of /** @type {{prototype: object}[]} */ (kinds)) {
    for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (name === "constructor" || typeof value !== "function" || !writable) continue;
      Reflect.set(prototype, name, function (/** @type {unknown[]} */ ...values) {
        // @ts-expect-error: the game itself
        return watched(core, () => value.apply(this, values));
      });
    }
  }
  return core;
}

/**
 * The core that plays, compiled and ready.
 * @param {string} [wasmUrl] where the wasm lies, relative to the page; by default where the host says, else beside the module
 * @returns {globalThis.Promise<Core>}
 */
export async function loadCore(wasmUrl) {
  return watch(await loadPlay(wasmUrl));
}

/** The core of lessons. @returns {globalThis.Promise<Study>} */
export async function loadStudy() {
  isStudied = true;
  const { loadStudy } = await import("./study.js");
  return watch(await loadStudy());
}

/** For a page that needs `study` anyway: its tables have it too. To be called before the first of them begins. */
export function studyOnTables() {
  isStudied = true;
}

/**
 * The core for a table that begins. Where there is no `study`, no lesson is, but a game may be played.
 * @param {string} [wasmUrl] where `play` lies, as the table says
 * @returns {globalThis.Promise<Core>}
 */
export async function coreForTable(wasmUrl) {
  const wantsStudy = isStudied || document.querySelector("magnus-derek[lesson]") !== null;
  return (wantsStudy && (await loadStudy().catch(() => null))) || loadCore(wasmUrl);
}
