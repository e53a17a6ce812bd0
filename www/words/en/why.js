// @ts-check
/** Why a move was made, and why the game is over: the reasons of the core in words. */

import { layerName } from "../names.js";
import { classMembers, className, directionName, place } from "./names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { Coset, GameState, DerekReason, End, MagnusReason, LastRound, GameFacts } from "../../table/types" */

/**
 * A call: the token stood on `from` when Magnus called `magnitude`, which leads to the two landings, clockwise first; `past` once
 * Derek has answered.
 * @typedef {{n: number, from: number, magnitude: number, landings: [number, number], past?: boolean}} Called
 */

/** Why the present position is as it is: the waiting call, else the end, else the last answer. @param {GameState} state @param {GameFacts} facts */
export function whyNow(state, facts) {
  const { n, reason } = state;
  if (reason?.by === "magnus") return whyWaitingCall(reason, state, facts);
  if (reason?.by === "rules") return whyEnd(reason, state);
  return facts.lastRound ? whyAnswer(facts.lastRound, n) : "";
}

/** Why Magnus made the call that waits for its answer. @param {MagnusReason} reason @param {GameState} state @param {GameFacts} facts */
export function whyWaitingCall(reason, { n, token, magnitude }, { landings }) {
  if (magnitude === null || !landings) return "";
  return whyCall(reason, { n, from: token, magnitude, landings: [landings[0].position, landings[1].position] });
}

/** Why Magnus called. @param {MagnusReason} reason @param {Called} called */
export function whyCall(reason, called) {
  const { n, magnitude, past = false } = called;
  const verb = past ? PAST : PRESENT;
  switch (reason.kind) {
    case "human":
      return `You called **${formatNumber(magnitude)}**.`;
    case "recorded":
      return `The call **${formatNumber(magnitude)}** stands in the record of the game. The Magnus who sits here now did not make it: he would call otherwise, or came later.`;
    case "random":
      return `Magnus drew **${formatNumber(magnitude)}** at random from 1 to ${formatNumber(Math.floor(n / 2))}.`;
    case "scripted":
      return `The call **${formatNumber(magnitude)}** is number ${formatNumber(reason.place)} in Magnus's list.`;
    case "powerOfTwo":
      return whyScheduled(reason, n, magnitude);
    case "layer":
      return whyLayer(reason.depth, verb, called);
    case "prime":
      return `${whyLayer(reason.depth, verb, called)} ${lemma1(reason, n)}`;
    case "balanced":
      return `${whyLayer(reason.depth, verb, called)} ${balance(reason, n)}`;
    case "perfect":
      return whyPerfectCall(reason, called);
    case "endgame":
      return `${FEW_LEFT}Magnus ${verb.knows} what every landing is worth: with **${formatNumber(magnitude)}** he ${verb.has} **${counted(reason.visited, "position")}** after at most ${counted(reason.rounds, "round")}, this one counted, whatever Derek ${verb.says}. No magnitude ${verb.promises} them sooner.`;
    default:
      return whyInClasses(reason, verb, called);
  }
}

/** @param {{visited: number, rounds: number, inTime: boolean}} reason @param {Called} called */
function whyPerfectCall({ visited, rounds, inTime }, { n, magnitude, past = false }) {
  const call = `**${formatNumber(magnitude)}**`;
  const end = `**${counted(visited, "position")}** in the end`;
  const outcome = rounds > 0 ? `${end}, in ${counted(rounds, "round")} with this one` : end;
  if (!inTime)
    return `Perfect play: of all magnitudes ${call} ${past ? "had" : "has"} the best exact value, ${outcome} if Derek ${past ? "played" : "plays"} perfectly too.`;
  return `Perfect play: ${call} ${past ? "was" : "is"} worth ${outcome}. Another magnitude ${past ? "had" : "has"} a better value, but might have needed more than R(${formatNumber(n)}) rounds to f*(${formatNumber(n)}) positions, and that is his promise.`;
}

/** What Lemma 1 says. @param {{unvisited: number, atMost: number}} reason @param {number} n */
function lemma1({ unvisited, atMost }, n) {
  const size = formatNumber(2 ** atMost * (unvisited - 1) + 1);
  return `With |A| = ${formatNumber(unvisited)}, Lemma 1 gives |${layerName(atMost)}| ≥ min(n, ${size}) = ${formatNumber(n)}: from anywhere a new position takes at most ${counted(atMost, "round")}.`;
}

