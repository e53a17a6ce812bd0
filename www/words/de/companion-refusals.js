// @ts-check
/** Was die Begleitspiele ablehnen, in einem ganzen Satz für jeden Fall. */

import { formatNumber } from "./numbers.js";
import { inQuotes } from "./quoted.js";
import { nothingToRedo, nothingToUndo } from "./undo.js";

/** @import { CompanionRefusal, ExponentFault, Part, Size } from "../../pages/companions/core-types" */
/** @import { CompanionRefusalWords } from "../../text/refusals" */

/** Was eine ganze Zahl in ihrem Bereich sein muss. @type {Record<Size, string>} */
const SIZES = {
  spaces: "Die Zahl der Felder",
  domino: "Das erste Feld eines Dominosteins",
  multiple: "Das Vielfache",
  map: "Die Größe der Karte",
  seed: "Der Startwert",
  k: "K",
  a: "A",
  b: "B",
  a1: "A₁",
  a2: "A₂",
  b1: "B₁",
  b2: "B₂",
};

/** Was in einem Text stehen sollte oder zu groß ist. @type {Record<Part, string>} */
const PARTS = {
  afterPile: "„*“, „^“ oder ein Komma vor dem nächsten Haufen",
  afterChange: "„*“, „^“ oder das Ende des Zugs",
  pile: "die Nummer eines Haufens",
  prime: "die Primzahl, durch die der Haufen geteilt wird",
  take: "die Zahl, wie oft der Haufen geteilt wird",
  firstPrime: "die erste Primzahl eines Bereichs",
  lastPrime: "die letzte Primzahl eines Bereichs",
  factor: "eine Zahl oder ein Bereich wie (2..541)",
  term: "eine Zahl, p, e, T oder „(“",
  iterations: "die Zahl, wie oft T wiederholt wird",
  end: "das Ende",
};

/** Was mit einem Exponenten oder einer Zahl von Zügen nicht stimmt. @type {Record<ExponentFault, string>} */
const FAULTS = {
  twoGiants: "ist das Produkt zweier Riesen",
  giantsInside: "enthält mehr als 100 Riesen ineinander",
  belowZero: "ist kleiner als 0, oder man müsste Riesen vergleichen, um das herauszufinden",
  digits: "hat mehr als 1.000 Ziffern und ist deshalb als Potenz zu schreiben, wie 10^5000",
  sameGiant: "enthält denselben Riesen mehr als eine Million Mal",
  work: "braucht zu viele Multiplikationen großer Zahlen",
  iterations: "wiederholt T mehr als 1.000 Mal",
  emptyTower: "enthält T(0), und ein Turm braucht mindestens eine Stufe",
};

/** Ein Wert, der eingegeben wurde. @param {string} value */
const typed = (value) => (/^\d+$/.test(value) ? formatNumber(value) : inQuotes(value));

/** "human, perfect und random". @param {string} names mit Kommas dazwischen */
const listed = (names) => names.replace(/, ([^,]*)$/, " und $1");

/** Was in einem Text statt etwas anderem steht. @param {string} wanted @param {{before: string, found: string}} place */
const instead = (wanted, { before, found }) =>
  `${before ? `Nach „${before}“` : "Am Anfang"} sollte ${wanted} stehen, es steht dort aber ${found ? `„${found}“` : PARTS.end}.`;

/** @param {CompanionRefusal} refusal */
function sentence(refusal) {
  return /** @type {(refusal: CompanionRefusal) => string} */ (REFUSALS[refusal.code])(refusal);
}

