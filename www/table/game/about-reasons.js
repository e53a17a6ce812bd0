// @ts-check
/** The limits of what is told of the players' reasons: Derek's plan is hidden until asked for. Also their lesson. */

import { BY_END, BY_LAYERS, BY_REASON } from "../../lessons/subjects.js";

/** @import { NumberedLesson } from "../../lessons/subjects.js" */
/** @import { GameFacts, Look, Model } from "../types" */

/**
 * Says whether a person plays Magnus and has not asked for the plan of the computer Derek.
 * @param {Pick<Look, "plan">} look @param {GameFacts} facts
 */
export function hidesPlan({ plan }, { magnus, derek, end }) {
  return plan === false && magnus.human && !derek.human && end === null;
}

/**
 * The lesson that explains the reasons shown beside the table; null if there is none.
 * @param {Pick<Model, "state" | "facts" | "look">} model @returns {NumberedLesson | null}
 */
export function lessonAbout({ state: { reason }, facts, look }) {
  const { end, lastRound } = facts;
  if (end?.kind === "safe") return BY_END;
  const call = reason?.by === "magnus" ? reason : lastRound?.call.reason;
  if (call && "depth" in call && !("level" in call)) return call.depth === 1 ? BY_LAYERS.near : BY_LAYERS.far;
  // The name of a lesson about Derek's plan would give the plan away.
  const answer = hidesPlan(look, facts) ? undefined : lastRound?.answer.reason;
  return BY_REASON[call?.kind ?? ""] ?? BY_REASON[answer?.kind ?? ""] ?? null;
}
