// @ts-check
/** Messages of a carpet: its cells and its controls. */

export default /** @type {const} */ ({
  // The two small carpets at the end of a game.
  carpetOwn: {
    one: "Your game: {n} positions, {count} round",
    other: "Your game: {n} positions, {count} rounds",
  },
  carpetLarge: {
    one: "Two computers on {n} positions: {count} round",
    other: "Two computers on {n} positions: {count} rounds",
  },
  // The key to them.
  carpetAxes: "A **row** is a round, from top to bottom; a **column** is a position.",
  carpetKey:
    "**Orange** is unvisited; the one bare spot in a row is the token. From **green** a new position is one round away, from **blue** two, from **violet** more; from **grey** none can be forced.",
  carpetBack: "Back to my game on {n} positions",
  carpetHeading: "The carpet: positions across, rounds downwards",
  carpetOrder: "Order of the positions",
  carpetInOrder: "Positions in order",
  carpetByClass: "Class by class mod {p}",
  carpetColours: "Colours",
  carpetByLayers: "Colour: layers",
  carpetByVisits: "Colour: first visits",
  carpetToken: "Token",
  carpetZoomIn: "Zoom in",
  carpetZoomOut: "Zoom out",
  carpetAll: "All",
  carpetShowAll: "Show the whole carpet",
  carpetSave: "Save the carpet as PNG",
  carpetSaving: "Making the PNG",
  carpetSaved: "The carpet is saved as PNG.",
  carpetComputing: "Computing the layers",
  carpetStop: "Stop",
  carpetGoOn: "Go on",
  carpetNotComputed: "The carpet cannot be computed: {why}",
  carpetPointAt: "Point at a cell or tap it, or go there with the arrow keys, to read what it holds.",
  carpetGoTo: "Go to round {round}",
  carpetKeys:
    "Arrow keys go from cell to cell, with Shift they move the carpet; + and − zoom, 0 shows all, Enter takes the table to that round. Drag to move; Ctrl and wheel, or pinch, to zoom.",
  // On the axes: the arrow says in which direction the numbers grow.
  carpetAcross: "positions →",
  carpetDown: "rounds ↓",
  carpetNotDrawn: "This browser cannot draw a PNG of the carpet.",
  carpetNotWritten: "This browser cannot write a PNG of the carpet.",

  legendToken: "the token, after each row",
  legendUnvisited: "unvisited",
  legendFirst: "first visited in this row",
  legendBefore: "visited before",
  legendA: "A: unvisited",
  legendLayer: "new in {layer}",
  legendDeepest: "{layer} or deeper",
  legendNone: "in no layer",

  // A cell: its place and its content.
  cellRead: "{rounds}, {positions}: {cell}",
  cellStart: "The start",
  cellRound: "Round {first}",
  cellRounds: "Rounds {first} to {last}",
  cellPosition: "position {first}",
  cellPositions: "positions {first} to {last}",
  cellInClass: "positions {first} to {last} of {class}",
  cellInClasses: "positions from {first} in {class} to {last} in {other}",
  cellUnvisited: "unvisited",
  cellLayer: "visited and new in {layer}",
  cellDeepest: "visited and new in {layer} or deeper",
  cellNone: "visited and in no layer",
  // Of several positions.
  cellSome: "{number} {kind}",
  cellWhole: "all {number} {kind}",
  cellHolds: "{held}.",
  cellHoldsFirst: "{held}, first visited here.",
  cellHoldsNew: "{held}; {new} first visited here.",
  cellToken: "The token ends on {token}.",

  // Meaning of one column and one row.
  scaleOneOne: "A column is one position; a row is one round.",
  scaleOneMany: "A column is one position; a row is {rounds} rounds, coloured as after the last of them.",
  scaleManyOne: "A column is about {positions} positions, with their colours mixed; a row is one round.",
  scaleManyMany:
    "A column is about {positions} positions, with their colours mixed; a row is {rounds} rounds, coloured as after the last of them.",

  // The whole carpet for those who do not see it.
  carpetEmpty: "No round has been played yet: the carpet grows with the game.",
  carpetSize: "{n} positions across, {rounds} downwards.",
  afterAll: "After {rounds} all positions are visited.",
  afterOne: "After {rounds} one position is unvisited.",
  afterInterval: "After {rounds} {number} positions are unvisited, in one interval.",
  afterIntervalInClass: "After {rounds} {number} positions are unvisited, in one interval, all in the class {class}.",
  afterSingle: "After {rounds} {number} positions are unvisited, in {pieces} pieces, no two of them neighbours.",
  afterSingleInClass:
    "After {rounds} {number} positions are unvisited, in {pieces} pieces, no two of them neighbours, all in the class {class}.",
  afterPieces: "After {rounds} {number} positions are unvisited, in {pieces} pieces, the longest of {longest}.",
  afterPiecesInClass:
    "After {rounds} {number} positions are unvisited, in {pieces} pieces, the longest of {longest}, all in the class {class}.",
});
