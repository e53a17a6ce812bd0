// @ts-check
/** Refusals and failures of a table: a sentence for each code, and for each code within it. */

export default /** @type {const} */ ({
  // A number is not a whole number in its range: {range} is what such sentences have in common, `outOfRange` of kit.js.
  atLeast: "at least {least}",
  numberN: "n {range}.",
  numberRanked: "Ranks reach tables from n = {min} to {max}, but n is {value}.",
  numberExact: "Exact values reach tables from n = {min} to {max}, but n is {value}.",
  numberMagnitude: "The magnitude {range}.",
  numberRound: "The round {range}.",
  numberLine: "The line {range}.",
  numberLayers: "The number of layers {range}.",
  numberPosition: "The position {range}.",
  numberSeed: "The seed {range}.",
  numberLinkN: "The link's n {range}.",
  numberLinkList: "The length of a list in a link {range}.",
  numberLinkLines: "The number of lines of a link {range}.",
  numberLinkLine: "The line of a link {range}.",
  refusedDirection: "A direction must be + (clockwise) or - (counter-clockwise), but it is {value}.",

  // The game.
  refusedUnsolved: "The table with n = {n} has to be solved before the computer can move.",
  refusedAlreadyCalled: "It is Derek's turn: Magnus has called {magnitude} and waits for a direction.",
  refusedNothingCalled: "It is not Derek's turn: Magnus has not called a magnitude yet.",
  refusedNothingToUndo: "There is nothing to undo: the game is at its start.",
  refusedNothingToRedo: "There is nothing to redo: this is the last move of the game so far.",
  refusedNotYours:
    "{player} is played by {strategy}, so the move is not yours. Choose Human as {player} to make it yourself.",
  refusedYourMove: "It is {player}'s move, and {player} is you: a step needs a computer player.",
  refusedOver: "The game is over after round {round}: Magnus cannot force a new position any more.",
  unreachedEnd:
    "Round {round} cannot be reached: after round {at} the game is over there, so the computers cannot play on.",
  unreachedPerson:
    "Round {round} cannot be reached: after round {at} there it is a person's move, so the computers cannot play on.",
  refusedNoEnd: "After {rounds} rounds no end is in sight, so the computers have stopped. Step plays single rounds.",
  refusedOnlyLine: "The game has only one line, so it cannot be removed: begin a new game instead.",
  refusedExcess: "The solver cannot hold the values for n = {n}: more rounds are wasted there than fit into a byte.",

  // A strategy.
  refusedUnknownStrategy: "There is no {player} called {id}. The choices are {known}.",
  needPowerOfTwo: "{strategy} cannot play on n = {n}: it needs a power of two: 2, 4, 8, 16, ….",
  needOddPrime: "{strategy} cannot play on n = {n}: it needs an odd prime: 3, 5, 7, 11, 13, ….",
  needPrimeTimesPowerOfTwo:
    "{strategy} cannot play on n = {n}: it needs a prime from 5 on, or one times a power of two: 5, 7, 10, 11, 13, 14, ….",
  needNoWaste:
    "{strategy} cannot play on n = {n}: it needs a table on which no round need be wasted: 2^a·3^b, or that times 10, 15, 21, 33, 39, 51, 57, 69 or 75.",
  needComposite: "{strategy} cannot play on n = {n}: it needs a composite n with an odd factor, such as 15 or 12.",
  needExactValues:
    "{strategy} cannot play on n = {n}: the exact value of every position is needed, which is computed up to n = {most}.",
  needTime: "{strategy} cannot play on n = {n}: it takes too long above n = {most}.",
  needForesight: "{strategy} cannot play on n = {n}: looking two rounds ahead takes too long above n = {most}.",
  needWholeGame:
    "{strategy} cannot take over after round {round}: its list of magnitudes must be followed from round 1 on.",
  needMagnitudes:
    "{strategy} cannot use {value}: the list must be magnitudes from 1 to n/2 with commas between them, such as 3,1,2.",
  needSigns: "{strategy} cannot use {value}: the list must be signs without anything between them, such as +-+.",

  // A link.
  linkCharacters: "This link has {count} characters, and at most {most} are read.",
  linkVersion: "This link has version {version}, and this page reads version {known} only; a newer page may read it.",
  linkRoundsNeeded: "This link would need {count} rounds, and a link holds at most {most}.",
  linkLinesNeeded: "This link would need {count} lines, and a link holds at most {most}.",
  linkList: "This link cannot hold the list of {strategy}: it may have at most {most} characters.",
  linkRounds: "This link has {rounds} rounds or more, and at most {most} are read.",
  linkMoves: "This link has {count} moves, and at most {most} are read.",
  linkField: "This link has the field {name}, which is not known: {meant} may be meant.",
  linkNoLink: "This link says {text}, but it should begin with 1. or name fields, as in n=45&magnus=layers.",
  linkNoDirection:
    "This link has the move {text} without a direction: moves are written as in 3+1-2+. The end of the link may be missing.",
  linkPlayer: "This link names {player} number {number}, which this page does not know; a newer page may.",
  linkVariant: "This link names variant {number} of {strategy}, which this page does not know; a newer page may.",
  linkCharacter: "This link is damaged: it contains {text}, which is not a character of a link.",
  linkShort: "This link is damaged: it ends too early. Copy it again as a whole.",
  linkCheck:
    "This link is damaged: its last two characters do not fit the rest. Its end may be missing: copy it again as a whole.",
  linkLargeNumber: "This link is damaged: it contains a number of more than 32 bits.",
  linkBranch: "This link is damaged: its line {line} is not a branch of the one before it.",
  linkSameLines: "This link is damaged: two of its lines are the same.",
  linkShortField: "This link is damaged: its field {number} is too short.",
  linkRest: "This link is damaged: something follows its end.",
  linkMove: "This link is damaged: it contains a move that the table does not have.",

  // Refusals of the page itself.
  refusedChoice: "{name} must be {first} or {last}, but it is “{value}”.",
  refusedNotWhole: "{name} must be a whole number, 0 or more, but it is “{value}”.",
  refusedFieldNumber: "{what} {range}.",
  refusedPictureRound: "The round of a picture {range}.",
  fieldText: "{what} must be a text, but it is “{value}”.",
  fieldFlag: "{what} must be true or false, but it is “{value}”.",
  fieldArray: "{what} must be an array, but it is “{value}”.",
  refusedFieldDirection: "{what} must be + or -, but it is “{value}”.",
  refusedFieldObject: "{what} must be an object with some of {known}, but it is “{value}”.",
  refusedFieldUnknown: "{what} has no field “{field}”. The choices are {known}.",
  refusedOverlayFailed: "The function of the overlay has failed in round {round}: {why}",
  refusedNoRandomNumbers: "The browser gives no random numbers.",
  refusedHref: "href must be an address with http:, https: or file:, or a relative one, but it is “{value}”.",
  refusedNotOnPage: "The table is not on the page, so it cannot play on by itself.",
  refusedLost: "The table has broken down; the buttons in its place go on with the game.",
  refusedLoading: "The table is still loading: wait for its property ready first.",
  refusedTrap: "The table has broken down: {why}.",
  refusedBrokenDown: "The computation has broken down ({why}). Reload the page to go on.",
  refusedNoWorker: "No game can be solved here, because no worker could be started.",
  noWorkerTold: "No game can be solved here, because the browser grants this page no worker: {why}.",
  noWorkerNeeds:
    "No game can be solved here, because no worker could be started: the Content-Security-Policy of the page does not allow the part of it that computes. Its worker-src, or its script-src if it has none, needs {needs}.",
});
