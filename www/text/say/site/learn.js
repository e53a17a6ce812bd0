// @ts-check
/** Progress in the lessons, and the result of reading a progress file. */

import learn from "../../en/site/learn.js";
import { english } from "../../english.js";

/** @import { NotKept } from "../table/unsaved-progress.js" */
/** @import { Speaker } from "../../types" */

/**
 * The result of a file: the number of newly done tasks, the number of unknown names, and whether a later version
 * wrote it.
 * @typedef {{added: number, unknown: number, later: boolean, notKept: NotKept | null}} Taken
 */

/** A sum over tasks, as `tallyOf` in table/lesson/score.js gives it. @typedef {{tasks: number, done: number, hinted: number, shown: number, attempts: number, points: number}} Tally */

english.learn(learn);

/** How much is done, and with what help. @param {Speaker} words @param {Omit<Tally, "attempts" | "points">} tally of a lesson or of all */
export function doneText(words, { tasks, done, hinted, shown }) {
  const parts = [
    done === tasks
      ? words.plain("progressAllDone", { count: tasks })
      : words.plain("progressDone", { done, count: tasks }),
  ];
  if (hinted > 0) parts.push(words.plain("progressHinted", { count: hinted }));
  if (shown > 0) parts.push(words.plain("progressShown", { count: shown }));
  return parts.join(", ");
}

/** The same, or else another beginning, with points and attempts. @param {Speaker} words @param {Tally} tally */
export function scoreText(words, tally, done = doneText(words, tally)) {
  const { tasks, points, attempts } = tally;
  const parts = [done, words.plain("progressPoints", { points: pointsText(words, points), count: tasks })];
  if (attempts > 0) parts.push(words.plain("progressAttempts", { count: attempts }));
  return parts.join(" · ");
}

/** Points, which may have a half. @param {Speaker} words @param {number} points */
function pointsText(words, points) {
  const whole = Math.floor(points);
  if (whole === points) return words.number(whole);
  return whole === 0 ? "½" : `${words.number(whole)}½`;
}

/** The result of reading a file. @param {Speaker} words @param {Taken} taken */
export function added(words, { added, unknown, later }) {
  const nothing = words.plain(later ? "progressNothingKnown" : "progressNothingNew");
  const sentences = [added > 0 ? words.plain("progressAdded", { count: added }) : nothing];
  if (later) sentences.push(words.plain("progressOfLater"));
  if (unknown > 0) sentences.push(words.plain("progressUnknown", { count: unknown }));
  return sentences.join(" ");
}
