// @ts-check
/** How things are called in every sentence and label. */

/** @import { Speaker } from "../types" */

/** A direction as a word. @param {Speaker} words @param {import("../../table/types").Direction} direction */
export const directionName = (words, direction) => words.say(direction === "+" ? "clockwise" : "counterClockwise");
