// @ts-check
/** Labels of buttons, panels and fields, and the sentences of the panels that are there from the start. */

export default /** @type {const} */ ({
  tableLabel: "The table. Keys work here: press question mark for the list.",
  carpetLabel:
    "The carpet of this game: positions across, rounds downwards. Orange is unvisited, the trail is the token.",

  // The turn.
  playAgain: "Play again",
  // After the game of somebody else.
  playAnother: "Another game",
  endedHere: "Ended here",
  fromStart: "From the start",
  magnitudeField: "Magnitude ℓ",
  // In the empty field.
  magnitudeRange: "1 to {most}",
  typeMagnitude: "Type it, or choose a position on the table: both landings are shown before you call.",
  callButton: "Call",
  callMagnitude: "Call {magnitude}",
  dismiss: "Dismiss",

  // A game is solved.
  solvingShare: "Solving the game for n = {n} … {percent}",
  percent: "{percent} %",
  solvingCancelled: "Solving was cancelled.",
  waitsEvaluation: "Until it is done there is no evaluation.",
  waitsPlayers: "The players cannot move before it is done.",
  waitsMagnus: "Magnus cannot move before it is done.",
  waitsDerek: "Derek cannot move before it is done.",
  notSolved: "No game can be solved: {why}",

  // Why.
  headingHappened: "What happened",
  headingLast: "The last round",
  headingRules: "How it goes",
  headingCall: "Magnus calls {magnitude}",
  headingWhyCall: "Why Magnus calls {magnitude}",
  rulesInShort:
    "Each round Magnus names a magnitude and Derek a direction, and the token moves that far that way. **Magnus** wants to visit many positions in few rounds; **Derek** wants few.",
  lookForPair:
    "Look for a pair of positions around the token: if both are unvisited, Derek has to give you one of them.",
  futileCall: "This call can force no new position.",
  moreInLesson: "More: lesson {number}",
  // The lesson with the proof.
  sameInLesson: "The same, step by step: lesson {number}",

  proofs: "The proofs",

  headingRings: "The rings",
  ranksOff: "The layers are shown.",
  layersRefused: "The number of layers shown must be from 1 to {most} in this position, or all, but it is {given}.",

  headingPlayers: "Players and table",
  newGame: "New game",

  headingPositions: "All positions as a table",

  // Going through the game.
  transport: "Going through the game",
  toStart: "To the start",
  undoButton: "Undo",
  redoButton: "Redo",
  toEnd: "To the end",
  roundBack: "One round back",
  roundOn: "One round on",
  stepButton: "Step: one round",
  playButton: "Play",
  playTitle: "Play (space)",
  pauseButton: "Pause",
  pauseTitle: "Pause (space)",
  playIsOver: "The game is over: there is nothing more to play",
  playIsYourMove: "It is your move: Play runs while computers move",
  timeline: "Timeline: round",
  inRound: "round {round}",
  roundOf: "round {round} of {last}",
  speed: "Speed",
  speedRounds: { one: "{count} round/s", other: "{count} rounds/s" },
  speedFastest: "fastest",
  keysButton: "Help",
  keysTitle: "Help (?)",
  shareButton: "Share",
  shareTitle: "Share: link, QR code, pictures and files",
  evaluationButton: "Analyse",
  evaluationTitle: "Analyse: what every move is worth (e)",
  evaluationOff: "Evaluation off.",

  // Consequences of a refusal.
  adviceSameGame: "The game on the table goes on as it was.",
  adviceWithout: "The table begins without it.",

  // Parts loaded on demand that could not be loaded.
  missingTablePart: "This part could not be loaded: {why}",
  missingTable: "The table could not be loaded: {why}",
  missingLesson: "The lesson could not be opened: {why}",
  fileNotMade: "The file could not be made: {why}",
});
