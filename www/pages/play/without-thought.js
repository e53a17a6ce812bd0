// @ts-check
/** Games in which a star would be no merit: who always says the same side, or the two in turn, would have it. */

import { directionTo } from "../../board/side.js";
import { hasStar } from "./way-up.js";

/** @import { Side } from "../../board/side.js" */
/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** The sides that are said again and again. @type {readonly (readonly Side[])[]} */
const MINDLESS = [["left"], ["right"], ["left", "right"], ["right", "left"]];

/** The most rounds of a game in which Derek has a plan at all, on every table of the ladder. */
const LONGEST = 100;

/** Whether these sides earn Derek a star from the waiting call on. @param {Handle} begun @param {readonly Side[]} sides */
function earnsStar(begun, sides) {
  const game = begun.copy();
  try {
    for (let answers = 0; game.state().turn !== "over" && answers < LONGEST; answers++) {
      const { token, n } = game.state();
      game.answer(directionTo(sides[answers % sides.length] ?? "left", token, n));
    }
    const { n, fStar: few } = game.state();
    const { table, lastVisit: rounds } = game.facts();
    return hasStar(n, { visited: game.visited().length, rounds, few, par: table.par.rounds });
  } finally {
    game.free();
  }
}

/** @param {Handle} begun where the person's first answer is due */
export const needsNoThought = (begun) => MINDLESS.some((sides) => earnsStar(begun, sides));
