// @ts-check
/** Labels in the pictures of the companion games. */

export default /** @type {const} */ ({
  // Of a number that is too long to be written.
  digits: "{count} digits",
  // The number of squares that can be cut off, if not all are drawn.
  squaresFit: "{squares} squares fit",
});
