// @ts-check
/** The tournament in the part of the address behind #, for links and for the way back. */

/** @import { TournamentChoice } from "./worker.js" */

/**
 * @param {string} hash as in "#n=3-20&magnus=layers&derek=hoarder,random&seeds=2"
 * @returns {{n?: string, magnus?: string[], derek?: string[], seeds?: string}} the fields in it
 */
export function readAddress(hash) {
  const fields = new URLSearchParams(hash.slice(1));
  const text = (/** @type {string} */ name) => fields.get(name) ?? undefined;
  return { n: text("n"), magnus: text("magnus")?.split(","), derek: text("derek")?.split(","), seeds: text("seeds") };
}

/**
 * @param {TournamentChoice} choice
 * @returns {string} the part of the address, with #
 */
export function addressOf({ n, magnus, derek, seeds }) {
  const fields = new URLSearchParams({ n, magnus: magnus.join(), derek: derek.join(), seeds: String(seeds) });
  // Commas and colons are allowed here as they are, and a person can read them.
  return `#${String(fields).replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}
