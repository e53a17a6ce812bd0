// @ts-check
/** What stands on buttons, over panels and beside fields, and the sentences of the panels that are there at once. */

import { layerName } from "../names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { GameFacts, MagnusReason, Player, SeatedPlayer } from "../../table/types" */

/** What is called the same in every game. */
export const LABELS = {
  table: "The table. Keys work here: press question mark for the list.",
  carpet: "The carpet of this game: positions across, rounds downwards. Orange is unvisited, dark is the token.",
  // The turn.
  playAgain: "Play again",
  endHere: "End the game here",
  ended: "Ended here",
  playOn: "Play on",
  meetPlanner: "Meet one who plans ahead",
  fromStart: "From the start",
  magnitude: "Magnitude ℓ",
  call: "Call",
  typeIt: "Type it, or choose a position on the table: both landings are shown before you call.",
  hint: "Hint",
  derekPlan: "Show Derek’s plan",
  dismiss: "Dismiss",
  solving: "Solving the game",
  cancel: "Cancel",
  solve: "Solve it now",
  // Why.
  why: "Why",
  whatHappened: "What happened",
  lastRound: "The last round",
  howItGoes: "How it goes",
  rules:
    "Each round Magnus names a magnitude and Derek a direction, and the token goes that far that way. **Magnus** wants to visit as many positions as he can in few rounds; **Derek** wants him to visit few.",
  lookForPair:
    "Look for a position pair around the token: if both landings are unvisited, Derek cannot help giving you one.",
  futile: "This call is futile.",
  // The score.
  score: "Score",
  par: "Par",
  visited: "Visited",
  rounds: "Rounds",
  proofs: "The proofs",
  // The layers.
  layers: "Layers",
  rings: "Rings from the outside in. Full colour: new in this layer; pale: from an earlier one.",
  lens: "Lens",
  lensTitle: "A lens that shows single positions: at the pointer, else at the token (z)",
  back: "Back a layer",
  build: "Build the layers",
  done: "Done",
  showAll: "Show all",
  // The players.
  players: "Players and table",
  magnus: "Magnus",
  derek: "Derek",
  size: "Positions n",
  seed: "Seed",
  seedTitle: "The same seed gives the same random game. A new game draws a new seed unless you write one.",
  newGame: "New game",
  // The positions.
  positions: "All positions as a table",
  position: "Position",
  firstVisit: "First visit",
  layer: "Layer",
  earlier: "Earlier positions",
  later: "Later positions",
  noLayer: "none: out of reach",
  unvisited: "unvisited",
  start: "start",
  // Going through the game.
  transport: "Going through the game",
  toStart: "To the start",
  undo: "Undo",
  redo: "Redo",
  toEnd: "To the end",
  roundBack: "One round back",
  roundOn: "One round on",
  step: "Step: one round",
  play: "Play",
  pause: "Pause",
  playTitle: "Play (space)",
  pauseTitle: "Pause (space)",
  isOver: "The game is over: there is nothing more to play",
  isYourMove: "It is your move: play runs where computers move",
  timeline: "Timeline: round",
  speed: "Speed",
  fastest: "fastest",
  keys: "Keyboard shortcuts",
  keysTitle: "Keyboard shortcuts (?)",
  share: "Share",
  shareTitle: "Share: link, QR code, pictures and files",
  evaluation: "Evaluation",
  evaluationTitle: "Evaluation: what every move is worth (e)",
  evaluationOff: "Evaluation off.",
  cancelled: "Solving was cancelled.",
  // What becomes of what was refused.
  withoutOverlay: "The table goes on without it.",
  sameGame: "The game on the table goes on as it was.",
  sameTable: "The table goes on as it was.",
  beginsWithout: "The table begins without it.",
  otherGame: "The table begins with another game.",
};

/** The button with a magnitude that may be called. @param {number} magnitude */
export const callButton = (magnitude) => `Call ${formatNumber(magnitude)}`;

/** In the empty field for a magnitude. @param {number} most */
export const magnitudeRange = (most) => `1 to ${formatNumber(most)}`;

/** Over what is said of Magnus's waiting call. @param {MagnusReason} reason @param {number} magnitude */
export function callHeading({ kind }, magnitude) {
  const call = `Magnus calls ${formatNumber(magnitude)}`;
  return kind === "human" ? call : `Why ${call}`;
}

