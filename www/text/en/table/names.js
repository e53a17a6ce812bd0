// @ts-check
/** Names of things, for all sentences and labels. */

export default /** @type {const} */ ({
  quoted: "“{text}”",
  clockwise: "clockwise",
  counterClockwise: "counter-clockwise",
  // "2 of 5 positions" and the like stand in sentences that are not about their number.
  rounds: { one: "{count} round", other: "{count} rounds" },
  positions: { one: "{count} position", other: "{count} positions" },
});
