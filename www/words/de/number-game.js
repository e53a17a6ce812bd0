// @ts-check
/** Was die Seite des Zahlenspiels sagt. Zahlen können 18 Ziffern haben, sind also BigInt oder Text. */

import { equation as equationOf } from "../number-game.js";
import { nameOf } from "./companions.js";
import { formatNumber } from "./numbers.js";

/** @import { NumberReason } from "../../pages/companions/types" */
/** @import { Who } from "../en/companions.js" */
/** @import { Taken } from "../en/number-game.js" */

/** "A − 3B = 100 − 3 · 15 = 55". @param {Taken} taken */
const equation = (taken) => equationOf(taken, formatNumber);

/** @param {Who} who @param {Taken} taken */
export const told = (who, taken) => `${nameOf(who)} ${who === "you" ? "haben" : "hat"} abgezogen: ${equation(taken)}.`;

/** @param {Taken} taken */
export const advice = (taken) => `${equation(taken)}.`;

export const task = "Ziehen Sie ein Vielfaches der einen Zahl von der anderen ab.";
export const field = { label: "A, B", note: "zwei Zahlen von 1 bis 10¹⁸" };

export const keys = { arrows: "ein Quadrat weniger oder mehr", enter: "sie abschneiden" };

/** @param {"A" | "B"} name @param {string} value */
export const over = (name, value) => `${name} ist ${formatNumber(value)}: Wer das bewirkt hat, hat verloren.`;

/** @param {string} a @param {string} b */
const pair = (a, b) => `A = **${formatNumber(a)}** und B = **${formatNumber(b)}**`;

/** @param {string} a @param {string} b */
export const equal = (a, b) => `${pair(a, b)}: gleiche Zahlen. Jeder Zug macht eine davon null oder negativ.`;
/** @param {string} a @param {string} b @param {boolean} thin */
export const rectangle = (a, b, thin) => `${pair(a, b)}: ein ${thin ? "schmales" : "breites"} Rechteck.`;

/** @param {NumberReason} reason @param {bigint} times */
export function why(reason, times) {
  const all =
    times === 2n ? "Beide passenden Quadrate werden" : `Alle ${formatNumber(times)} passenden Quadrate werden`;
  const squares = times === 1n ? "Das eine passende Quadrat wird" : all;
  switch (reason.kind) {
    case "allSquares":
      return `${squares} abgeschnitten, und was übrig bleibt, ist breit: Es lässt sich nur zu einem schmalen Rechteck schneiden, oder die Partie ist sofort verloren.`;
    case "allButOne":
      return "Alle passenden Quadrate bis auf eines werden abgeschnitten. Mit diesem einen bliebe ein schmales Rechteck; so ist, was übrig bleibt, breit, und der andere Spieler muss es zerschneiden.";
    case "forced":
      return "Das Rechteck ist breit: Nur dieser Schnitt lässt etwas übrig, und das ist schmal.";
    case "lost":
      return "Beide Zahlen sind gleich, also verliert jeder Zug.";
    default:
      return reason.of === "1"
        ? "Der eine Schnitt, der etwas übrig lässt."
        : `Zufällig gezogen aus den ${formatNumber(reason.of)} Schnitten, die etwas übrig lassen.`;
  }
}

/** @param {number} winning @param {number} all */
export const count = (winning, all) =>
  `**${formatNumber(winning)}** von ${formatNumber(all)} Paaren gewinnen: ${((100 * winning) / all).toFixed(1).replace(".", ",")} %.`;

export const form = {
  from: "Von",
  take: "abziehen:",
  subtract: "Abziehen",
  /** @param {"A" | "B"} name */
  times: (name) => `× ${name}`,
};
/** @param {string} most */
export const placeholder = (most) => `1 bis ${formatNumber(most)}`;

/** @param {string} squares */
export function hint(squares) {
  if (squares === "0") return "Es gibt nur noch Züge, die sofort verlieren.";
  const most =
    squares === "1"
      ? "Eines lässt etwas übrig, mehr verlieren."
      : `Bis zu ${formatNumber(squares)} lassen etwas übrig.`;
  return `Von der größeren Zahl: Jedes Mal wird ein Quadrat vom Rechteck abgeschnitten. ${most}`;
}

