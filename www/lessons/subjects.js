// @ts-check
/** Links from reasons to lessons: the lesson that tells more about each kind of reason for a move. */

/** A lesson's id, and its number in the list. @typedef {readonly [id: string, number: number]} NumberedLesson */

/** Lessons on calls from a midpoint of unvisited positions, and from deeper layers. @type {Record<"near" | "far", NumberedLesson>} */
export const BY_LAYERS = { near: ["distance", 2], far: ["rings", 3] };

/**
 * Reasons of Magnus and of Derek. Reasons that need no lesson, such as a coin, are missing.
 * @type {Record<string, NumberedLesson>}
 */
export const BY_REASON = {
  powerOfTwo: ["ruler", 6],
  classSchedule: ["ruler", 6],
  classLayers: ["two-phases", 12],
  toUnentered: ["two-phases", 12],
  toMarked: ["two-phases", 12],
  leftover: ["two-phases", 12],
  otherClass: ["tripling", 15],
  searched: ["tripling", 15],
  opposite: ["ruler", 6],
  perfect: ["perfect", 9],
  protects: ["shield", 4],
  prefersVisited: ["shield", 4],
  hoards: ["rounds", 8],
  outlasts: ["three-left", 13],
};

/** The reason why nothing more can be forced. @type {NumberedLesson} */
export const BY_END = ["closed-sets", 5];
/** The proof of the bounds on the number of rounds. @type {NumberedLesson} */
export const PROOF = ["every-table", 10];
