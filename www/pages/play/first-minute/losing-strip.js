// @ts-check
/** Strip texts for the first game of the first minute, in which Derek finds out why he loses. */

import { directionTo } from "../../../board/side.js";
import { pageSpeaker } from "../../../text/page-speaker.js";
import { beginText, callText, countText, goalText, roundText, whyText } from "../../../text/say/site/play.js";
import { FIRST_CALL, IN_VAIN } from "../first-games.js";

/** @import { State } from "../../../table/element-types" */
/** @import { StripState } from "./shield-strip.js" */

const words = pageSpeaker();
/** The number of rounds after which new positions are counted, and the number after which one may ask why. */
const ROUNDS = 3;
export const ASKABLE = 2;

/**
 * @typedef {object} Losing
 * @property {boolean} isAsked true once the player has asked "Why?" in this game
 * @property {boolean} isAnswered true once the player has asked it about the waiting call
 * @property {number} lastVisit the round that reached the last new position; 0 before the first
 * @property {{meet: () => void, ask: () => void, later: () => void, shield: () => void}} ways the ways on
 */

/** @param {State} state @param {Losing} game @returns {StripState} */
export function losingStrip(state, { isAsked, isAnswered, lastVisit, ways }) {
  const { n, fStar, round, token, magnitude, landings, visited, turn } = state;
  const call = magnitude ?? 0;
  const isForced = landings?.every((position) => !visited.includes(position)) ?? false;
  // Only then does the answer hold for the waiting call.
  const mayAsk = !isAsked && isForced && round >= ASKABLE;
  const overlay = { ...FIRST_CALL, sentence: callText(words, magnitude, round, mayAsk && round > ROUNDS) };
  if (round === 0) return { text: beginText(words, IN_VAIN), overlay };
  if (round < ASKABLE) return { text: roundText(words, { round, token, magnitude: call }), overlay };
  const vain = round - lastVisit;
  if (isHeld(state, vain)) {
    const verdict = words.say("minuteHeldVerdict", { few: fStar, n });
    const sentence = isAsked ? verdict : `${verdict} ${words.say("minuteHeldRings")}`;
    const text = words.say("minuteHeld", { visited: visited.length, n });
    return {
      text,
      overlay: { ended: true, sentence },
      button: words.plain("minuteMeet"),
      press: ways.meet,
      held: true,
    };
  }
  if (turn === "over") {
    const text = words.say("minuteEnd", { visited: visited.length, n });
    // The goal of this game decides, not the number of rounds in which perfect play reaches as much.
    const overlay = { sentence: words.say("minuteEndVerdict", { rounds: IN_VAIN }) };
    return { text, overlay, button: words.plain("minuteMayDerekWin"), press: ways.shield };
  }
  const way = isAsked
    ? { button: words.plain("minuteLater"), press: ways.later }
    : mayAsk
      ? { button: words.plain("minuteWhy"), press: ways.ask }
      : {};
  if (isAnswered) {
    const [plus = token, minus = token] = landings ?? [];
    // As they lie in the picture.
    const pair = directionTo("left", token, n) === "-" ? [minus, plus] : [plus, minus];
    const title = `${pair[0]} ← ${token} → ${pair[1]}`;
    return { text: whyText(words, { token, pair }), overlay: { ...overlay, midpoints: [token], title }, ...way };
  }
  if (round < ROUNDS) return { text: roundText(words, { round, token, magnitude: call }), overlay, ...way };
  if (round === ROUNDS) return { text: countText(words, visited.length - 1, round), overlay, ...way };
  const left = n - visited.length;
  return { text: goalText(words, { left, inVain: vain, rounds: IN_VAIN, isForced }), overlay, ...way };
}

/**
 * Says whether Derek has won. The core reports a repeated position.
 * @param {State} state @param {number} vain the rounds without a new position up to now
 */
const isHeld = ({ repeated, turn }, vain) => turn !== "over" && (repeated !== null || vain >= IN_VAIN);
