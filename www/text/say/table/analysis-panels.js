// @ts-check
/** Sentences of the panels that are loaded on demand. */

import analysisPanels from "../../en/table/analysis-panels.js";
import { english } from "../../english.js";
import { lossesOf, valueText } from "./evaluation.js";
import { isBest } from "./facts.js";

/** @import { Direction, GameLine, GameState, RatedRound, TableFacts, Value } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(analysisPanels);

/**
 * The result of perfect play from the start.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {TableFacts} table
 * @param {Value} value of the start
 */
export function startText(words, { n, fStar }, { optimum }, value) {
  if (optimum === null) return words.say("perfectPlay", { worth: valueText(words, value) });
  const values = {
    R: { R: n },
    rounds: words.say("rounds", { count: optimum }),
    star: { star: n },
    positions: words.say("positions", { count: fStar }),
  };
  if (value.visited === fStar && value.rounds === optimum) return words.say("perfectPlayTakes", values);
  return words.say("perfectPlayTakesOnly", { ...values, held: words.say("rounds", { count: value.rounds }) });
}

/** The value of the position. @param {Speaker} words @param {GameState} state @param {Value} value */
export function nowText(words, { magnitude }, value) {
  const positions = words.say("positions", { count: value.visited });
  const rounds = words.say("rounds", { count: value.rounds });
  if (magnitude !== null) {
    const values = { call: magnitude, positions, rounds };
    return value.rounds === 0 ? words.say("worthCalledNone", values) : words.say("worthCalled", values);
  }
  return value.rounds === 0 ? words.say("worthNowNone", { positions }) : words.say("worthNow", { positions, rounds });
}

/**
 * An answer in the table of values.
 * @param {Speaker} words
 * @param {Direction} direction
 * @param {number} magnitude
 * @param {number} position its landing
 */
export const answerName = (words, direction, magnitude, position) =>
  words.say(direction === "+" ? "answerPlus" : "answerMinus", { magnitude, position: { position } });

/** The sign of a round, as in chess: ✓ if both moves were best, ?! if rounds were lost, ? if positions were. @param {RatedRound} rated */
export function roundSign({ call, answer }) {
  if (isBest(call) && isBest(answer)) return "✓";
  return call.positions + answer.positions > 0 ? "?" : "?!";
}

/** "Line 2: +3 after round 5, to round 9". @param {Speaker} words @param {GameLine} line @param {number} index */
export const lineName = (words, { from, to, magnitude, direction }, index) =>
  words.plain(direction === "+" ? "linePlus" : "lineMinus", { line: index + 1, magnitude, from, to });

/** What the game is worth after a round, and what was lost in it. @param {Speaker} words @param {number} round @param {RatedRound} rated */
export function roundWorth(words, round, rated) {
  const positions = words.plain("positions", { count: rated.visited });
  const worth = words.plain("lineRound", { round, positions, end: rated.end });
  return [worth, lossesOf(words, rated)].filter(Boolean).join(" ");
}

/**
 * The evaluated line, for screen readers.
 * @param {Speaker} words
 * @param {{round: number, rated: RatedRound}[]} shown
 * @param {number} more further rounds with losses
 */
export function lineSummary(words, shown, more) {
  const rounds = shown.map(({ round, rated }) => roundWorth(words, round, rated));
  const rest = more > 0 ? words.plain("lineMore", { count: more }) : "";
  return [words.plain("lineHeard"), ...rounds, rest].filter(Boolean).join(" ");
}
