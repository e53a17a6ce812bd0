// @ts-check
/** The game in the part of the address behind #, in characters that nobody's mail or chat mangles. */

import { addressKeeper, decodedHash, readHash, writeHash } from "../../kit/address.js";

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

/** The link in the address, or nothing. @param {string} page */
export function linkInAddress(page) {
  return decodedHash(readHash(page));
}

/**
 * Keeps the address up to date. Every new game is a page of its own to go back to; a move is not.
 * @param {string} page @param {() => string} link the game as it is now
 */
export function linkKeeper(page, link) {
  const write = (/** @type {"pushState" | "replaceState"} */ way) => {
    const hash = encoded(link());
    if (hash !== readHash(page)) writeHash(page, hash, way);
  };
  const keeper = addressKeeper(() => write("replaceState"));
  return {
    moved: keeper.soon,
    begun: () => keeper.now(() => write("pushState")),
    forget: keeper.forget,
  };
}
