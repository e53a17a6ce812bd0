// @ts-check
/** Messages of a table with prices, on which Magnus pays for each landing: picture, turn, rounds and verdict. */

export default /** @type {const} */ ({
  pricedTable: "{count} positions with prices: {prices}. The token is on {token}.",
  pricedSeat: "{position} costs {price}",
  pricedLegend:
    "A full column outside the circle is a price that Magnus pays; a hollow one inside it is what he is given.",
  pricedChart: "In the middle: what he has paid a round on average, after each round; dashed, the goal.",
  pricedBound: "Dotted: the most that the theorem of step 3 allows on this table in the long run, {bound} a round.",
  pricedAverage: "a round",
  pricedTurn: "Round {round} of {rounds}: you call, Derek answers",
  pricedOver: { one: "{count} round is played", other: "All {count} rounds are played" },
  pricedOffer: "{magnitude} leads to position {one}, price {oneCost}, or to position {other}, price {otherCost}.",
  pricedNotCalled: "Type a magnitude from 1 to {most}, or choose a position.",
  // Of so many positions none is as wide as a finger.
  pricedNotTyped: "Type a magnitude from 1 to {most}.",
  pricedRound: "Round {round}: you called {magnitude}. Derek went to position {position}, price {price}.",
  pricedRoundGreedy:
    "Round {round}: the greedy Magnus called {magnitude}. Derek went to position {position}, price {price}.",
  pricedRoundLists: "Round {round}: the lists called {magnitude}. Derek went to position {position}, price {price}.",
  pricedPaid: {
    one: "Paid so far: {paid}. The goal is at most {most} after {count} round.",
    other: "Paid so far: {paid}. The goal is at most {most} after {count} rounds.",
  },
  pricedPaidAverage: {
    one: "Paid so far: {paid}, which is {average} a round. The goal is at most {most} after {count} round.",
    other: "Paid so far: {paid}, which is {average} a round. The goal is at most {most} after {count} rounds.",
  },
  pricedPaidAlone: "Paid so far: {paid}, which is {average} a round.",
  pricedTablesOf: "Number of positions",
  pricedNoGoal: "The task is on {n} positions. This table is there to be looked at.",
  pricedGreedy: "Greedy Magnus plays on",
  pricedLists: "The lists play on",
  pricedUndo: "Take back a round",
  pricedShowCall: "Show a call",
  pricedHinted: "The lists call {magnitude}.",
  pricedBackTo: "Back to round {round}",
  wrongDear:
    "Derek went to position {position}. Now you cannot be sure of paying less than {least} in all, and {most} is the goal.",
  wrongDearBefore:
    "The first dear call was in round {round}: now you cannot be sure of paying less than {least} in all, and {most} is the goal.",
  wrongDearEnd: "You paid {least}, and {most} is the goal. The first dear call was in round {round}.",
  wrongTooLittle: "Nobody can be sure of paying less than {least} here, and {most} is the goal.",
});
