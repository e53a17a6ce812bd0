// @ts-check
/** The score, and what is proved about the number of rounds, in words. */

/** @import { GameFacts, GameState, Model } from "../../table/types" */
/** @import { Speaker, Value } from "../types" */

/** Par, with the formula that it comes from. @param {Speaker} words @param {Pick<GameFacts, "par">} facts @param {number} n */
export function parText(words, { par: { rounds, formula } }, n) {
  return words.say("scorePar", { count: rounds, formula: withSize(formula, n) });
}

/** How many positions are visited. @param {Speaker} words @param {Pick<GameState, "n" | "fStar">} state @param {number} visited */
export function visitedText(words, { n, fStar }, visited) {
  const values = { visited, star: { star: n }, few: fStar };
  return words.say(visited > fStar ? "scoreVisitedMore" : "scoreVisited", values);
}

/** How many rounds are played. @param {Speaker} words @param {number} round @param {Pick<GameFacts, "par">} facts */
export function roundsText(words, round, { par: { rounds } }) {
  return words.say(round > rounds ? "scoreRoundsOver" : "scoreRounds", { round, par: rounds, over: round - rounds });
}

/** What is proved, and what the players promise. @param {Speaker} words @param {Pick<Model, "state" | "facts">} model @returns {string[]} sentences */
export function provedSentences(words, { state: { n }, facts: { bounds, par, magnus, derek, optimum } }) {
  const { layerPlay, untilFStar, needed, papers } = bounds;
  const own = magnus.promise;
  const outlasting = derek.promise ?? needed;
  return [
    own && own.formula !== par.formula && own.formula !== "B(n)"
      ? words.say("provedByMagnus", { count: own.rounds, formula: withSize(own.formula, n) })
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

/** R(n) as R(13); other formulas as they are. @param {string} formula @param {number} n @returns {Value} */
function withSize(formula, n) {
  if (formula === "R(n)") return { R: n };
  return formula === "B(n)" ? { B: n } : formula;
}

/** Where something is proved; as the core says it, if it knows a place that the language does not. @param {Speaker} words @param {string} source */
const sourceText = (words, source) => words.say(/** @type {"Nedev 2010, Theorem 2"} */ (source));
