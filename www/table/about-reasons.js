// @ts-check
/** What is told of the reasons of the players: not what Derek has in mind, unless it is asked for; and the lesson about them. */

import { BY_END, BY_LAYERS, BY_REASON } from "../lessons/subjects.js";

/** @import { About } from "../lessons/subjects.js" */
/** @import { GameFacts, Look, Model } from "./types" */

/** Whether a person who plays Magnus has not asked what the computer Derek has in mind. @param {Pick<Look, "plan">} look @param {GameFacts} facts */
export function hidesPlan({ plan }, { magnus, derek, end }) {
  return plan === false && magnus.human && !derek.human && end === null;
}

/** The lesson about what the reasons beside the table say, if there is one. @param {Pick<Model, "state" | "facts" | "look">} model @returns {About | null} */
export function lessonAbout({ state: { reason }, facts, look }) {
  const { end, lastRound } = facts;
  if (end?.kind === "safe") return BY_END;
  const call = reason?.by === "magnus" ? reason : lastRound?.call.reason;
  if (call && "depth" in call && !("level" in call)) return call.depth === 1 ? BY_LAYERS.near : BY_LAYERS.far;
  // What Derek has in mind is not given away by the name of its lesson.
  const answer = hidesPlan(look, facts) ? undefined : lastRound?.answer.reason;
  return BY_REASON[call?.kind ?? ""] ?? BY_REASON[answer?.kind ?? ""] ?? null;
}
