// @ts-check
/** Reasons for a move, and for the end of the game: those of the core in words. Derek's are in answer.js. */

import { answerReason } from "./answer.js";
import { isYou } from "./facts.js";
import { classMembers } from "./names.js";

/** @import { GameState, End, MagnusReason, GameFacts } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * A call: the token was on `from` when Magnus called `magnitude`, with its two landings, clockwise first; `past` is
 * true once Derek has answered.
 * @typedef {{n: number, from: number, magnitude: number, landings: [number, number], past?: boolean}} Called
 */

/**
 * The reason for the present position: the waiting call's, else the end's, else the last answer's.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 */
export function currentReason(words, state, facts) {
  const { n, reason } = state;
  if (reason?.by === "magnus") return waitingCallReason(words, reason, state, facts);
  if (reason?.by === "rules") return endReason(words, reason, state);
  return facts.lastRound ? answerReason(words, facts.lastRound, n) : "";
}

/**
 * The reason for the call that waits for an answer.
 * @param {Speaker} words
 * @param {MagnusReason} reason
 * @param {GameState} state
 * @param {GameFacts} facts
 */
export function waitingCallReason(words, reason, { n, token, magnitude }, facts) {
  const { landings } = facts;
  if (magnitude === null || !landings) return "";
  const [plus, minus] = landings;
  const called = {
    n,
    from: token,
    magnitude,
    landings: /** @type {[number, number]} */ ([plus.position, minus.position]),
  };
  return callReason(words, reason, called, facts);
}

/** The part of a key that marks an answered call. @param {Called} called */
const tenseOf = ({ past }) => (past ? "Past" : "");

/**
 * The reason for a call.
 * @param {Speaker} words
 * @param {MagnusReason} reason
 * @param {Called} called
 * @param {Pick<GameFacts, "magnus" | "derek" | "table">} facts
 */
export function callReason(words, reason, called, { magnus, derek, table }) {
  const { n, magnitude: call, from } = called;
  switch (reason.kind) {
    case "human":
      // Of two people at one table neither is "you".
      return derek.human ? words.say("whyPerson", { call, from: { position: from } }) : words.say("whyHuman", { call });
    case "recorded":
      return words.say("whyRecorded", { call });
    case "random":
      return words.say("whyRandom", { call, most: table.maxMagnitude });
    case "scripted":
      return words.say("whyScripted", { call, place: reason.place });
    case "powerOfTwo":
      return listedReason(words, reason, n, call);
    case "layer": {
      // A seed alone does not tell: `best` has one too, and plays such calls without drawing them.
      const why = layerReason(words, reason.depth, called);
      return magnus.id === "any-pair" ? `${why} ${words.say("whyDraws")}` : why;
    }
    case "prime":
      return `${layerReason(words, reason.depth, called)} ${lemma1(words, reason, n)}`;
    case "balanced":
      return `${layerReason(words, reason.depth, called)} ${balance(words, reason, n)}`;
    case "perfect":
      return perfectReason(words, reason, called);
    case "endgame":
      return words.say(`whyEndgame${tenseOf(called)}`, {
        call,
        positions: words.say("positions", { count: reason.visited }),
        rounds: words.say("rounds", { count: reason.rounds }),
      });
    default:
      return classesReason(words, reason, called);
  }
}

/** @param {Speaker} words @param {{round: number, exponent: number, part: number}} reason @param {number} n @param {number} call */
function listedReason(words, { round, exponent, part }, n, call) {
  if (exponent === 0) return words.say("whyListOdd", { round, n, call });
  return words.say("whyList", { round, n, call, count: exponent, part });
}

/** @param {Speaker} words @param {number} depth @param {Called} called */
function layerReason(words, depth, called) {
  const { from, landings } = called;
  const [plus, minus] = landings;
  const tense = tenseOf(called);
  const pair = depth === 1 ? "whyPair" : "whyPairIn";
  const where = words.say(`${plus === minus ? "whyHalfTurn" : pair}${tense}`, {
    from: { position: from },
    layer: { layer: depth },
    above: { layer: depth - 1 },
    minus: { position: minus },
    plus: { position: plus },
  });
  const promise = depth === 1 ? words.say(`whyForces${tense}`) : words.say(`whyNears${tense}`, { count: depth - 1 });
  return `${where} ${promise}`;
}

/**
 * The statement of Lemma 1.
 * @param {Speaker} words
 * @param {{unvisited: number, atMost: number, size: number}} reason
 * @param {number} n
 */
