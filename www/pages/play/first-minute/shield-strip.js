// @ts-check
/** Strip texts for the shield game (n = 9), in which Derek keeps three positions. */

import { pageSpeaker } from "../../../text/page-speaker.js";
import { callText, enteredText, keepText, keepTitle, lostText, shieldText } from "../../../text/say/site/play.js";
import { KEPT } from "./shield.js";

/** @import { Overlay, State } from "../../../table/element-types" */

/**
 * A state of the strip: its text, the overlay, and its button.
 * @typedef {object} StripState
 * @property {string} text
 * @property {Overlay | null} overlay null where the table speaks for itself
 * @property {string} [button]
 * @property {() => void} [press]
 * @property {boolean} [offered] true if the strip offers seats to players without a pointer
 * @property {boolean} [held] true if nobody may move
 * @property {boolean} [over] true once the player has found the shield
 */

const words = pageSpeaker();

/**
 * @param {State} state
 * @param {{route: number[], offered: number[], restart: () => void}} game the positions of the token from the beginning, the
 *   landings of the call that waited while all three were kept, and the way back to it
 * @returns {StripState}
 */
export function shieldStrip({ n, round, token, magnitude, visited, fStar, turn }, { route, offered, restart }) {
  const blocks = KEPT.map((first) => ({ first, length: 1 }));
  const title = keepTitle(words, KEPT);
  const overlay = {
    layers: false,
    pulse: true,
    title,
    marks: KEPT,
    kept: KEPT,
    blocks,
    sentence: callText(words, magnitude, round),
  };
  const entered = visited.find((position) => KEPT.includes(position));
  // At the end the table shows the whole game.
  if (entered === undefined) {
    if (turn === "over" && visited.length === fStar)
      return { text: shieldText(words, { visited: fStar, n }), overlay: null, over: true };
    return { text: keepText(words, { round, token, magnitude: magnitude ?? 0 }, KEPT), overlay };
  }
  if (turn === "over") return { text: lostText(words, { visited: visited.length, n }), overlay: null };
  const from = route[route.indexOf(entered) - 1] ?? 0;
  const text = enteredText(words, entered, offered.find((position) => position !== entered) ?? entered);
  return {
    text,
    overlay: { ...overlay, trail: [from, entered] },
    button: words.plain("minuteTryAgain"),
    press: restart,
  };
}
