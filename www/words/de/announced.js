// @ts-check
/** Was über angesagte Züge gesagt wird. **Doppelte Sterne** bezeichnen, was fett steht. */

import { directionName } from "./names.js";
import { counted, rounds as countRounds, formatNumber, positions } from "./numbers.js";

/** @import { Answered, Form, Found, InWords, Pattern, Thesis, Way, Why } from "../../pages/announced/types" */

export * from "./random-games.js";
export { formatNumber };

export const LABELS = {
  askThesis: "Was sagt der Algorithmus DEREK?",
  askBetter: "Gibt es etwas Besseres?",
  removeLast: "Letzte entfernen",
  cancelled: "Abgebrochen.",
  searchCancelled: "Die Suche nach dem Minimum wurde abgebrochen.",
  asking: "Wird geholt …",
};

/** @param {number} magnitude */
export const append = (magnitude) => `${formatNumber(magnitude)} anfügen`;

/** @param {number} trying wie viele Positionen versucht werden @param {number} done der Anteil davon, von 0 bis 1 */
export function searchText(trying, done) {
  const fewer = `${formatNumber(trying - 1)} oder weniger: unmöglich`;
  return `${fewer}. ${formatNumber(trying)}: zu ${Math.floor(100 * done)} % durchsucht`;
}

/** @param {number} count */
export const positionsInBrackets = (count) => `(${positions(count)})`;

/** @param {number} count */
export const directionsNow = (count) => `jetzt sind es ${formatNumber(count)}.`;

/** @param {string} why */
export const brokenOff = (why) => `Die Berechnung ist abgebrochen: ${why}`;

export { REFUSALS as refusals } from "./refusals.js";

/** @param {string} why */
export const strategiesNotLoaded = (why) => `Die Strategien konnten nicht geladen werden: ${why}`;

/** @param {string} n wie es eingegeben ist @param {number} share */
export const solvingText = (n, share) => `Die Partie für n = ${n} wird berechnet: ${Math.floor(100 * share)} %`;

/** @param {number} count */
export const gameWasOver = (count) => `Die Partie war nach ${countRounds(count)} zu Ende.`;

/** Die Tabelle aller Runden. */
export const ROUNDS = {
  round: "Runde",
  direction: "Richtung",
  to: "nach",
  visited: "besucht",
  why: "warum",
  directionOfDerek: "DEREK: Richtung",
  directionOfMinimum: "Minimum: Richtung",
  ofMagnus: "Richtungen, Landungen und Zahlen besuchter Positionen; Runden mit verschiedenen Richtungen sind markiert.",
  ofDerek: "Jede Richtung mit der Antwort von Magnus darauf.",
};

/** @param {number} round */
export const goToRound = (round) => `Zu Runde ${formatNumber(round)}`;

/** @param {number} listed @param {number} all */
export const firstRounds = (listed, all) =>
  `Die ersten ${countRounds(listed)}; in der Datei stehen alle ${formatNumber(all)}.`;

/** @param {Form} form */
export function formName(form) {
  switch (form.kind) {
    case "balanced":
      return `${formatNumber(form.k)}-ausgewogen`;
    case "skewBalanced":
      return `${formatNumber(form.k)}-schief-ausgewogen`;
    case "positiveBiased":
      return "positiv-lastig";
    case "negativeBiased":
      return "negativ-lastig";
    case "start":
      return "eine Position";
    case "whole":
      return "alle besucht";
  }
}

/** @param {Pattern | undefined} pattern */
function formSentence(pattern) {
  const form = pattern?.form;
  const [block] = pattern?.blocks ?? [];
  switch (form?.kind) {
    case "balanced":
      return `Die besuchten Positionen sind **${formName(form)}**: zwei gegenüberliegende Blöcke von ${formatNumber(form.k)}, der Spielstein an einem Ende des einen.`;
    case "skewBalanced":
      return `Die besuchten Positionen sind **${formName(form)}**: ein Block von ${formatNumber(form.k)} und einer von ${formatNumber(form.k + 1)}, der ⌊n/2⌋ nach ihm beginnt, der Spielstein an einem Ende des einen.`;
    case "positiveBiased":
    case "negativeBiased":
      return blockSentence(block?.length ?? 0, form);
    case "whole":
      return "**Alle Positionen sind besucht.**";
    default:
      return "";
  }
}

