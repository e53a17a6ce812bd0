// @ts-check
/** Verdict on a game that goes round, and that a person ends. */

export default /** @type {const} */ ({
  endHere: "End the game here",
  playOn: "Play on",
  meetPlanner: "Meet a Magnus who plans ahead",
  endedMagnus: "You visited **{visited} of {n}** positions: a Magnus who plans ahead is sure of {few} in {par}.",
  endedHeld: "You held this Magnus to **{visited} of {n}** positions: a Magnus who plans ahead is sure of {few}.",
  endedGot: "This Magnus got **{visited} of {n}** positions out of you: a Magnus who plans ahead is sure of {few}.",
  ended: "Magnus has visited **{visited} of {n}** positions: a Magnus who plans ahead is sure of {few}.",
});
