// @ts-check
/** Explanation of the picture at the end of a game. */

export default /** @type {const} */ ({
  // Beside the seats, with room for all numbers, for some, and for none.
  trophySeats: "Small numbers: the order of visits.",
  trophyFifths: "Small numbers: every fifth visit.",
  // The place in the order, beside a seat.
  trophyTag: "{place}.",
  trophyOutside: "The positions are on the outside.",
  trophyBars: "The longer a bar, the later the visit; positions that were never visited glow.",
  trophyInexact: "Up to n = 29 the page computes who gave away what.",
  headingWhole: "The whole game",
  // A line of the legend, beside the colour of A.
  trophyNever: "never visited",
  leftFrom: "Each arc is a round, each bar a first visit; its colour is the layer that the token left:",
  savePicture: "Save this picture",
  // Its short name, in a corner of the picture.
  saveShort: "Save",
  // A link to the page of puzzles.
  learnFromMistakes: "Learn from your mistakes",
  savedPicture: "Saved, {kilobytes} kB",
  // In a frame that may not save files, without any sign of it.
  savedPictureUnsure: "If no file has come, this frame may not save any: open the link of the game (under Share).",
  // The rest of the verdict, folded, with the ways back to where something was given away.
  verdictMore: "More about this game",
  tryFrom: "Try from round {round}",
  lookFrom: "Look at it from round {round}",
});
