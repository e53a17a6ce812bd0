// @ts-check
/** The ladder of first games: the idea of each table, hints, the way to the next one, and a person's best game. */

import ladder from "../../en/site/ladder.js";
import { english } from "../../english.js";

/** @import { Goal, Loss, Value as Ended } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(ladder);

/** A table of the ladder. @typedef {typeof import("../../../core/rungs.js").RUNGS[number]} RungSize */

/** The label of the button to the next table. @param {Speaker} words @param {RungSize | null} next null after the last table */
export const nextText = (words, next) =>
  next === null ? words.plain("ladderNextLearn") : words.plain("ladderNext", { n: next });

/**
 * A game of Derek's on the ladder.
 * @typedef {object} Climb
 * @property {Goal} goal the goal, which earns a star
 * @property {boolean} [isDuel] whether its rounds are to beat a game that was sent
 * @property {boolean} byChance whether Magnus draws his calls
 * @property {number} played the rounds that have been played for him, while they are the only ones; else 0
 * @property {boolean} isOver whether it is over, and the verdict tells the rest
 */

/** The idea of a table, and what is to be reached on it. @param {Speaker} words @param {RungSize} rung @param {Climb} climb */
export function ideaText(words, rung, climb) {
  if (rung === 13 || rung === 16) return roundsText(words, rung, climb);
  const idea = words.say(`ladderIdea${rung}`);
  return climb.isOver ? idea : `${idea} ${words.say(`ladderAsk${rung}`)}`;
}

/** The same where nothing can be kept, and rounds are what Derek plays for. @param {Speaker} words @param {13 | 16} rung @param {Climb} climb */
function roundsText(
  words,
  rung,
  { goal: { positions: few, rounds: wanted }, isDuel = false, byChance, played, isOver },
) {
  const values = { n: rung, few, wanted };
  // Against a Magnus who wastes nothing there is nothing to reach on a power of two.
  if (few === rung && !byChance) return words.say("ladderOnlyRounds", values);
  if (isOver) return words.say(few < rung ? "ladderOnlyRounds" : "ladderIdea16", values);
  if (rung === 13 && played === 0 && !isDuel) return words.say("ladderIdea13", values);
  // On a phone there is room for one of the two.
  const task = isDuel ? "ladderGoalSent" : "ladderGoal";
  const anyway = few < rung && !isDuel ? `${words.say("ladderAnyway", values)} ` : "";
  return `${anyway}${words.say(task, values)} ${played > 0 ? words.say("ladderPlayed", { count: played }) : words.say("ladderIdea16")}`;
}

/**
 * Facts about the waiting call that a hint may use.
 * @typedef {object} DerekHint
 * @property {number[]} kept unvisited positions that Derek can keep for ever; none if it is less than two
 * @property {boolean} isEnough whether those are as many as he could keep at the beginning, as the star asks
 * @property {"+" | "-" | null} keeps the only answer that keeps them now; null if both do
 * @property {{direction: "+" | "-", magnitude: number, position: number, away: number | null, loss: Loss}[]} ways both
 *   answers: where they lead, how many rounds from there to a new position, and what they lose
 */

/** A loss as a number: positions count before rounds. @param {Loss} loss */
const worth = ({ positions, rounds }) => 1000 * positions + rounds;

/** A hint for this call: what to look at, and the difference between the two ways where one is better. @param {Speaker} words @param {DerekHint} hint */
export function hintText(words, { kept, isEnough, keeps, ways }) {
  if (kept.length > 0) {
    const now = words.say(keeps ? "ladderHintOneWay" : "ladderHintNoWay");
    return words.say(isEnough ? "ladderHintKeep" : "ladderHintKeepFew", { kept: words.list(kept), now });
  }
  if (ways[0]?.position === ways[1]?.position) return words.say("ladderHintOpposite", { to: ways[0]?.position ?? 0 });
  const away = (/** @type {number | null} */ rounds) => rounds ?? Number.POSITIVE_INFINITY;
  const [near, far] = ways.toSorted((one, other) => away(one.away) - away(other.away));
  if (!near || !far || near.away === null) return words.say("ladderHintNone");
  const values = { near: near.position, far: far.position, rounds: words.say("rounds", { count: near.away }) };
  const end = waysText(words, near, far);
  // Nothing may be left to say of the end.
  if (far.away === null) return words.say("ladderHintNever", { ...values, end }).trimEnd();
  if (far.away === near.away) return words.say("ladderHintSame", { ...values, end });
  return words.say("ladderHintNear", { ...values, more: words.say("rounds", { count: far.away }), end });
}

/**
 * The end to which each way leads; "" where the next new position already shows the better one.
 * @param {Speaker} words @param {DerekHint["ways"][number]} near @param {DerekHint["ways"][number]} far
 */
