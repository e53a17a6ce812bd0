// @ts-check
/** Verdict on an ended game: its rounds compared with perfect play, and the losses of each player. */

import { parInWords } from "./bounds.js";
import { gainOf, isYou, knowsPerfect, orderOfVerdict } from "./facts.js";

/** @import { GameFacts, GameState, GivenAway, Player, Verdict } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/** The most rounds named one by one. */
const MOST_NAMED = 6;

/** Keys of the messages about each player in the third person. */
const OTHER = /** @type {const} */ ({
  magnus: { gave: "gaveMagnus", nothing: "gaveNothingMagnus" },
  derek: { gave: "gaveDerek", nothing: "gaveNothingDerek" },
});
/** Keys of the messages about each player as "you". */
const YOU = /** @type {const} */ ({
  magnus: { gave: "gaveYouMagnus", nothing: "gaveNothingYou" },
  derek: { gave: "gaveYouDerek", nothing: "gaveNothingYou" },
});

/** The keys for a player. @param {Player} player @param {GameFacts} facts */
const verdictKeys = (player, facts) => (isYou(player, facts) ? YOU : OTHER)[player];

/**
 * The game in a line: first whether it was good for the person, then the positions if there are more or fewer than f*(n),
 * which count first, else the rounds.
 * @param {Speaker} words @param {GameState} state @param {GameFacts} facts @param {number} visited
 * @param {Verdict | null} verdict null without exact values
 */
export function headlineText(words, { n, fStar }, facts, visited, verdict) {
  const [unit, count] =
    visited === fStar
      ? /** @type {const} */ (["rounds", facts.table.par.rounds])
      : /** @type {const} */ (["positions", fStar]);
  const happened = outcomeKey(n, fStar, facts, visited);
  const values = { visited, n, rounds: words.say("rounds", { count: facts.lastVisit }) };
  const said = words.say(happened, values);
  // Beside positions and rounds the number needs its unit.
  const hasBoth = happened === "headlineYouMagnus" || happened === "headlineYouKept";
  const best = hasBoth ? words.say(unit, { count }) : count;
  if (happened === "headlineYouDerek" && fStar === n) return words.say("youLasted", { ...values, best });
  const grade = gradeOf(fStar, facts, visited, verdict);
  const kind = grade === "youBeyond" ? (visited < fStar ? "Few" : hasBoth ? "Kept" : "") : "";
  const more = { ...values, said, best, count };
  return words.say(/** @type {"youBelow"} */ (grade + kind), more);
}

/**
 * The key of the result. A Derek who kept positions has done more than hold out.
 * @param {number} n @param {number} fStar @param {GameFacts} facts @param {number} visited
 */
function outcomeKey(n, fStar, facts, visited) {
  if (isYou("magnus", facts)) return "headlineYouMagnus";
  if (!isYou("derek", facts)) return visited === fStar ? "headlineDerek" : "headlineVisited";
  if (visited > fStar) return "headlineYouLost";
  return visited < n - 1 ? "headlineYouKept" : "headlineYouDerek";
}

/**
 * The key of the grade of that result, in words of their own for Magnus and for Derek.
 * @param {number} fStar @param {GameFacts} facts @param {number} visited @param {Verdict | null} verdict
 */
function gradeOf(fStar, facts, visited, verdict) {
  const isMagnus = isYou("magnus", facts);
  const person = isMagnus ? "magnus" : isYou("derek", facts) ? "you" : null;
  // A bound that is enough for Magnus does not grade a Derek.
  if (visited === fStar && !knowsPerfect(facts.table)) {
    if (!isMagnus) return "parIs";
    return facts.lastVisit <= facts.table.par.rounds ? "magnusPar" : "magnusBound";
  }
  if (visited === fStar && facts.lastVisit === facts.table.par.rounds) {
    if (isFlawless(facts, verdict)) return person ? /** @type {const} */ (`${person}Perfect`) : "perfectThis";
    if (person && verdict) return /** @type {const} */ (`${person}Even`);
    return isMagnus ? "magnusAsMany" : "perfectEven";
  }
  if (!person) return "perfectIs";
  return /** @type {const} */ (`${person}${gainOf(fStar, facts, visited) > 0 ? "Beyond" : "Below"}`);
}

