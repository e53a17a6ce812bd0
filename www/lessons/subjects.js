// @ts-check
/** Links from reasons to lessons: the lesson that tells more about each kind of reason for a move. */

/** A lesson's id, and its number in the list. @typedef {readonly [id: string, number: number]} NumberedLesson */

/** From a midpoint of unvisited positions; and from deeper layers. @type {Record<"near" | "far", NumberedLesson>} */
export const BY_LAYERS = { near: ["distance", 3], far: ["rings", 4] };

/**
 * Reasons of Magnus and of Derek. Reasons that need no lesson, such as a coin, are missing.
 * @type {Record<string, NumberedLesson>}
 */
export const BY_REASON = {
  powerOfTwo: ["ruler", 7],
  classSchedule: ["ruler", 7],
  classLayers: ["two-phases", 11],
  toUnentered: ["two-phases", 11],
  toMarked: ["two-phases", 11],
  leftover: ["two-phases", 11],
  otherClass: ["two-phases", 11],
  opposite: ["ruler", 7],
  perfect: ["perfect", 12],
  protects: ["shield", 5],
  prefersVisited: ["shield", 5],
  hoards: ["rounds", 9],
  outlasts: ["three-left", 13],
};

/** The reason why nothing more can be forced. @type {NumberedLesson} */
export const BY_END = ["closed-sets", 6];
/** The proof of the bounds on the number of rounds. @type {NumberedLesson} */
export const PROOF = ["every-table", 10];
