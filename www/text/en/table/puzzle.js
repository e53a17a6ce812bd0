// @ts-check
/** Messages of a table about a puzzle: its kind, its question, what a move costs, and the way to its lesson. */

export default /** @type {const} */ ({
  // Kinds of puzzles, in the order of the menu.
  puzzleOnlyCall: "The only call",
  puzzleOnlyWay: "The only way",
  puzzleSafe: "Is it safe?",
  puzzleDepth: "How far?",
  puzzleForce: "Force it",
  puzzleShield: "Find the shield",
  puzzleStuck: "Where no midpoint helps",
  // The line above a puzzle, which leads to its page.
  puzzleName: "{kind}, level {level}",
  puzzleSet: { one: "{title}: {count} puzzle", other: "{title}: {count} puzzles" },
  // The link from a puzzle elsewhere to its page.
  puzzlePage: "Practice",
  puzzleNext: "Next puzzle",
  puzzleBack: "Back to the puzzle",
  puzzleWhy: "Why? Lesson {number}",
  askOnlyCall: "You are Magnus. Exactly one call gives nothing away, neither a position nor a round. Which one?",
  askOnlyWay:
    "You are Derek, and Magnus has called. One direction gives nothing away; the other one costs you a position or a round. Which way?",
  askStuck: "You are Magnus, and three positions are left. Which call loses no round?",
  askDepth: "What is the depth of the token: after how many rounds at most can Magnus visit a new position?",
  askSafe:
    "Can Derek keep everything that is unvisited for ever? Name the class that holds it, or say that there is none.",
  askShield: "You are Derek. Choose the largest set of positions that you can keep unvisited for ever.",
  askForce: {
    one: "You are Magnus, and Derek answers perfectly. Have {visited} positions visited within {count} round: it can be done.",
    other:
      "You are Magnus, and Derek answers perfectly. Have {visited} positions visited within {count} rounds: it can be done.",
  },
  // A mistake in a person's own game.
  mistakeTitle: "Round {round} of your game",
  mistakeNext: "Next mistake",
  askBetterCall:
    "Round {round}, with Magnus to move. You called {magnitude}, and it cost {loss}. Which call costs nothing?",
  askBetterWay:
    "Round {round}: Magnus calls {magnitude}, and Derek’s answer cost {loss}. Which direction costs nothing?",
  // A set that can be kept, but is not the largest.
  wrongTooSmall: {
    one: "These can be kept, but so can a larger set: {found} of {count} position.",
    other: "These can be kept, but so can a larger set: {found} of {count} positions.",
  },
  // What the other moves would have cost, once the right one is found.
  otherCalls: "What the other calls would have cost:",
  otherWay: "What the other way would have cost:",
  wayTo: "{direction}, to {position}",
});
