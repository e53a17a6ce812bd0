// @ts-check
/** Texts in exported files, and about files that cannot be made. */

export default /** @type {const} */ ({
  // Formats of a saved game.
  svg: "SVG",
  svgAbout: "The picture, sharp at any size.",
  png: "PNG",
  pngAbout: "The picture in pixels.",
  gif: "Animated GIF",
  gifAbout: "The game, one frame a round.",
  tikz: "TikZ",
  tikzAbout: "The picture for LaTeX, to edit.",
  latex: "LaTeX table",
  latexAbout: "The rounds, for LaTeX.",
  tactile: "Swell paper",
  tactileAbout: "For hands: an SVG of A4 with braille.",
  csv: "CSV",
  csvAbout: "The rounds, one line each.",
  json: "JSON",
  jsonAbout: "The game, for programs.",

  fileTitle: {
    one: "The Magnus–Derek table, n = {n}, after {count} round",
    other: "The Magnus–Derek table, n = {n}, after {count} rounds",
  },
  fileSetUp: "The Magnus–Derek table, n = {n}, with a position set up by hand",
  // A position in sentences.
  filePlayers: "Magnus: {magnus}. Derek: {derek}.",
  fileSeed: "Seed {seed}.",
  fileVisited: "The token is on {token}; {count} of {n} positions are visited.",
  fileCall: "Magnus calls {call}.",
  fileOrder: "In the order of visit: {positions}.",
  fileOrderBegins: "In the order of visit: {positions}, ….",
  fileLayer: "The token lies in layer {layer}.",
  fileNoLayer: "The token lies in no layer.",

  // A picture for hands.
  tactileShapes:
    "For swell paper: a triangle is the token, to which a line leads from the middle, a disc is a visited position and a ring an unvisited one. Above the table braille says n, where the token is, and how many positions are visited and unvisited.",
  tactileEach: "Each position has its number outside, 0 at the top.",
  tactileSome: "Only the positions 0, {step}, {twice} and so on have their numbers outside, 0 at the top.",

  // At the foot of a picture.
  footTable: "Magnus–Derek table, n = {n} · Magnus: {magnus} · Derek: {derek}",
  footPerson: "a person",
  footResult: { one: "{visited} of {n} visited in {count} round", other: "{visited} of {n} visited in {count} rounds" },
  footSetUp: "{visited} of {n} visited, from a position set up by hand",

  // In the corners of a frame of a GIF; and the description of a GIF without a link.
  frameRound: "Round {round}",
  frameVisited: "{visited} of {n} visited",
  frameCount: { one: "The Magnus–Derek table, {count} frame", other: "The Magnus–Derek table, {count} frames" },

  // The heads of the rounds as a table, and the mark of a new position.
  latexRound: "round",
  latexFrom: "from",
  latexDirection: "direction",
  latexTo: "to",
  latexNew: "new?",
  latexYes: "yes",

  // Comments in the files for TeX.
  texGame: "Game: {link}",
  latexNeeds: "Needs no package. A new position is marked; the direction + is clockwise.",

  tooManyRounds: "A LaTeX table has at most {most} rounds, but this game has {given}: export it as CSV instead.",
  tooManyPositions: "A TikZ picture has at most {most} positions, but this table has {n}: export it as SVG instead.",
  tooManyForHands:
    "A picture for swell paper has at most {most} positions, but this table has {n}: more have no room for fingers. The rounds are in the CSV.",
  noPng: "This browser cannot write a PNG of {size} by {size} pixels.",

  // Refusals of an export.
  refusedLayerNumber: "The layer {range}.",
  refusedGifFrom: "The first round of a GIF {range}.",
  refusedGifTo: "The last round of a GIF {range}.",
  refusedGifSize: "The size of a GIF in pixels {range}.",
  refusedGifPace: "The pace of a GIF in milliseconds for each round {range}.",
  refusedPngSize: "The size of a PNG in pixels {range}.",
  refusedOptions: "The options of an export must be an object with some of {known}, but they are “{value}”.",
  refusedOptionUnknown: "An export has no option “{name}”. The choices are {known}.",
  optionTheme: "The option {name} of an export must be light or dark, but it is “{value}”.",
  optionNumber: "The option {name} of an export must be a number, but it is “{value}”.",
  optionBoolean: "The option {name} of an export must be true or false, but it is “{value}”.",
  optionSignal: "The option {name} of an export must be an AbortSignal, but it is “{value}”.",
  optionFunction: "The option {name} of an export must be a function, but it is “{value}”.",
  refusedFormat: "There is no format called “{id}”. The choices are {known}.",
  refusedNotDrawn:
    "The browser could not draw the picture. If the page has a Content-Security-Policy, its img-src needs blob:.",
  refusedNotDrawnAt: "This browser cannot draw a picture of {size} by {size} pixels.",
});
