// @ts-check
/**
 * What this project hands to the browser to be run or read as a page: addresses of scripts, scripts and HTML, all of its own making. A
 * page with Trusted Types refuses them as plain text, and so need allow only this one policy. sw.js, which imports nothing, has it too.
 */

/** By which a Content-Security-Policy allows it. */
const NAME = "magnus-derek";

/** @typedef {{createHTML: (text: string) => string, createScript: (text: string) => string, createScriptURL: (text: string) => string}} Policy */

const same = (/** @type {string} */ text) => text;
/** What browsers without Trusted Types, and pages without need of them, take. @type {Policy} */
const PLAIN = { createHTML: same, createScript: same, createScriptURL: same };

/** @type {Policy | null} */
let policy = null;

/** The policy, made when it is first needed. Where it is not allowed, what is plain is refused by the browser if it must be. */
export function trusted() {
  try {
    policy ??= /** @type {Policy} */ (/** @type {any} */ (globalThis).trustedTypes?.createPolicy(NAME, PLAIN) ?? PLAIN);
  } catch {
    policy = PLAIN;
  }
  return policy;
}

/** For a script that shares the page with one that has made the policy: there may be only one of this name. @param {Policy} made */
export function provideTrusted(made) {
  policy = made;
}
