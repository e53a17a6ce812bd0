// @ts-check
/** Was Stellungen und Züge wert sind, in Worten. */

import { isBest } from "../facts.js";
import { directionName } from "./names.js";
import { formatNumber, positions, rounds } from "./numbers.js";

/** @import { GameState, DerekReason, RatedRound, ShownEvaluation, Loss, MagnusReason, GameFacts, Value } from "../../table/types" */

/** @param {number} n */
export function solvingSentence(n) {
  return `Die Partie für n = ${formatNumber(n)} wird berechnet.`;
}

/** @param {number} n */
export function solvedSentence(n) {
  return `Die Partie für n = ${formatNumber(n)} ist berechnet.`;
}

/** "am Ende 12 Positionen, noch 9 Runden". @param {Value} value */
export function valueText(value) {
  return `am Ende ${positions(value.visited)}, ${toGoText(value)}`;
}

/** @param {Value} value */
function toGoText(value) {
  return value.rounds === 0 ? "keine weitere" : `noch ${rounds(value.rounds)}`;
}

/** @param {Value} value @param {Loss} loss */
export function callWorth(value, loss) {
  return `Wert: ${valueText(value)} · ${lossText(loss, "magnus")}`;
}

/** @param {Value} value @param {Loss} loss */
export function answerWorth(value, loss) {
  return `${toGoText(value)} · ${lossText(loss, "derek")}`;
}

/** @param {Value} value @param {Loss} loss */
export function answerWorthLabel(value, loss) {
  return `${valueText(value)}, ${lossText(loss, "derek")}`;
}

/** "bestens", "1 Runde mehr", "2 Positionen weniger". @param {Loss} loss @param {"magnus" | "derek"} player */
export function lossText(loss, player) {
  if (isBest(loss)) return "bestens";
  const forMagnus = player === "magnus";
  if (loss.positions > 0) return `${positions(loss.positions)} ${forMagnus ? "weniger" : "mehr"}`;
  return `${rounds(loss.rounds)} ${forMagnus ? "mehr" : "weniger"}`;
}

/** @param {RatedRound} round @param {boolean} onPurpose */
function magnusRated({ call }, onPurpose) {
  if (isBest(call)) return "Die Ansage von Magnus war die beste.";
  const lost = call.positions > 0 ? positions(call.positions) : rounds(call.rounds);
  return onPurpose ? `Magnus verlor ${lost}, um R(n) einzuhalten.` : `Magnus verlor ${lost}.`;
}

/** @param {RatedRound} round @param {boolean} onPurpose */
function derekRated({ answer }, onPurpose) {
  if (isBest(answer)) return "Dereks Antwort war die beste.";
  const why = onPurpose ? ", um bis Runde R(n) durchzuhalten" : "";
  if (answer.positions > 0) return `Derek ließ ${positions(answer.positions)} mehr zu${why}.`;
  return `Derek ersparte Magnus ${rounds(answer.rounds)}${why}.`;
}

/** @param {RatedRound} rated @param {GameFacts["lastRound"]} [round] */
export function roundRated(rated, round) {
  const onPurpose = (/** @type {MagnusReason | DerekReason | undefined} */ reason) =>
    reason?.kind === "perfect" && reason.inTime;
  if (isBest(rated.call) && isBest(rated.answer)) return "Beide Züge waren die besten.";
  return `${magnusRated(rated, onPurpose(round?.call.reason) === true)} ${derekRated(rated, onPurpose(round?.answer.reason) === true)}`;
}

/** @param {RatedRound} rated */
export function lossesOf(rated) {
  const magnus = isBest(rated.call) ? [] : [magnusRated(rated, false)];
  const derek = isBest(rated.answer) ? [] : [derekRated(rated, false)];
  return [...magnus, ...derek].join(" ");
}

/** @param {GameState} state @param {GameFacts} facts @param {Value} value */
export function startText({ n, fStar }, { optimum }, value) {
  if (optimum === null) return `Perfektes Spiel: ${valueText(value)}.`;
  const size = formatNumber(n);
  const best = `Perfektes Spiel braucht **R(${size}) = ${rounds(optimum)}** bis zu f*(${size}) = ${positions(fStar)}`;
  if (value.visited === fStar && value.rounds === optimum) return `${best}.`;
  return `${best}, wenn Derek nichts tut, als sie hinauszuzögern. Die Werte hier zählen Positionen vor Runden: Ein Derek, der nie eine Position mehr zulässt als nötig, hält höchstens ${rounds(value.rounds)} durch.`;
}

/** @param {GameState} state @param {Value} value */
export function nowText(state, value) {
  const waiting = state.magnitude === null ? "" : `Nach der Ansage ${formatNumber(state.magnitude)}: `;
  const end = `am Ende **${positions(value.visited)}**`;
  const text =
    value.rounds === 0 ? `${end}. Mehr lässt sich nicht erzwingen.` : `${end}, noch **${rounds(value.rounds)}**.`;
  return waiting ? waiting + text : text.replace(/^a/, "A");
}

/** @param {GameState} state @param {GameFacts} facts @param {ShownEvaluation} view */
export function evaluationSentence(state, facts, { on, refusal, now, line }) {
  if (!on) return "";
  if (refusal) return refusal;
  if (!now) return "";
  const rated = state.round > 0 ? line?.[state.round] : undefined;
  const parts = rated ? [roundRated(rated, facts.lastRound)] : [];
  parts.push(`Bewertung: ${valueText(now.value)}.`);
  if (now.answerLosses) {
    const answers = now.answerLosses.map(
      (loss, index) => `${directionName(index === 0 ? "+" : "-")} ${lossText(loss, "derek")}`,
    );
    parts.push(`Für Derek: ${answers.join(", ")}.`);
  } else if (now.value.rounds > 0) {
    const best = now.calls.filter(({ loss }) => isBest(loss)).map(({ magnitude }) => formatNumber(magnitude));
    parts.push(`Am besten für Magnus: ${best.join(", ")}.`);
  }
  return parts.join(" ");
}
