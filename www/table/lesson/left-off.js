// @ts-check
/**
 * A reader's progress at a step, kept for as long as the tab is open, so
 * that a reloaded page goes on there; pages also reload for a new version.
 */

/**
 * The progress, with answers that are not judged yet.
 * @typedef {object} LeftOff
 * @property {string} figure with which the step began, as a link
 * @property {string} game as a link
 * @property {string} text that was typed as an answer
 * @property {number[]} positions that are chosen
 * @property {number} hints how many were given
 */

/** @param {string} name of the step, such as "shield/hold" */
const keyOf = (name) => `magnus-derek-lesson ${name}`;

/** @param {string} name @param {LeftOff} leftOff */
export function noteLeftOff(name, leftOff) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(leftOff));
  } catch {
    // Storage is forbidden or full: the step will begin afresh.
  }
}

/**
 * @param {string} name @param {string} figure with which the step begins now
 * @returns {LeftOff | null} null if nothing is kept, or the step had another figure then
 */
export function leftOffAt(name, figure) {
  try {
    const { game, text, positions, hints, ...left } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "");
    const isWhole = left.figure === figure && [game, text].every((one) => typeof one === "string");
    if (!isWhole || !Array.isArray(positions) || !Number.isInteger(hints)) return null;
    return { figure, game, text, positions: positions.filter(Number.isInteger), hints };
  } catch {
    return null;
  }
}
