// @ts-check
/** What the games of a tournament say: the worst of each pair, and all of them as CSV. */

import { hrefOf } from "../../kit/address.js";

/** @import { GameResult, Pairing } from "../../table/types" */

/** @typedef {Pairing & GameResult} Played a game and how it ended */

/**
 * Whether `a` is worse for Magnus than `b`: more rounds, then fewer positions. A stopped game has more rounds than any other.
 * @param {Played} a
 * @param {Played} b
 */
function isWorse(a, b) {
  return a.rounds > b.rounds || (a.rounds === b.rounds && a.visited < b.visited);
}

/**
 * Keeps the worst game of each n, Magnus and Derek, in the order in which these first came.
 * @param {Map<string, Played>} worst
 * @param {Played} game
 */
export function keepWorst(worst, game) {
  const key = `${game.n} ${game.magnus} ${game.derek}`;
  const known = worst.get(key);
  if (!known || isWorse(game, known)) worst.set(key, game);
}

/**
 * The game on the Play page.
 * @param {Pairing} game
 */
export function linkTo({ n, magnus, derek, seed }) {
  return hrefOf("play", `#${new URLSearchParams({ n: String(n), magnus, derek, seed: String(seed) })}`);
}

/**
 * All games, one a line, as the tournament example of the crate prints them.
 * @param {Played[]} games
 */
export function csvOf(games) {
  const lines = games.map(({ n, magnus, derek, seed, fStar, visited, rounds }) =>
    [n, quoted(magnus), quoted(derek), seed, fStar, visited, rounds].join(),
  );
  return `${["n,magnus,derek,seed,f_star,visited,rounds", ...lines].join("\n")}\n`;
}

/** An id may hold a list with commas. @param {string} id */
function quoted(id) {
  return id.includes(",") ? `"${id}"` : id;
}
