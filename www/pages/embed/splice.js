// @ts-check
/**
 * SPLICE (cssplice.org), by which Runestone, PreTeXt and Doenet take a grade from a frame: a step of a lesson or
 * a puzzle tells the page around it score and state after each attempt, and asks for the state when it begins. A table
 * without a task says nothing of it.
 */

/** @import { LessonDetail, MagnusDerekElement } from "../../table/element-types" */

/**
 * What the page keeps of an activity: the best score, attempts, help, and the link of the game on the table; null before
 * the first attempt.
 * @typedef {{version: 1, score: number, attempts: number, hints: number, sawSolution: boolean, game: string | null}} Account
 */

/** @returns {Account} */
const emptyAccount = () => ({ version: 1, score: 0, attempts: 0, hints: 0, sawSolution: false, game: null });

/**
 * The score of an attempt: 1 for a task done alone, ½ after a hint, 0 once the solution was seen.
 * @param {{done: boolean, hints: number, sawSolution: boolean}} attempt
 */
export function scoreOf({ done, hints, sawSolution }) {
  if (!done || sawSolution) return 0;
  return hints > 0 ? 0.5 : 1;
}

/**
 * The account after an attempt: help of an earlier visit counts, too, and a score once earned stays.
 * @param {Account} account @param {Pick<LessonDetail, "done" | "hints" | "sawSolution">} attempt @param {string} game its link
 * @returns {Account}
 */
export function accountAfter(account, { done, hints, sawSolution }, game) {
  const help = {
    hints: Math.max(account.hints, hints),
    sawSolution: account.sawSolution || sawSolution,
  };
  const score = Math.max(account.score, scoreOf({ done, ...help }));
  return { version: 1, score, attempts: account.attempts + 1, ...help, game };
}

/** The account in an answer of the page; null if it is none of ours. @param {any} state @returns {Account | null} */
export function readAccount(state) {
  if (state?.version !== 1) return null;
  const { score, attempts, hints, sawSolution, game } = state;
  const counted = [score, attempts, hints].every((one) => Number.isFinite(one) && one >= 0) && score <= 1;
  if (!counted || !Number.isInteger(attempts) || !Number.isInteger(hints)) return null;
  return { version: 1, score, attempts, hints, sawSolution: sawSolution === true, game: gameOf(game) };
}

/** @param {unknown} game */
const gameOf = (game) => (typeof game === "string" ? game : null);

/**
 * Reports what is done on the table to the page around this one.
 * @param {MagnusDerekElement} table
 * @param {() => string} linkOf the game on the table
 */
export function reportScores(table, linkOf) {
  if (parent === window) return;
  let activity = "";
  let account = emptyAccount();
  /** The question for the state that has no answer yet; "" once the reader has made an attempt. */
  let asked = "";

  /** @param {string} subject @param {object} fields */
  const post = (subject, fields) => {
    const message_id = `magnus-derek-${Math.random().toString(36).slice(2)}`;
    parent.postMessage({ subject: `SPLICE.${subject}`, message_id, activity_id: activity, ...fields }, "*");
    return message_id;
  };

  table.addEventListener("md-lesson", ({ detail }) => {
    const { lesson, step, puzzle, done, failed, why, hints, sawSolution, userInitiated } = detail;
    const now = `magnus-derek/${puzzle || `${lesson}/${step}`}`;
    if (now !== activity) {
      activity = now;
      account = emptyAccount();
      asked = post("getState", {});
    }
    if (!userInitiated || !(done || failed)) return;
    asked = "";
    account = accountAfter(account, detail, linkOf());
    post("sendEvent", { name: "attempt", data: { done, failed, why, hints, sawSolution } });
    post("reportScoreAndState", { score: account.score, state: account });
  });

  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.subject !== "SPLICE.getState.response" || data.message_id !== asked) return;
    asked = "";
    const kept = readAccount(data.state);
    if (!kept) return;
    account = kept;
    // A link that can't be read is refused on the table in words, and the step stays as it is.
    if (kept.game !== null && kept.game !== linkOf()) table.setAttribute("state", kept.game);
  });
}
