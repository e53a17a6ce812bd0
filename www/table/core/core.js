// @ts-check
/**
 * The cores of the tables, each loaded once for all tables on the page: `play` for a table that only plays, and `study`
 * for one with a lesson. `study` has everything `play` has and is more than twice as large.
 */

import { setErrorWords } from "../../kit/sentences.js";
import { loadOnce } from "../../kit/wasm.js";
import init, * as play from "../../pkg/magnus_derek.js";

/** The functions of a core that every table needs. @typedef {typeof play} Core */
/** @typedef {import("./study.js").Study} Study */

const NAME = "magnus_derek";
const loadPlay = loadOnce(NAME, new URL("../../pkg/magnus_derek_bg.wasm", import.meta.url), init, play);

/** True if something on this page needs `study`. Tables that begin later use it too, so one core is enough. */
let isStudied = false;

/** The module with `study`, once it is there: a table that begins to be printed does not wait for it. @type {typeof import("./study.js") | undefined} */
let studied;

/** Listeners for the trap of a core. @type {Map<Core, Set<(reason: unknown) => void>>} */
const listeners = new Map();

/**
 * Calls the listener when this core has trapped, for example out of memory. All its games are lost then and refuse
 * every call; the core itself has started afresh.
 * @param {Core} core @param {(reason: unknown) => void} listener
 * @returns {() => void} stops listening
 */
export function onCoreLost(core, listener) {
  const all = listeners.get(core);
  all?.add(listener);
  return () => all?.delete(listener);
}

/**
 * Runs `act` and notices if the core traps. Errors are thrown on.
 * @template Result
 * @param {Core} core @param {() => Result} act
 * @returns {Result}
 */
export function guardCall(core, act) {
  try {
    return act();
  } catch (reason) {
    if (isTrap(reason)) {
      core.__wbg_reset_state();
      setErrorWords(core);
      // The caller finishes first.
      queueMicrotask(() => {
        for (const hear of [...(listeners.get(core) ?? [])]) hear(reason);
      });
    }
    throw reason;
  }
}

/**
 * Says whether an error is the end of the core (a trap, or no
 * room on the stack) and not a refusal, which is a plain Error.
 * @param {unknown} reason
 */
function isTrap(reason) {
  return reason instanceof Error && ["RuntimeError", "RangeError", "InternalError"].includes(reason.name);
}

/**
 * Watches every call of the core's games and exercises from now on, whoever makes it.
 * @template {Core} Some @param {Some} core @returns {Some}
 */
function watchCalls(core) {
  if (listeners.has(core)) return core;
  listeners.set(core, new Set());
  const kinds = "Exercise" in core ? [core.Handle, core.Exercise] : [core.Handle];
  for (const { prototype } of /** @type {{prototype: object}[]} */ (kinds)) {
    for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (name === "constructor" || typeof value !== "function" || !writable) continue;
      Reflect.set(prototype, name, function (/** @type {unknown[]} */ ...values) {
        // @ts-expect-error: the game itself
        return guardCall(core, () => value.apply(this, values));
      });
    }
  }
  return core;
}

/**
 * The core that plays, compiled and ready.
 * @param {string} [wasmUrl] where the wasm lies, relative to the page; by default where the host says, else beside the
 *   module
 * @returns {globalThis.Promise<Core>}
 */
export async function loadCore(wasmUrl) {
  return watchCalls(await loadPlay(wasmUrl));
}

/** The core of lessons. @returns {globalThis.Promise<Study>} */
export async function loadStudy() {
  isStudied = true;
  studied ??= await import("./study.js");
  return watchCalls(await studied.loadStudy());
}

/** Makes all tables use `study`, on a page that needs it anyway. Call it before the first table begins. */
export function studyOnTables() {
  isStudied = true;
}

/** Says whether only `study` opens the game of this link, because it begins with a position set up by hand. @param {string} link */
export const needsStudy = (link) => /^\s*#?2\.|\bvisited=/.test(link);

/** The core that opens the game of this link. @param {string} link @returns {globalThis.Promise<Core>} */
export const coreForLink = (link) => (needsStudy(link) ? loadStudy() : loadCore());

/**
 * The core for a table that begins: `study` if this page needs it
 * and it can be loaded, else `play`, which has games but no lessons.
 * @param {string} [wasmUrl] where `play` lies, as the table says
 * @param {string | null} [link] of its game
 * @returns {globalThis.Promise<Core>}
 */
export async function coreForTable(wasmUrl, link) {
  if (link && needsStudy(link)) return loadStudy();
  const wantsStudy = isStudied || document.querySelector("magnus-derek:is([lesson],[puzzle])") !== null;
  return (wantsStudy && (await loadStudy().catch(() => null))) || loadCore(wasmUrl);
}
