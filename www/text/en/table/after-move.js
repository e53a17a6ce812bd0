// @ts-check
/** What a move leaves, before it is made. The first of the lines in the middle is the largest. */

export default /** @type {const} */ ({
  // In the middle of the table, as an answer would leave it.
  afterNew: {
    one: "then {count} round\nto the next new position\ntoken in {layer}",
    other: "then {count} rounds\nto the next new position\ntoken in {layer}",
  },
  afterVisited: {
    one: "then {count} round\nto a new position\ntoken in {layer}",
    other: "then {count} rounds\nto a new position\ntoken in {layer}",
  },
  // In the middle, for both landings of a call.
  afterCall: "ℓ = {magnitude}\n−: {minus}\n+: {plus}",
  afterCallEither: "ℓ = {magnitude}\n±: {either}",
  afterLanding: { one: "then {count} round", other: "then {count} rounds" },
  afterLandingNew: { one: "new, then {count} round", other: "new, then {count} rounds" },
  afterOutOfReach: "then out of reach",
  afterOutOfReachNew: "new, then no more",
  // For a screen reader.
  heardAfter: {
    one: "Then {count} round to a new position, from {layer}.",
    other: "Then {count} rounds to a new position, from {layer}.",
  },
  heardAfterEnd: "Then Magnus can force no new position.",
});