/** How the pair was chosen. @param {{depth: number, ways: number}} reason @param {number} n */
function balance({ depth, ways }, n) {
  if (depth === 1 && ways === 1) return "It is the only such pair.";
  if (depth === 1)
    return `Of ${formatNumber(ways)} such pairs he takes one whose loss leaves the other positions the most pairs.`;
  if (depth === 2 && ways >= n) return "He takes this pair because both its ends are unvisited.";
  if (depth === 2 && ways > 0)
    return `Of all such pairs he takes the one with the most ways on: ${formatNumber(ways)} from the worse end.`;
  return `He looks only at the ${formatNumber(ways)} unvisited positions that are cheapest to give up.`;
}

/**
 * The moves of the two-phase recursion.
 * @param {Extract<MagnusReason, {level: number}>} reason @param {typeof PRESENT} verb @param {Called} called
 */
function whyInClasses(reason, verb, { magnitude, landings: [plus, minus] }) {
  switch (reason.kind) {
    case "classSchedule":
      return `This class has a power of two of positions: inside it Magnus follows the list for powers of two. Its round ${formatNumber(reason.round)} ${verb.is} **${formatNumber(magnitude)}**.`;
    case "classLayers":
      return `This class has a prime number of positions: inside it Magnus plays layers. The token ${verb.is} in layer ${reason.depth} of the class, midway between **${place(minus)}** and **${place(plus)}**.`;
    case "toUnentered":
      return `Phase 1: on the imaginary table of classes the token's class ${verb.is} in layer ${reason.depth} of the classes not yet entered. Whatever Derek ${verb.says}, ${reason.depth === 1 ? `the token ${verb.lands} in a **new class**` : "it comes nearer to a new class"}.`;
    case "toMarked":
      return `Phase 2: Magnus ${verb.goes} to a class from which a leftover and the class γ lie at equal distance, or to γ itself. The token's class ${verb.is} in layer ${reason.depth} of these targets.`;
    case "leftover":
      return `Phase 2: one direction ${verb.leads} to the leftover **${place(reason.position)}**, the other to **${place(reason.position === plus ? minus : plus)}** in γ, the class never entered. Derek ${verb.has} to give up one of them.`;
  }
}

const FEW_LEFT = "Few positions are left, so ";
const PRESENT = {
  knows: "knows",
  promises: "promises",
  is: "is",
  lies: "lies",
  says: "says",
  lands: "lands",
  leads: "leads",
  goes: "goes",
  has: "has",
};
const PAST = {
  knows: "knew",
  promises: "promised",
  is: "was",
  lies: "lay",
  says: "said",
  lands: "had to land",
  leads: "led",
  goes: "went",
  has: "had",
};

/** @param {{round: number, exponent: number}} reason @param {number} n @param {number} magnitude */
function whyScheduled({ round, exponent }, n, magnitude) {
  const twos =
    exponent === 0
      ? `**${formatNumber(round)}** is odd, so he calls n/2`
      : `2 divides **${formatNumber(round)}** ${exponent === 1 ? "once" : `${exponent} times`}, so he calls n/${formatNumber(2 ** (exponent + 1))}`;
  return `Round ${formatNumber(round)} of the list for n = ${formatNumber(n)}: ${twos} = **${formatNumber(magnitude)}**. With this list every round reaches a new position, whatever Derek says.`;
}

/** @param {number} depth @param {typeof PRESENT} verb @param {Called} called */
function whyLayer(depth, verb, { from, landings: [plus, minus] }) {
  const above = layerName(depth - 1);
  const where = `The token ${verb.is} on **${place(from)}**, which ${verb.lies} in ${layerName(depth)} but not in ${above}: `;
  const promise =
    depth === 1
      ? `Whatever Derek ${verb.says}, the token ${verb.lands} on a **new position**.`
      : `Whatever Derek ${verb.says}, Magnus ${verb.is} then at most **${counted(depth - 1, "more round")}** from a new position.`;
  if (plus === minus) {
    const which = depth === 1 ? `${verb.is} unvisited` : `${verb.lies} in ${above}`;
    return `${where}half a turn ${verb.leads} to **${place(plus)}** both ways, and that ${which}. ${promise}`;
  }
  const which = depth === 1 ? "both unvisited" : `both in ${above}`;
  return `${where}it ${verb.is} the midpoint of **${place(minus)}** and **${place(plus)}**, ${which}. ${promise}`;
}

