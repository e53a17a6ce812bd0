// @ts-check
/** Was der Tisch ablehnt oder nicht kann, in einem ganzen Satz für jeden Fall. */

import { LINK_FAULTS } from "./link-faults.js";
import { formatNumber, rounds } from "./numbers.js";
import { inQuotes, strategyName } from "./quoted.js";

/** @import { Measure, Need } from "../../table/core-types" */
/** @import { OptionType, RefusalWords } from "../refusals" */

/** Eine Zahl, die nicht in ihrem Bereich liegt. @type {Record<Measure, (range: string, value: string) => string>} */
const NUMBERS = {
  n: (range, value) => `n muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  exact: (range, value) => `Exakte Werte gibt es für n von ${range}, hier ist n = ${value}.`,
  lesson: (range, value) => `In einer Lektion muss n eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  magnitude: (range, value) => `Die Weite muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  magnitudes: (range, value) => `Die Anzahl der Weiten muss von ${range} sein, angegeben sind ${value}.`,
  round: (range, value) => `Die Runde muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  lessonRounds: (range, value) => `Eine Partie in einer Lektion kann ${range} Runden haben, diese hat ${value}.`,
  line: (range, value) => `Die Nummer der Variante muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  layers: (range, value) => `Die Anzahl der Schichten muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  position: (range, value) => `Die Position muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  onePosition: (range, value) => `Jede Position muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  seed: (range, value) => `Der Startwert muss eine ganze Zahl von ${range} sein, angegeben ist ${value}.`,
  linkN: (range, value) => `In einem Link muss n eine ganze Zahl von ${range} sein, in diesem ist n = ${value}.`,
  linkList: (range, value) => `Eine Liste in einem Link kann ${range} Zeichen haben, diese hat ${value}.`,
  linkLines: (range, value) => `Ein Link kann ${range} Varianten haben, dieser hat ${value}.`,
  linkLine: (range, value) => `Die Variante, auf der ein Link steht, hat eine Nummer von ${range}, in diesem ${value}.`,
};

/** @typedef {{name: string, n?: number, round?: number, value?: string}} Asked eine Strategie, und wofür sie verlangt ist */

/** Was einer Strategie fehlt. @type {{[Code in Need["code"]]: (asked: Asked, need: Extract<Need, {code: Code}>) => string}} */
const NEEDS = {
  powerOfTwo: ({ name, n }) => `„${name}“ spielt nur auf Zweierpotenzen: 2, 4, 8, 16, …; n = ${shown(n)} ist keine.`,
  oddPrime: ({ name, n }) =>
    `„${name}“ spielt nur auf ungeraden Primzahlen: 3, 5, 7, 11, 13, …; n = ${shown(n)} ist keine.`,
  primeFromFive: ({ name, n }) => `„${name}“ spielt nur auf Primzahlen ab 5; n = ${shown(n)} ist keine davon.`,
  composite: ({ name, n }) =>
    `„${name}“ spielt nur auf zusammengesetzten Zahlen mit einem ungeraden Faktor wie 15 oder 12; n = ${shown(n)} ist keine davon.`,
  exactValues: ({ name, n }, { most }) =>
    `„${name}“ braucht den exakten Wert jeder Stellung, und der wird bis n = ${shown(most)} berechnet; hier ist n = ${shown(n)}.`,
  time: ({ name, n }, { most }) =>
    `„${name}“ rechnet oberhalb von n = ${shown(most)} zu lange; hier ist n = ${shown(n)}.`,
  foresight: ({ name, n }, { most }) =>
    `„${name}“: Zwei Runden vorauszuschauen ist oberhalb von n = ${shown(most)} zu viel; hier ist n = ${shown(n)}.`,
  wholeGame: ({ name, round }) =>
    `„${name}“ kann nach Runde ${shown(round)} nicht übernehmen: Die Liste der Weiten gilt von Runde 1 an.`,
  magnitudes: ({ name, value }) =>
    `„${name}“ kann ${value} nicht verwenden: Die Liste muss aus Weiten von 1 bis n/2 mit Kommas dazwischen bestehen, zum Beispiel 3,1,2.`,
  signs: ({ name, value }) =>
    `„${name}“ kann ${value} nicht verwenden: Die Liste muss aus Zeichen ohne etwas dazwischen bestehen, zum Beispiel +-+.`,
};