function waysText(words, near, far) {
  const [first, second] = [worth(near.loss), worth(far.loss)];
  if (first === second) return words.say("ladderHintEqual");
  if (first > second && far.away === null) return "";
  if (first > second && near.away !== far.away)
    return words.say("ladderHintWastes", { lost: words.say("rounds", { count: (far.away ?? 1) - 1 }) });
  const { position: worse, loss } = first > second ? near : far;
  const { positions, rounds } = loss;
  if (positions > 0) return words.say("ladderHintMore", { worse, count: positions });
  return words.say("ladderHintSooner", { worse, lost: words.say("rounds", { count: rounds }) });
}

/** The answer itself, and why. @param {Speaker} words @param {DerekHint} hint */
export function solutionText(words, { kept, keeps, ways }) {
  const [best, other] = ways.toSorted((one, two) => {
    if (keeps) return one.direction === keeps ? -1 : 1;
    return worth(one.loss) - worth(two.loss);
  });
  if (!best || !other) return "";
  if (best.position === other.position) return words.say("ladderHintOpposite", { to: best.position });
  const way = `${best.direction === "+" ? "+" : "−"}${best.magnitude}`;
  const values = { way, to: best.position, other: other.position };
  if (keeps) return words.say("ladderSolutionKeep", values);
  const { positions, rounds } = other.loss;
  if (positions + rounds === 0) return words.say(kept.length > 0 ? "ladderSolutionNone" : "ladderSolutionBoth");
  const said = positions > 0 ? words.say("positions", { count: positions }) : words.say("rounds", { count: rounds });
  return words.say(positions > 0 ? "ladderSolutionPositions" : "ladderSolution", { ...values, lost: said });
}

/**
 * A person's best on a table in a word or two: the positions where some could be kept, as they count before rounds.
 * @param {Speaker} words @param {number} n @param {Ended} best @param {boolean} byRounds whether only the rounds count
 */
export function reachedText(words, n, { visited, rounds }, byRounds) {
  return byRounds ? words.plain("rounds", { count: rounds }) : words.plain("ladderReached", { visited, n });
}

/**
 * A table of the ladder, as a screen reader hears it.
 * @param {Speaker} words @param {number} n @param {Ended | null} best the best game there @param {boolean} star
 */
export function rungText(words, n, best, star) {
  const name = words.plain("ladderPositions", { count: n });
  if (best === null) return name;
  return words.plain(star ? "ladderRungMarked" : "ladderRung", {
    name,
    visited: words.plain("positions", { count: best.visited }),
    rounds: words.plain("rounds", { count: best.rounds }),
  });
}

/** The task of a person who is Magnus. @param {Speaker} words @param {number} round */
export const magnusIdea = (words, round) => words.say(round === 0 ? "ladderIdeaMagnus" : "ladderIdeaMagnusOn");

/**
 * A person's best game, and what the star is for.
 * @param {Speaker} words @param {number} n @param {Ended} reached @param {boolean} isThis whether it is the game that has just ended
 * @param {boolean} byRounds whether only its rounds count @param {Goal | null} goal the goal that remains to be reached
 */
export function bestText(words, n, reached, isThis, byRounds, goal) {
  const best = words.say(isThis ? "ladderBestThis" : "ladderBest", { best: gameText(words, n, reached, byRounds) });
  if (!goal) return best;
  const values = { n, few: goal.positions, wanted: goal.rounds };
  const star = goal.positions === n ? "ladderStarQuarter" : goal.onlyRounds ? "ladderStar" : "ladderStarKept";
  return `${best} ${words.say(star, values)}`;
}

/** The result of a game: its rounds, with its visited positions where these count too. @param {Speaker} words @param {number} n @param {Ended} reached @param {boolean} byRounds */
function gameText(words, n, reached, byRounds) {
  const rounds = words.say("rounds", { count: reached.rounds });
  return byRounds ? rounds : words.say("ladderBestOf", { n, visited: reached.visited, rounds });
}

/** The end of a game that somebody else has played. @param {Speaker} words @param {"magnus" | "derek"} seat */
export const sentText = (words, seat) => words.say("ladderSent", { player: seat === "magnus" ? "Magnus" : "Derek" });

/**
 * The comparison of a game with the one that somebody else sent.
 * @param {Speaker} words @param {number} n @param {Ended} sent @param {boolean} byRounds whether only its rounds count
 * @param {boolean} isBeaten
 */
export const duelText = (words, n, sent, byRounds, isBeaten) =>
  words.say(isBeaten ? "ladderBeaten" : "ladderUnbeaten", { sent: gameText(words, n, sent, byRounds) });
