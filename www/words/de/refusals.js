// @ts-check
/** Was der Tisch ablehnt oder nicht kann, in einem ganzen Satz für jeden Fall. */

import basics from "../../text/de/basics.js";
import kit from "../../text/de/kit.js";
import { speakerOf } from "../../text/speaker.js";
import { LINK_FAULTS } from "./link-faults.js";
import { between, notWhole, numberRefused } from "./measures.js";
import { counted, formatNumber, rounds } from "./numbers.js";
import { inQuotes } from "./quoted.js";
import { strategyName } from "./strategy-name.js";
import { TASK_FAULTS } from "./task-faults.js";
import { nothingToRedo, nothingToUndo } from "./undo.js";

/** @import { Need } from "../../table/core-types" */
/** @import { OptionType, RefusalWords } from "../../text/refusals" */

const words = speakerOf(basics, kit);

/** @typedef {{name: string, n?: number, round?: number, value?: string}} Asked eine Strategie, und wofür sie verlangt ist */

/** Was einer Strategie fehlt. @type {{[Code in Need["code"]]: (asked: Asked, need: Extract<Need, {code: Code}>) => string}} */
const NEEDS = {
  powerOfTwo: ({ name, n }) => `„${name}“ spielt nur auf Zweierpotenzen: 2, 4, 8, 16, …; n = ${shown(n)} ist keine.`,
  oddPrime: ({ name, n }) =>
    `„${name}“ spielt nur auf ungeraden Primzahlen: 3, 5, 7, 11, 13, …; n = ${shown(n)} ist keine.`,
  primeTimesPowerOfTwo: ({ name, n }) =>
    `„${name}“ spielt nur auf Primzahlen ab 5 und ihren Vielfachen mit Zweierpotenzen, etwa 5, 7, 10, 11, 13, 14; n = ${shown(n)} gehört nicht dazu.`,
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

/** "ist 1", "sind 2". @param {number} count */
const are = (count) => `${count === 1 ? "ist" : "sind"} ${shown(count)}`;

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
const whole = (what, { value, least, most }) => notWhole(what, between(least, most), inQuotes(value));

/** @type {RefusalWords} */
export const REFUSALS = {
  number: ({ what, value, min, max }) => numberRefused(what, between(min, max), inQuotes(value)),
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
  task: ({ why }) => /** @type {((fault: any) => string) | undefined} */ (TASK_FAULTS[why.code])?.(why),
  link: ({ why }) => /** @type {((fault: any) => string) | undefined} */ (LINK_FAULTS[why.code])?.(why),
  excess: ({ n }) =>
    `Die Werte für n = ${shown(n)} lassen sich nicht aufheben: Dort gehen mehr Runden verloren, als in ein Byte passen.`,
  otherTable: ({ other, n }) => `Diese Partie ist auf n = ${shown(other)}, die Abbildung aber auf n = ${shown(n)}.`,
  otherGame: () => "Diese Partie geht nicht von der Stellung der Abbildung aus weiter.",
  otherPlayers: ({ round }) => `In Runde ${shown(round)} hätten die Spieler der Abbildung anders gezogen.`,
  nothingToUndo,
  onlyLine: () =>
    "Die Partie hat nur eine Variante, die deshalb nicht gelöscht werden kann: Dafür gibt es eine neue Partie.",
  nothingToRedo,
  manyGames: ({ most, least }) =>
    `Ein Turnier kann ${between(1, most)} Partien haben, dieses hätte mindestens ${shown(least)}.`,
  magnitudeEntry: ({ place, value, max }) =>
    notWhole(`Weite Nummer ${shown(place)} der Liste`, between(1, max), inQuotes(value)),
  directionEntry: ({ place, value }) =>
    `Richtung Nummer ${shown(place)} der Liste muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist ${inQuotes(value)}.`,
  magnitudeCount: ({ most, count }) => `Es müssen ${between(1, most)} Weiten sein, angegeben ${are(count)}.`,
  directionCount: ({ needed, count }) =>
    `Es müssen genau n − 1 = ${counted(needed, "Richtung", "Richtungen")} sein, angegeben ${are(count)}.`,
  thesisCells: ({ cells, most }) =>
    `Der Algorithmus DEREK der Masterarbeit ist hier außer Reichweite: Seine Tabelle hätte 2·n·r·min(n, r + 1) = ${shown(cells)} Zellen, und höchstens ${shown(most)} sind möglich.`,
  searchSteps: ({ steps, least }) =>
    `Das genaue Minimum ist hier außer Reichweite: ${counted(Number(steps.replaceAll(",", "")), "Schritt", "Schritte")} der Suche zeigen nur, dass es mindestens ${shown(least)} ist.`,
  sets: ({ most, k, n }) =>
    `Wie viele Mengen es gibt, ist hier außer Reichweite: Es gibt mehr als ${shown(most)} Mengen aus ${shown(k)} Positionen auf n = ${shown(n)}.`,
  unknownRounds: ({ n }) => `R(n) ist für n = ${shown(n)} nicht bekannt.`,

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
  noWorker: ({ why, needs }) =>
    `Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ.${needs ? ` ${words.plain("workerRefused", { source: needs })}` : reported(why)}`,
};
