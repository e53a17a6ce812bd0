// @ts-check
/** Comments in a TikZ picture: what each part of the code draws. */

export default /** @type {const} */ ({
  // Above the picture.
  tikzNeeds: "Needs {latex}. In plain TeX: {plain}, and {around}.",
  tikzSize: "About {size} cm high, so that it fits on a 16:9 slide below a title. Change {scale} for another size.",
  tikzAngle: "The angle of a position: 0 is at the top, and they go clockwise.",
  tikzGround: "The ground.",

  // Rings and bands.
  tikzCell: "A cell holds the positions \\a to \\b, between the radii \\inner and \\outer.",
  tikzUnvisited: { one: "A: the {count} unvisited position.", other: "A: the {count} unvisited positions." },
  tikzRing: {
    one: "{layer}: {count} new member, and the {pale} of the ring outside it, pale.",
    other: "{layer}: {count} new members, and the {pale} of the ring outside it, pale.",
  },
  tikzNotShown: "{layer} is not shown.",
  tikzVeil: "Over the cells of other classes.",
  tikzBand: "Between the rings and the seats: the classes.",
  tikzRanks: "The ranks: bars, and numbers.",
  tikzLegend: "From the names of the rings to the rings.",
  tikzMaking: "Pairs whose midpoints are new in {layer}.",

  // The inner table.
  tikzThread: "From the token to its class.",
  tikzClassRings: "The rings of the layers of the classes.",
  tikzClassSteps: "Where the call leads among the classes.",
  tikzClasses: "The classes mod {p} as an imaginary table.",

  // The call.
  tikzUnder: "The ground under the lines that follow.",
  tikzSpoke: "From the token inwards to its layer.",
  tikzFeet: "From both landings inwards to theirs.",
  tikzCall: "The call, both ways.",
  tikzTicks: "Both ways are equally long.",
  tikzLandings: "Where the call may lead.",

  // Seats and words.
  tikzSeats: "The seats.",
  tikzSomeNumbers: "Some of the numbers.",
  tikzToken: "The token.",
  tikzMiddle: "The words in the middle.",

  // The end.
  tikzNever: "Positions that were never visited.",
  tikzTrail: "The trail, by the depth that the token left from.",
  tikzBars: "A bar for each position, the longer the later it was visited.",
  tikzOrder: "The order of visit, and outside it the positions.",
});
