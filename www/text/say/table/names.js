// @ts-check
/** Names of things, for all sentences and labels. */

/** @import { Coset } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/** A direction as a word. @param {Speaker} words @param {import("../../../core/types").Direction} direction */
export const directionName = (words, direction) => words.say(direction === "+" ? "clockwise" : "counterClockwise");

/** The first members of a class: "{2, 5, 8, 11, …}". @param {Speaker} words @param {Coset} coset @param {number} n */
export function classMembers(words, { gamma, q }, n) {
  const size = n / q;
  const first = [0, 1, 2, 3]
    .slice(0, size)
    .map((i) => words.number(gamma + i * q))
    .join(", ");
  return size > 4 ? `{${first}, …}` : `{${first}}`;
}
