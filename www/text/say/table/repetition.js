// @ts-check
/** Verdict on a game that goes round in circles, loaded when the first game does so. */

import repetition from "../../en/table/repetition.js";
import { english } from "../../english.js";
import { isYou } from "./facts.js";

/** @import { GameFacts, GameState } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(repetition);

/**
 * The verdict on a repeating game that a person ends.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "fStar" | "round">} state
 * @param {GameFacts} facts
 * @param {number} visited
 */
export function endedText(words, { n, fStar }, facts, visited) {
  const values = { visited, n, few: fStar };
  if (isYou("magnus", facts))
    return words.say("endedMagnus", { ...values, par: words.say("rounds", { count: facts.table.par.rounds }) });
  if (!isYou("derek", facts)) return words.say("ended", values);
  return words.say(visited < fStar ? "endedHeld" : "endedGot", values);
}
