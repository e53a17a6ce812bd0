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

/**
 * What comes of a game in which these sides are said from the waiting call on.
 * @template Outcome
 * @param {Handle} begun @param {readonly Side[]} sides @param {(game: Handle) => Outcome} judge @returns {Outcome}
 */
function playedOut(begun, sides, judge) {
  const game = begun.copy();
  try {
    for (let answers = 0; game.state().turn !== "over" && answers < LONGEST; answers++) {
      const { token, n } = game.state();
      game.answer(directionTo(sides[answers % sides.length] ?? "left", token, n));
    }
    return judge(game);
  } finally {
    game.free();
  }
}

/** Whether these sides earn Derek a star. @param {Handle} begun @param {readonly Side[]} sides */
const earnsStar = (begun, sides) =>
  playedOut(begun, sides, (game) => {
    const { n, fStar: few } = game.state();
    const { par, lastVisit: rounds } = game.facts();
    return hasStar(n, { visited: game.visited().length, rounds, few, par: par.rounds });
  });

/** @param {Handle} begun where the person's first answer is due */
export const needsNoThought = (begun) => MINDLESS.some((sides) => earnsStar(begun, sides));

/** Whether the token stays off these positions without thought. @param {Handle} begun @param {number[]} kept */
export const keepsWithoutThought = (begun, kept) =>
  MINDLESS.some((sides) =>
    playedOut(begun, sides, (game) => !game.visited().some((position) => kept.includes(position))),
  );
