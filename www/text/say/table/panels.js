// @ts-check
/** Sentences of the panels that depend on the game. */

/** @import { GameFacts, MagnusReason } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * The heading above the reason for Magnus's waiting call.
 * @param {Speaker} words
 * @param {MagnusReason} reason
 * @param {number} magnitude
 */
export const callHeading = (words, { kind }, magnitude) =>
  words.plain(kind === "human" ? "headingCall" : "headingWhyCall", { magnitude });

/** The progress in solving a table. @param {Speaker} words @param {number} share from 0 to 1 */
export const percentText = (words, share) => words.plain("percent", { percent: Math.floor(share * 100) });

/**
 * A sentence about a part of the table that needs the solved game first.
 * @param {Speaker} words
 * @param {boolean} forPlayer
 * @param {GameFacts} facts
 */
export function waitingText(words, forPlayer, { magnus, derek }) {
  if (!forPlayer) return words.plain("waitsEvaluation");
  if (magnus.id !== "perfect" && magnus.id !== "best") return words.plain("waitsDerek");
  return words.plain(derek.id === "perfect" ? "waitsPlayers" : "waitsMagnus");
}
