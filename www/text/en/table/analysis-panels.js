// @ts-check
/**
 * Panels that are loaded on demand: the evaluation, the lines, the recursion, the whole game, the story of the
 * layers.
 */

export default /** @type {const} */ ({
  solvingLabel: "Solving the game",
  solvingMemory: "It needs at most about {megabytes} MB of memory.",
  solvingCancel: "Cancel",
  solveNow: "Solve it now",
  // For two quick clicks on one button: nobody can have meant the second one for the next call.
  tooFast: "Two taps so close together count as one.",
  // The evaluation.
  headingEvaluation: "Evaluation",
  columnInTheEnd: "In the end",
  columnToGo: "Rounds to go",
  columnCompared: "Compared",
  columnDirection: "Direction",
  columnMagnitude: "Magnitude",
  isBest: "● best",
  evaluationSoon: "It appears here as soon as the game is solved.",
  evaluationTooLong: "A game of more than 2,000 rounds is not evaluated round by round.",
  directionsWorth: "What the two directions are worth",
  magnitudesWorth: "All magnitudes, the best first. 12·5 means 12 positions in the end and 5 rounds to go.",
  // The legend of the marks around the table, in one line.
  legendRounds: "Rounds to go:",
  legendBest: "best",
  legendSlower: "more",
  legendSooner: "fewer",
  legendFewer: "fewer positions",
  legendMore: "more positions",
  // The explorer: all calls, endings, strategies.
  columnLandings: "Each landing",
  columnStrategies: "Strategies",
  columnWorth: "Worth",
  worthPair: "{visited}·{rounds}",
  landingAtNew: "{position} new",
  landingPlus: "+ {position}: {visited}·{rounds}",
  landingMinus: "− {position}: {visited}·{rounds}",
  byLayers: "{loss} (layers)",
  landingsBox: "Mark each landing by its own value",
  callsMore: { one: "And {count} more magnitude.", other: "And {count} more magnitudes." },
  endingKnown: {
    one: "{count} position is left: the ending is solved exactly.",
    other: "{count} positions are left: the ending is solved exactly.",
  },
  endingTooEarly: {
    one: "There are exact values once only {count} position is unvisited; now there are {left}.",
    other: "There are exact values once at most {count} positions are unvisited; now there are {left}.",
  },
  // What is known without exact values.
  knownPerfect: "A whole game takes perfect players {rounds}.",
  knownEnough: "For a whole game {rounds} are proved to be enough.",
  knownLayers: {
    one: "From here layer play reaches a new position in one round, whatever Derek says.",
    other: "From here layer play reaches a new position within {count} rounds, whatever Derek says.",
  },
  knownStuck: "From here no new position can be forced.",
  strategiesHeading: "What the strategies would call",
  strategiesSoon: "The strategies are being asked.",
  strategiesNone: "Strategies are asked on tables of up to 1,024 positions.",
  strategyUnready: "best (not solved)",
  strategyStops: "none",
  // What they have lost in tournaments.
  columnLost: "Rounds lost",
  lostCount: "Count the rounds that they lose in tournaments",
  lostSoon: "Tournaments: {done} of {all} strategies have played.",
  lostAbout: {
    one: "Rounds lost: by exact values, on average over the games of each strategy on this table against every Derek, while {count} position is left.",
    other:
      "Rounds lost: by exact values, on average over the games of each strategy on this table against every Derek, while {count} positions are left.",
  },
  lostBoth: "{rounds}, and {positions} positions",
  lostNever: "never came to it",
  lostTooLarge: "What strategies lose in tournaments is counted to n = {most}, where exact values are quick; n is {n}.",
  // The curve of the line.
  curveName: "Value by round",
  curvePositions: "Positions in the end",
  curveRounds: "Round of the last new position",
  perfectPlay: "Perfect play: {worth}.",
  perfectPlayTakes: "Perfect play takes **{R} = {rounds}** to reach {star} = {positions}.",
  perfectPlayTakesOnly:
    "Perfect play takes **{R} = {rounds}** to reach {star} = {positions} if Derek cares only about delay. The values here put positions first and rounds second: a Derek who never allows more positions than he must can hold out only {held}.",
  worthNow: "**{positions}** in the end, **{rounds}** to go.",
  worthNowNone: "**{positions}** in the end. No more can be forced.",
  worthCalled: "After the call {call}: **{positions}** in the end, **{rounds}** to go.",
  worthCalledNone: "After the call {call}: **{positions}** in the end. No more can be forced.",
  showOnTable: "Show {magnitude} on the table",
  answerPlus: "+{magnitude}, to {position}",
  answerMinus: "−{magnitude}, to {position}",
  roundRated: "Round {round}: {rated}",
  losses: { one: "Losses in this line: {count} round", other: "Losses in this line: {count} rounds" },
  lossesRound: "Round {round}",
  lossesMore: { one: "and {count} more round", other: "and {count} more rounds" },

  // The evaluated line for somebody who does not see it.
  lineHeard: "Evaluation line.",
  lineRound: "Round {round}: {positions} in the end, the last in round {end}.",
  lineMore: { one: "And {count} more round with losses.", other: "And {count} more rounds with losses." },

  // The lines.
  lineMenu: "Line of the game",
  lineGroup: "Lines of the game",
  linePlus: "Line {line}: +{magnitude} after round {from}, to round {to}",
  lineMinus: "Line {line}: −{magnitude} after round {from}, to round {to}",
  lineRemove: "Remove this line",
  lineRemoveTitle: "Forget the rounds that belong to no other line",

  // The recursion. A level is its table, or a class and its table, with the procedure played there.
  headingPlan: "Recursion",
  levelClass: "{class} ≅ {table}",
  levelSchedule: "{level}, list for powers of two",
  levelLayers: "{level}, layers",
  levelHalves: "{level}, by halves",
  levelSearched: "{level}, by search",
  levelPhase: "{level}, phase {phase}",
  levelDone: "{level}",
  planDone: "The recursion is finished: Magnus plays by layers on the whole table to force what he still can.",
  planClasses: "Its {p} classes mod {p} are the positions of the inner table.",
  planExplores: "Phase 1: every class is explored when the token enters it. Not entered yet: {classes}.",
  planExplored: "Phase 1: every class is explored when the token enters it. Not entered yet: none.",
  planCollects: "Phase 2: class γ = {gamma} was never entered; the others have leftovers. Targets: {classes}.",
  planThirds:
    "Phase 1: two thirds of one class are visited, then two thirds of a second; the rest of both are leftovers. Not entered yet: {classes}.",
  planOffers:
    "Phase 2: class γ = {gamma} was never entered. Magnus offers one leftover after another: Derek gives it up or enters γ.",
  planEntered: "Phase 3: Derek has entered the third class. After two thirds of it, f* positions are visited.",
  planReached: "The plan is finished: Magnus plays by layers on the whole table to force what he still can.",
  planScore: "No round wasted yet: {positions} in {rounds}.",
  planWasted: { one: "{count} round visited nothing new.", other: "{count} rounds visited nothing new." },
  innerTable:
    "Inner table: its positions are the classes, the orange ones are those that Magnus wants, and its rings are their layers. The thread joins the token to its class. The band outside the rings shows the classes at their positions; those that Magnus does not need now are dim.",

  // The whole game.
});
