// @ts-check
/** Values of positions and moves, in words. */

export default /** @type {const} */ ({
  heardSolving: "Solving the game for n = {n}.",
  heardSolved: "The game for n = {n} is solved.",

  // The value of a position; `toGo` is one of the next two messages.
  worth: "{positions} in the end, {toGo}",
  toGo: { one: "{count} round to go", other: "{count} rounds to go" },
  toGoNone: "none more to come",
  worthCall: "Worth {worth} · {loss}",
  // On a button, and how a screen reader hears it.
  worthAnswer: "{toGo} · {loss}",
  worthAnswerHeard: "{worth}, {loss}",

  // The loss of a move.
  lossNone: "best",
  positionsFewer: { one: "{count} position fewer", other: "{count} positions fewer" },
  positionsMore: { one: "{count} position more", other: "{count} positions more" },
  roundsFewer: { one: "{count} round fewer", other: "{count} rounds fewer" },
  roundsMore: { one: "{count} round more", other: "{count} rounds more" },
  ratedBest: "Both moves were best.",
  ratedMagnusBest: "Magnus’s call was best.",
  ratedMagnus: "Magnus lost {lost}.",
  ratedMagnusInTime: "Magnus lost {lost}, to keep within R(n).",
  ratedDerekBest: "Derek’s answer was best.",
  ratedDerek: "Derek allowed {positions} more.",
  ratedDerekInTime: "Derek allowed {positions} more, to hold out until round R(n).",
  ratedDerekRounds: "Derek spared Magnus {rounds}.",
  ratedDerekRoundsInTime: "Derek spared Magnus {rounds}, to hold out until round R(n).",

  // Also beside the call.
  heardWorth: "Evaluation: {worth}.",
  evaluationNone: "No exact value for this position yet.",
  heardDerek: "For Derek clockwise {plus}, counter-clockwise {minus}.",
  heardMagnus: "Best for Magnus: {calls}.",
});
