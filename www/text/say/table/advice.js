// @ts-check
/** The next call for a person who is Magnus and asks, with its reason; loaded when the first one asks. */

import advice from "../../en/table/advice.js";
import { english } from "../../english.js";

/** @import { WitnessPair } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * A call for a person who plays Magnus.
 * @typedef {object} Advice
 * @property {WitnessPair} pair the token between the landings of the call
 * @property {boolean} isExact whether exact values say that no call is better
 * @property {{magnitude: number, loss: {positions: number, rounds: number}} | null} sooner the call that comes to a new
 *   position sooner, with what it would lose; null if the advised one does
 */

english.learn(advice);

/** @param {Speaker} words @param {Advice} advice */
export function adviceText(words, { pair, isExact, sooner }) {
  const { position, depth, magnitude, minus, plus } = pair;
  if (sooner) {
    const { positions, rounds } = sooner.loss;
    const lost = [
      ...(positions > 0 ? [words.say("positions", { count: positions })] : []),
      ...(rounds > 0 ? [words.say("rounds", { count: rounds })] : []),
    ];
    return words.say("hintFarther", { call: magnitude, other: sooner.magnitude, lost: words.list(lost) });
  }
  const values = {
    call: magnitude,
    token: { position },
    minus: { position: minus },
    plus: { position: plus },
    above: { layer: depth - 1 },
    worth: words.say(isExact ? "hintBest" : "hintGood"),
  };
  if (minus === plus) return words.say(depth === 1 ? "hintHalfTurn" : "hintHalfTurnIn", values);
  return words.say(depth === 1 ? "hintPair" : "hintPairIn", values);
}
