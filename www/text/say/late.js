// @ts-check
/** What the panels say that come when they are wanted. */

import late from "../en/late.js";
import { english } from "../english.js";
import { lossesOf } from "./evaluation.js";

/** @import { Direction, GameLine, RatedRound } from "../../table/types" */
/** @import { Speaker } from "../types" */

english.learn(late);

/** An answer in the table of what they are worth. @param {Speaker} words @param {Direction} direction @param {number} magnitude @param {number} position where it leads */
export const answerName = (words, direction, magnitude, position) =>
  words.say(direction === "+" ? "answerPlus" : "answerMinus", { magnitude, position: { position } });

/** "Line 2: +3 after round 5, to round 9". @param {Speaker} words @param {GameLine} line @param {number} index */
export const lineName = (words, { from, to, magnitude, direction }, index) =>
  words.plain(direction === "+" ? "linePlus" : "lineMinus", { line: index + 1, magnitude, from, to });

/** What a layer of the story is. @param {Speaker} words @param {number} layer @param {boolean} isTold whether it is being made */
export const storyText = (words, layer, isTold) =>
  words.plain(isTold ? "storyMakes" : "storyMade", { layer: { layer } });

/** The evaluated line for somebody who does not see it. @param {Speaker} words @param {{round: number, rated: RatedRound}[]} shown @param {number} more rounds with losses that are not told */
export function lineSummary(words, shown, more) {
  const rounds = shown.flatMap(({ round, rated }) => {
    const positions = words.plain("positions", { count: rated.visited });
    return [words.plain("lineRound", { round, positions, end: rated.end }), lossesOf(words, rated)];
  });
  const rest = more > 0 ? words.plain("lineMore", { count: more }) : "";
  return [words.plain("lineHeard"), ...rounds, rest].filter(Boolean).join(" ");
}
