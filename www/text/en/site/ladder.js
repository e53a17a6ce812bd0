// @ts-check
/** Texts of the ladder of first games. */

export default /** @type {const} */ ({
  // The button to the next table; and the one after the last table. Short, so that the buttons of an end fit on one line.
  ladderNext: "Next: {n}",
  ladderNextLearn: "Next: why",
  // The idea of each table, beside it.
  ladderIdea9: "**Nine is 3 · 3:** three positions can stay yours for ever.",
  ladderIdea13:
    "**Hold out {wanted} rounds:** from M(A), the **green** ring, he finds a new position at once, from deeper ones later.",
  ladderIdea15: "**Fifteen is 3 · 5:** five positions can stay yours for ever, and he gets only 10.",
  ladderIdea16: "He gets all 16, but this Magnus draws his calls by chance.",
  ladderIdea21: "**Twenty-one is 3 · 7:** three positions can stay yours for ever, or even seven.",
  // In its place for a position set up by hand.
  ladderSetUp: "**Your own position** on n = {n}.",
  // The question on each table, until the game is over.
  ladderAsk9: "Which three?",
  ladderAsk15: "Which five?",
  ladderAsk21: "Which?",
  // Tables whose first rounds leave no choice.
  ladderPlayed: {
    one: "The first one is played: new in any case. Now you choose.",
    other: "The first {count} are played: all new in any case. Now you choose.",
  },
  // Tables on which nothing can be kept: the goal.
  ladderAnyway: "He gets {few} anyway.",
  ladderGoal: "**Hold out {wanted} rounds.**",
  // The goal for a game that was sent: one round more than its sender.
  ladderGoalSent: "**Hold out {wanted} rounds** to beat the game that was sent.",
  ladderOnlyRounds: "He gets {few} of {n} in any case, so rounds are all you play for.",
  // Help, step by step.
  ladderHint: "Hint",
  ladderSolution: "**{way}**, to {to}: the other way spares him {lost}.",
  ladderSolutionPositions: "**{way}**, to {to}: the other way gives him {lost}.",
  ladderSolutionKeep: "**{way}**, to {to}: the other way leads to {other}, one of the circled ones.",
  ladderSolutionBoth: "**Either way:** with perfect play from there both take equally long.",
  ladderSolutionNone: "**Either way:** neither leads to a circled one.",
  ladderSolve: "Answer",
  ladderHintKeep: "**Hint:** keep the circled ones, {kept}: at most one way leads to any of them. {now}",
  ladderHintKeepFew:
    "**Hint:** too late for the star, but the circled ones, {kept}, can still be kept: at most one way leads to any of them. {now}",
  ladderHintOneWay: "This time one does.",
  ladderHintNoWay: "This time neither does.",
  // The nearest new position from each landing; and the end of the game, where that does not show the better way.
  ladderHintNear: "**Hint:** a new position is {rounds} from **{near}**, but {more} from **{far}**. {end}",
  ladderHintNever: "**Hint:** a new position is {rounds} from **{near}**; from **{far}** he finds none any more. {end}",
  ladderHintSame: "**Hint:** a new position is {rounds} from **{near}** and from **{far}**. {end}",
  ladderHintEqual: "With perfect play from there both ways are equally good.",
  ladderHintWastes: "There you make him waste {lost}.",
  ladderHintSooner: "But via **{worse}** perfect play ends {lost} sooner.",
  ladderHintMore: {
    one: "But via **{worse}** he gets {count} more position.",
    other: "But via **{worse}** he gets {count} more positions.",
  },
  // The magnitude n/2.
  ladderHintOpposite: "**Hint:** {to} lies opposite, so both ways lead there. You have no choice.",
  ladderHintNone: "**Hint:** he finds no new position any more.",
  ladderIdeaMagnus:
    "**You are Magnus:** begin with any number. Later find two new positions equally far from the token, and call that distance.",
  ladderIdeaMagnusOn: "**You are Magnus:** find two new positions equally far from the token, and call that distance.",
  ladderBeMagnus: "Be Magnus",
  ladderBeDerek: "Be Derek",
  ladderLabel: "First games",
  ladderPositions: { one: "{count} position", other: "{count} positions" },
  // On the ladder, below a table that was played, for Derek; and the line below the verdict, which has room for one row.
  ladderReached: "{visited} of {n}",
  ladderRung: "{name}, best: {visited} in {rounds}",
  ladderRungMarked: "{name}, best: {visited} in {rounds}, star",
  ladderBest: "Your best: **{best}**.",
  ladderBestOf: "{visited} of {n} in {rounds}",
  ladderBestThis: "**Your best so far.**",
  ladderStar: "Star: {wanted} rounds or more.",
  // On a power of two, where a quarter more than the table has is wanted.
  ladderStarQuarter: "Star: {wanted} rounds ({n} + {n}/4) or more.",
  ladderStarKept: "Star: {few} of {n} in {wanted} or more.",
  ladderAllStars: "**All five stars!** Why all this works comes next.",
  // A game that somebody else has played: the button to begin it anew, and the comments.
  ladderSame: "Play this game",
  // Back to the game that was left for the first minute, or in it.
  ladderBack: "Back to my game",
  ladderSent: "Somebody else played {player}. **Can you do better?**",
  ladderBeaten: "**Beaten:** the game that was sent had {sent}!",
  ladderUnbeaten: "The game that was sent had {sent}: not beaten yet.",
});
