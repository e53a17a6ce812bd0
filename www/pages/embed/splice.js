// @ts-check
/**
 * SPLICE (cssplice.org), by which Runestone, PreTeXt and Doenet take a grade from a frame: a step of a lesson or
 * a puzzle tells the page around it score and state after each attempt and each help, and asks for the state when it begins. A frame
 * is one activity: steps to which the reader goes on count for nothing. A table without a task says nothing of it.
 */

import { newRecord, readStepRecord, recordHeard, scoreOf } from "../../table/lesson/score.js";
import { stepName } from "../../table/lesson/step-name.js";

/** @import { LessonDetail, MagnusDerekElement } from "../../table/element-types" */
/** @import { StepRecord } from "../../table/lesson/score.js" */

/**
 * What the page keeps of an activity: its best score, its record, and the link of the game on the table, "" before the
 * first attempt.
 * @typedef {StepRecord & {version: 1, activity: string, score: number, game: string}} Account
 */

/** @param {string} activity @returns {Account} */
export const newAccount = (activity) => ({ version: 1, activity, score: 0, ...newRecord(), game: "" });

/**
 * The account after what `md-lesson` has told, an attempt or help; the same account if that is nothing new.
 * @param {Account} account @param {Pick<LessonDetail, "done" | "failed" | "hints" | "sawSolution">} told
 * @param {() => string} linkOf the game on the table
 * @returns {Account}
 */
export function accountAfter(account, told, linkOf) {
  const { record, isAttempt } = recordHeard(account, told);
  return isAttempt ? { ...record, score: Math.max(account.score, scoreOf(record)), game: linkOf() } : record;
}

/**
 * The account in an answer of the page, which may come as JSON; null if it is none of this activity. Accounts of earlier
 * versions do not say whether the task is done.
 * @param {unknown} state @param {string} expected the activity
 * @returns {Account | null}
 */
export function readAccount(state, expected) {
  const kept = typeof state === "string" ? parsed(state) : state;
  if (kept?.version !== 1 || kept.activity !== expected) return null;
  const { score, game, done = score > 0 } = kept;
  const record = readStepRecord({ ...kept, done });
  if (!record || !Number.isFinite(score) || score < 0 || score > 1 || typeof game !== "string") return null;
  return { version: 1, activity: expected, score, ...record, game };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reports what is done on the table to the page around this one.
 * @param {MagnusDerekElement} table
 * @param {() => string} linkOf the game on the table
 */
export function reportScores(table, linkOf) {
  if (parent === window) return;
  let account = newAccount("");
  /** The question for the state that waits for its answer; null once it came, or the reader has made an attempt. @type {string | null} */
  let asked = null;

  /** @param {string} subject @param {object} fields */
  const post = (subject, fields) => {
    const message_id = `magnus-derek-${Math.random().toString(36).slice(2)}`;
    const message = { subject: `SPLICE.${subject}`, message_id, activity_id: account.activity, ...fields };
    parent.postMessage(message, "*");
    return message_id;
  };

  table.addEventListener("md-lesson", ({ detail }) => {
    const { lesson, step, seed, puzzle, done, failed, why, hints, sawSolution, userInitiated } = detail;
    const activity = `magnus-derek/${puzzle || stepName(`${lesson}/${step}`, seed)}`;
    if (account.activity === "") {
      account = newAccount(activity);
      asked = post("getState", {});
    }
    if (activity !== account.activity || !userInitiated) return;
    const after = accountAfter(account, detail, linkOf);
    if (after === account) return;
    asked = null;
    account = after;
    if (done || failed) post("sendEvent", { name: "attempt", data: { done, failed, why, hints, sawSolution } });
    post("reportScoreAndState", { score: account.score, state: account });
  });

  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.subject !== "SPLICE.getState.response") return;
    if (asked === null || data.message_id !== asked) return;
    asked = null;
    const kept = readAccount(data.state, account.activity);
    if (!kept) return;
    account = kept;
    // A link that can't be read is refused on the table in words, and the step stays as it is.
    if (kept.game !== "" && kept.game !== linkOf()) table.setAttribute("state", kept.game);
  });
}
