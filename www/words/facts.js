// @ts-check
/** What sentences of every language have to know of the game before they say it. */

/** @import { Step, Verdict as TaskVerdict } from "../table/lesson/types" */

export { isBest, phaseLevel } from "../text/say/facts.js";

/** The key of the lesson's own words for a mistake: of those for this answer alone, else of those for all of its kind; undefined where it has none. @param {Pick<Step, "wrong">} step @param {Pick<TaskVerdict, "why" | "data">} verdict */
export function mistakeKey({ wrong = {} }, { why, data }) {
  return [String(data.value), String(why)].find((key) => Object.hasOwn(wrong, key));
}
