// @ts-check
/** Sentences of the first minute; terms explain themselves where they appear first. */

import first from "../../en/site/first-call.js";
import play from "../../en/site/play.js";
import { english } from "../../english.js";
import { meaningOf } from "../table/terms.js";

/** @import { Speaker } from "../../types" */

english.learn(first);
english.learn(play);

/** A question to Derek. @typedef {{round: number, token: number, magnitude: number}} QuestionToDerek */
/** Magnus's share of the table. @typedef {{visited: number, n: number}} Had */

/**
 * The call beside the table.
 * @param {Speaker} words @param {number | null} magnitude @param {number} round
 * @param {boolean} mayAsk whether it also points at the question above
 */
export function callText(words, magnitude, round, mayAsk = false) {
  if (magnitude === null) return words.say("minuteNoCall");
  if (mayAsk) return words.say("minuteCallOrWhy", { call: magnitude });
  return words.say(round === 0 ? "minuteFirstCall" : "minuteCall", { call: magnitude });
}

/**
 * The title in the middle of the table while positions have to be kept.
 * @param {Speaker} words
 * @param {number[]} kept
 */
export const keepTitle = (words, kept) => words.plain("minuteKeepTitle", { kept: kept.join(", ") });

/** The text before the first round. @param {Speaker} words @param {number} count so many rounds without a new position win */
export const beginText = (words, count) => words.say("minuteRound1", { rounds: words.say("rounds", { count }) });

/** The text before each of the next two. @param {Speaker} words @param {QuestionToDerek} asked */
export function roundText(words, { round, token, magnitude: call }) {
  return words.say(round === 1 ? "minuteRound2" : "minuteRound3", { token, call });
}

/**
 * The text after them.
 * @param {Speaker} words
 * @param {number} fresh number of rounds that led to a new position
 * @param {number} rounds
 */
export const countText = (words, fresh, rounds) =>
  words.say(fresh === rounds ? "minuteCountAll" : "minuteCount", { count: fresh, rounds });

/**
 * The text for a person who plays on after that.
 * @param {Speaker} words
 * @param {{left: number, inVain: number, rounds: number, isForced: boolean}} first positions left, the rounds without a
 *   new one: so many in a row by now, and so many win; and whether both ways of this call lead to a new one
 */
export function goalText(words, { left, inVain, rounds: count, isForced }) {
  const rounds = words.say("rounds", { count });
  if (inVain === 0) return words.say("minuteGoal", { left, rounds });
  return words.say(isForced ? "minuteForced" : "minuteNear", { count: inVain, rounds });
}

/** A question that has an answer. @typedef {{token: number, pair: number[]}} Why */

/** The answer to "Why?". @param {Speaker} words @param {Why} why */
export const whyText = (words, { token, pair: [minus = 0, plus = 0] }) =>
  explained(words, words.say("minuteWhyText", { token, minus, plus }));

/** Marks of terms, completed with their meanings. @param {Speaker} words @param {string} text */
function explained(words, text) {
  return text.replaceAll(/⟦[^|]*\|([^⟧]*)/g, (mark, target) => `${mark}|${meaningOf(words, target)}`);
}

/** A seat from which a call leads to new positions both ways. @typedef {{seat: number, call: number, minus: number, plus: number}} Witness */

/**
 * The first position from which Derek is helpless, in a later round, with so many new positions.
 * @param {Speaker} words @param {Witness} witness @param {number} round @param {number} count
 */
export const helplessText = (words, { seat, minus, plus }, round, count) =>
  explained(words, words.say("minuteHelpless", { seat, minus, plus, round, count }));

/** The landings of a call from a seat, beside the table. @param {Speaker} words @param {Witness} witness */
export const besideText = (words, { call, minus, plus }) => words.say("minuteTapBeside", { call, minus, plus });

/** The praise for another such seat. @param {Speaker} words @param {Witness} witness */
export const tapRightText = (words, witness) => explained(words, words.say("minuteTapRight", witness));

/** The reason why a seat is no such midpoint. @param {Speaker} words @param {number} seat @param {{to: number, far: number}[]} distances */
export const tapWrongText = (words, seat, distances) =>
  words.say("minuteTapWrong", { seat, away: words.list(distances.map((one) => words.say("minuteAway", one))) });

/**
 * The text before each round of the shield.
 * @param {Speaker} words
 * @param {QuestionToDerek} asked
 * @param {number[]} positions to keep
 */
export function keepText(words, { round, token, magnitude: call }, positions) {
  const kept = words.list(positions);
  return round === 0 ? words.say("minuteKeep1", { kept, call }) : words.say("minuteKeep", { token, kept, call });
}

/**
 * The text after a kept position has been entered.
 * @param {Speaker} words
 * @param {number} entered
 * @param {number} other the other landing
 */
export const enteredText = (words, entered, other) =>
  words.say("minuteEntered", { entered, other, always: words.say("minuteAlways") });

/** The end of a game in which one was entered. @param {Speaker} words @param {Had} had */
export const lostText = (words, had) => words.say("minuteLost", { ...had, always: words.say("minuteAlways") });

/** The end of a game in which all were kept. @param {Speaker} words @param {Had} had */
export const shieldText = (words, had) => words.say("minuteShield", { ...had, always: words.say("minuteAlways") });
