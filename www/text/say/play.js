// @ts-check
/** What the first minute says, in which terms explain themselves where they are met first. */

import first from "../en/first-call.js";
import play from "../en/play.js";
import { english } from "../english.js";
import { meaningOf } from "./terms.js";

/** @import { Speaker } from "../types" */

english.learn(first);
english.learn(play);

/** What is asked of Derek. @typedef {{round: number, token: number, magnitude: number}} Asked */
/** How much of the table Magnus has. @typedef {{visited: number, n: number}} Had */

/** Beside the table. @param {Speaker} words @param {number | null} magnitude @param {number} round */
export function callText(words, magnitude, round) {
  if (magnitude === null) return words.say("minuteNoCall");
  return words.say(round === 0 ? "minuteFirstCall" : "minuteCall", { call: magnitude });
}

/** What stands in the middle of the table while positions are to be kept. @param {Speaker} words @param {number[]} kept */
export const keepTitle = (words, kept) => words.plain("minuteKeepTitle", { kept: kept.join(", ") });

/** Before each of the first three rounds. @param {Speaker} words @param {Asked} asked */
export function roundText(words, { round, token, magnitude: call }) {
  if (round === 0) return words.say("minuteRound1", { call });
  return words.say(round === 1 ? "minuteRound2" : "minuteRound3", { token, call });
}

/** After them. @param {Speaker} words @param {number} fresh how many rounds led to a new position @param {number} rounds */
export const countText = (words, fresh, rounds) =>
  words.say(fresh === rounds ? "minuteCountAll" : "minuteCount", { count: fresh, rounds });

/**
 * Why, in three presses: the pair, A, M(A). Each has a button, and what is said when it is pressed.
 * @type {{button: (words: Speaker) => string, text: (words: Speaker, pair: number[], call: number, isAll: boolean) => string}[]}
 */
export const WHY = [
  {
    button: (words) => words.plain("minuteWhy"),
    text: (words, [minus = 0, plus = 0], call) => words.say("minuteWhyText", { minus, plus, call }),
  },
  {
    button: (words) => words.plain("minuteShowNew"),
    text: (words) => explained(words, words.say("minuteShowNewText")),
  },
  {
    button: (words) => words.plain("minuteShowMidpoints"),
    text: (words, _pair, _call, isAll) =>
      explained(words, words.say(isAll ? "minuteShowMidpointsAllText" : "minuteShowMidpointsText")),
  },
];

/** The marks of terms with what they mean. @param {Speaker} words @param {string} text */
function explained(words, text) {
  return text.replaceAll(/⟦[^|]*\|([^⟧]*)/g, (mark, target) => `${mark}|${meaningOf(words, target)}`);
}

/** Before each round of the shield. @param {Speaker} words @param {Asked} asked @param {number[]} positions that are to be kept */
export function keepText(words, { round, token, magnitude: call }, positions) {
  const kept = words.list(positions);
  return round === 0 ? words.say("minuteKeep1", { kept, call }) : words.say("minuteKeep", { token, kept, call });
}

/** A position that was to be kept has been entered. @param {Speaker} words @param {number} entered @param {number} other where the other way led */
export const enteredText = (words, entered, other) =>
  words.say("minuteEntered", { entered, other, always: words.say("minuteAlways") });

/** The end of a game in which one of them was entered. @param {Speaker} words @param {Had} had */
export const lostText = (words, had) => words.say("minuteLost", { ...had, always: words.say("minuteAlways") });

/** The end of a game in which they were kept. @param {Speaker} words @param {Had} had */
export const shieldText = (words, had) => words.say("minuteShield", { ...had, always: words.say("minuteAlways") });
