// @ts-check
/** Texts of the ladder of first games. */

export default /** @type {const} */ ({
  // The button that leads on, by the table that comes next; and after the last one.
  ladderNext9: "Next: 9 positions, three of them yours",
  ladderNext13: "Next: 13 positions, where only rounds count",
  ladderNext15: "Next: 15 positions, he cannot get them all",
  ladderNext16: "Next: 16 positions, nothing is safe",
  ladderNext21: "Next: 21 positions, and two shields",
  ladderNextLearn: "Next: why all this works",
  // The idea of each table, beside it.
  ladderIdea9: "**Nine positions.** Keep every third one, 1, 4 and 7, and Magnus is stuck at 6.",
  ladderIdea13:
    "**Thirteen is prime:** make Magnus waste rounds. From M(A), the **green** ring, his next call always finds a new position: get off it.",
  ladderIdea15:
    "**Fifteen is 3 · 5:** keep every third position, 1, 4, 7, 10, 13 or 2, 5, 8, 11, 14, and he gets only 10.",
  ladderIdea16:
    "**Sixteen is a power of two:** nothing can be kept. Only the rounds count: the more, the better for you.",
  ladderIdea21:
    "**Twenty-one is 3 · 7:** every seventh position is a shield of three, every third one a shield of seven. Choose.",
  ladderIdeaMagnus:
    "**You are Magnus on {n} positions:** find two new ones equally far from the token, and call that distance.",
  ladderBeMagnus: "Be Magnus",
  ladderBeDerek: "Be Derek",
  ladderLabel: "The first games",
  ladderPositions: { one: "{count} position", other: "{count} positions" },
  ladderBest: "Your best on {n}: **{rounds}**, perfect is {par}. More rounds are better for you.",
  ladderBestPositions: "Your best on {n}: he got **{visited}**, perfect is {few}. Fewer are better for you.",
  ladderBestMagnus: "Your best on {n}: **{visited}** positions in **{rounds}**, perfect is {few} in {par}.",
});