/** @param {number} length @param {Form} form */
function blockSentence(length, form) {
  const end = `der Spielstein steht an seinem Ende ${form.kind === "positiveBiased" ? "im" : "gegen den"} Uhrzeigersinn`;
  return length === 1
    ? `Die eine besuchte Position ist ein Block, und ${end}: Er ist **${formName(form)}**.`
    : `Die ${formatNumber(length)} besuchten Positionen sind ein Block, und ${end}: Er ist **${formName(form)}**.`;
}

/** @param {Thesis} told @param {Way} way @param {number} step */
export function magnusStep(told, way, step) {
  const round = way.rounds[step - 1];
  if (!round) {
    const { magnitudes } = told;
    return `Der Spielstein steht auf **0**. Magnus hat ${counted(magnitudes.length, "Weite", "Weiten")} angesagt, die erste ist **${formatNumber(magnitudes[0] ?? 0)}**.`;
  }
  const { from, to, other, magnitude, direction, isNew, otherWasNew, visited } = round;
  const fresh = isNew ? "eine **neue Position**" : "schon vorher besucht";
  const instead =
    other === to
      ? "Eine halbe Drehung führt auf beiden Wegen dorthin."
      : `Der andere Weg hätte zu Position ${formatNumber(other)} geführt, die ${otherWasNew ? "unbesucht war" : "auch schon besucht war"}.`;
  return `Runde ${formatNumber(step)}: Magnus nennt **${formatNumber(magnitude)}**, Derek sagt **${directionName(direction)}**: von ${formatNumber(from)} nach **${formatNumber(to)}**, ${fresh}. ${instead} Bisher sind ${positions(visited)} besucht.`;
}

/** @param {Answered} answered @param {number} step */
export function derekStep(answered, step) {
  const { n, way } = answered;
  const round = way.rounds[step - 1];
  if (!round) return `Der Spielstein steht auf **0**. Derek hat ${counted(n - 1, "Richtung", "Richtungen")} angesagt.`;
  const { from, to, direction } = round;
  const magnitude = formatNumber(round.magnitude);
  const moved = `Runde ${formatNumber(step)}: Derek muss ${directionName(direction)} gehen, Magnus nennt **${magnitude}**: von ${formatNumber(from)} nach **${formatNumber(to)}**.`;
  return [moved, whySentence(answered, step, directionName(direction)), formSentence(answered.patterns[step])]
    .filter(Boolean)
    .join(" ");
}

/** @param {Answered} answered @param {number} step @param {string} way the direction of this step */
function whySentence({ n, whys, prescribed }, step, way) {
  switch (whys[step - 1]) {
    case "halfTurn":
      return "In ungeraden Runden nennt er n/2: Eine halbe Drehung führt an dieselbe Stelle des anderen Blocks, welchen Weg Derek auch geht.";
    case "nearlyHalfTurn":
      return `${formatNumber(Math.floor(n / 2))} im Uhrzeigersinn und ${formatNumber(Math.ceil(n / 2))} gegen den Uhrzeigersinn führen zur selben Position; auf die Richtung kommt es also nicht an.`;
    case "beside":
      return `Die nächste Position ${way} ist unbesucht.`;
    case "across":
      return `Die nächsten Positionen ${way} sind besucht: Er geht über sie hinweg zur ersten unbesuchten.`;
    case "prescribed":
      return `Das ist Zug ${step - prescribed.from + 1} von den ${prescribed.count}, die der Fall für die Mitte vorschreibt.`;
    case "farthest":
      return `Die nächste Richtung ist die andere: Deshalb geht er zur letzten unbesuchten Position ${way}, von der aus die übrigen auf der anderen Seite liegen.`;
    default:
      return `Keine Weiten besuchen hier alle ${formatNumber(n)} Positionen. Diese gehört zu einer Liste, die so viele besucht wie möglich, gefunden durch Probieren aller Listen.`;
  }
}

/** @type {Record<Why, string>} */
export const WHY_NAMES = {
  halfTurn: "eine halbe Drehung, zum anderen Block",
  nearlyHalfTurn: "fast eine halbe Drehung",
  beside: "die nächste Position",
  across: "über die besuchten hinweg",
  prescribed: "vom Fall vorgeschrieben",
  farthest: "die fernste, bevor die Richtung wechselt",
  tried: "durch Probieren gefunden",
};

