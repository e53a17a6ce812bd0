// @ts-check
/** The list of keyboard shortcuts. */

/** The keys, and what they do. */
export const SHORTCUTS = [
  ["+ and −", "Derek: clockwise, counter-clockwise"],
  ["← and →", "Derek: to the left or the right on the screen, as his buttons lie"],
  ["digits, Enter", "Magnus: type a magnitude and call it"],
  ["Enter", "at the end of a game: its first button, as Play again"],
  ["space", "play or pause"],
  ["s", "step: one round"],
  ["u", "undo"],
  ["r", "redo"],
  ["← and →, Home, End", "in a game that can only be gone through: back and on, to the start, to the end"],
  ["b", "next branch: another line of the game"],
  ["l", "build the layers, one at a time"],
  ["a", "show all layers"],
  ["z", "lens: single positions of a large table"],
  ["e", "evaluation: what every move is worth"],
  ["n", "new table: go to the number of positions"],
  ["?", "this list"],
  ["← and → in a sentence", "its other names and terms, and what they are on the table"],
  ["Esc", "leave the table: keys go to the page again"],
];

/** Where the page has the carpet, its key. */
export const CARPET_KEY = ["c", "carpet: show or close the whole game as a picture"];

export const KEYS = {
  heading: "Keyboard shortcuts",
  close: "Close",
  note: "Keys work while the table or anything in it has the focus.",
};
