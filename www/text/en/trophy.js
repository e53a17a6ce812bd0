// @ts-check
/** Explanation of the picture at the end of a game. */

export default /** @type {const} */ ({
  // With and without room for numbers in the seats.
  trophySeats: "Beside the seats stands the order of visit: 1. was the first new position.",
  // The place in the order, beside a seat.
  trophyTag: "{place}.",
  trophyOutside: "Outside stand the positions.",
  trophyBars: "The longer a bar, the later the visit; what was never visited glows.",
  trophyInexact: "Who gave away what is computed up to n = 29.",
  headingWhole: "The whole game",
  leftFrom: "The token left from",
  savePicture: "Save this picture",
  savedPicture: "{file}, {kilobytes} kB",
});
