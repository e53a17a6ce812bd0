// @ts-check
/** Was der Kern an angesagten und an zufälligen Partien ablehnt. Er sagt es als englischen Satz, aus dem hier ein deutscher wird. */

import { counted, formatNumber } from "./numbers.js";

/** Wie der Kern nennt, was eine ganze Zahl sein muss. @type {Record<string, string>} */
const NUMBERS = {
  n: "n",
  "The number of games": "Die Zahl der Partien",
  "The number of the game": "Die Nummer der Partie",
  "The number of rounds": "Die Zahl der Runden",
  "The seed": "Der Startwert",
};

/** Was einer Strategie fehlt. @type {Record<string, string>} */
const NEEDS = {
  "it needs a power of two: 2, 4, 8, 16, …": "Sie braucht eine Zweierpotenz wie 2, 4, 8 oder 16",
  "it needs an odd prime: 3, 5, 7, 11, 13, …": "Sie braucht eine ungerade Primzahl wie 3, 5, 7, 11 oder 13",
  "it needs a composite n with an odd factor, such as 15 or 12":
    "Sie braucht ein zusammengesetztes n mit einem ungeraden Faktor, wie 15 oder 12",
};
const EXACT = /^the exact value of every position is needed, which is computed up to n = (\d+)$/;

/** @type {[RegExp, (...parts: string[]) => string][]} */
const SENTENCES = [
  [
    /^(.+) must be a whole number from (\d+) to (\d+), but it is (.*)\.$/,
    (what, min, max, value) =>
      `${inList(what)} muss eine ganze Zahl von ${shown(min)} bis ${shown(max)} sein, angegeben ist ${quoted(value)}.`,
  ],
  [
    /^Direction number (\d+) of the list must be \+ \(clockwise\) or - \(counter-clockwise\), but it is (.*)\.$/,
    (place, value) =>
      `Richtung Nummer ${shown(place)} der Liste muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist ${quoted(value)}.`,
  ],
  [
    /^There must be from (\d+) to (\d+) magnitudes, but there are (\d+)\.$/,
    (min, max, count) =>
      `Es müssen ${shown(min)} bis ${shown(max)} Weiten sein, angegeben ${verb(count)} ${shown(count)}.`,
  ],
  [
    /^There must be exactly n − 1 = (\d+) directions?, but there are (\d+)\.$/,
    (needed, count) =>
      `Es müssen genau n − 1 = ${counted(Number(needed), "Richtung", "Richtungen")} sein, angegeben ${verb(count)} ${shown(count)}.`,
  ],
  [
    /^Algorithm DEREK of the thesis is out of reach here: its table would have 2·n·r·min\(n, r \+ 1\) = (\d+) cells, and the most is (\d+)\.$/,
    (cells, most) =>
      `Der Algorithmus DEREK der Masterarbeit ist hier außer Reichweite: Seine Tabelle hätte 2·n·r·min(n, r + 1) = ${shown(cells)} Zellen, und höchstens ${shown(most)} sind möglich.`,
  ],
  [
    /^The exact minimum is out of reach here: ([\d,]+) steps? of search shows? only that it is at least (\d+)\.$/,
    (steps, least) =>
      `Das genaue Minimum ist hier außer Reichweite: ${counted(Number(steps.replaceAll(",", "")), "Schritt", "Schritte")} der Suche zeigen nur, dass es mindestens ${shown(least)} ist.`,
  ],
  [
    /^.+ cannot play on n = (\d+): (.+)\.$/,
    (n, why) => `Diese Strategie kann auf n = ${shown(n)} nicht spielen: ${need(why)}.`,
  ],
];

/** Eine ganze Zahl, wie sie im Satz steht. @param {string} digits */
const shown = (digits) => formatNumber(Number(digits));

/** Ein Wert, der eingegeben wurde. @param {string} value */
const quoted = (value) => value.replace(/^“(.*)”$/s, "„$1“");

/** @param {string} count */
const verb = (count) => (count === "1" ? "ist" : "sind");

/** @param {string} what */
function inList(what) {
  const place = /^Magnitude number (\d+) of the list$/.exec(what)?.[1];
  return place ? `Weite Nummer ${shown(place)} der Liste` : (NUMBERS[what] ?? what);
}

/** @param {string} why */
function need(why) {
  const most = EXACT.exec(why)?.[1];
  if (most) return `Sie braucht den exakten Wert jeder Stellung, und der wird bis n = ${shown(most)} berechnet`;
  return NEEDS[why] ?? why;
}

/** Der Satz auf Deutsch; was hier nicht bekannt ist, bleibt, wie es ist. @param {string} english */
export function announcedRefusal(english) {
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(english);
    if (found) return sentence(...found.slice(1));
  }
  return english;
}