function lemma1(words, { unvisited, atMost, size }, n) {
  return words.say("whyLemma", { unvisited, layer: { layer: atMost }, size, n, count: atMost });
}

/** The choice of the pair. @param {Speaker} words @param {{depth: number, ways: number}} reason @param {number} n */
function balance(words, { depth, ways }, n) {
  if (depth === 1) return ways === 1 ? words.say("whyOnlyPair") : words.say("whyMostPairs", { ways });
  if (depth === 2 && ways >= n) return words.say("whyBothEnds");
  if (depth === 2 && ways > 0) return words.say("whyMostWays", { ways });
  return words.say("whyCheapest", { count: ways });
}

/** @param {Speaker} words @param {{visited: number, rounds: number, inTime: boolean}} reason @param {Called} called */
function perfectReason(words, { visited, rounds, inTime }, called) {
  const { n, magnitude } = called;
  const outcome = words.say(rounds > 0 ? "whyOutcomeIn" : "whyOutcome", {
    positions: words.say("positions", { count: visited }),
    rounds: words.say("rounds", { count: rounds }),
  });
  const values = { call: magnitude, outcome, R: { R: n }, star: { star: n } };
  return words.say(`${inTime ? "whyInTime" : "whyBest"}${tenseOf(called)}`, values);
}

/**
 * The moves of the two-phase recursion and of tripling.
 * @param {Speaker} words @param {Extract<MagnusReason, {level: number}>} reason @param {Called} called
 */
function classesReason(words, reason, called) {
  const { magnitude: call, landings } = called;
  const tense = tenseOf(called);
  const [plus, minus] = landings;
  switch (reason.kind) {
    case "otherClass":
      return words.say(`whyOtherClass${tense}`, { call, visited: reason.visited, size: reason.size });
    case "opposite":
      return words.say(`whyOpposite${tense}`, { call, part: reason.part, size: reason.size });
    case "searched":
      return words.say(`whySearched${tense}`, { call, size: reason.size });
    case "classSchedule":
      return words.say(`whyClassList${tense}`, { round: reason.round, call });
    case "classLayers":
      return words.say(`whyClassLayers${tense}`, {
        depth: reason.depth,
        minus: { position: minus },
        plus: { position: plus },
      });
    case "toUnentered":
      return words.say(`${reason.depth === 1 ? "whyNewClass" : "whyToNewClass"}${tense}`, { depth: reason.depth });
    case "toMarked":
      return words.say(`whyToMarked${tense}`, { depth: reason.depth });
    case "leftover":
      return words.say(`whyLeftover${tense}`, {
        leftover: { position: reason.position },
        other: { position: reason.position === plus ? minus : plus },
      });
  }
  /** @satisfies {never} */ (reason);
}

/** The reason why nothing more can be forced. @param {Speaker} words @param {End} end @param {GameState} state */
export function endReason(words, end, { n, token }) {
  if (end.kind === "allVisited") return words.say("allVisited");
  const { kept } = end;
  const values = { token: { position: token }, q: kept.q };
  if (n === kept.q) return words.say("endOne", { ...values, kept: { position: kept.gamma }, gamma: kept.gamma });
  return words.say("endClass", { ...values, class: { class: kept }, members: classMembers(words, kept, n) });
}

/**
 * The result of an ended game. It is never less than f*(n): the game ends only when a class of at most n/p is left.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {number} visited
 */
export function verdict(words, { n, fStar, round }, facts, visited) {
  const { lastClassLost } = facts;
  const result = words.say("result", { visited, n, rounds: words.say("rounds", { count: round }) });
  const values = { star: { star: n }, few: fStar };
  // Where both seats are a person's, as in a puzzle, the reader may be Magnus.
  const you = isYou("derek", facts) ? "You" : "";
  if (visited > fStar) {
    const more = `${result} ${words.say(`resultMore${you}`, values)}`;
    return lastClassLost ? `${more} ${slip(words, n, lastClassLost, you)}` : more;
  }
  return `${result} ${fStar === n ? words.say("resultAll") : words.say(`resultExact${you}`, values)}`;
}

/**
 * The mistake by which Derek lost more than he had to.
 * @param {Speaker} words
 * @param {number} n
 * @param {NonNullable<GameFacts["lastClassLost"]>} lost
 * @param {"You" | ""} you
 */
function slip(words, n, { class: coset, round }, you) {
  return words.say(`resultLost${you}`, { round, class: { class: coset }, members: classMembers(words, coset, n) });
}
