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
  // Why an answer is right: what it does, and what others would have cost.
  reasonCall: "{magnitude} leads to {one} or to {other}: {worth} are sure. {others}",
  reasonWay:
    "{direction} the token comes to {to}: Magnus gets {worth}, no more and no sooner. The other way would have cost {loss}.",
  reasonWorth: "{positions} within {rounds}",
  reasonNew: "{position} (new)",
  reasonDepth: {
    one: "{position} ({count} round from a new one)",
    other: "{position} ({count} rounds from a new one)",
  },
  reasonNever: "{position} (from there nothing new can be forced)",
  reasonOthers: "Every other call would have cost {loss}.",
  reasonOthersLeast: "Every other call would have cost {loss} or more.",
  reasonEqual: "{moves} would have been as good.",
  reasonAtOnce:
    "{position} is halfway between two unvisited positions, and their distance is a call that Derek cannot evade. A smaller number there is not, and a larger one would waste rounds.",
  reasonFirstIn: {
    one: "",
    other:
      "{position} first comes in {layer}: with each round Magnus can take the token one layer outwards, and Derek can see to it that it is no more. So fewer than {count} rounds are not enough, and more are not needed.",
  },
  reasonClass:
    "All that is unvisited lies in {class}, and the token is outside: one landing of every call is outside, too. Any other class leaves something out, or has the token in it.",
  reasonNoClass:
    "Each class leaves out something unvisited or has the token in it, so Magnus can force one more position. With a class named, you would have counted on what Derek cannot keep.",
  reasonShield: {
    one: "{count} position in a class with the token outside: one landing of every call is outside, too. One more, and Magnus could force the token in; fewer give one away.",
    other:
      "These {count} lie in one class, and the token is outside: one landing of every call is outside, too. With one more Magnus could force the token in; fewer give some away.",
  },
  reasonForced:
    "{worth}, and none of your calls lost a round. With one that does, the rounds would not have been enough.",
});
