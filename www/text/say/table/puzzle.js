// @ts-check
/** Sentences of a table about a puzzle: its name, its question, what moves cost, and the answers that it offers. */

import puzzle from "../../en/table/puzzle.js";
import { english } from "../../english.js";
import { plainText } from "../../names.js";
import { isBest } from "./facts.js";
import { classMembers, directionName } from "./names.js";

/** @import { Mistake, Puzzle, PuzzleKind, RatedMove } from "../../../core/lesson/core-types" */
/** @import { Attempt } from "../../../core/lesson/core-types" */
/** @import { Coset, Direction, Landing } from "../../../core/types" */
/** @import { AskedTask } from "./lesson.js" */
/** @import { Speaker } from "../../types" */

english.learn(puzzle);

/** The keys of the kinds, in the order of the menu. */
const NAMES = /** @type {const} */ ({
  "only-call": "puzzleOnlyCall",
  "only-way": "puzzleOnlyWay",
  stuck: "puzzleStuck",
  depth: "puzzleDepth",
  safe: "puzzleSafe",
  shield: "puzzleShield",
  force: "puzzleForce",
});

/** @param {string} kind @returns {kind is PuzzleKind} */
export const isPuzzleKind = (kind) => Object.hasOwn(NAMES, kind);

/** @param {Speaker} words @param {PuzzleKind} kind */
export const kindName = (words, kind) => words.plain(NAMES[kind]);

/** "The only call, level 3". @param {Speaker} words @param {Pick<Puzzle, "kind" | "level">} puzzle */
export const puzzleTitle = (words, { kind, level }) =>
  words.plain("puzzleName", { kind: kindName(words, kind), level });

/** "The only call, level 3: 10 puzzles". @param {Speaker} words @param {{first: Pick<Puzzle, "kind" | "level">, count: number}} set */
export const setTitle = (words, { first, count }) =>
  words.plain("puzzleSet", { title: puzzleTitle(words, first), count });

/** The question. @param {Speaker} words @param {Puzzle} puzzle @returns {string} */
export function puzzleQuestion(words, { kind, rounds, positions }) {
  switch (kind) {
    case "only-call":
      return words.say("askOnlyCall");
    case "only-way":
      return words.say("askOnlyWay");
    case "stuck":
      return words.say("askStuck");
    case "depth":
      return words.say("askDepth");
    case "safe":
      return words.say("askSafe");
    case "shield":
      return words.say("askShield");
    case "force":
      return words.say("askForce", { visited: positions ?? 0, count: rounds ?? 0 });
  }
  /** @satisfies {never} */ (kind);
}

/** @param {Speaker} words @param {Pick<Mistake, "round">} mistake */
export const mistakeTitle = (words, { round }) => words.plain("mistakeTitle", { round });

/** The question for a better move; Derek's own answer is not named, as the other one is right. @param {Speaker} words @param {Mistake} mistake @returns {string} */
export function mistakeQuestion(words, { round, player, magnitude, loss: { positions, rounds } }) {
  const loss = words.plain(positions > 0 ? "positions" : "rounds", { count: positions || rounds });
  return words.say(player === "magnus" ? "askBetterCall" : "askBetterWay", { round, magnitude, loss });
}

/**
 * What the moves that were not made would have cost, the cheapest first: "2 rounds" with the magnitudes 3 and 5.
 * @param {Speaker} words @param {RatedMove[]} moves
 * @returns {{cost: string, moves: string}[]}
 */
export function otherCosts(words, moves) {
  const wrong = moves.filter(({ loss }) => !isBest(loss));
  const sorted = wrong.sort((one, other) => rank(one) - rank(other));
  /** @type {Map<string, string[]>} */
  const all = new Map();
  for (const move of sorted) {
    const { positions, rounds } = move.loss;
    const cost =
      positions > 0 ? words.plain("positions", { count: positions }) : words.plain("rounds", { count: rounds });
    const name = move.direction ? directionName(words, move.direction) : words.number(move.magnitude);
    all.set(cost, [...(all.get(cost) ?? []), name]);
  }
  return [...all].map(([cost, names]) => ({ cost, moves: names.join(", ") }));
}

