// @ts-check
/** Sentences of a table about a puzzle: its name, its question, what moves cost, and the answers that it offers. */

import puzzle from "../../en/table/puzzle.js";
import { english } from "../../english.js";
import { plainText } from "../../names.js";
import { isBest } from "./facts.js";
import { classMembers, directionName } from "./names.js";

/** @import { Mistake, Puzzle, PuzzleKind, RatedMove } from "../../../core/lesson/core-types" */
/** @import { Coset, Direction } from "../../../core/types" */
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

/** The label of a class to choose: its name and its first members. @param {Speaker} words @param {Coset} coset @param {number} n */
export function classLabel(words, coset, n) {
  return `${plainText(words.list([{ class: coset }]))}: ${classMembers(words, coset, n)}`;
}

/** The label of an answer of Derek. @param {Speaker} words @param {Direction} direction @param {number} position */
export const wayLabel = (words, direction, position) =>
  words.plain("wayTo", { direction: directionName(words, direction), position });
