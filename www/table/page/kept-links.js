// @ts-check
/**
 * The last links of games of two people apart, kept on this device: no move is lost, and who opens a link of their own
 * is told whose turn it is.
 */

/** @import { Player } from "../types" */

/**
 * A link that was received or made here.
 * @typedef {object} KeptLink
 * @property {string} link the game without what is looked at
 * @property {Player} role the role of the person here
 * @property {boolean} own true if its last move was made here
 * @property {Player | "over"} turn
 * @property {number} n
 * @property {number} round
 * @property {number} at when, in milliseconds
 */

const KEPT = "magnus-derek-apart";
/** The game on the table, wherever the person has gone in it. */
const HERE = "magnus-derek-apart-here";
/** The number of links that are kept. */
const MOST = 5;

/** @param {unknown} one @returns {one is KeptLink} */
function isKept(one) {
  const { link, role, turn, n, round, at } = /** @type {Record<string, unknown>} */ (one ?? {});
  const isPlayer = (/** @type {unknown} */ name) => name === "magnus" || name === "derek";
  const isText = typeof link === "string" && isPlayer(role) && (isPlayer(turn) || turn === "over");
  return isText && [n, round, at].every(Number.isFinite);
}

/** @param {string} key @returns {KeptLink[]} */
function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // No storage, or somebody else has written into it.
    return [];
  }
}

/** @param {string} key @param {KeptLink[]} links @returns {boolean} whether they are kept */
function write(key, links) {
  try {
    localStorage.setItem(key, JSON.stringify(links));
    return true;
  } catch {
    return false;
  }
}

/** The last links, the newest first. */
export const keptLinks = () => read(KEPT);

/** Keeps a link as the newest one. @param {KeptLink} link @returns {boolean} whether it is kept */
export const keepLink = (link) =>
  write(KEPT, [link, ...keptLinks().filter((one) => one.link !== link.link)].slice(0, MOST));

/** Keeps the game as it stands on the table, in the middle of which the page may be loaded again. @param {KeptLink} link */
export const keepHere = (link) => write(HERE, [link]);

/** The link as it is known here; undefined if it comes from elsewhere. @param {string} link */
export const findKept = (link) => [...keptLinks(), ...read(HERE)].find((one) => one.link === link);
