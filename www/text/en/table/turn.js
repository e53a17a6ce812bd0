// @ts-check
/** The turn and its possible moves; and the announcements for screen readers after a move. */

export default /** @type {const} */ ({
  // Over the sentence.
  headingPerfect: "Perfect play",
  headingMagnus: "Your move, Magnus",
  headingDerek: "Your move, Derek",
  headingAnswer: "Derek to answer",
  headingWatched: "Two computers play",
  headingOver: "The game is over",
  headingRound: "Round {round}",
  headingRoundOf: "Round {round} of {last}",
  // The sentence.
  turnPerfect: "The computer moves as soon as the game is solved.",
  turnMagnus: "The token is on **{token}**. Call a magnitude from 1 to {most}.",
  turnMagnusAfter: "Derek said\u00a0**{sign}**, and the token is on **{token}**. Call a magnitude from 1 to {most}.",
  turnDerek: "Magnus calls **⟦ℓ|magnitude⟧ = {call}**. Which way from {token}?",
  turnDerekEither: "Magnus calls **⟦ℓ|magnitude⟧ = {call}**. Both ways lead to {to}.",
  turnAnswer: "Magnus calls **⟦ℓ|magnitude⟧ = {call}**. Step or play to see Derek’s answer.",
  turnWatched: "Play the game, or go through it step by step.",
  turnOver: "Nobody can force a new position any more.",
  turnOverCall: "Nobody can force a new position any more. You may go on calling, in case Derek lets the token in.",
  turnOverBack: "Nobody can force a new position any more. Go back to try another way, or begin anew.",
  allVisited: "Every position has been visited.",
  roundCalled: "Magnus calls **⟦ℓ|magnitude⟧ = {call}**.",
  roundStart: "The token is on **{token}**.",
  roundNew: "**{from} → {to}**, a new position: Magnus called **{call}**, Derek said\u00a0**{sign}**.",
  roundVisited: "**{from} → {to}**, visited before: Magnus called **{call}**, Derek said\u00a0**{sign}**.",
  // The landings of a call.
  landing: "to {position} · {outcome}",
  landingLabel: "{way}, {magnitude} to {position}, {outcome}",
  // The same where both ways lead to one position.
  landingEither: "{landing}, both ways",
  eitherLabel: "±{magnitude} to {position}, {outcome}, both ways",
  landingNew: "new position",
  landingVisited: "visited",
  landingNoLayer: "visited, in no layer",
  landingLayer: "visited, in {layer}",
  landingKept: { one: "the one you keep", other: "one of your {number}" },
  keptTwo: "two",
  keptThree: "three",
  keptFour: "four",
  keptFive: "five",
  keptSix: "six",
  keptSeven: "seven",
  keptEight: "eight",
  keptNine: "nine",
  keptTen: "ten",
  keptEleven: "eleven",
  keptTwelve: "twelve",
  landings: "−{magnitude}: {minus}\n+{magnitude}: {plus}",
  landingBoth: "±{magnitude}: {landing}, both ways",
  // A layer that is revealed.
  layerOfUnvisited: {
    one: "{layer} is the set of the {count} unvisited position.",
    other: "{layer} is the set of the {count} unvisited positions.",
  },
  layerOfMidpoints: {
    one: "{layer} is {above} with all midpoints of its pairs: {count} new member, midway between two positions of {above}. From any of them one call leads into {above}, whatever Derek says.",
    other:
      "{layer} is {above} with all midpoints of its pairs: {count} new members, each midway between two positions of {above}. From any of them one call leads into {above}, whatever Derek says.",
  },
  // Announcements for screen readers.
  heardRound: "Round {round}.",
  heardNew: "Magnus called {call}, Derek said {way}: from {from} to {to}, a new position.",
  heardVisited: "Magnus called {call}, Derek said {way}: from {from} to {to}, visited before.",
  heardCount: "{visited} of {n} positions visited.",
  heardOver: "The game is over.",
});