/** @param {"A" | "B"} name @param {string} value */
export const loses = (name, value) => `Das macht ${name} = ${formatNumber(value)}: Wer das tut, verliert.`;

/** @param {string} a @param {string} b @param {"equal" | "thin" | "fat"} shape */
export function leaves(a, b, shape) {
  const what = {
    equal: "gleiche Zahlen: Der andere Spieler hat verloren",
    thin: "schmal: Der andere Spieler kann gewinnen",
    fat: "breit: Der andere Spieler verliert gegen perfektes Spiel",
  };
  return `Übrig bleiben ${formatNumber(a)} und ${formatNumber(b)}, ${what[shape]}.`;
}

export const map = {
  upTo: "Zahlen bis",
  draw: "Zeichnen",
  losing: "verliert",
  winning: "gewinnt",
  /** @param {number} size */
  label: (size) =>
    `Karte der Paare A, B von 1 bis ${size}. Zwischen den beiden goldenen Geraden A = φB und B = φA verlieren die Paare, außerhalb gewinnen sie. Die Pfeiltasten lesen einzelne Paare vor.`,
  /** @param {number} a @param {number} b @param {boolean} loses */
  read: (a, b, loses) => {
    const shape = a === b ? "gleiche Zahlen" : loses ? "breit" : "schmal";
    return `A = ${a}, B = ${b}: Wer ziehen muss, ${loses ? "verliert" : "gewinnt"} (${shape}).`;
  },
};

export const noRectangle = "Es ist kein Rechteck übrig.";

/** @param {string} a @param {string} b @param {string} squares @param {"equal" | "thin" | "fat"} shape */
export function picture(a, b, squares, shape) {
  const what = {
    equal: "ein Quadrat",
    thin: "schmal, länger als das goldene Rechteck",
    fat: "breit, kürzer als das goldene Rechteck",
  };
  return `Rechteck ${formatNumber(a)} mal ${formatNumber(b)}: ${what[shape]}. Quadrate, die sich abschneiden lassen, sodass etwas übrig bleibt: ${formatNumber(squares)}.`;
}

export const rounds = {
  title: "Zug um Zug",
  heads: ["Runde", "Paar", "Quotient", "A/B"],
  label: "Runden, eine Tabelle",
  note: "Die Quotienten sind die des euklidischen Algorithmus; der erste, der nicht 1 ist, entscheidet. Anders gesagt: Erreicht A/B den nächsten Quotienten von Fibonacci-Zahlen?",
  /** @param {number} count */
  all: (count) => (count === 1 ? "Die Runde" : `Alle ${count} Runden`),
  yes: "Ja",
  no: "Nein",
};

/** @param {string} large @param {string} small */
export const choiceNow = (large, small) =>
  `${formatNumber(large)} ist mindestens das Doppelte von ${formatNumber(small)}, also gibt es eine Wahl, und wer sie hat, **gewinnt**.`;

/** @param {number} forced @param {boolean} mover @param {{large: string, small: string} | null} pair */
export function choiceLater(forced, mover, pair) {
  const who = mover ? "wer jetzt ziehen muss" : "der andere Spieler";
  const after = forced === 1 ? "Nach einem erzwungenen Zug" : `Nach ${forced} erzwungenen Zügen`;
  const comma = mover ? "," : "";
  return pair
    ? `${after} ist das Paar ${formatNumber(pair.large)}, ${formatNumber(pair.small)}: Die größere Zahl ist mindestens das Doppelte der kleineren, also hat ${who}${comma} eine Wahl und **gewinnt**.`
    : `${after} wäre eine Zahl 0, also **gewinnt**${comma} ${who}.`;
}

/** @param {string[]} shown @param {boolean} single */
export const fraction = (shown, single) =>
  `Der Kettenbruch des Verhältnisses beginnt mit ${shown.join(", ")}${single ? ", und das ist nicht 1" : "; das ist der erste Teilnenner, der nicht 1 ist"}.`;
