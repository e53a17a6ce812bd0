// @ts-check
/** Messages of a table with prices, on which Magnus pays for each landing: picture, turn, rounds and verdict. */

export default /** @type {const} */ ({
  pricedTable: "{count} positions with prices: {prices}. The token is on {token}.",
  pricedSeat: "{position} costs {price}",
  pricedLegend:
    "A full column outside the circle is a price that Magnus pays; a hollow one inside it is what he is given.",
  pricedChart: "In the middle: what he has paid a round on average, after each round; dashed, the goal.",
  pricedBound: "Dotted: what the theorem of step 3 promises for this table in the long run, {bound} a round.",
  pricedAverage: "a round",
  pricedTurn: "Round {round} of {rounds}: you call, Derek answers",
  pricedOver: { one: "{count} round is played", other: "All {count} rounds are played" },
  pricedOffer: "{magnitude} leads to {one}, which costs {oneCost}, or to {other}, which costs {otherCost}.",
  pricedNotCalled: "Type a magnitude from 1 to {most}, or choose a seat.",
  pricedRound: "Round {round}: you called {magnitude}. Derek went to {position}, which costs {price}.",
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
  pricedTables: "The tables play on",
  pricedUndo: "Take back a round",
  pricedHinted: "The tables call {magnitude}.",
  wrongDear:
    "Derek went to {position}. Now you cannot be sure of paying less than {least} in all, and {most} is the goal.",
  wrongTooLittle: "Nobody can be sure of paying less than {least} here, and {most} is the goal.",
});
