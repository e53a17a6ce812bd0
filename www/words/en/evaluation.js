// @ts-check
/** What positions and moves are worth, in words. */

import { isBest } from "../facts.js";
import { directionName } from "./names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { GameState, DerekReason, RatedRound, ShownEvaluation, Loss, MagnusReason, GameFacts, Value } from "../../table/types" */

/** What a screen reader hears when it begins. @param {number} n */
export function solvingSentence(n) {
  return `Solving the game for n = ${formatNumber(n)}.`;
}

/** And when it ends. @param {number} n */
export function solvedSentence(n) {
  return `The game for n = ${formatNumber(n)} is solved.`;
}

/** "12 positions in the end, 9 rounds to go". @param {Value} value */
export function valueText(value) {
  return `${counted(value.visited, "position")} in the end, ${toGoText(value)}`;
}

/** @param {Value} value */
function toGoText({ rounds }) {
  return rounds === 0 ? "none more to come" : `${counted(rounds, "round")} to go`;
}

/** What a call is worth. @param {Value} value @param {Loss} loss */
export function callWorth(value, loss) {
  return `Worth ${valueText(value)} · ${lossText(loss, "magnus")}`;
}

/** What an answer is worth, on its button. @param {Value} value @param {Loss} loss */
export function answerWorth(value, loss) {
  return `${toGoText(value)} · ${lossText(loss, "derek")}`;
}

/** The same for a screen reader, which hears it after where the answer leads. @param {Value} value @param {Loss} loss */
export function answerWorthLabel(value, loss) {
  return `${valueText(value)}, ${lossText(loss, "derek")}`;
}

/** What a move would lose: "best", "1 round more", "2 positions fewer". @param {Loss} loss @param {"magnus" | "derek"} player */
export function lossText(loss, player) {
  if (isBest(loss)) return "best";
  const forMagnus = player === "magnus";
  if (loss.positions > 0) return `${counted(loss.positions, "position")} ${forMagnus ? "fewer" : "more"}`;
  return `${counted(loss.rounds, "round")} ${forMagnus ? "more" : "fewer"}`;
}

/** "Magnus lost 1 round." @param {RatedRound} round @param {boolean} onPurpose whether Derek kept f* from coming before round R(n) */
function magnusRated({ call }, onPurpose) {
  if (isBest(call)) return "Magnus's call was best.";
  const lost = call.positions > 0 ? counted(call.positions, "position") : counted(call.rounds, "round");
  return `Magnus lost ${lost}${onPurpose ? ", to keep within R(n)" : ""}.`;
}

/** "Derek allowed 2 positions more." @param {RatedRound} round @param {boolean} onPurpose */
function derekRated({ answer }, onPurpose) {
  if (isBest(answer)) return "Derek's answer was best.";
  const why = onPurpose ? ", to hold out until round R(n)" : "";
  if (answer.positions > 0) return `Derek allowed ${counted(answer.positions, "position")} more${why}.`;
  return `Derek spared Magnus ${counted(answer.rounds, "round")}${why}.`;
}

/** What a round lost. @param {RatedRound} rated @param {GameFacts["lastRound"]} [round] as it was played */
export function roundRated(rated, round) {
  const onPurpose = (/** @type {MagnusReason | DerekReason | undefined} */ reason) =>
    reason?.kind === "perfect" && reason.inTime;
  if (isBest(rated.call) && isBest(rated.answer)) return "Both moves were best.";
  return `${magnusRated(rated, onPurpose(round?.call.reason) === true)} ${derekRated(rated, onPurpose(round?.answer.reason) === true)}`;
}

/** The losses of a round, for a list; "" if there are none. @param {RatedRound} rated */
export function lossesOf(rated) {
  const magnus = isBest(rated.call) ? [] : [magnusRated(rated, false)];
  const derek = isBest(rated.answer) ? [] : [derekRated(rated, false)];
  return [...magnus, ...derek].join(" ");
}

/**
 * What perfect play comes to from the start.
 * @param {GameState} state @param {GameFacts} facts @param {Value} value of the start
 */
export function startText({ n, fStar }, { optimum }, value) {
  if (optimum === null) return `Perfect play: ${valueText(value)}.`;
  const size = formatNumber(n);
  const best = `Perfect play takes **R(${size}) = ${counted(optimum, "round")}** to f*(${size}) = ${counted(fStar, "position")}`;
  if (value.visited === fStar && value.rounds === optimum) return `${best}.`;
  return `${best}, if Derek does nothing but delay them. The values here count positions before rounds: a Derek who never allows a position more than he must is held to ${counted(value.rounds, "round")}.`;
}

/** What the position is worth. @param {GameState} state @param {Value} value */
export function nowText(state, value) {
  const waiting = state.magnitude === null ? "" : `After the call ${formatNumber(state.magnitude)}: `;
  const end = `**${counted(value.visited, "position")}** in the end`;
  if (value.rounds === 0) return `${waiting}${end}. Nothing more can be forced.`;
  return `${waiting}${end}, **${counted(value.rounds, "round")}** to go.`;
}

/**
 * What a screen reader hears after a change while the evaluation is shown; "" while there is none.
 * @param {GameState} state @param {GameFacts} facts @param {ShownEvaluation} view
 */
export function evaluationSentence(state, facts, { on, refusal, now, line }) {
  if (!on) return "";
  if (refusal) return refusal;
  if (!now) return "";
  const rated = state.round > 0 ? line?.[state.round] : undefined;
  const parts = rated ? [roundRated(rated, facts.lastRound)] : [];
  parts.push(`Evaluation: ${valueText(now.value)}.`);
  if (now.answerLosses) {
    const answers = now.answerLosses.map(
      (loss, index) => `${directionName(index === 0 ? "+" : "-")} ${lossText(loss, "derek")}`,
    );
    parts.push(`For Derek ${answers.join(", ")}.`);
  } else if (now.value.rounds > 0) {
    const best = now.calls.filter(({ loss }) => isBest(loss)).map(({ magnitude }) => formatNumber(magnitude));
    parts.push(`Best for Magnus: ${best.join(", ")}.`);
  }
  return parts.join(" ");
}
