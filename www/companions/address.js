// @ts-check
/** The game in the part of the address behind #, in characters that nobody's mail or chat mangles. */

import { readHash, writeHash } from "../address.js";

/** Browsers refuse to be told of a new address more often than a few times a second. */
const EVERY_MS = 300;
/** What may stand in an address as it is, of those that encodeURIComponent would replace. */
const PLAIN = { "%3D": "=", "%26": "&", "%2C": ",", "%3B": ";", "%2F": "/" };

/** A link of the core as the end of an address. @param {string} link */
export function encoded(link) {
  const safe = encodeURIComponent(link).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `#${safe.replaceAll(/%(3D|26|2C|3B|2F)/g, (one) => PLAIN[/** @type {keyof typeof PLAIN} */ (one)])}`;
}

/** The link in the address, or nothing. */
export function linkInAddress() {
  const text = readHash("companions").slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no code: the core says what is wrong with the link.
    return text;
  }
}

let lastWritten = 0;
let waiting = 0;

/**
 * Keeps the address up to date. Every new game is a page of its own to go back to; a move is not.
 * @param {string} link @param {boolean} isNewGame
 */
export function remember(link, isNewGame) {
  clearTimeout(waiting);
  waiting = 0;
  const hash = encoded(link);
  if (hash === readHash("companions")) return;
  const write = () => {
    waiting = 0;
    lastWritten = performance.now();
    writeHash("companions", hash, isNewGame ? "pushState" : "replaceState");
  };
  if (isNewGame || performance.now() - lastWritten > EVERY_MS) write();
  else waiting = setTimeout(write, EVERY_MS);
}
