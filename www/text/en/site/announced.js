// @ts-check
/** Sentences about announced moves. */

export default /** @type {const} */ ({
  askThesis: "What does Algorithm DEREK say?",
  askBetter: "Is there anything better?",
  askCancelled: "Cancelled.",
  searchCancelled: "The search for the minimum was cancelled.",
  // The progress: `trying` positions are being tried.
  searchedPart: "{fewer} or fewer: impossible. {trying}: {percent} % looked at",
  searchBrokeOff: "The computation stopped: {why}",
  appendMagnitude: "Append {magnitude}",
  removeLast: "Remove last",
  positionsInBrackets: { one: "({count} position)", other: "({count} positions)" },
  directionsNow: "there are {count} now.",

  // Magnitudes of a strategy.
  takeNotLoaded: "The strategies could not be loaded: {why}",
  taking: "Asking …",
  takeSolving: "Solving the game for n = {n}: {percent} %",
  takenAll: { one: "The game was over after {count} round.", other: "The game was over after {count} rounds." },

  // The table of all rounds.
  roundsRound: "Round",
  roundsDirection: "direction",
  roundsTo: "to",
  roundsVisited: "visited",
  roundsWhy: "why",
  roundsDerek: "DEREK: direction",
  roundsMinimum: "Minimum: direction",
  roundsOfMagnus: "Directions, landings and numbers of visited positions; rounds with different directions are marked.",
  roundsOfDerek: "Every direction with Magnus’s answer to it.",
  goToRound: "Go to round {round}",
  firstRounds: {
    one: "The first {count} round; the file has all {all}.",
    other: "The first {count} rounds; the file has all {all}.",
  },

  // The form of the visited positions in a word or two, and in a sentence.
  formBalanced: "{k}-balanced",
  formSkewBalanced: "{k}-skew-balanced",
  formPositiveBiased: "positive biased",
  formNegativeBiased: "negative biased",
  formStart: "one position",
  formWhole: "all visited",
  isBalanced: "The visited positions are **{form}**: two opposite blocks of {k}, the token at an end of one.",
  isSkewBalanced:
    "The visited positions are **{form}**: a block of {k} and one of {more} that begins ⌊n/2⌋ after it, the token at an end of one.",
  isPositiveBiased:
    "The {count} visited positions are one block, and the token is at its clockwise end: it is **{form}**.",
  isNegativeBiased:
    "The {count} visited positions are one block, and the token is at its counter-clockwise end: it is **{form}**.",
  isWhole: "**All positions are visited.**",

  // A step of a game in which Derek answers announced magnitudes.
  magnusAnnounced: {
    one: "The token is on **0**. Magnus has announced {count} magnitude, the first is **{first}**.",
    other: "The token is on **0**. Magnus has announced {count} magnitudes, the first is **{first}**.",
  },
  derekTookNew:
    "Round {round}: Magnus calls **{call}**, Derek says **{direction}**: from {from} to **{to}**, a **new position**.",
  derekTookOld:
    "Round {round}: Magnus calls **{call}**, Derek says **{direction}**: from {from} to **{to}**, visited before.",
  otherWaySame: "Half a turn leads there both ways.",
  otherWayNew: "The other way led to {other}, which was unvisited.",
  otherWayOld: "The other way led to {other}, visited before too.",
  visitedSoFar: { one: "{count} position visited so far.", other: "{count} positions visited so far." },

  // A step of a game in which Magnus answers announced directions, and why, in a sentence and in a few words.
  derekAnnounced: {
    one: "The token is on **0**. Derek has announced {count} direction.",
    other: "The token is on **0**. Derek has announced {count} directions.",
  },
  derekHasTo: "Round {round}: Derek has to go {direction}, Magnus calls **{call}**: from {from} to **{to}**.",
  becauseHalfTurn:
    "In odd rounds he calls n/2: half a turn leads to the same place of the other block, whichever way Derek goes.",
  becauseNearlyHalfTurn:
    "{down} clockwise and {up} counter-clockwise lead to the same position, so the direction does not matter.",
  becauseBeside: "The next position {way} is unvisited.",
  becauseAcross: "The next positions {way} are visited, so he jumps over them to the first unvisited one.",
  becausePrescribed: "This is move {move} of the {all} that the case prescribes in the middle.",
  becauseFarthest:
    "The next direction is the other one. So he goes to the last unvisited position {way}: from there the others lie on the other side.",
  becauseTried:
    "No list of magnitudes visits all {n} positions here. This magnitude belongs to a list that visits as many as possible, found by trying all lists.",
  brieflyHalfTurn: "half a turn, to the other block",
  brieflyNearlyHalfTurn: "nearly half a turn",
  brieflyBeside: "the next position",
  brieflyAcross: "over the visited ones",
  brieflyPrescribed: "prescribed by the case",
  brieflyFarthest: "the farthest, before the direction turns",
  brieflyTried: "found by trying all",

  // Results about the fewest positions. `thesis` is the number that Algorithm DEREK reaches.
  derekCanHold: "Derek can hold Magnus to **{visited} of {n}** positions, and to no fewer.",
  derekCanHoldAtMost:
    "Derek can hold Magnus to **{visited} of {n}** positions (upper bound: Algorithm DEREK of the thesis).",
  thesisSaysSame: "Algorithm DEREK of the thesis says **{thesis}** as well.",
  thesisSaysMore:
    "Algorithm DEREK of the thesis says **{thesis}**: here Theorem 4 of the thesis, that this is the minimum, is **false**.",

  // The magnitudes of Magnus.
  magnusVisitsAll: {
    one: "Magnus visits **all {n}** positions in {count} round.",
    other: "Magnus visits **all {n}** positions in {count} rounds.",
  },
  magnusVisitsOnly: "Magnus can visit only **{visited} of {n}** positions.",
  caseMirrored: "Here clockwise and counter-clockwise are exchanged.",
  caseEven:
    "**Even n** (Theorem 5(a)): two opposite blocks grow in turn. In odd rounds half a turn takes the token to the other block; in even rounds the token’s block grows by one, at whichever end the direction allows.",
  caseRelaxed:
    "**Odd n with ⌈n/2⌉ allowed** (Theorem 5(b)): {down} clockwise and {up} counter-clockwise lead to the same position, so the token goes {down} on in every round, and two nearly opposite blocks grow.",
  caseCorollary:
    "**Corollary 1**: the directions of rounds {round} and {next} are equal. Magnus grows one block until the middle of the game; what is left then lies in the direction in which the token goes next.",
  caseImpossible:
    "**Not possible**: for n = {n} and these directions Theorem 5(c) of the thesis is false, as trying all magnitudes shows. With ⌈n/2⌉ allowed it is possible.",
  caseLemma:
    "**Case {name}** of Lemma 7: the directions of rounds {from} to {to} are {signs}. Magnus grows one block, makes the moves that this case prescribes, and then takes what is left.",
  caseRepaired: "For n = 7 the moves of the thesis meet a visited position; the moves here repair that.",
  caseLeftOut: "The thesis leaves this case out; the moves here repair it.",
});
