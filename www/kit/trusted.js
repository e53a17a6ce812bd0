// @ts-check
/**
 * The Trusted Types policy of this project, for the addresses of scripts, scripts and HTML that it makes itself. A
 * page that requires Trusted Types refuses plain strings, and needs to allow only this policy. sw.js, which imports
 * nothing, has a copy.
 */

/** The policy's name, by which a Content-Security-Policy allows it. */
const NAME = "magnus-derek";

/**
 * @typedef {{createHTML: (text: string) => string, createScript: (text: string) => string,
 *   createScriptURL: (text: string) => string}} Policy
 */

const same = (/** @type {string} */ text) => text;
/** The fallback where Trusted Types are missing or not required. @type {Policy} */
const PLAIN = { createHTML: same, createScript: same, createScriptURL: same };

/** @type {Policy | null} */
let policy = null;

/** The policy, created on first use. If it is not allowed, plain strings go to the browser, which may refuse them. */
export function trusted() {
  try {
    policy ??= /** @type {Policy} */ (/** @type {any} */ (globalThis).trustedTypes?.createPolicy(NAME, PLAIN) ?? PLAIN);
  } catch {
    policy = PLAIN;
  }
  return policy;
}

/**
 * For a script on a page where another one has created the policy: its name may be used only once.
 * @param {Policy} made
 */
export function provideTrusted(made) {
  policy = made;
}
