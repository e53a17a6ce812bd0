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

english.learn(learn);

/** @param {Speaker} words @param {number} done @param {number} tasks tasks in the lesson */
export const doneText = (words, done, tasks) =>
  done === tasks
    ? words.plain("progressAllDone", { count: tasks })
    : words.plain("progressDone", { done, count: tasks });

/** The result of reading a file. @param {Speaker} words @param {Taken} taken */
export function added(words, { added, unknown, later }) {
  const nothing = words.plain(later ? "progressNothingKnown" : "progressNothingNew");
  const sentences = [added > 0 ? words.plain("progressAdded", { count: added }) : nothing];
  if (later) sentences.push(words.plain("progressOfLater"));
  if (unknown > 0) sentences.push(words.plain("progressUnknown", { count: unknown }));
  return sentences.join(" ");
}
