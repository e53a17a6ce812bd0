// @ts-check
/** Reasons for Derek's answers: those of the core in words. */

import { classMembers, directionName } from "./names.js";

/** @import { Coset, DerekReason, LastRound } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/** Derek's answer, without its reason. @param {Speaker} words @param {LastRound} round */
export const answerText = (words, { answer: { direction } }) =>
  words.say("derekSaid", { way: directionName(words, direction) });

/** The reason for Derek's answer in `round`. @param {Speaker} words @param {LastRound} round @param {number} n */
export function answerReason(words, { answer: { reason, direction }, landings }, n) {
  const way = directionName(words, direction);
  // The landing not taken.
  const other = { position: landings[direction === "+" ? 1 : 0] };
  switch (reason.kind) {
    case "human":
      return words.say("answerHuman", { way });
    case "recorded":
      return words.say("answerRecorded", { way });
    case "keepsOpen":
      return words.say("answerKeepsOpen", { way, count: reason.classes });
    case "hoards":
      return hoardsReason(words, reason, way);
    case "outlasts":
      return outlastsReason(words, reason, way);
    case "looksAhead": {
      const ahead = words.say("rounds", { count: reason.rounds });
      if (reason.depth === null) return words.say("answerAheadSafe", { way, ahead });
      const away = words.say("rounds", { count: Math.max(1, reason.depth) });
      return words.say("answerAhead", { way, ahead, away });
    }
    case "fewestWays":
      return words.say("answerFewest", { way, count: reason.ways });
    case "rollout":
      return words.say("answerRollout", { way, rounds: words.say("rounds", { count: reason.rounds }) });
    case "perfect":
      return perfectReason(words, reason, { way, other, R: { R: n }, star: { star: n } });
    case "endgame":
      return words.say("answerEndgame", {
        way,
        positions: words.say("positions", { count: reason.visited }),
        rounds: words.say("rounds", { count: reason.rounds }),
      });
    case "alternating":
      return words.say("answerAlternating", { way });
    case "scripted":
      return words.say("answerScripted", { way, place: reason.place });
    case "clockwise":
      return words.say("answerClockwise");
    case "random":
      return words.say("answerRandom", { way });
    case "samePosition":
      return words.say("answerSame");
    case "protects": {
      const { kept } = reason;
      return words.say("answerProtects", {
        ...{ way, other },
        ...{ class: { class: kept }, members: classMembers(words, kept, n) },
      });
    }
    case "prefersVisited":
      return `${words.say("answerVisited", { way })} ${keeping(words, reason.kept, n)}`;
    case "nothingToChoose":
      return `${words.say(reason.new ? "answerBothNew" : "answerBothVisited", { way })} ${keeping(words, reason.kept, n)}`;
  }
  /** @satisfies {never} */ (reason);
}

/**
 * @param {Speaker} words
 * @param {Extract<DerekReason, {kind: "perfect"}>} reason
 * @param {Record<"way", string> & {other: {position: number}, R: {R: number}, star: {star: number}}} values
 */
function perfectReason(words, { visited, rounds, inTime }, values) {
  const left = words.say("rounds", { count: rounds - 1 });
  const all = { ...values, positions: words.say("positions", { count: visited }), rounds: left };
  return words.say(`${inTime ? "answerInTime" : "answerBest"}${rounds > 1 ? "In" : ""}`, all);
}

const SHAPES = /** @type {const} */ ({
  interval: "shapeInterval",
  progression: "shapeProgression",
  bohr: "shapeBohr",
});

/** @param {Speaker} words @param {Extract<DerekReason, {kind: "hoards"}>} reason @param {string} way */
function hoardsReason(words, { shape, gaveUp, spared }, way) {
  if (!spared && !gaveUp) return words.say("answerHoardsOut", { way });
  return words.say(spared ? "answerHoards" : "answerHoardsLess", { way, shape: words.say(SHAPES[shape]) });
}

/** @param {Speaker} words @param {Extract<DerekReason, {kind: "outlasts"}>} reason @param {string} way */
function outlastsReason(words, reason, way) {
  const why = outlastingReason(words, reason, way);
  if (!reason.stage) return why;
  const [wasted, count] = reason.stage;
  return `${why} ${words.say("answerStage", { rounds: words.say("rounds", { count: wasted }), count })}`;
}

/** @param {Speaker} words @param {Extract<DerekReason, {kind: "outlasts"}>} reason @param {string} way */
function outlastingReason(words, { rounds, stage, gaveUp, spared, risked }, way) {
  if (risked) return words.say("answerRisked", { way });
  if (gaveUp && rounds === null) return words.say(stage ? "answerHelpsLess" : "answerFartherOut", { way });
  if (!rounds) return words.say(spared ? "answerVisited" : gaveUp ? "answerLonger" : "answerFarther", { way });
  const key = spared ? "answerSpared" : gaveUp ? "answerLongerBy" : "answerFartherBy";
  return words.say(key, { way, count: rounds });
}

/** @param {Speaker} words @param {Coset | null} kept @param {number} n */
function keeping(words, kept, n) {
  if (!kept) return words.say("answerKeepsNone", { n });
  return words.say("answerKeeps", { class: { class: kept }, members: classMembers(words, kept, n) });
}