/** What Derek answered, without his reason. @param {LastRound} round */
export function answerText({ answer: { direction } }) {
  return `Derek said **${directionName(direction)}**.`;
}

/**
 * Why Derek answered as he did in `round`.
 * @param {LastRound} round @param {number} n
 */
export function whyAnswer({ answer: { reason, direction }, landings }, n) {
  const way = directionName(direction);
  const other = landings[direction === "+" ? 1 : 0];
  return answerReason(reason, way, other, n);
}

/** @param {DerekReason} reason @param {string} way @param {number} other the landing not taken @param {number} n */
function answerReason(reason, way, other, n) {
  switch (reason.kind) {
    case "human":
      return `You said **${way}**.`;
    case "recorded":
      return `The answer **${way}** stands in the record of the game. The Derek who sits here now did not give it: he would answer otherwise, or came later.`;
    case "keepsOpen":
      return `Derek said **${way}** and keeps his choice open: ${formatNumber(reason.classes)} classes had not been touched.`;
    case "hoards":
      return whyHoards(reason, way);
    case "outlasts":
      return whyOutlasts(reason, way);
    case "looksAhead":
      return `Derek looked ${counted(reason.rounds, "round")} ahead and said **${way}**: ${reason.depth === null ? "from there Magnus can force nothing more" : `from there Magnus is ${counted(Math.max(1, reason.depth), "round")} from a new position`}.`;
    case "fewestWays":
      return `Derek said **${way}** because that leaves Magnus the fewest ways on: ${counted(reason.ways, "magnitude")} that force a new position at once.`;
    case "rollout":
      return `Derek played both landings out to the end and said **${way}**, after which the longest game takes ${counted(reason.rounds, "round")}.`;
    case "perfect":
      return whyPerfectAnswer(reason, way, other, n);
    case "endgame":
      return `${FEW_LEFT}Derek knew what every landing is worth: after **${way}** Magnus gets **${counted(reason.visited, "position")}** in the end, ${counted(reason.rounds, "round")} after this one at most. The other way would have been worth no less to Magnus.`;
    case "alternating":
      return `Derek says clockwise and counter-clockwise in turn: **${way}**.`;
    case "scripted":
      return `Derek's list says **${way}** at place ${formatNumber(reason.place)}.`;
    case "clockwise":
      return "Derek always says **clockwise**.";
    case "random":
      return `Derek tossed a coin and said **${way}**.`;
    case "samePosition":
      return "Half a turn leads to the same position both ways, so Derek had no choice.";
    case "protects":
      return `Derek said **${way}** because the other way led to **${place(other)}**, in the class ${keeps(reason.kept, n)}.`;
    case "prefersVisited":
      return `Derek said **${way}** because that position was visited already. ${keeping(reason.kept, n)}`;
    case "nothingToChoose":
      return `Both landings were ${reason.new ? "new" : "visited"}, so Derek said **${way}**. ${keeping(reason.kept, n)}`;
  }
}

/** @param {Extract<DerekReason, {kind: "perfect"}>} reason @param {string} way @param {number} other @param {number} n */
function whyPerfectAnswer({ visited, rounds, inTime }, way, other, n) {
  const size = formatNumber(n);
  const left = rounds > 1 ? `, ${counted(rounds - 1, "round")} after this one` : "";
  const end = `Magnus gets **${counted(visited, "position")}** in the end${left}`;
  if (!inTime)
    return `Perfect play: after **${way}** ${end}; **${place(other)}** would have been worth no less to him.`;
  return `Perfect play: Derek said **${way}**, after which ${end}. **${place(other)}** would have been worth less to him, but with f*(${size}) positions before round R(${size}), which Derek never allows.`;
}

const SHAPES = { interval: "an interval", progression: "a progression", bohr: "a Bohr set" };

