// @ts-check
/** Was die Seite des Dominokreises sagt. */

import { nameOf } from "./companions.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { DominoReason } from "../../pages/companions/types" */
/** @import { Who } from "../en/companions.js" */

/** @param {number} first @param {number} next */
const both = (first, next) => `**${formatNumber(first)}** und **${formatNumber(next)}**`;
/** @param {number} count */
const ofFields = (count) => counted(count, "Feld", "Feldern");

/** @param {Who} who @param {number} first @param {number} next */
export const told = (who, first, next) =>
  `${nameOf(who)} ${who === "you" ? "haben" : "hat"} einen Stein auf ${both(first, next)} gelegt.`;

/** @param {number} first @param {number} next */
export const advice = (first, next) => `Legen Sie einen Stein auf ${both(first, next)}.`;

export const task = "Legen Sie einen Dominostein auf zwei benachbarte freie Felder.";
export const field = { label: "Felder N", note: (/** @type {number} */ most) => `1 bis ${most}` };

export const keys = { arrows: "von Zug zu Zug gehen", enter: "den Stein dorthin legen" };

/** @param {number} n */
export const emptyCircle = (n) => `Der Kreis aus ${ofFields(n)} ist leer.`;
export const over = "Keine zwei benachbarten Felder sind frei: Wer jetzt ziehen müsste, hat verloren.";

/** @param {number[]} values @param {number} xor */
export function leftToPlay(values, xor) {
  if (values.length <= 1) return `In einem Abschnitt kann man noch spielen; sein Wert ist **${xor}**.`;
  const sum = values.length > 12 ? "⊕" : values.join(" ⊕ ");
  return `In ${values.length} Abschnitten kann man noch spielen; ihre Werte ergeben ${sum} = **${xor}**.`;
}

/** @param {DominoReason} reason */
export function why(reason) {
  switch (reason.kind) {
    case "opening": {
      const who = reason.value === 0 ? "wer darauf zieht, verliert" : "wer darauf zieht, kann gewinnen";
      return `Auf einem leeren Kreis sind alle Züge gleich: Es bleibt ein Weg aus ${ofFields(reason.rest)} mit dem Wert ${reason.value}, und ${who}.`;
    }
    case "toZero":
      return `Das macht ${reason.left} und ${reason.right} aus dem Abschnitt der Länge ${reason.length}, und alle Werte zusammen ergeben 0 statt ${reason.xor}. Jede Antwort macht etwas anderes daraus, und dann kann ein Zug sie wieder zu 0 machen.`;
    case "fewestReplies": {
      const answers = reason.winning === 1 ? "gewinnt eine" : `gewinnen ${reason.winning}`;
      return `Alle Werte zusammen ergeben 0, also verliert jeder Zug gegen perfektes Spiel. Nach diesem ${answers} von ${reason.of} Antworten, und es gibt keinen Zug mit weniger.`;
    }
    default:
      return reason.of === 1 ? "Der einzige Zug." : `Zufällig gezogen aus ${counted(reason.of, "Zug", "Zügen")}.`;
  }
}

/** @param {number} n @param {number[]} dominoes @param {{first: number, length: number, value: number}[]} segments @param {number} xor */
export function circle(n, dominoes, segments, xor) {
  if (dominoes.length === 0) return `Kreis aus ${ofFields(n)}. Er ist leer.`;
  const free = segments.map(({ first, length, value }) => `${length} ab ${first}, Wert ${value}`).join("; ");
  return `Kreis aus ${ofFields(n)}. Steine beginnen auf ${dominoes.join(", ")}. Freie Abschnitte: ${free || "keine"}. Alle Werte zusammen ergeben ${xor}.`;
}

export const inEmptyCircle = ["noch kein Stein:", "der erste macht", "daraus eine Reihe"];
/** @param {boolean} wins */
export const whoMoves = (wins) => (wins ? "wer zieht, gewinnt" : "wer zieht, verliert");

export const spaces = "Felder";
export const place = "Legen";
/** @param {number} n */
export const placeholder = (n) => `1 bis ${n}`;
/** @param {number | null} next */
export const andNext = (next) => (next === null ? "und das nächste" : `und ${next}`);
export const choose = "Geben Sie das erste der beiden Felder ein, oder wählen Sie es auf dem Kreis.";
export const lastMove = "Danach ist kein Zug mehr möglich: Sie gewinnen.";

/** @param {{length: number, value: number}[]} segments @param {number} xor */
export function leaves(segments, xor) {
  const lengths = segments.map(({ length, value }) => `${length} (Wert ${value})`).join(", ");
  return `Übrig bleiben ${lengths}: ⊕ = ${xor}.`;
}

export const segments = {
  title: "Abschnitte",
  heads: ["Felder", "Länge", "Wert F", "Binär"],
  label: "Abschnitte, eine Tabelle",
  note: "⊕ addiert Binärziffern ohne Übertrag. Wer 0 übrig lässt, gewinnt.",
  allInCircle: "alle, ein Kreis",
  ofAll: "⊕ von allen",
  afterMove: "⊕ nach dem Zug",
};

/** @param {number} last @param {number} preperiod @param {number} period */
export const plot = (last, preperiod, period) =>
  `Diagramm von F(m) für m von 0 bis ${last}. Ab m = ${preperiod} wiederholt es sich alle ${period}. Die Zahlen stehen in der Tabelle.`;
/** @param {number} from @param {number} to */
export const periodName = (from, to) => `${from} bis ${to}: Periode`;
/** @param {number} to */
export const beforePeriod = (to) => `0 bis ${to}: davor`;
export const valuesTable = "Werte von F, eine Tabelle";

export const oneSpace = "Auf einem einzigen Feld kann man keinen Stein legen: Der **erste Spieler verliert**.";

/** @param {{n: number, path: number, reduced: number | null, grundy: number, residue: number, period: number, wins: boolean}} answer */
export function answer({ n, path, reduced, grundy, residue, period, wins }) {
  const same = reduced === null ? "" : ` = F(${reduced})`;
  const who = wins ? "**erste Spieler gewinnt**" : "**erste Spieler verliert**";
  return `N = ${formatNumber(n)}: Der ${who}. Jeder erste Zug lässt einen Weg aus ${ofFields(path)} übrig, und F(${formatNumber(path)})${same} = ${grundy}. N ≡ ${residue} (mod ${period}).`;
}
