// @ts-check
/** Why a move was made, and why the game is over: the reasons of the core in words. */

import { classMembers, className, counted, directionName, formatNumber, layerName } from "./names.js";

/** @import { Coset, CoreState, DerekReason, End, MagnusReason, Round, Table } from "../types" */

/**
 * Why Magnus called `magnitude` with the token on `from`; `past` once Derek has answered.
 * @param {MagnusReason} reason @param {{n: number, from: number, magnitude: number, past?: boolean}} call
 */
export function whyCall(reason, { n, from, magnitude, past = false }) {
  switch (reason.kind) {
    case "human":
      return `You called **${formatNumber(magnitude)}**.`;
    case "random":
      return `Magnus drew **${formatNumber(magnitude)}** at random from 1 to ${formatNumber(Math.floor(n / 2))}.`;
    case "powerOfTwo":
      return whyScheduled(reason, n, magnitude);
    case "layer":
      return whyLayer(reason.depth, past ? PAST : PRESENT, { n, from, magnitude });
  }
}

const PRESENT = { is: "is", lies: "lies", says: "says", lands: "lands", leads: "leads" };
const PAST = { is: "was", lies: "lay", says: "said", lands: "had to land", leads: "led" };

/** @param {{round: number, exponent: number}} reason @param {number} n @param {number} magnitude */
function whyScheduled({ round, exponent }, n, magnitude) {
  const twos =
    exponent === 0
      ? `**${formatNumber(round)}** is odd, so he calls n/2`
      : `2 divides **${formatNumber(round)}** ${exponent === 1 ? "once" : `${exponent} times`}, so he calls n/${formatNumber(2 ** (exponent + 1))}`;
  return `Round ${formatNumber(round)} of the list for n = ${formatNumber(n)}: ${twos} = **${formatNumber(magnitude)}**. With this list every round reaches a new position, whatever Derek says.`;
}

/** @param {number} depth @param {typeof PRESENT} verb @param {{n: number, from: number, magnitude: number}} call */
function whyLayer(depth, verb, { n, from, magnitude }) {
  const plus = (from + magnitude) % n;
  const minus = (from - magnitude + n) % n;
  const above = layerName(depth - 1);
  const where = `The token ${verb.is} on **${formatNumber(from)}**, which ${verb.lies} in ${layerName(depth)} but not in ${above}: `;
  const promise =
    depth === 1
      ? `Whatever Derek ${verb.says}, the token ${verb.lands} on a **new position**.`
      : `Whatever Derek ${verb.says}, Magnus ${verb.is} then at most **${counted(depth - 1, "more round")}** from a new position.`;
  if (plus === minus) {
    const which = depth === 1 ? `${verb.is} unvisited` : `${verb.lies} in ${above}`;
    return `${where}half a turn ${verb.leads} to **${formatNumber(plus)}** both ways, and that ${which}. ${promise}`;
  }
  const which = depth === 1 ? "both unvisited" : `both in ${above}`;
  return `${where}it ${verb.is} the midpoint of **${formatNumber(minus)}** and **${formatNumber(plus)}**, ${which}. ${promise}`;
}

/**
 * Why Derek answered as he did in `round`.
 * @param {Round} round @param {number} n
 */
export function whyAnswer(round, n) {
  const { reason, direction } = round.answer;
  const way = directionName(direction);
  const other =
    direction === "+" ? (round.from - round.call.magnitude + n) % n : (round.from + round.call.magnitude) % n;
  return answerReason(reason, way, other, n);
}

/** @param {DerekReason} reason @param {string} way @param {number} other the landing not taken @param {number} n */
function answerReason(reason, way, other, n) {
  switch (reason.kind) {
    case "human":
      return `You said **${way}**.`;
    case "clockwise":
      return "Derek always says **clockwise**.";
    case "random":
      return `Derek tossed a coin and said **${way}**.`;
    case "samePosition":
      return "Half a turn leads to the same position both ways, so Derek had no choice.";
    case "protects":
      return `Derek said **${way}** because the other way led to **${formatNumber(other)}**, in the class ${keeps(reason.kept, n)}.`;
    case "prefersVisited":
      return `Derek said **${way}** because that position was visited already. ${keeping(reason.kept, n)}`;
    case "nothingToChoose":
      return `Both landings were ${reason.new ? "new" : "visited"}, so Derek said **${way}**. ${keeping(reason.kept, n)}`;
  }
}

/** @param {Coset} kept @param {number} n */
function keeps(kept, n) {
  return `**${className(kept)}** = {${classMembers(kept, n)}} that he keeps the token out of`;
}

/** @param {Coset | null} kept @param {number} n */
function keeping(kept, n) {
  return kept
    ? `He keeps the token out of ${className(kept)} = {${classMembers(kept, n)}}.`
    : `On a power of two such as ${formatNumber(n)} there is no class that he could keep.`;
}

/**
 * Why nothing more can be forced.
 * @param {End} end @param {CoreState} state
 */
export function whyEnd(end, state) {
  if (end.kind === "allVisited") return "Every position has been visited.";
  const { kept } = end;
  const only = state.n === kept.q;
  const left = only
    ? `The only unvisited position is **${formatNumber(kept.gamma)}**, and the token is on ${formatNumber(state.token)}.`
    : `All unvisited positions lie in the class **${className(kept)}** = {${classMembers(kept, state.n)}}, and the token, on ${formatNumber(state.token)}, does not.`;
  const target = only ? `be ${formatNumber(kept.gamma)}` : "lie in that class";
  return `${left} Whatever Magnus calls, at most one of the two landings can ${target}, because ${formatNumber(kept.q)} is odd. So Derek can always say the other direction, and nothing more can be forced.`;
}

/**
 * The result of a game that is over. It is never less than f*(n): the game ends only when a class of at most n/p is left.
 * @param {CoreState} state @param {Table} table @param {number} visited
 */
export function verdict(state, table, visited) {
  const { n, fStar, round } = state;
  const result = `Magnus visited **${formatNumber(visited)} of ${formatNumber(n)}** positions in ${counted(round, "round")}.`;
  const star = `f*(${formatNumber(n)}) = ${formatNumber(fStar)}`;
  if (visited > fStar)
    return `${result} That is more than ${star}: Derek could have held him to ${formatNumber(fStar)}.`;
  if (fStar === n) return `${result} Against a perfect Magnus nobody can prevent that on this table.`;
  const side = table.derek.human
    ? "You could not have lost less: a perfect Magnus always gets that many"
    : "A perfect Magnus always gets that many";
  return `${result} That is exactly ${star}. ${side}, and a perfect Derek never allows more.`;
}
