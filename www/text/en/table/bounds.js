// @ts-check
/** The score, and what is proved about the number of rounds. */

export default /** @type {const} */ ({
  scoreHeading: "Bounds",
  // In one line, also on a phone: Round 8: 7 visited. Perfect: 12 in 15 rounds.
  counted: "Round **{round}**: **{visited}** visited. ⟦Perfect|par⟧: {few} in {rounds}.",
  countedBound: "Round **{round}**: **{visited}** visited. {rounds} are ⟦enough|par⟧ for {few}.",
  // For Derek without the numbers of perfect play: he hears them at the end.
  countedHis: "Round **{round}**: **{visited}** of {n} visited.",
  countedAll: "Round **{round}**: **{visited}** of {few} visited. Perfect Magnus: {rounds}.",
  scorePerfectLabel: "⟦Perfect|par⟧",
  scoreParLabel: "⟦Enough|par⟧",
  scoreVisitedLabel: "Visited",
  scoreRoundsLabel: "Rounds",
  scorePar: { one: "**{count} round**, {formula}", other: "**{count} rounds**, {formula}" },
  scoreVisited: "**{visited}** of {star} = {few}",
  scoreVisitedMore: "**{visited}** positions, more than {star} = {few}",
  scoreRounds: "**{round}** of {par}",
  scoreRoundsOver: "**{round}**, {over} more than {par}",
  provedByMagnus: {
    one: "This Magnus promises at most {formula} = {count} round.",
    other: "This Magnus promises at most {formula} = {count} rounds.",
  },
  provedOfLayers: {
    one: "Proved: ⟦layer|layer⟧ play is over after at most **{B} = {count} round**.",
    other: "Proved: ⟦layer|layer⟧ play is over after at most **{B} = {count} rounds**.",
  },
  provedOfThirds: {
    one: "As 3 divides n, it reaches f*(n) positions after n/3 − 1 + ⌊(n − 1)/2⌋ = {count} round, fewer than 5n/6.",
    other: "As 3 divides n, it reaches f*(n) positions after n/3 − 1 + ⌊(n − 1)/2⌋ = {count} rounds, fewer than 5n/6.",
  },
  provedInPapers: "The bound in the papers is {formula} = {rounds} ({source}).",
  provedByDerek: {
    one: "This Derek promises: no Magnus needs fewer than {formula} = {count} round. That is proved, too.",
    other: "This Derek promises: no Magnus needs fewer than {formula} = {count} rounds. That is proved, too.",
  },
  provedOfDerek: {
    one: "No Magnus needs fewer than {formula} = {count} round against a good Derek. That is proved, too.",
    other: "No Magnus needs fewer than {formula} = {count} rounds against a good Derek. That is proved, too.",
  },
  provedNothing: "It is not known how many rounds perfect play needs here.",
  // The places in the papers, by what the core says of them.
  "Nedev 2010, Theorem 2": "Nedev 2010, Theorem 2",
  "Nedev 2010, Theorem 4": "Nedev 2010, Theorem 4",
  "Nedev 2010, Theorem 5": "Nedev 2010, Theorem 5",
});
