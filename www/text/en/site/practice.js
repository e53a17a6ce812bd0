// @ts-check
/** Messages of the page of puzzles. */

export default /** @type {const} */ ({
  practiceMixed: "Mixed",
  // What is asked, and the hardest thing that one must see, a sentence each.
  practiceAboutMixed: "All kinds that have this level.",
  practiceAboutOnlyCall: "Only one call is right.",
  practiceAboutOnlyWay: "One of Derek’s two ways is right.",
  practiceAboutSafe: "Say what Derek can keep unvisited for ever.",
  practiceAboutDepth: "Count the rounds to the next new position.",
  practiceAboutForce: "Play a line of calls against a perfect Derek.",
  practiceAboutShield: "Find the largest set that Derek can keep.",
  practiceAboutStuck: "Three positions are left, and no call has two new landings.",
  practiceLevel1: "1 · landings",
  practiceLevel2: "2 · midpoints",
  practiceLevel3: "3 · layers",
  practiceLevel4: "4 · two moves",
  practiceLevel5: "5 · classes",
  practiceLevel6: "6 · exact values",
  practiceAboutLevel1: "Are the landings, the two positions that a call leads to, new?",
  practiceAboutLevel2: "From halfway between two unvisited positions a new one is one round away.",
  practiceAboutLevel3: "Halfway between unvisited positions it is one round to a new one, between such midpoints two.",
  practiceAboutLevel4: "Think two rounds ahead: how many new positions are sure, and how far is the next then?",
  practiceAboutLevel5: "Derek can keep a class, such as every third position, while the token is outside it.",
  practiceAboutLevel6: "The rules of the other levels mislead or are not enough: think it through to the end.",
  // The day's puzzles.
  practiceRight: "right",
  practiceMissed: "missed",
  practiceDayDone: "All three are answered; tomorrow there are others.",
  practiceRun: "{run} right in a row; your best is {best}.",
  practiceDays: { one: "{count} day in a row.", other: "{count} days in a row." },
  practiceDue: { one: "{count} missed puzzle is back", other: "{count} missed puzzles are back" },
  // A set for a class: the way to it, and one of its puzzles for whoever hears its number.
  practiceSet: { one: "Solve {count} puzzle here", other: "Solve {count} puzzles here" },
  practiceSetCount: "A set has 1 to {most} puzzles.",
  // A set is not mixed, though the puzzles before it may be: "The only call, level 1".
  practiceSetKind: "A set has one kind and level: {title}. For others, choose above.",
  practiceSetTried: "{tried} of {count} tried, {solved} solved",
  practiceSetSolved: { one: "✓ {count} solved", other: "✓ all {count} solved" },
  practiceSetLink: "Link of the set",
  practiceSetCopy: "Copy the link",
  practiceSetCode: "QR code of the set, for the projector",
  practiceSheet: "Print them as a sheet",
  // The way on from the last puzzle of a set.
  practiceResult: "My result",
  practicePuzzle: "Puzzle",
  // The sheet.
  sheetName: "Name",
  sheetPrint: "Print",
  sheetPuzzle: "Puzzle {number}",
  // A figure in words.
  sheetTable: "The table with {n} positions",
  sheetPosition: "The token is on {token}. Unvisited: {unvisited}.",
  sheetCalled: "Magnus has called {magnitude}.",
  sheetLive: "Solve it on the table",
  sheetSolution: "Solution",
  sheetRoom: "Answer",
  sheetCalls: "Right first calls: {calls}. The further ones depend on Derek’s answers.",
  // The bet before the answer.
  practiceBetAsk: "Guess first, if you like: how many rounds to the last new position?",
  practiceBet: "Guess",
  practiceBetMade: { one: "Your guess: {count} round.", other: "Your guess: {count} rounds." },
  practiceBetRight: {
    one: "Your guess is right: {count} round, if both play perfectly.",
    other: "Your guess is right: {count} rounds, if both play perfectly.",
  },
  practiceBetWrong: {
    one: "You guessed {bet}; it is {count} round, if both play perfectly.",
    other: "You guessed {bet}; it is {count} rounds, if both play perfectly.",
  },
  practiceRoundsLeft: {
    one: "The last new position comes in {count} round, if both play perfectly.",
    other: "The last new position comes in {count} rounds, if both play perfectly.",
  },
  practiceBetNumber: "Type a whole number of rounds.",
  // The mistakes of a game of one's own.
  practiceGame: "Your game: mistake {number} of {count}.",
  practiceGameFrom: "Exact values judge it from round {round} on; before that the table is too large for them.",
  practiceGameNone: "In this game no move of yours cost a round or a position.",
  practiceGameNoneFrom: "From round {round} on no move of yours cost a round or a position.",
  practiceGameUnknown:
    "This game cannot be judged: its table is too large for exact values, and it never came to an ending with few positions.",
  practiceGameBack: "Back to the game",
  practiceNotLoaded: "The puzzles could not be loaded: {why}",
});