/** Any position lost is more than all rounds. @param {RatedMove} move */
const rank = ({ loss: { positions, rounds } }) => positions * 1e6 + rounds;

/** The heading of that list. @param {Speaker} words @param {RatedMove[]} moves */
export const otherCostsHeading = (words, moves) => words.plain(moves[0]?.direction ? "otherWay" : "otherCalls");

/**
 * A right answer to a puzzle, with what it is about.
 * @typedef {object} RightAnswer
 * @property {AskedTask} task
 * @property {Attempt} attempt
 * @property {RatedMove[]} moves all that could be made; none where no move is asked for
 * @property {Landing[]} landings of the call: of the attempt, or of the one that waits
 * @property {number} token
 * @property {{visited: number, rounds: number} | null} reached by a line of calls
 */

/** Why an answer is right: what it does, and what the others would have cost. @param {Speaker} words @param {RightAnswer} answer @returns {string} */
export function reasonText(words, answer) {
  const { task, attempt, token, reached } = answer;
  switch (task.kind) {
    case "keep":
      return moveReason(words, answer);
    case "number": {
      const count = attempt.number ?? 0;
      return count === 1
        ? words.say("reasonAtOnce", { position: token })
        : words.say("reasonFirstIn", { position: token, count, layer: { layer: count } });
    }
    case "safe": {
      const coset = task.classes?.[attempt.option ?? -1];
      return coset ? words.say("reasonClass", { class: { class: coset } }) : words.say("reasonNoClass");
    }
    case "shield":
      return words.say("reasonShield", { count: attempt.positions?.length ?? 0 });
    default:
      return reached ? words.say("reasonForced", { worth: worthText(words, reached) }) : "";
  }
}

/** @param {Speaker} words @param {RightAnswer} answer */
function moveReason(words, { attempt, moves, landings }) {
  const isChosen = (/** @type {RatedMove} */ { magnitude, direction }) =>
    direction ? direction === attempt.direction : magnitude === attempt.magnitude;
  const chosen = moves.find(isChosen);
  const [least] = otherCosts(words, moves);
  if (!chosen || !least) return "";
  const worth = worthText(words, chosen.value);
  if (chosen.direction) {
    const to = landings.find(({ direction }) => direction === chosen.direction);
    const direction = capitalised(directionName(words, chosen.direction));
    return words.say("reasonWay", { direction, to: to ? landingText(words, to) : "", worth, loss: least.cost });
  }
  const [one = "", other = ""] = landings.map((landing) => landingText(words, landing));
  const equal = moves.filter((move) => isBest(move.loss) && move !== chosen).map(({ magnitude }) => magnitude);
  const isOnly = otherCosts(words, moves).length === 1;
  const cost = words.say(isOnly ? "reasonOthers" : "reasonOthersLeast", { loss: least.cost });
  const others = equal.length > 0 ? `${words.say("reasonEqual", { moves: words.list(equal) })} ${cost}` : cost;
  return words.say("reasonCall", { magnitude: chosen.magnitude, one, other, worth, others });
}

/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Speaker} words @param {{visited: number, rounds: number}} value */
const worthText = (words, { visited, rounds }) =>
  words.say("reasonWorth", {
    positions: words.say("positions", { count: visited }),
    rounds: words.say("rounds", { count: rounds }),
  });

/** How far a landing is from a new position. @param {Speaker} words @param {Landing} landing */
function landingText(words, { position, new: isNew, depth }) {
  if (isNew) return words.say("reasonNew", { position });
  return depth === null ? words.say("reasonNever", { position }) : words.say("reasonDepth", { position, count: depth });
}

/** The label of a class to choose: its name and its first members. @param {Speaker} words @param {Coset} coset @param {number} n */
export function classLabel(words, coset, n) {
  return `${plainText(words.list([{ class: coset }]))}: ${classMembers(words, coset, n)}`;
}

/** The label of an answer of Derek. @param {Speaker} words @param {Direction} direction @param {number} position */
export const wayLabel = (words, direction, position) =>
  words.plain("wayTo", { direction: directionName(words, direction), position });
