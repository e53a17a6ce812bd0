// @ts-check
/** Sentences about random games. */

export default /** @type {const} */ ({
  randomNothing: "Cancelled before a game was played.",
  randomPlaying: "Playing.",
  randomRunFirst: "No game has been played yet: press Run first.",
  randomSoFar: { one: "{played} of {count} game", other: "{played} of {count} games" },
  randomCancelled: {
    one: "Cancelled after {played} of {count} game.",
    other: "Cancelled after {played} of {count} games.",
  },
  randomFinished: "Finished. {told}",
  randomTooLarge: "Single games are shown up to n = {most}, and these are on n = {n}.",
  randomGame: "Game {game} of the seed.",

  // The results in a sentence: `mean` may include its confidence interval.
  randomTook: {
    one: "{count} game took **{mean}** rounds on average.",
    other: "{count} games took **{mean}** rounds on average.",
  },
  randomMean: "The exact mean is **{mean}**.",
  randomMeanBetween: "The mean lies between **{lower}** and **{upper}**.",

  // And as rows.
  rowMean: "Mean of the games",
  rowConfidence: "95 % confidence interval",
  rowFromTo: "{from} to {to}",
  rowExactOdd: "Exact mean, (n − 1)·H of n − 1",
  rowExactEven: "Exact mean, by the chain on pairs",
  rowExactUpTo: "computed up to n = {n}",
  rowLower: "Lower bound, n·Hₙ − n",
  rowUpper: "Upper bound, n·Hₙ − 1",

  // The histogram, and the same for those who do not see it.
  histogramRounds: "rounds until all positions are visited",
  histogramGames: "games",
  histogramExact: "exact mean",
  histogramMean: "mean of the games",
  histogramBounds: "proved bounds",
  histogramBar: {
    one: "Each bar holds the games of {count} round.",
    other: "Each bar holds the games of {count} rounds.",
  },
  histogramEmpty: "Histogram of the rounds: no game has been played yet.",
  histogramOf: {
    one: "Histogram of the rounds of {count} game, from {first} to {last}.",
    other: "Histogram of the rounds of {count} games, from {first} to {last}.",
  },
  histogramMost: "Most of them took {count} rounds.",
  histogramMostBetween: "Most of them took {from} to {count} rounds.",

  randomStart: "The token is on **0**. In each round both players draw, until all {n} positions are visited.",
  randomStepNew: "Round {round}: from {from} to **{to}**, a **new position**. {visited} of {n} positions visited.",
  randomStepOld: "Round {round}: from {from} to **{to}**, visited before. {visited} of {n} positions visited.",
});