/** @type {CompanionRefusalWords} */
export const REFUSALS = {
  range: ({ what, value, min, max }) =>
    `${SIZES[what]} muss eine ganze Zahl von ${formatNumber(min)} bis ${formatNumber(max)} sein, angegeben ist ${typed(value)}.`,
  unknownGame: ({ name, known }) => `Es gibt kein Begleitspiel namens ${typed(name)}. Es gibt ${listed(known)}.`,
  unknownPlayer: ({ id, known }) => `Es gibt keinen Spieler namens ${typed(id)}. Zur Wahl stehen ${listed(known)}.`,
  seat: ({ seat }) => `Die Plätze sind 0 und 1, angegeben ist ${formatNumber(seat)}.`,
  notYours: () => "Dieser Zug gehört dem Computer. Wer ihn machen will, muss sich auf seinen Platz setzen.",
  yourMove: () => "Sie sind am Zug: Ein Schritt braucht einen Computer als Spieler.",
  over: () => "Die Partie ist zu Ende: Kein Zug ist mehr möglich.",
  nothingToUndo,
  nothingToRedo,
  linkCharacters: ({ count, most }) =>
    `Dieser Link hat ${formatNumber(count)} Zeichen, und höchstens ${formatNumber(most)} werden gelesen.`,
  linkOfOther: ({ name }) =>
    `Dieser Link gehört nicht zu diesem Spiel: Er müsste ${name}=… enthalten und wie die Partie begann.`,
  linkMoves: ({ count, most }) =>
    `Dieser Link hat ${formatNumber(count)} Züge, und höchstens ${formatNumber(most)} werden gelesen.`,
  linkMove: ({ number, why }) => `Dieser Link kann seinen Zug ${formatNumber(number)} nicht machen. ${sentence(why)}`,
  linkNeeds: ({ moves, characters, most, longest }) =>
    `Dieser Link bräuchte ${formatNumber(moves)} Züge in ${formatNumber(characters)} Zeichen, und er fasst höchstens ${formatNumber(most)} in ${formatNumber(longest)}.`,
  noRoom: () => "Ein Kreis aus einem Feld hat keinen Platz für einen Dominostein.",
  covered: ({ space, next, covered }) =>
    `Ein Dominostein auf den Feldern ${space} und ${next} ist nicht möglich: Auf Feld ${covered} liegt schon einer.`,
  twoNumbers: ({ value }) => `Das Spiel braucht zwei Zahlen, wie in 100,62, angegeben ist ${typed(value)}.`,
  subtraction: ({ value }) =>
    `Ein Zug wird geschrieben wie a3, das ist A − 3B, oder b1, angegeben ist ${typed(value)}.`,
  empty: ({ name, first, last }) =>
    `Der Bereich von ${name} ist leer: Er geht von ${formatNumber(first)} bis ${formatNumber(last)}.`,
  piles: ({ most, count }) => `Es können 1 bis ${most} Haufen sein, angegeben sind ${formatNumber(count)}.`,
  pile: ({ count, number }) => `Der Haufen muss von 1 bis ${count} sein, angegeben ist ${formatNumber(number)}.`,
  pileTwice: ({ number }) =>
    `Haufen ${number} ist zweimal genannt: Es ist auf einmal zu sagen, wie oft er geteilt wird.`,
  twoPrimes: () => "Ein Zug teilt nur durch eine Primzahl.",
  take: ({ number, prime, most, take }) =>
    `Haufen ${number} kann 1- bis ${most}-mal durch ${prime} geteilt werden, angegeben ist ${formatNumber(take)}.`,
  prime: ({ first, last, prime }) =>
    `Die Primzahl muss eine von denen im Spiel sein, von ${first} bis ${last}, angegeben ist ${formatNumber(prime)}.`,
  smallerPrime: ({ divisor, prime }) =>
    `Ein Haufen, der durch ${divisor} geteilt wird, kann nur mit größeren Primzahlen multipliziert werden, und ${prime} ist keine.`,
  exponent: ({ prime, why }) => `Ein Exponent der Primzahl ${prime} ${FAULTS[why]}.`,
  moves: ({ why }) => `Die Zahl der Züge ${FAULTS[why]}.`,
  oneDivision: ({ total }) =>
    `Ein Zug teilt einen Haufen einmal durch eine Primzahl, dieser aber ${formatNumber(total)}-mal.`,
  divisions: ({ k, most, total }) =>
    `Mit K = ${k} muss ein Zug, alle Haufen zusammen, 1- bis ${most}-mal teilen, dieser teilt ${formatNumber(total)}-mal.`,
  characters: ({ count, most }) =>
    `Der Text hat ${formatNumber(count)} Zeichen, und höchstens ${formatNumber(most)} werden gelesen.`,
  expected: (place) => instead(PARTS[place.wanted], place),
  expectedSign: (place) => instead(`„${place.wanted}“`, place),
  tooLarge: ({ value, what }) => `${typed(value)} ist zu groß für ${PARTS[what]}.`,
  digits: ({ most, value, count }) =>
    `Eine ausgeschriebene Zahl kann höchstens ${formatNumber(most)} Ziffern haben, ${typed(value)} hat ${formatNumber(count)}. Sie ist als Potenz zu schreiben, wie 10^5000.`,
  primeRange: ({ most, first, last }) =>
    `Ein Bereich wie (2..541) muss eine Primzahl enthalten und höchstens bis ${most} gehen, angegeben ist (${first}..${last}).`,
  zero: () => "0 kann kein Faktor eines Haufens sein: Alle Primfaktoren müssten darin sein.",
  largeFactor: ({ value, most }) => `${typed(value)} hat einen Primfaktor über ${most}, der größten Primzahl hier.`,
  nested: ({ most }) => `Mehr als ${most} Klammern oder Exponenten stehen ineinander.`,
  noExponent: () => "„e“ steht für den Exponenten vor einem Zug: Hier gibt es keinen.",
  noLonger: () => "Außer der größten ist keine Primzahl mehr übrig, also lässt sich die Partie nicht mehr verlängern.",
  notNow: () =>
    "Jeder Zug, der gewinnt, nimmt jetzt die größte Primzahl und kann die Partie also nicht verlängern. Das geht wieder, wenn der andere eine kleinere Primzahl genommen hat.",
};
