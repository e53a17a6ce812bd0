// @ts-check
/** The help: the signs of the picture, and every keyboard shortcut with its effect. Keys have other names in other languages. */

export default /** @type {const} */ ({
  // The signs of the picture, each beside a drawing of it.
  signsHeading: "What you see",
  signUnvisited: "a position that nobody has visited",
  signVisited: "a position that was visited",
  signToken: "the token, on its position",
  signCall: "the two ways of a call: Derek says which",
  signUnvisitedSet: "the orange ring is A: all that nobody has visited",
  signMidpoints:
    "the green ring is M(A), the midpoints of two of A, and A itself, pale: from there the next call is sure to find a new position",
  signDeeper: "each ring farther in, M²(A), M³(A), …, is one round farther from a new position",

  keysHeading: "Keyboard shortcuts",
  keysClose: "Close",
  keysNote: "Keys work while the table or anything in it has the focus.",

  keySigns: "+ and −",
  keySignsDoes: "Derek: clockwise, counter-clockwise",
  keyArrows: "← and →",
  keyArrowsDoes: "Derek: to the left or the right on the screen, as his buttons lie",
  keyDigits: "digits, Enter",
  keyDigitsDoes: "Magnus: type a magnitude and call it",
  keyEnter: "Enter",
  keyEnterDoes: "at the end of a game: its first button, as Play again",
  keySpace: "space",
  keySpaceDoes: "play or pause",
  keySDoes: "step: one round",
  keyUDoes: "undo",
  keyRDoes: "redo",
  keyRecord: "← and →, Home, End",
  keyRecordDoes: "in a game that can only be watched: back and on, to the start, to the end",
  keyBDoes: "next branch: another line of the game",
  keyLDoes: "build the layers, one at a time",
  keyADoes: "show all layers",
  keyKDoes: "ranks: how many new rounds in a row are sure from each position",
  keyZDoes: "lens: single positions of a large table",
  keyEDoes: "evaluation: what every move is worth",
  keyNDoes: "new table: go to the number of positions",
  keyCDoes: "carpet: show or close the whole game as a picture",
  keyListDoes: "this help",
  keySentence: "← and → in a sentence",
  keySentenceDoes: "its other names and terms, and what they are on the table",
  keyEscDoes: "leave the table: keys go to the page again",
});
