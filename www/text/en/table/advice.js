// @ts-check
/** What a person who is Magnus may be told of the next call, when he asks. */

export default /** @type {const} */ ({
  hintPair: "**Hint:** call {call}. {token} is the midpoint of {minus} and {plus}, both unvisited. {worth}",
  hintPairIn: "**Hint:** call {call}. {token} is the midpoint of {minus} and {plus}, both in {above}. {worth}",
  hintHalfTurn:
    "**Hint:** call {call}. From {token} half a turn either way leads to {minus}, which is unvisited. {worth}",
  hintHalfTurnIn:
    "**Hint:** call {call}. From {token} half a turn either way leads to {minus}, which lies in {above}. {worth}",
  // How sure that is: by exact values, or only by the layers.
  hintBest: "No other call promises more.",
  hintGood: "That is good, though not always the best.",
  // Where the best call is not the one that comes to a new position first.
  hintFarther:
    "**Hint:** call {call}. With {other} a new position comes sooner, but that may cost you {lost} in the end.",
});
