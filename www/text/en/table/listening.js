// @ts-check
/** Texts of the positions as tones. */

export default /** @type {const} */ ({
  listenSwitch: "Listen to the layers",
  listenPlace: "Along the table",
  listenAbout:
    "Go along the table with the arrow keys. Each position sounds by its layer: unvisited ones highest, each deeper layer lower, those in no layer lowest and rough. The token sounds twice.",
  listenSilent: "This device makes no tones here. The position and its layer are in the words alone.",
  // A place on the table.
  listenUnvisited: "{position}, unvisited",
  listenLayer: "{position}, layer {layer}",
  listenNone: "{position}, in no layer",
  listenToken: "{place}, the token",
});
