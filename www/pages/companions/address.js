// @ts-check
/** The game in the part of the address behind #, in characters that survive mails and chats. */

import { addressKeeper, decodeHash, readHash, writeHash } from "../../kit/address.js";
import { withSafeEnd } from "../../kit/safe-end.js";

/** Characters that encodeURIComponent replaces although an address may contain them. */
const PLAIN = { "%3D": "=", "%26": "&", "%2C": ",", "%3B": ";", "%2F": "/" };

/** A link of the core, encoded for the end of an address. @param {string} link */
export function encodeLink(link) {
  const safe = encodeURIComponent(link).replaceAll(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return withSafeEnd(
    `#${safe.replaceAll(/%(3D|26|2C|3B|2F)/g, (one) => PLAIN[/** @type {keyof typeof PLAIN} */ (one)])}`,
  );
}

/** The link in the address, or "". @param {string} page */
export function linkInAddress(page) {
  return decodeHash(readHash(page));
}

/**
 * Keeps the address up to date. Every new game is a history entry; a move is not.
 * @param {string} page
 * @param {() => string} link of the current game
 */
export function linkKeeper(page, link) {
  const write = (/** @type {"pushState" | "replaceState"} */ way) => {
    const hash = encodeLink(link());
    if (hash !== readHash(page)) writeHash(page, hash, way);
  };
  const keeper = addressKeeper(() => write("replaceState"));
  return {
    moved: keeper.soon,
    begun: () => keeper.now(() => write("pushState")),
    forget: keeper.forget,
  };
}
