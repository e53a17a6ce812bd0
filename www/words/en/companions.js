// @ts-check
/** What the three companion games have in common to say. */

import { counted } from "./numbers.js";

export { formatNumber } from "./numbers.js";

/** @typedef {"you" | "computer" | "first" | "second"} Who sits in a seat, as a sentence names him */
/** @typedef {Record<Who, string>} Names */

/** Each as the beginning of a sentence. @type {Names} */
const NAMES = { you: "You", computer: "The computer", first: "The first player", second: "The second player" };

/** As the beginning of a sentence. @param {Who} who */
export const nameOf = (who) => NAMES[who];

/** The same within a sentence. @param {Who} who */
const inSentence = (who) => NAMES[who].charAt(0).toLowerCase() + NAMES[who].slice(1);

/** Who may sit in a seat, by id. */
export const players = { human: "You", perfect: "Perfect computer", random: "Random computer" };

/** @param {Who} who has to move and can win */
export const winning = (who) =>
  `An **N-position**: ${inSentence(who)}, who ${who === "you" ? "have" : "has"} the move, can force a win.`;

/** @param {Who} who has to move and cannot win */
export const losing = (who) =>
  `A **P-position**: ${inSentence(who)}, who ${who === "you" ? "have the move, lose" : "has the move, loses"} against perfect play.`;

/** @param {Who} who */
export const hasWon = (who) => (who === "you" ? "You have won" : `${NAMES[who]} has won`);

export const stepToSee = String("Step to see the computer's move.");
export const computerToMove = String("The computer to move");
export const yourMove = String("Your move");

/** Two people play. @param {"first" | "second"} who */
export const toMove = (who) => `${NAMES[who]} to move`;

/** What stands behind a move that was read from a link. */
export const fromLink = String("It stands in the link; the computer that sits here now would have moved otherwise.");

export const why = String("Why");
export const noMove = String("No move has been made yet.");

/** @param {number} count */
export const allMoves = (count) => `All ${counted(count, "move")}`;

export const hint = String("Hint");
export const step = String("Step");
export const undo = String("Undo");
export const redo = String("Redo");
export const playAgain = String("Play again");
export const copyLink = String("Copy link");
export const linkOfGame = String("Link of the game");

/** @param {string} advice a sentence @param {string} why a sentence */
export const hinted = (advice, why) => `**Hint:** ${advice} ${why}`;

export const playersAndNewGame = String("Players and new game");
export const seed = { label: String("Seed"), note: String("0 to 4294967295") };
export const newGame = String("New game");
/** The two seats. */
export const seats = [String("First"), String("Second")];

/** What may be put into the fields of a new game. @param {{label: string, note: string}[]} fields */
export const limits = (fields) => fields.map(({ label, note }) => `${label}: ${note}.`).join(" ");

export const shortcuts = String("Keyboard shortcuts");
export const close = String("Close");
export const whileFocus = String("Keys work while the game or anything in it has the focus.");

/** What the keys do that every game has, in their order. */
export const keys = {
  h: String("hint"),
  u: String("undo"),
  r: String("redo"),
  s: String("step: the computer's next move"),
  n: String("new game: go to its first field"),
  "?": String("this list"),
  Esc: String("leave the game: keys go to the page again"),
};

/** What a language says of what is refused, by codes. In English the errors say it. @type {import("../../text/refusals").CompanionRefusalWords | undefined} */
export const refusals = undefined;

/** @param {string} why with a full stop */
export const notLoaded = (why) => `The game could not be loaded: ${why}`;
