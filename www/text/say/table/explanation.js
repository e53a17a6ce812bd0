// @ts-check
/** The explanation of the position beside the table: the end, the waiting call, the last round, or the rules. */

import { answerReason, answerText } from "./answer.js";
import { callHeading } from "./panels.js";
import { callReason, endReason, verdict, waitingCallReason } from "./reasons.js";

/** @import { GameFacts, GameState } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * @param {Speaker} words
 * @param {{state: GameState, facts: GameFacts, visited: number}} position
 * @param {boolean} isHidden whether Derek's plan is hidden
 * @param {number} [setUp] in a lesson how many rounds nobody here has played, because it has set them up or shows them
 * @returns {[heading: string, first: string, second: string] | null} null for what the lesson tells itself
 */
export function explanation(words, { state, facts, visited }, isHidden, setUp = -1) {
  const { n } = state;
  const last = facts.lastRound;
  if (facts.end && state.turn === "over")
    return [words.plain("headingHappened"), verdict(words, state, facts, visited), endReason(words, facts.end, state)];
  const waiting = state.reason?.by === "magnus" ? state.reason : null;
  if (waiting && state.magnitude !== null) {
    const lastAnswer = last && !facts.derek.human ? answerReason(words, last, n) : "";
    const futile = facts.end ? `${words.say("futileCall")} ${endReason(words, facts.end, state)}` : lastAnswer;
    const heading = callHeading(words, waiting, state.magnitude);
    return [heading, waitingCallReason(words, waiting, state, facts), futile];
  }
  const by = last?.call.reason.kind ?? "human";
  if (state.round <= setUp && (by === "human" || by === "recorded")) return null;
  if (last) {
    const { call, from, landings } = last;
    const { reason, magnitude } = call;
    const why = callReason(words, reason, { n, from, magnitude, landings, past: true }, facts);
    // Of two people at one table neither is "you".
    const isShort = isHidden || (facts.magnus.human && last.answer.reason.kind === "human");
    const said = isShort ? answerText(words, last) : answerReason(words, last, n);
    return [words.plain("headingLast"), why, said];
  }
  return [words.plain("headingRules"), words.say("rulesInShort"), facts.magnus.human ? words.say("lookForPair") : ""];
}
