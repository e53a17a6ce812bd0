// @ts-check
/** Texts of the folds below a table, loaded when one is opened: the players, and the positions as a table. */

export default /** @type {const} */ ({
  listMagnus: "Magnus’s list",
  listDerek: "Derek’s list",
  aboutMagnus: "Magnus, {name}: {about} Promise: {claim}",
  aboutMagnusHuman: "Magnus: {about}",
  aboutDerek: "Derek, {name}: {about} Promise: {claim}",
  aboutDerekHuman: "Derek: {about}",
  sizeField: "Positions n",
  sizeTitle: "A whole number from {least} to {most}",
  seedField: "Seed",
  seedTitle: "The same seed gives the same random game. A new game draws a new seed unless you type one.",

  // A part of the positions.
  positionsCaption: "Positions {first} to {last} of {n}; the layer is the first that contains the position",
  positionsEarlier: "Earlier positions",
  positionsLater: "Later positions",
  columnPosition: "Position",
  columnVisit: "First visit",
  columnLayer: "Layer",
  columnRank: "Rank",
  rankNoBound: "no bound",
  positionWithToken: "{position} (token)",
  visitedNever: "unvisited",
  visitedFirst: "start",
  layerNone: "none: out of reach",
  seatMagnus: "Magnus",
  seatDerek: "Derek",
});
