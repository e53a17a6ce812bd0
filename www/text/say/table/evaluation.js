// @ts-check
/** Values of positions and moves, in words. */

import { isBest } from "./facts.js";

/** @import { GameState, DerekReason, RatedPosition, RatedRound, Loss, MagnusReason, GameFacts } from "../../../core/types" */
/** @import { Player, Value } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * The values as the page shows them.
 * @typedef {object} ShownEvaluation
 * @property {boolean} on whether the person wants to see them
 * @property {string} refusal the reason why this table has none; "" if it has
 * @property {RatedPosition | null} now the values of the position; null unless wanted and solved
 * @property {RatedRound[] | null} line the values of the whole line; null also if it is too long
 * @property {boolean} tooLong whether the line is too long to be evaluated again after every move
 */

/** "12 positions in the end, 9 rounds to go". @param {Speaker} words @param {Value} value */
export function valueText(words, value) {
  const positions = words.plain("positions", { count: value.visited });
  return words.plain("worth", { positions, toGo: toGoText(words, value) });
}

/** @param {Speaker} words @param {Value} value */
function toGoText(words, { rounds }) {
  return rounds === 0 ? words.plain("toGoNone") : words.plain("toGo", { count: rounds });
}

/** The value of a call. @param {Speaker} words @param {Value} value @param {Loss} loss */
export function callWorth(words, value, loss) {
  return words.plain("worthCall", { worth: valueText(words, value), loss: lossText(words, loss, "magnus") });
}

/** The value of an answer, on its button. @param {Speaker} words @param {Value} value @param {Loss} loss */
export function answerWorth(words, value, loss) {
  return words.plain("worthAnswer", { toGo: toGoText(words, value), loss: lossText(words, loss, "derek") });
}

/**
 * The same for a screen reader, which reads it after the landing.
 * @param {Speaker} words
 * @param {Value} value
 * @param {Loss} loss
 */
export function answerWorthLabel(words, value, loss) {
  return words.plain("worthAnswerHeard", { worth: valueText(words, value), loss: lossText(words, loss, "derek") });
}

/**
 * The loss of a move: "best", "1 round more", "2 positions fewer".
 * @param {Speaker} words
 * @param {Loss} loss
 * @param {Player} player
 */
export function lossText(words, loss, player) {
  if (isBest(loss)) return words.plain("lossNone");
  const forMagnus = player === "magnus";
  if (loss.positions > 0) return words.plain(forMagnus ? "positionsFewer" : "positionsMore", { count: loss.positions });
  return words.plain(forMagnus ? "roundsMore" : "roundsFewer", { count: loss.rounds });
}

/**
 * "Magnus lost 1 round."
 * @param {Speaker} words
 * @param {Loss} loss
 * @param {boolean} inTime whether he avoided reaching f* after round R(n)
 */
function magnusRated(words, loss, inTime) {
  if (isBest(loss)) return words.plain("ratedMagnusBest");
  const { positions, rounds } = loss;
  const lost =
    positions > 0 ? words.plain("positions", { count: positions }) : words.plain("rounds", { count: rounds });
  return words.plain(inTime ? "ratedMagnusInTime" : "ratedMagnus", { lost });
}

/**
 * "Derek allowed 2 positions more."
 * @param {Speaker} words
 * @param {Loss} loss
 * @param {boolean} inTime whether he avoided f* before round R(n)
 */
function derekRated(words, loss, inTime) {
  if (isBest(loss)) return words.plain("ratedDerekBest");
  if (loss.positions > 0) {
    const positions = words.plain("positions", { count: loss.positions });
    return words.plain(inTime ? "ratedDerekInTime" : "ratedDerek", { positions });
  }
  const rounds = words.plain("rounds", { count: loss.rounds });
  return words.plain(inTime ? "ratedDerekRoundsInTime" : "ratedDerekRounds", { rounds });
}

/** True if a move was worse on purpose. @param {MagnusReason | DerekReason | undefined} reason */
const isInTime = (reason) => reason?.kind === "perfect" && reason.inTime === true;

/**
 * The losses in a round, as a sentence.
 * @param {Speaker} words
 * @param {RatedRound} rated
 * @param {GameFacts["lastRound"]} [round] the round itself
 */
export function roundRated(words, { call, answer }, round) {
  if (isBest(call) && isBest(answer)) return words.plain("ratedBest");
  return [
    magnusRated(words, call, isInTime(round?.call.reason)),
    derekRated(words, answer, isInTime(round?.answer.reason)),
  ].join(" ");
}

/** The losses in a round, for a list; "" if there are none. @param {Speaker} words @param {RatedRound} rated */
export function lossesOf(words, { call, answer }) {
  const magnus = isBest(call) ? [] : [magnusRated(words, call, false)];
  const derek = isBest(answer) ? [] : [derekRated(words, answer, false)];
  return [...magnus, ...derek].join(" ");
}

/**
 * The announcement for screen readers after a change while the evaluation is shown; "" while there is none.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {ShownEvaluation} view
 */
export function evaluationSentence(words, state, facts, { on, refusal, now, line }) {
  if (!on) return "";
  if (refusal) return refusal;
  if (!now) return "";
  const rated = state.round > 0 ? line?.[state.round] : undefined;
  const parts = rated ? [roundRated(words, rated, facts.lastRound)] : [];
  parts.push(words.plain("heardWorth", { worth: valueText(words, now.value) }));
  if (now.answerLosses) {
    const [plus, minus] = now.answerLosses;
    const values = { plus: lossText(words, plus, "derek"), minus: lossText(words, minus, "derek") };
    parts.push(words.plain("heardDerek", values));
  } else if (now.value.rounds > 0) {
    const best = now.calls.filter(({ loss }) => isBest(loss)).map(({ magnitude }) => words.number(magnitude));
    parts.push(words.plain("heardMagnus", { calls: best.join(", ") }));
  }
  return parts.join(" ");
}