/** @param {number} [number] */
const shown = (number = 0) => formatNumber(number);

/** @param {number} least @param {number} most */
const between = (least, most) => `${formatNumber(least)} bis ${formatNumber(most)}`;

/** @param {Asked} asked @param {Need} need */
function lacking(asked, need) {
  const sentence = /** @type {((asked: Asked, need: any) => string) | undefined} */ (NEEDS[need.code]);
  return sentence?.(asked, need);
}

/** Was der Browser selbst sagt, in seiner Sprache. @param {string} why */
const reported = (why) => (why ? ` Der Browser meldet: „${why}“.` : "");

/** Was eine Option eines Exports sein muss. @type {Record<OptionType, string>} */
const OPTION_TYPES = {
  theme: "light oder dark",
  number: "eine Zahl",
  signal: "ein AbortSignal",
  function: "eine Funktion",
};

/** Was ein Feld eines Overlays sein muss. */
const FIELD_TYPES = { string: "ein Text", boolean: "true oder false", array: "ein Array" };

/** @param {string} what @param {{value: string, least: number, most: number}} given */
const whole = (what, { value, least, most }) =>
  `${what} muss eine ganze Zahl von ${between(least, most)} sein, angegeben ist ${inQuotes(value)}.`;

/** @type {RefusalWords} */
export const REFUSALS = {
  number: ({ what, value, min, max }) => NUMBERS[what]?.(between(min, max), inQuotes(value)),
  direction: ({ value }) =>
    `Eine Richtung muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist ${inQuotes(value)}.`,
  unknownStrategy: ({ player, id, known }) =>
    `Es gibt keinen ${player} namens ${inQuotes(id)}. Zur Wahl stehen ${known}.`,
  tableUnsuited: ({ strategy, n, why }) => lacking({ name: strategyName(strategy), n }, why),
  cannotTakeOver: ({ strategy, round, why }) => lacking({ name: strategyName(strategy), round }, why),
  argument: ({ strategy, value, why }) => lacking({ name: strategyName(strategy), value: inQuotes(value) }, why),
  alreadyCalled: ({ magnitude }) =>
    `Derek ist am Zug: Magnus hat ${shown(magnitude)} genannt und wartet auf eine Richtung.`,
  nothingCalled: () => "Derek ist nicht am Zug: Magnus hat noch keine Weite genannt.",
  notYours: ({ player, strategy }) =>
    `Für ${player} zieht „${strategyName(strategy)}“. Wer selbst für ${player} ziehen will, wählt dort „Mensch“.`,
  yourMove: ({ player }) => `${player} ist am Zug, und das ist ein Mensch: Ein Schritt braucht einen Computer.`,
  unsolved: ({ n }) => `Der Tisch mit n = ${shown(n)} muss berechnet werden, bevor der Computer ziehen kann.`,
  over: ({ round }) =>
    `Die Partie ist nach Runde ${shown(round)} zu Ende: Magnus kann keine neue Position mehr erzwingen.`,
  unreached: ({ round, at, why }) =>
    why === "end"
      ? `Runde ${shown(round)} wird nicht erreicht: Nach Runde ${shown(at)} ist die Partie zu Ende.`
      : `Runde ${shown(round)} wird nicht erreicht: Nach Runde ${shown(at)} ist ein Mensch am Zug, die Computer können also nicht weiterspielen.`,
  noEnd: (refusal) =>
    `Nach ${rounds(refusal.rounds)} ist kein Ende in Sicht, deshalb haben die Computer aufgehört. „Schritt“ spielt einzelne Runden.`,
  link: ({ why }) => /** @type {((fault: any) => string) | undefined} */ (LINK_FAULTS[why.code])?.(why),
  excess: ({ n }) =>
    `Die Werte für n = ${shown(n)} lassen sich nicht aufheben: Dort gehen mehr Runden verloren, als in ein Byte passen.`,
  otherTable: ({ other, n }) => `Diese Partie ist auf n = ${shown(other)}, die Abbildung aber auf n = ${shown(n)}.`,
  otherGame: () => "Diese Partie geht nicht von der Stellung der Abbildung aus weiter.",
  otherPlayers: ({ round }) => `In Runde ${shown(round)} hätten die Spieler der Abbildung anders gezogen.`,
  nothingToUndo: () => "Es gibt nichts zurückzunehmen: Die Partie steht am Anfang.",
  onlyLine: () =>
    "Die Partie hat nur eine Variante, die deshalb nicht gelöscht werden kann: Dafür gibt es eine neue Partie.",
  nothingToRedo: () => "Es gibt nichts zu wiederholen: Das ist der letzte Zug der Partie bis jetzt.",

  choice: ({ name, value, known }) =>
    `${name} muss ${known.slice(0, -1).join(", ")} oder ${known.at(-1)} sein, angegeben ist „${value}“.`,
  notWhole: ({ name, value }) => `${name} muss eine ganze Zahl ab 0 sein, angegeben ist „${value}“.`,
  fieldNumber: (given) => whole(given.what, given),
  layerNumber: (given) => whole("Die Schicht", given),
  gifFrom: (given) => whole("Die erste Runde eines GIFs", given),
  gifTo: (given) => whole("Die letzte Runde eines GIFs", given),
  gifSize: (given) => whole("Die Größe eines GIFs in Bildpunkten", given),
  gifPace: (given) => whole("Die Zeit für jede Runde eines GIFs in Millisekunden", given),
  pngSize: (given) => whole("Die Größe eines PNGs in Bildpunkten", given),
  fieldType: ({ what, type, value }) => `${what} muss ${FIELD_TYPES[type]} sein, angegeben ist „${value}“.`,
  fieldDirection: ({ what, value }) => `${what} muss + oder - sein, angegeben ist „${value}“.`,
  fieldObject: ({ what, known, value }) =>
    `${what} muss ein Objekt mit einigen der Felder ${known} sein, angegeben ist „${value}“.`,
  fieldUnknown: ({ what, field, known }) => `${what} hat kein Feld „${field}“. Zur Wahl stehen ${known}.`,
  overlayFailed: ({ round, why }) =>
    `Die Funktion des Overlays ist in Runde ${shown(round)} gescheitert.${reported(why)}`,
  options: ({ known, value }) =>
    `Die Optionen eines Exports müssen ein Objekt mit einigen der Felder ${known} sein, angegeben ist „${value}“.`,
  optionUnknown: ({ name, known }) => `Ein Export hat keine Option „${name}“. Zur Wahl stehen ${known}.`,
  option: ({ name, type, value }) =>
    `Die Option ${name} eines Exports muss ${OPTION_TYPES[type]} sein, angegeben ist „${value}“.`,
  format: ({ id, known }) => `Es gibt kein Format namens „${id}“. Zur Wahl stehen ${known}.`,
  notDrawn: () =>
    "Der Browser konnte das Bild nicht zeichnen. Hat die Seite eine Content-Security-Policy, so braucht deren img-src den Eintrag blob:.",
  notDrawnAt: ({ size }) => `Dieser Browser kann kein Bild von ${size} mal ${size} Bildpunkten zeichnen.`,
  href: ({ value }) =>
    `href muss eine Adresse mit http:, https: oder file: oder eine relative sein, angegeben ist „${value}“.`,
  lessonName: ({ value }) =>
    `lesson muss eine Lektion und einen Schritt von ihr nennen, zum Beispiel shield/hold, angegeben ist „${value}“.`,
  lesson: ({ id, known }) => `Es gibt keine Lektion „${id}“. Die Lektionen sind ${known}.`,
  step: ({ lesson, id, known }) => `Die Lektion „${lesson}“ hat keinen Schritt „${id}“. Ihre Schritte sind ${known}.`,
  stepIsRead: ({ lesson, id }) => `Der Schritt „${id}“ der Lektion „${lesson}“ hat keinen Tisch: Er ist zum Lesen da.`,
  notOnPage: () => "Der Tisch steht nicht auf der Seite und kann deshalb nicht von selbst weiterspielen.",
  lost: () => "Der Tisch ist ausgefallen; mit den Knöpfen an seiner Stelle geht die Partie weiter.",
  loading: () => "Der Tisch wird noch geladen: Erst muss seine Eigenschaft ready eintreten.",
  trap: ({ why }) => `Der Tisch ist ausgefallen.${reported(why)}`,
  brokenDown: ({ why }) =>
    `Die Berechnung ist ausgefallen.${reported(why)} Nach dem Neuladen der Seite geht es weiter.`,
  noWorker: ({ why }) => `Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ.${reported(why)}`,
};
