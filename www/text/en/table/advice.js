// @ts-check
/** Advice on the next call, for a person who is Magnus and asks for it. */

export default /** @type {const} */ ({
  hintButton: "Hint",
  showPlan: "Show Derek’s plan",
  hintPair: "**Hint:** call {call}. {token} is the midpoint of {minus} and {plus}, both unvisited. {worth}",
  hintPairIn: "**Hint:** call {call}. {token} is the midpoint of {minus} and {plus}, both in {above}. {worth}",
  hintHalfTurn:
    "**Hint:** call {call}. From {token} half a turn either way leads to {minus}, which is unvisited. {worth}",
  hintHalfTurnIn:
    "**Hint:** call {call}. From {token} half a turn either way leads to {minus}, which lies in {above}. {worth}",
  // The basis of the advice: exact values, or only the layers.
  hintBest: "No other call promises more.",
  hintGood: "That is good, though not always the best.",
  // For a best call that is not the fastest to a new position.
  hintFarther:
    "**Hint:** call {call}. With {other} a new position comes sooner, but that may cost you {lost} in the end.",
});
