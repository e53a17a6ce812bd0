// @ts-check
/** Der Stand, und was über die Zahl der Runden bewiesen ist, in Worten. */

import { rounds as countRounds, formatNumber } from "./numbers.js";

/** @import { GameFacts, GameState, Model } from "../../table/types" */

/** @param {Pick<GameFacts, "par">} facts @param {number} n */
export function parText({ par: { rounds, formula } }, n) {
  return `**${countRounds(rounds)}**, ${withSize(formula, n)}`;
}

/** @param {Pick<GameState, "n" | "fStar">} state @param {number} visited */
export function visitedText({ n, fStar }, visited) {
  const star = `f*(${formatNumber(n)}) = ${formatNumber(fStar)}`;
  return visited > fStar
    ? `**${formatNumber(visited)}** Positionen, mehr als ${star}`
    : `**${formatNumber(visited)}** von ${star}`;
}

/** @param {number} round @param {Pick<GameFacts, "par">} facts */
export function roundsText(round, { par: { rounds } }) {
  const played = `**${formatNumber(round)}**`;
  return round > rounds
    ? `${played}, ${formatNumber(round - rounds)} über Par`
    : `${played} von ${formatNumber(rounds)}`;
}

/** Wo etwas steht. @param {string} source wie der Kern es auf Englisch sagt */
function sourceText(source) {
  return source.replace("Theorem", "Satz");
}

/** @param {Pick<Model, "state" | "facts">} model @returns {string[]} */
export function provedSentences({ state: { n }, facts: { bounds, par, magnus, derek, optimum } }) {
  const { layerPlay, untilFStar, needed, papers } = bounds;
  const own = magnus.promise;
  const outlasting = derek.promise ?? needed;
  return [
    own && own.formula !== par.formula && own.formula !== "B(n)"
      ? `Dieser Magnus verspricht höchstens ${withSize(own.formula, n)} = ${countRounds(own.rounds)}.`
      : "",
    `Bewiesen: Schichtspiel ist nach höchstens **B(${formatNumber(n)}) = ${countRounds(layerPlay)}** zu Ende.`,
    untilFStar === null
      ? ""
      : `Weil 3 ein Teiler von n ist, hat es seine Positionen nach n/3 − 1 + ⌊(n − 1)/2⌋ = ${countRounds(untilFStar)}, also weniger als 5n/6.`,
    `Die Schranke in den Arbeiten ist ${papers.formula} = ${formatNumber(papers.rounds)} (${sourceText(papers.source)}).`,
    outlasting ? outlastingText(outlasting, derek.promise !== null) : "",
    optimum === null ? "Wie viele Runden perfektes Spiel hier braucht, ist nicht bekannt." : "",
  ].filter(Boolean);
}

/** @param {{formula: string, rounds: number}} bound @param {boolean} isPromise */
function outlastingText({ formula, rounds }, isPromise) {
  const number = `${formula} = ${countRounds(rounds)}`;
  return isPromise
    ? `Dieser Derek verspricht: Kein Magnus braucht weniger als ${number}. Auch das ist bewiesen.`
    : `Gegen einen guten Derek braucht kein Magnus weniger als ${number}. Auch das ist bewiesen.`;
}

/** @param {string} formula @param {number} n */
function withSize(formula, n) {
  return formula.replace(/^([BR])\(n\)$/, `$1(${formatNumber(n)})`);
}
