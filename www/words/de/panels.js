// @ts-check
/** Was auf Knöpfen, über Feldern und neben ihnen steht. */

import { layerName } from "../names.js";
import { formatNumber, rounds } from "./numbers.js";
import { PLAYERS } from "./players.js";

/** @import { GameFacts, MagnusReason, Player, SeatedPlayer } from "../../table/types" */

export const LABELS = {
  table: "Der Tisch. Hier gelten Tasten: Das Fragezeichen zeigt ihre Liste.",
  carpet:
    "Der Teppich dieser Partie: die Positionen nebeneinander, die Runden von oben nach unten. Orange ist unbesucht, dunkel ist der Spielstein.",
  playAgain: "Noch einmal spielen",
  endHere: "Die Partie hier beenden",
  ended: "Hier beendet",
  playOn: "Weiterspielen",
  meetPlanner: "Gegen einen, der vorausplant",
  fromStart: "Von Anfang an",
  magnitude: "Weite ℓ",
  call: "Nennen",
  typeIt:
    "Tippen Sie sie ein, oder wählen Sie eine Position auf dem Tisch: Beide Landungen sehen Sie, bevor Sie sie nennen.",
  hint: "Hinweis",
  derekPlan: "Dereks Plan zeigen",
  dismiss: "Verstanden",
  solving: "Die Partie wird berechnet",
  cancel: "Abbrechen",
  solve: "Jetzt berechnen",
  why: "Warum",
  whatHappened: "Was geschehen ist",
  lastRound: "Die letzte Runde",
  howItGoes: "So geht es",
  rules:
    "In jeder Runde nennt Magnus eine Weite und Derek eine Richtung, und der Spielstein geht so weit dorthin. **Magnus** will in wenigen Runden möglichst viele Positionen besuchen; **Derek** will, dass er wenige besucht.",
  lookForPair:
    "Suchen Sie ein Paar von Positionen um den Spielstein: Sind beide Landungen unbesucht, so muss Derek Ihnen eine davon geben.",
  futile: "Diese Ansage ist vergeblich.",
  score: "Stand",
  par: "Par",
  visited: "Besucht",
  rounds: "Runden",
  proofs: "Die Beweise",
  layers: "Schichten",
  rings: "Ringe von außen nach innen. Volle Farbe: neu in dieser Schicht; blass: aus einer früheren.",
  lens: "Lupe",
  lensTitle: "Eine Lupe, die einzelne Positionen zeigt: am Zeiger, sonst am Spielstein (z)",
  back: "Eine Schicht zurück",
  build: "Die Schichten aufbauen",
  done: "Fertig",
  showAll: "Alle zeigen",
  players: "Spieler und Tisch",
  magnus: "Magnus",
  derek: "Derek",
  size: "Positionen n",
  seed: "Startwert",
  seedTitle:
    "Derselbe Startwert ergibt dieselbe zufällige Partie. Eine neue Partie zieht einen neuen, wenn Sie keinen eintragen.",
  newGame: "Neue Partie",
  positions: "Alle Positionen als Tabelle",
  position: "Position",
  firstVisit: "Erster Besuch",
  layer: "Schicht",
  earlier: "Frühere Positionen",
  later: "Spätere Positionen",
  noLayer: "keine: unerreichbar",
  unvisited: "unbesucht",
  start: "Beginn",
  transport: "Durch die Partie gehen",
  toStart: "Zum Anfang",
  undo: "Zurücknehmen",
  redo: "Wiederholen",
  toEnd: "Zum Ende",
  roundBack: "Eine Runde zurück",
  roundOn: "Eine Runde weiter",
  step: "Schritt: eine Runde",
  play: "Abspielen",
  pause: "Anhalten",
  playTitle: "Abspielen (Leertaste)",
  pauseTitle: "Anhalten (Leertaste)",
  isOver: "Die Partie ist zu Ende: Es gibt nichts mehr zu spielen",
  isYourMove: "Sie sind am Zug: Abgespielt wird, wo Computer ziehen",
  timeline: "Zeitleiste: Runde",
  speed: "Tempo",
  fastest: "so schnell es geht",
  keys: "Tastenkürzel",
  keysTitle: "Tastenkürzel (?)",
  share: "Teilen",
  shareTitle: "Teilen: Link, QR-Code, Bilder und Dateien",
  evaluation: "Bewertung",
  evaluationTitle: "Bewertung: was jeder Zug wert ist (e)",
  evaluationOff: "Bewertung aus.",
  cancelled: "Die Berechnung wurde abgebrochen.",
  withoutOverlay: "Der Tisch macht ohne sie weiter.",
  sameGame: "Die Partie auf dem Tisch geht weiter wie bisher.",
  sameTable: "Der Tisch bleibt, wie er war.",
  beginsWithout: "Der Tisch beginnt ohne das.",
  otherGame: "Der Tisch beginnt mit einer anderen Partie.",
};

/** @param {number} magnitude */
export const callButton = (magnitude) => `${formatNumber(magnitude)} nennen`;

/** @param {number} most */
export const magnitudeRange = (most) => `1 bis ${formatNumber(most)}`;