/** @param {InWords<Thesis>} told @param {InWords<Found> | null} found @returns {{headline: string, note: string}} */
export function magnusVerdict({ n, way, refusal }, found) {
  const thesis = way ? `Der Algorithmus DEREK der Masterarbeit sagt **${formatNumber(way.visited)}**` : refusal;
  const exact = found?.way?.visited;
  if (exact !== undefined) {
    const headline = `Derek kann Magnus auf **${formatNumber(exact)} von ${formatNumber(n)}** Positionen beschränken, aber nicht auf weniger.`;
    if (!way) return { headline, note: thesis };
    const note =
      way.visited === exact
        ? `${thesis}, also dasselbe.`
        : `${thesis}: Hier ist Satz 4 der Masterarbeit, nach dem das schon das Minimum ist, **falsch**.`;
    return { headline, note };
  }
  const upper = way
    ? `Derek kann Magnus auf **${formatNumber(way.visited)} von ${formatNumber(n)}** Positionen beschränken (obere Schranke: der Algorithmus DEREK der Masterarbeit).`
    : `${thesis} `;
  return { headline: upper, note: found?.refusal ?? "" };
}

/** @param {Answered} answered */
export function derekVerdict(answered) {
  const { n, mirrored } = answered;
  const { visited } = answered.way;
  const headline =
    visited === n
      ? `Magnus besucht **alle ${formatNumber(n)}** Positionen in ${countRounds(n - 1)}.`
      : `Magnus kann nur **${formatNumber(visited)} von ${formatNumber(n)}** Positionen besuchen.`;
  const mirror = mirrored ? " Hier sind im und gegen den Uhrzeigersinn vertauscht." : "";
  return { headline, note: `${caseText(answered)}${mirror}` };
}

/** @param {Answered} answered */
function caseText({ case: which, n, middle }) {
  switch (which) {
    case "even":
      return "**Gerades n** (Satz 5(a)): Zwei gegenüberliegende Blöcke wachsen abwechselnd. In ungeraden Runden bringt eine halbe Drehung den Spielstein zum anderen Block; in geraden wächst der Block des Spielsteins um eine Position, an dem Ende, das die Richtung zulässt.";
    case "relaxed":
      return `**Ungerades n, ⌈n/2⌉ erlaubt** (Satz 5(b)): ${formatNumber(Math.floor(n / 2))} im Uhrzeigersinn und ${formatNumber(Math.ceil(n / 2))} gegen den Uhrzeigersinn führen zur selben Position; deshalb geht der Spielstein in jeder Runde um ${formatNumber(Math.floor(n / 2))} weiter, und zwei fast gegenüberliegende Blöcke wachsen.`;
    case "corollary-1":
      return `**Korollar 1**: Die Richtungen der Runden ${formatNumber((n - 1) / 2)} und ${formatNumber((n + 1) / 2)} sind gleich. Magnus lässt bis zur Mitte der Partie einen Block wachsen; dann liegt der Rest dort, wohin der Spielstein als Nächstes geht.`;
    case "impossible":
      return `**Nicht möglich**: Für n = ${formatNumber(n)} und diese Richtungen ist Satz 5(c) der Masterarbeit falsch, wie das Probieren aller Weiten zeigt. Ist ⌈n/2⌉ erlaubt, so ist es möglich.`;
    case "4c-n7":
      return `${lemma7(middle)} Für n = 7 treffen die Züge der Masterarbeit auf eine besuchte Position; diese hier sind berichtigt.`;
    case "4d":
      return `${lemma7(middle)} Die Masterarbeit lässt diesen Fall aus; die Züge sind unsere Ergänzung.`;
    default:
      return lemma7(middle);
  }
}

/** @param {Answered["middle"]} middle */
function lemma7(middle) {
  if (!middle) return "";
  const { name, from, to, signs } = middle;
  return `**Fall ${name}** von Lemma 7: Die Richtungen der Runden ${formatNumber(from)} bis ${formatNumber(to)} sind ${signs}. Magnus lässt einen Block wachsen, macht die Züge, die dieser Fall vorschreibt, und nimmt dann, was übrig ist.`;
}
