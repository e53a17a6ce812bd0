// @ts-check
/** Texts on the ranks of positions. */

export default /** @type {const} */ ({
  // The names of the rings, from the outside in.
  rankRing: "rank",
  rankBar: { one: "{count} new round", other: "{count} new rounds" },
  rankBarEnd: "{count} or more",
  rankBarBoundless: "no bound",
  // In the middle.
  rankOf: "Rank {rank}",
  rankPosition: "position {position}",
  rankToken: "token on {position}",
  rankSure: { one: "{count} new round\nis sure", other: "{count} new rounds\nin a row" },
  rankNone: "no new round\nis sure",
  rankBoundless: "new rounds\nwithout a bound",

  // Of the token, or of another position.
  rankSentence0: "From {position} no new round is sure: no magnitude leads to unvisited positions both ways.",
  rankSentence: {
    one: "From {position} the next round can be made new, whatever Derek does.",
    other:
      "From {position} at least **{count} new rounds in a row** are sure, if positions visited meanwhile are not counted.",
  },
  rankSentenceBoundless:
    "From {position} new rounds are sure **without a bound**, if positions visited meanwhile are not counted.",
  rankBad: {
    one: "**{count}** unvisited position is a bad place to come to, of rank 0: {positions}.",
    other: "**{count}** unvisited positions are bad places to come to, of rank 0: {positions}.",
  },
  rankBadMany: "**{count}** unvisited positions are bad places to come to, of rank 0.",
  rankBadNone: "No unvisited position is a bad place to come to: none has rank 0.",
  rankMeaning:
    "The **rank** of a position is how many new rounds in a row are sure from it, if positions visited meanwhile are not counted. 0: no magnitude leads to unvisited positions both ways. j + 1: some magnitude leads to unvisited positions of rank j or more both ways.",
  rankNumbers: "The ring under A has the ranks as numbers; under it each bar is as many rings long as its rank.",
  rankBars: "Under A, outermost, each bar is as many rings long as its rank.",
});
