// @ts-check
/** The row of layers under the table, their making, and the fold about the rings. */

export default /** @type {const} */ ({
  headingLayers: "Layers",
  // On a layer: what it means for the token.
  layerUnvisited: "unvisited",
  layerAway: { one: "{count} round", other: "≤ {count} rounds" },
  layerWhole: "{away} · all",
  // On what is in no layer.
  layerRest: "no layer",
  layerRestAbout: {
    one: "{count} position is in no layer: from there Magnus can force no new position.",
    other: "{count} positions are in no layer: from there Magnus can force no new position.",
  },
  layerBack: "Back a layer (Shift L)",
  layersBuild: "On to A, the unvisited positions (L); hold to see it made",
  layerNext: "On to {layer} (L); hold to see it made",
  layersAll: "Show all",
  layersAllNext: "On to all layers (L)",
  presentTitle: "Present: the table on the whole screen, and back (f)",
  // The making of a layer.
  storyHowFar: "How far the layers are built",
  storyMakes: "{layer} is being made",
  storyMakesNext: "{layer} is being made: the midpoints of pairs of {above}. Next comes {next}.",
  storyMakesLast: "{layer} is being made: the midpoints of pairs of {above}. It is the last.",
  // After the sentence on a layer that is there.
  layerPairsWithin: "Pairs whose midpoint is in the set already add nothing.",
  layerLast: {
    one: "No pair gives a new midpoint: {count} position is out of reach.",
    other: "No pair gives a new midpoint: {count} positions are out of reach.",
  },
  layerLastWhole: "It has all {n} positions.",
  storyMade: "up to {layer}",
  storyPair: {
    one: "**{z}** is the midpoint of **{minus}** and **{plus}**: {count} step to each.",
    other: "**{z}** is the midpoint of **{minus}** and **{plus}**: {count} steps to each.",
  },
  storyHalfTurn: "From **{z}** half a turn, either way, leads to **{plus}**.",
  storyOthers: "And so with all the other pairs.",
  // In the middle of the table.
  middleMidpoint: "{z} lies midway\nbetween {minus} and {plus}",
  middleHalfTurn: "half a turn from {z},\nboth ways: {plus}",
  middleOthers: "all other midpoints\n{size} of {n} positions",
  middleOthersAll: "all other midpoints\nall {n} positions",
  storyPlay: "Play",
  storyAgain: "Play again",
  storyPause: "Pause",
  storyPairBack: "Back a pair",
  storyPairOn: "Next pair",
  storySpeed: "Speed of the making",
  storySlow: "slow",
  storyNormal: "normal",
  storyFast: "fast",
  // The fold.
  ringsNote: "Rings from the outside in. Full colour: new in this layer; pale: from an earlier one.",
  // A table too large for a cell for each position.
  sharedCells:
    "Each cell stands for about {each} positions; the stronger its colour, the more of them are in the layer.",
  ranks: "Ranks",
  ranksTitle: "How many new rounds in a row are sure from each position (k)",
  lens: "Lens",
  lensTitle: "A lens that shows single positions: at the pointer, else at the token (z)",
});
