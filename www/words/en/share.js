// @ts-check
/** The dialog for links, pictures and files, and what a printer gets. */

import { english } from "../../text/english.js";
import { verdictText } from "../../text/say/verdict.js";
import { whyNow } from "../../text/say/why.js";
import { withoutLinks } from "../names.js";
import { copying } from "./kit.js";
import { formatNumber } from "./numbers.js";
import { trophyText } from "./trophy.js";

/** @import { GameFacts, GameState, Model, SeatedPlayer } from "../../table/types" */

export const SHARE = {
  heading: "Share and export",
  close: "Close",
  // The link.
  link: "Link",
  whoever: "Whoever opens it finds this game, at this round, with all its branches.",
  copyLink: "Copy link",
  copyText: "Copy text",
  handOn: "Share…",
  qrCode: "QR code of the link",
  tooLong: "The link is too long for a QR code.",
  ...copying,
  // Files.
  download: "Download",
  fileLabel: "The file",
  copy: "Copy",
  animation: "The animation",
  fromRound: "From round",
  toRound: "To round",
  secondsEach: "Seconds each",
  making: "Making the GIF",
  cancel: "Cancel",
  cancelled: "The GIF was cancelled.",
  wholeRounds: "A GIF goes from one round to another: type both as whole numbers.",
  pace: "A round of a GIF is shown for 0.02 to 60 seconds: type a number between these.",
  // Pages of others.
  ownPage: "On your own page",
  asTag: "As a tag",
  copyTag: "Copy tag",
  asFrame: "As a frame",
  copyFrame: "Copy frame",
  frameTitle: "The Magnus–Derek table, interactive",
  notes: "Put it in my notes",
  notesMore: ": slides, Moodle, notebooks, books, with a preview",
  // Paper.
  rings:
    "Rings from the outside in; full colour: new in this layer, pale: from an earlier one. The dark position has the token.",
  thisGame: "This game in a browser",
  playOn: "Play on from here: ",
};

/** What the game is worth to others where its address is one of this machine. @param {string} file */
export function onDisk(file) {
  return `This page is a file on your own disk, so nobody else can open its address. Send the file ${file} and this text: behind # in the address of the file, or of any page with the table, it opens this game, at this round, with all its branches.`;
}

/** @param {string} why */
export const notHandedOn = (why) => `The link could not be shared: ${why}`;

/** @param {string} why */
export const noQrCode = (why) => `There is no QR code. ${why}`;

/** For a screen reader, before the name of a format. */
export const DOWNLOAD = { before: "Download " };

/** @param {string} format */
export const copyFormat = (format) => `Copy ${format}`;

/** @param {string} file */
export const copiedFile = (file) => `Copied ${file}`;

/** @param {string} file @param {number} kilobytes */
export const savedFile = (file, kilobytes) => `${file}, ${formatNumber(kilobytes)} kB`;

/** @param {number} done @param {number} total */
export const framesMade = (done, total) => `${formatNumber(done)} of ${formatNumber(total)}`;

/** In place of a link that is too long to be printed. @param {number} characters */
export const tooLongToPrint = (characters) =>
  ` (the link has ${formatNumber(characters)} characters, too many to print)`;

/** Where the page has no address for others. @param {string} game */
export const gameAsText = (game) =>
  `Behind # in the address of any page with the table, this text opens the game: ${game}`;

/** What stands under the printed table, in sentences, with **double stars**. @param {string} title @param {Pick<Model, "state" | "facts" | "visited"> & {verdict?: Model["verdict"]}} model */
export function captionText(title, { state, facts, visited, verdict }) {
  const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
  const most = `${visited > state.fStar ? "more than" : "of"} ${star}`;
  return [
    `**${title}.** Magnus: ${who(facts.magnus)}. Derek: ${who(facts.derek)}.`,
    `Visited: ${formatNumber(visited)} ${most}. Rounds: ${formatNumber(state.round)}, par ${formatNumber(facts.par.rounds)}.`,
    next(state),
    why(state, facts),
    state.turn === "over" ? withoutLinks(verdictText(english, state, facts, visited, verdict ?? null)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {SeatedPlayer} player */
function who({ human, name }) {
  return human ? "a person" : name;
}

/** Whose move it is. @param {GameState} state */
function next({ turn, token, magnitude }) {
  if (turn === "derek") return `It is Derek's move: Magnus calls ${formatNumber(magnitude ?? 0)}.`;
  return turn === "magnus" ? `It is Magnus's move, from ${formatNumber(token)}.` : "";
}

/** Why the last move was made, if there is more to say than that a person made it. @param {GameState} state @param {GameFacts} facts */
function why(state, facts) {
  return !state.reason || state.reason.kind === "human" ? "" : withoutLinks(whyNow(english, state, facts));
}

/** What the picture of the end shows on paper. @param {boolean} numbered whether each position has a seat with room for its number @param {GameFacts} facts */
export function endLegend(numbered, facts) {
  return `${trophyText(numbered, facts)} The dark position has the token; the colours are those of the layers that it left from.`;
}
