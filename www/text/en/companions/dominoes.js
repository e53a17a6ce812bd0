// @ts-check
/** Messages of the page of the circle of dominoes. */

export default /** @type {const} */ ({
  // The moves, and why.
  dominoTold: "{who} put a domino on **{first}** and **{next}**.",
  dominoToldYou: "You put a domino on **{first}** and **{next}**.",
  dominoAdvice: "Put a domino on **{first}** and **{next}**.",
  dominoOpeningWins: {
    one: "On an empty circle all moves are alike: a path of {count} space remains, with the value {value}, and the player who moves next can win.",
    other:
      "On an empty circle all moves are alike: a path of {count} spaces remains, with the value {value}, and the player who moves next can win.",
  },
  dominoOpeningLoses: {
    one: "On an empty circle all moves are alike: a path of {count} space remains, with the value {value}, and the player who moves next loses.",
    other:
      "On an empty circle all moves are alike: a path of {count} spaces remains, with the value {value}, and the player who moves next loses.",
  },
  dominoToZero:
    "That makes {left} and {right} of the segment of {length}, and all values together give 0 instead of {xor}. Every answer makes them something else, and then a move can make them 0 again.",
  dominoFewestReplies: {
    one: "All values together give 0, so every move loses against perfect play. After this one {count} of {of} answers wins, and no move leaves fewer.",
    other:
      "All values together give 0, so every move loses against perfect play. After this one {count} of {of} answers win, and no move leaves fewer.",
  },
  dominoAtRandom: { one: "Drawn at random from {count} move.", other: "Drawn at random from {count} moves." },

  // The state of the game.
  dominoEmpty: { one: "The circle of {count} space is empty.", other: "The circle of {count} spaces is empty." },
  dominoOver: "No two adjacent spaces are free: the player to move has lost.",
  dominoOneSegment: "One segment can still be played in; its value is **{xor}**.",
  dominoSegments: "{many} segments can still be played in; their values give {sum} = **{xor}**.",
  dominoRule: "A player who cannot move loses.",
  dominoTask: "Put a domino on two adjacent free spaces.",

  // The circle for screen readers, and the text in its middle: three lines for an empty circle, else the sum of the values.
  dominoEmptyCircle: "Circle of {count} spaces. It is empty.",
  dominoCircle:
    "Circle of {count} spaces. Dominoes begin on {dominoes}. Free segments: {free}. All values together give {xor}.",
  dominoFree: "{length} from {first}, value {value}",
  dominoNoneFree: "none",
  dominoMiddle1: "no domino yet:",
  dominoMiddle2: "the first one",
  dominoMiddle3: "makes a row",
  dominoWhoMovesWins: "next player wins",
  dominoWhoMovesLoses: "next player loses",

  // The fields, and the keys of this game.
  dominoSize: "Spaces N",
  dominoSpaces: "Spaces",
  dominoRange: "1 to {most}",
  dominoPlace: "Place",
  dominoAndNext: "and {next}",
  dominoAndTheNext: "and the next",
  dominoChoose: "Type the first of the two spaces, or choose it on the circle.",
  dominoLastMove: "After that no move is left: you win.",
  dominoLeaves: "Leaves {segments}: ⊕ = {xor}.",
  dominoLength: "{length} (value {value})",
  dominoKeyArrows: "go from move to move",
  dominoKeyEnter: "put the domino there",

  // The table of the segments.
  segmentsTitle: "Segments",
  segmentsLabel: "Segments, a table",
  segmentsNote: "⊕ adds binary digits without carrying. A player who leaves 0 wins.",
  segmentsSpaces: "Spaces",
  segmentsLength: "Length",
  segmentsValue: "Value F",
  segmentsBinary: "In binary",
  segmentsAllInCircle: "all, a circle",
  segmentsOfAll: "⊕ of all",
  segmentsAfterMove: "⊕ after the move",

  // The values of paths.
  valuesPlot:
    "Plot of F(m) for m from 0 to {last}. From m = {preperiod} on it repeats every {period}. The table has the numbers.",
  valuesPeriod: "{from} to {to}: period",
  valuesBefore: "0 to {to}: before the period",
  valuesTable: "Values of F, a table",

  // The winner on N spaces. `values` is an equation.
  circleOneSpace: "On one space there is no room for a domino: the **first player loses**.",
  circleWins:
    "N = {n}: the **first player wins**. Every first move leaves a path of {count} spaces, and {values}. N ≡ {residue} (mod {period}).",
  circleLoses:
    "N = {n}: the **first player loses**. Every first move leaves a path of {count} spaces, and {values}. N ≡ {residue} (mod {period}).",
});