/**
 * True if the person gave nothing away; without a person, if neither player did.
 * @param {GameFacts} facts @param {Verdict | null} verdict
 */
function isFlawless(facts, verdict) {
  const [first, second] = orderOfVerdict(facts);
  const judged = isYou(first, facts) ? [first] : [first, second];
  return judged.every((player) => verdict?.[player].where.length === 0);
}

/**
 * The verdict in a sentence, with **bold** words.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {number} visited
 * @param {Verdict | null} verdict null without exact values
 */
export function verdictText(words, state, facts, visited, verdict) {
  const sentence = verdict ? lossesText(words, facts, verdict) : comparisonWithPar(words, state, facts, visited);
  return words.say("verdict", { head: resultText(words, state, facts, visited), told: sentence });
}

/**
 * The rounds compared with those of perfect play, and the positions if there are more than f*(n).
 * @param {Speaker} words @param {GameState} state @param {GameFacts} facts @param {number} visited
 */
function resultText(words, { n, fStar }, facts, visited) {
  return words.say(visited > fStar ? "verdictHeadMore" : "verdictHead", {
    rounds: words.say("rounds", { count: facts.lastVisit }),
    best: parInWords(words, facts.table),
    positions: words.say("positions", { count: visited }),
    star: { star: n },
    few: fStar,
  });
}

/** The losses of each player. @param {Speaker} words @param {GameFacts} facts @param {Verdict} verdict */
function lossesText(words, facts, verdict) {
  const order = orderOfVerdict(facts);
  if (order.every((player) => verdict[player].where.length === 0)) return perfectPlayText(words, facts);
  const [first, second] = order.map((player) => givenAway(words, player, facts, verdict[player]));
  const values = { first: first ?? "", second: second ?? "", par: facts.table.par.rounds };
  return words.say(isEven(verdict) ? "verdictEven" : "verdictOfBoth", values);
}

/** True if both gave away equally many rounds, and no positions. @param {Verdict} verdict */
const isEven = ({ magnus, derek }) => magnus.positions + derek.positions === 0 && magnus.rounds === derek.rounds;

/**
 * "you gave away **2 rounds**, with your answers in rounds 4 and 9"
 * @param {Speaker} words
 * @param {Player} player
 * @param {GameFacts} facts
 * @param {GivenAway} given
 */
function givenAway(words, player, facts, { positions, rounds, where }) {
  const { gave, nothing } = verdictKeys(player, facts);
  if (where.length === 0) return words.say(nothing);
  const lost = [
    ...(positions > 0 ? [words.say("positions", { count: positions })] : []),
    ...(rounds > 0 ? [words.say("rounds", { count: rounds })] : []),
  ];
  const left = where.length - MOST_NAMED;
  const named = [...where.slice(0, MOST_NAMED), ...(left > 0 ? [words.say("gaveInMore", { count: left })] : [])];
  return words.say(gave, { count: where.length, lost: words.list(lost), where: words.list(named) });
}

/** @param {Speaker} words @param {GameFacts} facts */
function perfectPlayText(words, facts) {
  if (isYou("derek", facts)) return words.say("perfectGameDerek");
  return words.say(isYou("magnus", facts) ? "perfectGameMagnus" : "perfectGame");
}

/**
 * A verdict without exact losses: the game compared with what is proved to be enough.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {number} visited
 */
function comparisonWithPar(words, { fStar }, facts, visited) {
  const over = facts.lastVisit - facts.table.par.rounds;
  const by = words.say("rounds", { count: Math.abs(over) });
  const derek = isYou("derek", facts);
  if (visited > fStar) return words.say(derek ? "parMoreYou" : "parMoreDerek");
  if (over === 0) return words.say("parExactly");
  if (over > 0) return words.say(derek ? "parHeldYou" : "parHeldDerek", { by });
  return words.say(isYou("magnus", facts) ? "parUnderYou" : "parUnderMagnus", { by, formula: facts.table.par.formula });
}

/** A sentence about a repeated position. @param {Speaker} words @param {NonNullable<GameState["repeated"]>} repeated */
export const repeatedText = (words, { first, again }) => words.say("repeated", { first, again });
