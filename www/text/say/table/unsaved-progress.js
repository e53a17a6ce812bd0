// @ts-check
/** Messages about progress that is not kept: the reason, and a remedy. */

import unsavedProgress from "../../en/table/unsaved-progress.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

/**
 * The reason why something is not kept, for the words of a page or a table.
 * @typedef {{why: "nowhere" | "unreadable" | "full"} | {why: "long", length: number, limit: number}} NotKept
 */

english.learn(unsavedProgress);

/** @param {Speaker} words @param {NotKept} notKept */
export function notKeptText(words, notKept) {
  switch (notKept.why) {
    case "nowhere":
      return words.plain("notKeptNowhere");
    case "full":
      return words.plain("notKeptFull");
    case "unreadable":
      return words.plain("notKeptUnreadable");
    case "long":
      return words.plain("notKeptLong", { length: notKept.length, limit: notKept.limit });
  }
}