/** The button that goes back to where something was given away. @param {number} round @param {boolean} byPerson whether a person plays */
export function againButton(round, byPerson) {
  return `${byPerson ? "Try" : "Look at it"} from round ${formatNumber(round)}`;
}

/** The link to a lesson that tells more. @param {number} number */
export const moreInLesson = (number) => `More of this: lesson ${number}`;

/** The link to the lesson with the proof. @param {number} number */
export const sameInLesson = (number) => `The same, step by step: lesson ${number}`;

/** The button that shows the next layer. @param {number} layer */
export const nextLayer = (layer) => `Next: ${layerName(layer)}`;

/** Where there is no room for a cell for each position. @param {number} each about so many share one */
export function sharedCells(each) {
  return `Each cell stands for about ${formatNumber(each)} positions; its shade is the share of them in the layer.`;
}

/** A player as menus and sentences have him: what the core says of him is English. @template {{id: string, name: string, about: string}} Described @param {Player} _player @param {Described} choice @returns {Described} */
export const described = (_player, choice) => choice;

/** How a player plays and what he promises. @param {Player} player @param {SeatedPlayer} view */
export function aboutPlayer(player, { name, about, claim, human }) {
  const seat = player === "magnus" ? "Magnus" : "Derek";
  return human ? `${seat}: ${about}` : `${seat}, ${name}: ${about} Promise: ${claim}`;
}

/** The field for the list of a player who reads from one. @param {Player} player @returns {string} */
export const listLabel = (player) => (player === "magnus" ? "Magnus's list" : "Derek's list");

/** @param {number} least @param {number} most */
export const sizeTitle = (least, most) => `A whole number from ${formatNumber(least)} to ${formatNumber(most)}`;

/** The caption of a part of the table of positions. @param {number} first @param {number} last @param {number} n */
export function positionsCaption(first, last, n) {
  return `Positions ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(n)}; the layer is the first that contains the position`;
}

/** A position in that table. @param {number} position @param {boolean} hasToken */
export const positionRow = (position, hasToken) => `${formatNumber(position)}${hasToken ? " (token)" : ""}`;

/** When it was first visited. @param {number} round */
export const inRound = (round) => `round ${formatNumber(round)}`;

/** A speed of play. @param {number} rounds a second */
export const speedName = (rounds) => `${counted(rounds, "round")}/s`;

/** Where the game stands. @param {number} round @param {number} last of the line */
export const roundOf = (round, last) => `round ${formatNumber(round)} of ${formatNumber(last)}`;

/** Why the button for it is dead. @param {string} refusal */
export const noEvaluation = (refusal) => `No evaluation: ${refusal}`;

/** How far a game is solved. @param {number} n @param {string} percent */
export const solvingText = (n, percent) => `Solving the game for n = ${n} … ${percent}`;

/** @param {number} share from 0 to 1 */
export const percentText = (share) => `${formatNumber(Math.floor(share * 100))} %`;

/** @param {number} megabytes */
export const memoryText = (megabytes) => `It needs at most about ${formatNumber(megabytes)} MB of memory.`;

/** What cannot be had before the game is solved. @param {boolean} forPlayer @param {GameFacts} facts */
export function whatWaits(forPlayer, { magnus, derek }) {
  if (!forPlayer) return "Until it is done there is no evaluation.";
  const magnusWaits = magnus.id === "perfect" || magnus.id === "best";
  const who = magnusWaits ? (derek.id === "perfect" ? "The players" : "Magnus") : "Derek";
  return `${who} cannot move before it is done.`;
}

/** Parts of the table that come when they are wanted, in the sentence that they have not come. */
const PARTS = {
  trophy: "The key to the whole game",
  lines: "The lines of the game",
  evaluation: "The evaluation",
  plan: "The recursion",
  share: "The share dialog",
  keys: "The list of keys",
};

/** @param {keyof typeof PARTS} part @param {string} why */
export const partMissing = (part, why) => `${PARTS[part]} could not be loaded: ${why}`;

/** @param {string} why */
export const notLoaded = (why) => `The table could not be loaded: ${why}`;

/** @param {string} why */
export const fileNotMade = (why) => `The file could not be made: ${why}`;

/** @param {string} why */
export const lessonMissing = (why) => `The lesson could not be opened: ${why}`;

/** @param {string} why */
export const notSolved = (why) => `No game can be solved: ${why}`;

/** @param {number} most @param {number} count */
export function layersRefused(most, count) {
  return `The number of layers shown must be from 1 to ${most} in this position, or all, but it is ${count}.`;
}
