// @ts-check
/** A figure in a sentence, for readers who cannot see it. */

export default /** @type {const} */ ({
  figureStart: {
    one: "An interactive figure: the Magnus–Derek table with {count} position.",
    other: "An interactive figure: the Magnus–Derek table with {count} positions.",
  },
  figureAfter:
    "An interactive figure: the Magnus–Derek table with {positions} {after}: {count} are visited, and the token stands on {token}.",
  // How it came to that: the end of “with 13 positions …”.
  figureRounds: "after {rounds}",
  figureSetUp: "(a position set up by hand)",
  figureCalled: "Magnus calls {call}.",
  figureOver: "The game is over.",
  figureStep: "An interactive figure: the step “{step}” of the lesson “{lesson}” on the Magnus–Derek table.",
  pictureGame: {
    one: "The Magnus–Derek table with {positions} {after}: {count} is visited, and the token stands on {token}.",
    other: "The Magnus–Derek table with {positions} {after}: {count} are visited, and the token stands on {token}.",
  },
  pictureLayers: "Its rings, from the outside in: {layers}.",
  pictureLayer: "{layer} with {size}",
  pictureStep: "The Magnus–Derek table in the step “{step}” of the lesson “{lesson}”.",
  picturePuzzle: "The Magnus–Derek table in the puzzle “{title}”.",
  figurePuzzle: "An interactive figure: the puzzle “{title}” on the Magnus–Derek table.",
});
