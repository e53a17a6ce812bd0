// @ts-check
/** Messages that the three companion games share. */

export default /** @type {const} */ ({
  companionNotLoaded: "The game could not be loaded: {why}",

  // Names of players: at the beginning of a sentence, and within one.
  companionComputer: "The computer",
  companionFirst: "The first player",
  companionSecond: "The second player",
  companionComputerWithin: "the computer",
  companionFirstWithin: "the first player",
  companionSecondWithin: "the second player",

  // The state of the game.
  companionWinning: "An **N-position**: {who} is to move and can force a win.",
  companionWinningYou: "An **N-position**: you are to move and can force a win.",
  companionLosing: "A **P-position**: {who} is to move and loses against perfect play.",
  companionLosingYou: "A **P-position**: you are to move and lose against perfect play.",
  companionWon: "{who} has won",
  companionWonYou: "You have won",
  companionToMove: "{who} to move",
  companionToMoveComputer: "The computer to move",
  companionToMoveYou: "Your move",
  companionStepToSee: "Step to see the computer’s move.",

  // The moves, and why.
  companionWhy: "Why",
  // Before the first move: the rule of the end stands there.
  companionWins: "Who wins",
  companionAllMoves: { one: "All {count} move", other: "All {count} moves" },
  // Behind a move that was read from a link.
  companionFromLink: "This move is from the link; the current computer player would have moved differently.",
  companionHinted: "**Hint:** {advice} {why}",

  companionHint: "Hint",
  companionWho: "Who can win?",
  companionStep: "Step",
  companionUndo: "Undo",
  companionRedo: "Redo",
  companionPlayAgain: "Play again",
  companionCopyLink: "Copy link",
  companionLink: "Link of the game",

  // A new game: the two seats, their possible players, and the values allowed in the fields.
  companionPlayers: "Players and new game",
  companionNewGame: "New game",
  companionSeat0: "First",
  companionSeat1: "Second",
  companionPlayerHuman: "You",
  companionPlayerPerfect: "Perfect computer",
  companionPlayerRandom: "Random computer",
  companionSeed: "Seed",
  companionSeedNote: "0 to 4294967295",
  companionLimit: "{label}: {note}.",

  // The effects of the keys that every game has.
  companionShortcuts: "Keyboard shortcuts",
  companionClose: "Close",
  companionWhileFocus: "Keys work while the game or anything in it has the focus.",
  companionKeyHint: "hint",
  companionKeyUndo: "undo",
  companionKeyRedo: "redo",
  companionKeyStep: "step: the computer’s next move",
  companionKeyNew: "new game: go to its first field",
  companionKeyHelp: "this list",
  companionKeyLeave: "leave the game: keys go to the page again",
});
