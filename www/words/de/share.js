// @ts-check
/** Das Fenster für Links, Bilder und Dateien, und was ein Drucker bekommt. */

import { speaker } from "../../text/de/all.js";
import { verdictText } from "../../text/say/verdict.js";
import { whyNow } from "../../text/say/why.js";
import { withoutLinks } from "../names.js";
import { copying } from "./kit.js";
import { formatNumber } from "./numbers.js";
import { described } from "./panels.js";
import { trophyText } from "./trophy.js";

/** @import { GameFacts, GameState, Model, Player, SeatedPlayer } from "../../table/types" */

export const SHARE = {
  heading: "Teilen und speichern",
  close: "Schließen",
  link: "Link",
  whoever: "Wer ihn öffnet, findet diese Partie, in dieser Runde, mit allen Zweigen.",
  copyLink: "Link kopieren",
  copyText: "Text kopieren",
  handOn: "Teilen …",
  qrCode: "QR-Code des Links",
  tooLong: "Der Link ist zu lang für einen QR-Code.",
  ...copying,
  download: "Herunterladen",
  fileLabel: "Die Datei",
  copy: "Kopieren",
  animation: "Die Animation",
  fromRound: "Von Runde",
  toRound: "Bis Runde",
  secondsEach: "Sekunden je Runde",
  making: "Das GIF wird gemacht",
  cancel: "Abbrechen",
  cancelled: "Das GIF wurde abgebrochen.",
  wholeRounds: "Ein GIF geht von einer Runde bis zu einer anderen: Tippen Sie beide als ganze Zahlen ein.",
  pace: "Eine Runde eines GIFs ist 0,02 bis 60 Sekunden zu sehen: Tippen Sie eine Zahl dazwischen ein.",
  ownPage: "Auf Ihrer eigenen Seite",
  asTag: "Als Tag",
  copyTag: "Tag kopieren",
  asFrame: "Als Rahmen",
  copyFrame: "Rahmen kopieren",
  frameTitle: "Der Magnus–Derek-Tisch, interaktiv",
  notes: "In mein Skript übernehmen",
  notesMore: ": Folien, Moodle, Notebooks, Bücher, mit Vorschau",
  rings:
    "Ringe von außen nach innen; volle Farbe: neu in dieser Schicht, blass: aus einer früheren. Auf der dunklen Position steht der Spielstein.",
  thisGame: "Diese Partie im Browser",
  playOn: "Von hier aus weiterspielen: ",
};

/** @param {string} file */
export function onDisk(file) {
  return `Diese Seite ist eine Datei auf Ihrer eigenen Festplatte, ihre Adresse kann also sonst niemand öffnen. Schicken Sie die Datei ${file} und diesen Text: Hinter # in der Adresse der Datei oder jeder Seite mit dem Tisch öffnet er diese Partie, in dieser Runde, mit allen Zweigen.`;
}

/** @param {string} why */
export const notHandedOn = (why) => `Der Link konnte nicht geteilt werden: ${why}`;

/** @param {string} why */
export const noQrCode = (why) => `Es gibt keinen QR-Code. ${why}`;

export const DOWNLOAD = { before: "Herunterladen: " };

/** @param {string} format */
export const copyFormat = (format) => `${format} kopieren`;

/** @param {string} file */
export const copiedFile = (file) => `${file} kopiert`;

/** @param {string} file @param {number} kilobytes */
export const savedFile = (file, kilobytes) => `${file}, ${formatNumber(kilobytes)} kB`;

/** @param {number} done @param {number} total */
export const framesMade = (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`;

/** @param {number} characters */
export const tooLongToPrint = (characters) =>
  ` (der Link hat ${formatNumber(characters)} Zeichen, zu viele zum Drucken)`;

/** @param {string} game */
export const gameAsText = (game) =>
  `Hinter # in der Adresse jeder Seite mit dem Tisch öffnet dieser Text die Partie: ${game}`;

/** @param {string} title @param {Pick<Model, "state" | "facts" | "visited"> & {verdict?: Model["verdict"]}} model */
export function captionText(title, { state, facts, visited, verdict }) {
  const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
  const most = `${visited > state.fStar ? "mehr als" : "von"} ${star}`;
  return [
    `**${title}.** Magnus: ${who("magnus", facts.magnus)}. Derek: ${who("derek", facts.derek)}.`,
    `Besucht: ${formatNumber(visited)} ${most}. Runden: ${formatNumber(state.round)}, Par ${formatNumber(facts.par.rounds)}.`,
    next(state),
    why(state, facts),
    state.turn === "over" ? withoutLinks(verdictText(speaker, state, facts, visited, verdict ?? null)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Player} player @param {SeatedPlayer} view */
function who(player, view) {
  return view.human ? "ein Mensch" : described(player, view).name;
}

/** @param {GameState} state */
function next({ turn, token, magnitude }) {
  if (turn === "derek") return `Derek ist am Zug: Magnus nennt ${formatNumber(magnitude ?? 0)}.`;
  return turn === "magnus" ? `Magnus ist am Zug, von ${formatNumber(token)} aus.` : "";
}

/** @param {GameState} state @param {GameFacts} facts */
function why(state, facts) {
  return !state.reason || state.reason.kind === "human" ? "" : withoutLinks(whyNow(speaker, state, facts));
}

/** @param {boolean} numbered @param {GameFacts} facts */
export function endLegend(numbered, facts) {
  return `${trophyText(numbered, facts)} Auf der dunklen Position steht der Spielstein; die Farben sind die der Schichten, aus denen er aufbrach.`;
}
