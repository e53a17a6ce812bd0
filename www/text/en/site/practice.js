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
  practiceLevel4: "4 · two moves ahead",
  practiceLevel5: "5 · classes",
  practiceLevel6: "6 · exact values",
  practiceAboutLevel1: "Level 1: look whether the landings are new.",
  practiceAboutLevel2: "Level 2: look whether a landing is halfway between two unvisited positions.",
  practiceAboutLevel3: "Level 3: compare the depths of the landings in the layers.",
  practiceAboutLevel4: "Level 4: think two moves ahead.",
  practiceAboutLevel5: "Level 5: see which congruence class is given away.",
  practiceAboutLevel6: "Level 6: the layers mislead here, and only exact counting helps.",
  // The day's puzzles.
  practiceRight: "right",
  practiceMissed: "missed",
  practiceDayDone: "All three are answered; tomorrow there are others.",
  practiceRun: "{run} right in a row; your best is {best}.",
  practiceDays: { one: "{count} day in a row.", other: "{count} days in a row." },
  practiceDue: { one: "{count} missed puzzle is back", other: "{count} missed puzzles are back" },
  // The bet before the answer.
  practiceBetAsk:
    "First a guess, if you like: how many rounds from now until the last new position, if both play perfectly?",
  practiceBet: "Guess",
  practiceBetMade: { one: "Your guess: {count} round.", other: "Your guess: {count} rounds." },
  practiceBetRight: {
    one: "Your guess is right: {count} round.",
    other: "Your guess is right: {count} rounds.",
  },
  practiceBetWrong: {
    one: "You guessed {bet}; it is {count} round.",
    other: "You guessed {bet}; it is {count} rounds.",
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
