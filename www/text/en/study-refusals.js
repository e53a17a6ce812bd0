// @ts-check
/** Refusals of lessons, announced moves, tournaments and the carpet, as refusals.js has those of a table that plays. */

export default /** @type {const} */ ({
  // Numbers of lessons, announced moves, tournaments and the carpet; {range} is `outOfRange` of kit.js.
  numberLesson: "n in a lesson {range}.",
  numberMagnitudes: "The number of magnitudes {range}.",
  numberLessonRounds: "The number of rounds in a lesson {range}.",
  numberOnePosition: "A position {range}.",
  numberGames: "The number of games {range}.",
  numberGame: "The number of the game {range}.",
  numberRounds: "The number of rounds {range}.",
  numberRangeEnd: "The end of a range of n {range}.",
  numberRangeLength: "The length of a range of n {range}.",
  numberWorst: "n for worst cases {range}.",
  numberFirstPlace: "The first place {range}.",
  numberLastPlace: "The place after the last {range}.",
  numberColumns: "The number of columns {range}.",
  numberRoundBefore: "The round before the first row {range}.",
  numberRowRounds: "The number of rounds in a row {range}.",
  numberRows: "The number of rows {range}.",
  numberRemainder: "The remainder of n by the number of classes {range}.",
  numberFirstRound: "The first round {range}.",
  numberLastRound: "The last round {range}.",
  numberRoundsKept: "The number of rounds kept {range}.",
  numberColours: "The number of colours {range}.",
  numberFigureRound: "The round of a figure {range}.",
  numberMarkedPosition: "A marked position {range}.",
  numberClass: "The number of a class {range}.",
  numberUnvisited: "The number of unvisited positions {range}.",
  numberHalvings: "n for halvings {range}.",
  numberCoverTime: "n for a cover time {range}.",
  numberSequence: "n for a task “sequence” {range}.",
  numberNumberGame: "A number of the Number Game {range}.",
  numberNumberGameB: "B of the Number Game {range}.",

  // Tournaments and worst cases.
  refusedManyGames: "The number of games {range}.",
  refusedNoWorstCases: "There is no Magnus for worst cases called {id}. The choices are {known}.",

  // Announced moves.
  refusedMagnitudeEntry: "Magnitude number {place} of the list {range}.",
  refusedDirectionEntry:
    "Direction number {place} of the list must be + (clockwise) or - (counter-clockwise), but it is {value}.",
  refusedMagnitudeCount: "There must be from 1 to {most} magnitudes, but there are {given}.",
  refusedDirectionCount: {
    one: "There must be exactly n − 1 = {count} direction, but there are {given}.",
    other: "There must be exactly n − 1 = {count} directions, but there are {given}.",
  },
  refusedThesisCells:
    "Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min(n, r + 1) = {cells} cells, and the most is {most}.",
  refusedSearchSteps: {
    one: "The exact minimum is out of reach here: {count} step of search shows only that it is at least {least}.",
    other: "The exact minimum is out of reach here: {count} steps of search show only that it is at least {least}.",
  },

  // A task of a lesson; who writes lessons reads it.
  taskUnreadable: "{part} is not understood: {detail}.",
  taskAttemptField: "An attempt at this task needs the field “{field}”.",
  taskCallFields: "A task “call” needs one of the fields “both” and “either”.",
  taskMarkFields: "A task “mark” needs the field “layer”, or “bad”: true.",
  taskPlaceFields:
    "A task “place” needs the fields “k”, “layer” and “size”, or “closed”: true, or “k” and “free”: true.",
  taskReachFields: "A task “reach” needs the field “visited” or “end”.",
  taskAvoided: "“avoided” is counted in a game, so only a task “number” can ask for it.",
  taskPlayed: "“played” needs a figure in which two computers play, to an end.",
  taskChoice: "There is no option {option}: they are numbered from 0, and there are {count}.",
  taskClass: "There is no class modulo {q} on n = {n}: {q} does not divide it.",
  taskTwice: "Position {position} is in the list twice.",
  taskBricks: "Bricks are for odd primes, and n = {n} is not one.",
  taskRoundsLeft: "“roundsLeft” is for odd primes, and n = {n} is not one.",
  taskLowerBound: "The lower bound is for primes from 5 on, and {n} is not one.",
  taskHalves: "1 has no half modulo {n}: only odd tables have halves.",
  taskPhaseOne: "Phase one is for composite n with an odd prime factor, and {n} is not one.",
  taskMidpoint: "Two positions have one midpoint on odd tables only, and n = {n} is even.",
  taskPileCount: "There may be 1 to {most} piles, but there are {count}.",
  taskZeroPile: "0 is not a pile.",
  taskBeginning: "A task “beat” needs a link to a companion game between a person and the perfect computer.",
  taskPlayedOn: "This game was not played on from where the task begins, by the same two players.",
  taskPlayedElsewhere: "A task “beat” is judged where the game is played.",
  taskPileFactor: "{value} has a prime factor above {most}, which is the largest prime of a pile.",
  theTask: "The task",
  theFigure: "The figure",
  theAttempt: "The attempt",
  refusedOtherTable: "This game is on n = {other}, but the figure is on n = {n}.",
  refusedOtherGame: "This game does not go on from the position of the figure.",
  refusedOtherPlayers: "In round {round} the players of the figure would have moved differently.",
  refusedSets:
    "The number of such sets is out of reach here: there are more than {most} sets of {k} positions on n = {n}.",
  refusedUnknownRounds: "R(n) is out of reach here: it is not known for n = {n}.",

  // Lessons by their names.
  refusedLessonName: "lesson must be a lesson and a step of it, such as shield/hold, but it is “{value}”.",
  refusedLesson: "There is no lesson “{id}”. The lessons are {known}.",
  refusedStep: "The lesson “{lesson}” has no step “{id}”. Its steps are {known}.",
  refusedStepIsRead: "The step “{id}” of the lesson “{lesson}” has no table: it is read.",

  // The carpet.
  refusedNoCanvas: "This browser cannot draw the carpet.",
});
