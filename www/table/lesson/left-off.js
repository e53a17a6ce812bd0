// @ts-check
/** Where a reader left off at a step, for as long as the tab is open: a page that is loaded anew, because of a new version too, goes on there. */

/**
 * What is not judged yet as well.
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
    // Nothing can be kept here, or there is no more room: the step begins anew the next time.
  }
}

/** @param {string} name @param {string} figure with which the step begins now @returns {LeftOff | null} null if nobody was there, or the step was another one then */
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
