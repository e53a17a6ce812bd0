// @ts-check
/** The score, and the proved bounds on the number of rounds, in words. */

import { isYou, knowsPerfect } from "./facts.js";

/** @import { GameFacts, GameState, TableFacts } from "../../../core/types" */
/** @import { MessageValue, Speaker } from "../../types" */

/** The rounds of perfect play, or the rounds proved to be enough, with their formula. @param {Speaker} words @param {TableFacts} table @param {number} n */
export function parText(words, { par: { rounds, formula } }, n) {
  return words.say("scorePar", { count: rounds, formula: nameWithSize(formula, n) });
}

/**
 * The number of visited positions.
 * @param {Speaker} words
 * @param {Pick<GameState, "n" | "fStar">} state
 * @param {number} visited
 */
export function visitedText(words, { n, fStar }, visited) {
  const values = { visited, star: { star: n }, few: fStar };
  return words.say(visited > fStar ? "scoreVisitedMore" : "scoreVisited", values);
}

/** The same in a few words: "perfect is 15". @param {Speaker} words @param {TableFacts} table */
export const parInWords = (words, table) =>
  words.plain(knowsPerfect(table) ? "endPerfect" : "endPar", { par: table.par.rounds });

/** The label of that number. @param {Speaker} words @param {TableFacts} table */
export const parLabel = (words, table) => words.say(knowsPerfect(table) ? "scorePerfectLabel" : "scoreParLabel");

/**
 * "Round 8: 7 visited. Perfect: 12 in 15 rounds." Where Magnus gets everything only his own play can be perfect.
 * @param {Speaker} words @param {GameState} state @param {GameFacts} facts @param {number} visited
 */
export function countersText(words, { n, round, fStar: few }, facts, visited) {
  const key = isYou("derek", facts)
    ? "countedHis"
    : !knowsPerfect(facts.table)
      ? "countedBound"
      : few === n
        ? "countedAll"
        : "counted";
  return words.say(key, { n, round, visited, few, rounds: words.say("rounds", { count: facts.table.par.rounds }) });
}

/** The number of rounds played. @param {Speaker} words @param {number} round @param {TableFacts} table */
export function roundsText(words, round, { par: { rounds } }) {
  return words.say(round > rounds ? "scoreRoundsOver" : "scoreRounds", { round, par: rounds, over: round - rounds });
}

/**
 * Proved bounds, and the players' promises.
 * @param {Speaker} words
 * @param {{state: GameState, facts: GameFacts}} model
 * @returns {string[]} sentences
 */
export function provedSentences(words, { state: { n }, facts: { table, magnus, derek } }) {
  const { bounds, par, optimum } = table;
  const { layerPlay, untilFStar, needed, papers } = bounds;
  const own = magnus.promise;
  const outlasting = derek.promise ?? needed;
  return [
    own && own.formula !== par.formula && own.formula !== "B(n)"
      ? words.say("provedByMagnus", { count: own.rounds, formula: nameWithSize(own.formula, n) })
      : "",
    words.say("provedOfLayers", { count: layerPlay, B: { B: n } }),
    untilFStar === null ? "" : words.say("provedOfThirds", { count: untilFStar }),
    words.say("provedInPapers", { ...papers, source: sourceText(words, papers.source) }),
    outlasting
      ? words.say(derek.promise ? "provedByDerek" : "provedOfDerek", {
          count: outlasting.rounds,
          formula: outlasting.formula,
        })
      : "",
    optimum === null ? words.say("provedNothing") : "",
  ].filter(Boolean);
}

/** R(n) as R(13); other formulas unchanged. @param {string} formula @param {number} n @returns {MessageValue} */
function nameWithSize(formula, n) {
  if (formula === "R(n)") return { R: n };
  return formula === "B(n)" ? { B: n } : formula;
}

/**
 * The source of a proof; the core's own text if the language does not know that source.
 * @param {Speaker} words
 * @param {string} source
 */
const sourceText = (words, source) => words.say(/** @type {"Nedev 2010, Theorem 2"} */ (source));
