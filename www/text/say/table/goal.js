// @ts-check
/** Goals of the players on this table, in one sentence. */

import { knowsPerfect } from "./facts.js";

/** @import { GameFacts, GameState } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * The person's task; or both players' goals, where nobody or two people play.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "fStar">} state
 * @param {Pick<GameFacts, "magnus" | "derek" | "table">} facts
 */
export function goal(words, { n, fStar }, { magnus, derek, table }) {
  const his = derek.human && !magnus.human ? "His" : "";
  const best = words.say(`goal${knowsPerfect(table) ? "Perfect" : "Par"}${his}`, { par: table.par.rounds });
  const values = { n, few: fStar, best };
  const all = fStar === n;
  if (magnus.human === derek.human) return words.say(all ? "goalAll" : "goal", values);
  if (magnus.human) return words.say(all ? "goalMagnusAll" : "goalMagnus", values);
  return words.say(table.onlyRoundsCount ? "goalDerekRounds" : "goalDerek", values);
}

/**
 * Advice for a person who has called in vain for some rounds as Magnus; "" if there is none.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 */
export function nudge(words, { depth }, facts) {
  if (!facts.nudge || depth === null) return "";
  return words.say(depth === 1 ? "nudgePair" : "nudgeMidpoint");
}
