// @ts-check
/** Beschriftungen in den Bildern der verwandten Spiele. */

/** @type {import("../../types").Translated<typeof import("../../en/companions/companion-figures.js").default>} */
export default {
  digits: "{count} Ziffern",
  squaresFit: "{squares} Quadrate passen",
};
