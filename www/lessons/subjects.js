// @ts-check
/** Which lesson tells more of what stands beside the table, by the kind of the reason that is given for a move. */

/** A lesson, and its number in the list. @typedef {readonly [id: string, number: number]} About */

/** From a midpoint of unvisited positions; and from deeper in. @type {Record<"near" | "far", About>} */
export const BY_LAYERS = { near: ["distance", 3], far: ["rings", 4] };

/** Reasons of Magnus and of Derek. What nobody has to learn about, such as a coin, is not here. @type {Record<string, About>} */
export const BY_REASON = {
  powerOfTwo: ["ruler", 7],
  classSchedule: ["ruler", 7],
  classLayers: ["two-phases", 11],
  toUnentered: ["two-phases", 11],
  toMarked: ["two-phases", 11],
  leftover: ["two-phases", 11],
  perfect: ["perfect", 12],
  protects: ["shield", 5],
  prefersVisited: ["shield", 5],
  hoards: ["rounds", 9],
  outlasts: ["three-left", 13],
};

/** Why nothing more can be forced. @type {About} */
export const BY_END = ["closed-sets", 6];
/** The proof of what is said about the number of rounds. @type {About} */
export const PROOF = ["every-table", 10];
