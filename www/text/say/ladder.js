// @ts-check
/** The ladder of first games: the idea of each table, the way to the next one, and a person's best game. */

import ladder from "../en/ladder.js";
import { english } from "../english.js";

/** @import { Speaker } from "../types" */

english.learn(ladder);

/** A table of the ladder. @typedef {9 | 13 | 15 | 16 | 21} Rung */
/** What perfect play is worth on a table. @typedef {{few: number, par: number}} Perfect */
/** A game that is over. @typedef {{visited: number, rounds: number}} Ended */

/** The button that leads on. @param {Speaker} words @param {Rung | null} next null after the last table */
export const nextText = (words, next) => words.plain(next === null ? "ladderNextLearn" : `ladderNext${next}`);

/** The idea of a table, for who plays Derek on it. @param {Speaker} words @param {Rung} rung */
export const ideaText = (words, rung) => words.say(`ladderIdea${rung}`);

/** The task of a person who is Magnus. @param {Speaker} words @param {number} n */
export const magnusIdea = (words, n) => words.say("ladderIdeaMagnus", { n });

/**
 * A person's best game: by its positions where there are more or fewer than perfect play gives, else by its rounds.
 * @param {Speaker} words @param {"magnus" | "derek"} seat @param {number} n @param {Ended} best @param {Perfect} perfect
 */
export function bestText(words, seat, n, { visited, rounds: count }, { few, par }) {
  const values = { n, visited, few, par, rounds: words.say("rounds", { count }) };
  if (seat === "magnus") return words.say("ladderBestMagnus", values);
  return words.say(visited === few ? "ladderBest" : "ladderBestPositions", values);
}
