// @ts-check
/** The score, and what is proved about the number of rounds, in words. */

import { counted, formatNumber } from "./numbers.js";

/** @import { GameFacts, GameState, Model } from "../../table/types" */

/** Par, with the formula that it comes from. @param {Pick<GameFacts, "par">} facts @param {number} n */
export function parText({ par: { rounds, formula } }, n) {
  return `**${counted(rounds, "round")}**, ${withSize(formula, n)}`;
}

/** How many positions are visited. @param {Pick<GameState, "n" | "fStar">} state @param {number} visited */
export function visitedText({ n, fStar }, visited) {
  const star = `f*(${formatNumber(n)}) = ${formatNumber(fStar)}`;
  return `**${formatNumber(visited)}** ${visited > fStar ? "positions, more than" : "of"} ${star}`;
}

/** How many rounds are played. @param {number} round @param {Pick<GameFacts, "par">} facts */
export function roundsText(round, { par: { rounds } }) {
  const played = `**${formatNumber(round)}**`;
  return round > rounds
    ? `${played}, ${formatNumber(round - rounds)} over par`
    : `${played} of ${formatNumber(rounds)}`;
}

/** What is proved, and what the players promise. @param {Pick<Model, "state" | "facts">} model @returns {string[]} sentences */
export function provedSentences({ state: { n }, facts: { bounds, par, magnus, derek, optimum } }) {
  const { layerPlay, untilFStar, needed, papers } = bounds;
  const own = magnus.promise;
  const outlasting = derek.promise ?? needed;
  return [
    own && own.formula !== par.formula && own.formula !== "B(n)"
      ? `This Magnus promises at most ${withSize(own.formula, n)} = ${counted(own.rounds, "round")}.`
      : "",
    `Proved: layer play is over after at most **B(${formatNumber(n)}) = ${counted(layerPlay, "round")}**.`,
    untilFStar === null
      ? ""
      : `As 3 divides n, it has its positions after n/3 − 1 + ⌊(n − 1)/2⌋ = ${counted(untilFStar, "round")}, fewer than 5n/6.`,
    `The bound in the papers is ${papers.formula} = ${formatNumber(papers.rounds)} (${papers.source}).`,
    outlasting
      ? `${derek.promise ? "This Derek promises: no" : "No"} Magnus needs fewer than ${outlasting.formula} = ${counted(outlasting.rounds, "round")}${derek.promise ? "" : " against a good Derek"}. That is proved, too.`
      : "",
    optimum === null ? "How many rounds perfect play needs here is not known." : "",
  ].filter(Boolean);
}

/** R(n) as R(13); other formulas as they are. @param {string} formula @param {number} n */
function withSize(formula, n) {
  return formula.replace(/^([BR])\(n\)$/, `$1(${formatNumber(n)})`);
}
