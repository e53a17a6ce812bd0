// @ts-check
/** The page's state in the part of the address behind #: the game, the input, and the step. */

import { decodePart } from "../../kit/address.js";
import { withSafeEnd } from "../../kit/safe-end.js";

/** @typedef {"magnus" | "derek" | "random"} AnnouncedGame */
/** @typedef {{game: AnnouncedGame, fields: Record<string, string>}} Address */

/** The fields of each game, in the order in the address. @type {Record<AnnouncedGame, string[]>} */
const FIELDS = {
  magnus: ["n", "magnitudes", "way", "step"],
  derek: ["n", "directions", "relaxed", "step"],
  random: ["n", "games", "seed", "game", "step"],
};

/**
 * @param {string} hash as in "#magnus&n=6&magnitudes=1,1,2,2,1,3&step=4"; unknown fields are skipped
 * @returns {Address | null} null if no game is named
 */
export function readAddress(hash) {
  const [game = "", ...rest] = hash.replace(/^#/, "").split("&");
  if (!isGame(game)) return null;
  /** @type {Record<string, string>} */
  const fields = {};
  for (const part of rest) {
    const [name = "", ...value] = part.split("=");
    // Not URLSearchParams: a + is a direction here, and no blank.
    if (FIELDS[game].includes(name)) fields[name] = decodePart(value.join("="));
  }
  return { game, fields };
}

/** @param {Address} address empty fields are left out @returns {string} with # */
export function addressOf({ game, fields }) {
  const named = FIELDS[game].filter((name) => (fields[name] ?? "") !== "");
  const parts = named.map((name) => `${name}=${keepReadable(fields[name] ?? "")}`);
  return withSafeEnd(`#${[game, ...parts].join("&")}`);
}

/** @param {string} text @returns {text is AnnouncedGame} */
function isGame(text) {
  return Object.hasOwn(FIELDS, text);
}

/** Keeps commas and plus signs, which are allowed here, readable. @param {string} value */
function keepReadable(value) {
  return encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%2B", "+");
}