/** @param {Extract<DerekReason, {kind: "hoards"}>} reason @param {string} way */
function whyHoards({ shape, gaveUp, spared }, way) {
  const keeps = `so that the unvisited positions stay ${SHAPES[shape]}`;
  if (spared) return `Derek said **${way}** because that position was visited already, ${keeps}.`;
  if (gaveUp) return `Both landings were new: Derek said **${way}** and gave up the one farther out, ${keeps}.`;
  return `Both landings were visited: Derek said **${way}**, to the one from which a new position is farther.`;
}

/** @param {Extract<DerekReason, {kind: "outlasts"}>} reason @param {string} way */
function whyOutlasts({ rounds, stage, gaveUp, spared, risked }, way) {
  const from = rounds
    ? `, from where Magnus needs at least ${counted(rounds, "more round")} until one position is left`
    : "";
  const why = spared
    ? "because that position was visited already"
    : gaveUp
      ? `and gave up the one ${rounds !== null ? "that leaves the longer end" : stage ? "that helps Magnus less" : "farther out"}`
      : "to the one from which a new position is farther";
  const both = spared ? "" : `Both landings were ${gaveUp ? "new" : "visited"}: `;
  const plan = stage
    ? ` He can waste ${counted(stage[0], "round")} for Magnus before ${formatNumber(stage[1])} positions are left.`
    : "";
  if (risked)
    return `Derek said **${way}** although that position was new: the other would have helped Magnus more.${plan}`;
  return `${both}Derek said **${way}** ${why}${from}.${plan}`;
}

/** @param {Coset} kept @param {number} n */
function keeps(kept, n) {
  return `**${className(kept)}** = ${classMembers(kept, n)} that he keeps the token out of`;
}

/** @param {Coset | null} kept @param {number} n */
function keeping(kept, n) {
  return kept
    ? `He keeps the token out of ${className(kept)} = ${classMembers(kept, n)}.`
    : `On a power of two such as ${formatNumber(n)} there is no class that he could keep.`;
}

/**
 * Why nothing more can be forced.
 * @param {End} end @param {GameState} state
 */
export function whyEnd(end, state) {
  if (end.kind === "allVisited") return "Every position has been visited.";
  const { kept } = end;
  const only = state.n === kept.q;
  const left = only
    ? `The only unvisited position is **${place(kept.gamma)}**, and the token is on ${place(state.token)}.`
    : `All unvisited positions lie in the class **${className(kept)}** = ${classMembers(kept, state.n)}, and the token, on ${place(state.token)}, does not.`;
  const target = only ? `be ${formatNumber(kept.gamma)}` : "lie in that class";
  return `${left} Whatever Magnus calls, at most one of the two landings can ${target}, because ${formatNumber(kept.q)} is odd. So Derek can always say the other direction, and nothing more can be forced.`;
}

/**
 * The result of a game that is over. It is never less than f*(n): the game ends only when a class of at most n/p is left.
 * @param {GameState} state @param {GameFacts} facts @param {number} visited
 */
export function verdict(state, facts, visited) {
  const { n, fStar, round } = state;
  const result = `Magnus visited **${formatNumber(visited)} of ${formatNumber(n)}** positions in ${counted(round, "round")}.`;
  const star = `f*(${formatNumber(n)}) = ${formatNumber(fStar)}`;
  if (visited > fStar) return `${result} ${slip(state, facts, star)}`;
  if (fStar === n) return `${result} Against a perfect Magnus nobody can prevent that on this table.`;
  const side = facts.derek.human
    ? "You could not have held him to fewer: a perfect Magnus always gets that many"
    : "A perfect Magnus always gets that many";
  return `${result} That is exactly ${star}. ${side}, and a perfect Derek never allows more.`;
}

/** How Derek came to lose more than he had to. @param {GameState} state @param {GameFacts} facts @param {string} star */
function slip(state, facts, star) {
  const who = facts.derek.human ? "you" : "Derek";
  const lost = facts.lastClassLost;
  const how = lost
    ? ` In round ${formatNumber(lost.round)} ${who} let the token into ${className(lost.class)} = ${classMembers(lost.class, state.n)}, the last class that it had not been in.`
    : "";
  const could = `${who === "you" ? "You" : who} could have held him to ${formatNumber(state.fStar)}`;
  return `That is more than ${star}. ${could}.${how}`;
}