/** @param {MagnusReason} reason @param {number} magnitude */
export function callHeading({ kind }, magnitude) {
  const shown = formatNumber(magnitude);
  return kind === "human" ? `Magnus nennt ${shown}` : `Warum Magnus ${shown} nennt`;
}

/** @param {number} round @param {boolean} byPerson */
export function againButton(round, byPerson) {
  const from = formatNumber(round);
  return byPerson ? `Ab Runde ${from} noch einmal versuchen` : `Ab Runde ${from} ansehen`;
}

/** @param {number} number */
export const moreInLesson = (number) => `Mehr davon: Lektion ${number}`;

/** @param {number} number */
export const sameInLesson = (number) => `Dasselbe Schritt für Schritt: Lektion ${number}`;

/** @param {number} layer */
export const nextLayer = (layer) => `Weiter: ${layerName(layer)}`;

/** @param {number} each */
export function sharedCells(each) {
  return `Jede Zelle steht für ungefähr ${formatNumber(each)} Positionen; je kräftiger sie ist, desto mehr davon liegen in der Schicht.`;
}

/** Was der Kern von einem Spieler auf Englisch sagt, auf Deutsch. @template {{id: string, name: string, about: string}} Described @param {Player} player @param {Described} choice @returns {Described} */
export function described(player, choice) {
  const [base = ""] = choice.id.split(":");
  const words = PLAYERS[player][choice.id] ?? PLAYERS[player][base];
  return words ? { ...choice, ...words } : choice;
}

/** @param {Player} player @param {SeatedPlayer} view */
export function aboutPlayer(player, view) {
  const seat = player === "magnus" ? "Magnus" : "Derek";
  const { name, about, claim } = described(player, view);
  return view.human ? `${seat}: ${about}` : `${seat}, ${name}: ${about} Versprechen: ${claim}`;
}

/** @param {Player} player */
export const listLabel = (player) => (player === "magnus" ? "Liste von Magnus" : "Liste von Derek");

/** @param {number} least @param {number} most */
export const sizeTitle = (least, most) => `Eine ganze Zahl von ${formatNumber(least)} bis ${formatNumber(most)}`;

/** @param {number} first @param {number} last @param {number} n */
export function positionsCaption(first, last, n) {
  return `Positionen ${formatNumber(first)} bis ${formatNumber(last)} von ${formatNumber(n)}; die Schicht ist die erste, in der die Position liegt`;
}

/** @param {number} position @param {boolean} hasToken */
export const positionRow = (position, hasToken) => `${formatNumber(position)}${hasToken ? " (Spielstein)" : ""}`;

/** @param {number} round */
export const inRound = (round) => `Runde ${formatNumber(round)}`;

/** @param {number} count */
export const speedName = (count) => `${rounds(count)}/s`;

/** @param {number} round @param {number} last */
export const roundOf = (round, last) => `Runde ${formatNumber(round)} von ${formatNumber(last)}`;

/** @param {string} refusal */
export const noEvaluation = (refusal) => `Keine Bewertung: ${refusal}`;

/** @param {number} n @param {string} percent */
export const solvingText = (n, percent) => `Die Partie für n = ${n} wird berechnet … ${percent}`;

/** @param {number} share */
export const percentText = (share) => `${formatNumber(Math.floor(share * 100))} %`;

/** @param {number} megabytes */
export const memoryText = (megabytes) => `Dafür sind höchstens ungefähr ${formatNumber(megabytes)} MB Speicher nötig.`;

/** @param {boolean} forPlayer @param {GameFacts} facts */
export function whatWaits(forPlayer, { magnus, derek }) {
  if (!forPlayer) return "Bis dahin gibt es keine Bewertung.";
  const magnusWaits = magnus.id === "perfect" || magnus.id === "best";
  if (magnusWaits && derek.id === "perfect") return "Die Spieler können vorher nicht ziehen.";
  return magnusWaits ? "Magnus kann vorher nicht ziehen." : "Derek kann vorher nicht ziehen.";
}

const MISSING = {
  trophy: "Die Legende zur ganzen Partie konnte nicht geladen werden:",
  lines: "Die Varianten der Partie konnten nicht geladen werden:",
  evaluation: "Die Bewertung konnte nicht geladen werden:",
  plan: "Die Rekursion konnte nicht geladen werden:",
  keys: "Die Liste der Tasten konnte nicht geladen werden:",
  share: "Das Fenster zum Teilen konnte nicht geladen werden:",
};

/** @param {keyof typeof MISSING} part @param {string} why */
export const partMissing = (part, why) => `${MISSING[part]} ${why}`;

/** @param {string} why */
export const notLoaded = (why) => `Der Tisch konnte nicht geladen werden: ${why}`;

/** @param {string} why */
export const fileNotMade = (why) => `Die Datei konnte nicht erstellt werden: ${why}`;

/** @param {string} why */
export const lessonMissing = (why) => `Die Lektion konnte nicht geöffnet werden: ${why}`;

/** @param {string} why */
export const notSolved = (why) => `Keine Partie kann berechnet werden: ${why}`;

/** @param {number} most @param {number} count */
export function layersRefused(most, count) {
  return `In dieser Stellung können 1 bis ${most} Schichten gezeigt werden, oder alle („all“), aber verlangt sind ${count}.`;
}
