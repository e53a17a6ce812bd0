// @ts-check
/** The explanation of the position beside the table: the end, the waiting call, the last round, or the rules. */

import { answerText, whyAnswer } from "./answer.js";
import { callHeading } from "./panels.js";
import { verdict, whyCall, whyEnd, whyWaitingCall } from "./why.js";

/** @import { GameFacts, GameState } from "../../table/types" */
/** @import { Speaker } from "../types" */

/**
 * @param {Speaker} words
 * @param {{state: GameState, facts: GameFacts, visited: number}} position
 * @param {{hidesPlan: boolean, setUp: number | undefined}} told whether Derek's plan is hidden; and in a lesson how many
 *   rounds nobody here has played, because it has set them up or shows them
 * @returns {{heading: string, first: string, second: string} | null} null for what the lesson tells itself
 */
export function explanation(words, { state, facts, visited }, { hidesPlan, setUp }) {
  const { n } = state;
  const last = facts.lastRound;
  const lastAnswer = last && !facts.derek.human ? whyAnswer(words, last, n) : "";
  if (facts.end && state.turn === "over") {
    return {
      heading: words.plain("headingHappened"),
      first: verdict(words, state, facts, visited),
      second: whyEnd(words, facts.end, state),
    };
  }
  const waiting = state.reason?.by === "magnus" ? state.reason : null;
  if (waiting && state.magnitude !== null) {
    const first = whyWaitingCall(words, waiting, state, facts);
    const futile = facts.end ? `${words.say("futileCall")} ${whyEnd(words, facts.end, state)}` : lastAnswer;
    return { heading: callHeading(words, waiting, state.magnitude), first, second: futile };
  }
  if (last) {
    const { call, from, landings } = last;
    const { kind } = call.reason;
    if (state.round <= (setUp ?? 0) && (kind === "human" || kind === "recorded")) return null;
    return {
      heading: words.plain("headingLast"),
      first: whyCall(words, call.reason, { n, from, magnitude: call.magnitude, landings, past: true }),
      second: hidesPlan ? answerText(words, last) : whyAnswer(words, last, n),
    };
  }
  if (setUp !== undefined) return null;
  return {
    heading: words.plain("headingRules"),
    first: words.say("rulesInShort"),
    second: facts.magnus.human ? words.say("lookForPair") : "",
  };
}
