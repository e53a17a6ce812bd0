// @ts-check
/** What the players want on this table, in one sentence. */

import { layerName } from "../names.js";
import { place } from "./names.js";
import { formatNumber } from "./numbers.js";

/** @import { GameFacts, GameState, WitnessPair } from "../../table/types" */

/**
 * What a person has to do who plays, and what both players want where nobody does, or two people.
 * @param {Pick<GameState, "n" | "fStar">} state @param {Pick<GameFacts, "magnus" | "derek" | "par">} facts
 */
export function goal({ n, fStar }, { magnus, derek, par: { rounds } }) {
  const par = `par is **${formatNumber(rounds)}**`;
  const positions =
    fStar === n ? `all ${formatNumber(n)} positions` : `${formatNumber(fStar)} of ${formatNumber(n)} positions`;
  if (magnus.human === derek.human)
    return `Magnus wants many positions in few rounds, Derek the opposite: ${par} for ${positions}.`;
  if (magnus.human) return `You are Magnus. Visit ${positions} in few rounds: ${par}.`;
  // Where all but one position are lost in any case, rounds are what Derek plays for.
  return fStar >= n - 1
    ? `You are Derek. Make Magnus waste rounds: ${par}.`
    : `You are Derek. Let Magnus visit no more than ${positions}, and make him waste rounds: ${par}.`;
}

/** What a person may look for who has called in vain for some rounds as Magnus; "" if there is nothing to say. @param {GameState} state @param {GameFacts} facts @returns {string} */
export function nudge({ depth }, facts) {
  if (!facts.nudge || depth === null) return "";
  return depth === 1
    ? "Look for two unvisited positions equally far from the token."
    : "Look for a position that is equally far from two unvisited positions, and bring the token there.";
}

/** One pair that Magnus may call for. @param {WitnessPair} pair of the token */
export function hintText({ position, depth, magnitude, minus, plus }) {
  const [token, left, right] = [position, minus, plus].map(place);
  const call = formatNumber(magnitude);
  const above = layerName(depth - 1);
  if (minus === plus) {
    const why = depth === 1 ? "which is unvisited" : `which lies in ${above}`;
    return `**Hint:** call ${call}. From ${token} half a turn leads to ${left} both ways, ${why}.`;
  }
  const why = depth === 1 ? "both unvisited" : `both in ${above}`;
  return `**Hint:** call ${call}. ${token} is the midpoint of ${left} and ${right}, ${why}.`;
}
