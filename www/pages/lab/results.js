// @ts-check
/** Results of a tournament: the worst game of each pair, and all games as CSV. */

import { hrefOf } from "../../kit/address.js";

/** @import { GameResult, Pairing } from "../../table/types" */

/** @typedef {Pairing & GameResult} PlayedGame a game and how it ended */

/**
 * Says whether `a` is worse for Magnus than `b`: more rounds, then fewer positions. A stopped game counts as the
 * longest.
 * @param {PlayedGame} a
 * @param {PlayedGame} b
 */
function isWorse(a, b) {
  return a.rounds > b.rounds || (a.rounds === b.rounds && a.visited < b.visited);
}

/**
 * Keeps the worst game of each n, Magnus and Derek, in order of first appearance.
 * @param {Map<string, PlayedGame>} worst
 * @param {PlayedGame} game
 */
export function worstGames(worst, game) {
  const key = `${game.n} ${game.magnus} ${game.derek}`;
  const known = worst.get(key);
  if (!known || isWorse(game, known)) worst.set(key, game);
}

/** A link to the game on the Play page. @param {Pairing} game */
export function linkTo({ n, magnus, derek, seed }) {
  return hrefOf("play", `#${new URLSearchParams({ n: String(n), magnus, derek, seed: String(seed) })}`);
}

/** All games, one per line, in the format of the crate's tournament example. @param {PlayedGame[]} games */
export function csvOf(games) {
  const lines = games.map(({ n, magnus, derek, seed, fStar, visited, rounds }) =>
    [n, quoteField(magnus), quoteField(derek), seed, fStar, visited, rounds].join(),
  );
  return `${["n,magnus,derek,seed,f_star,visited,rounds", ...lines].join("\n")}\n`;
}

/** A CSV field in quotes, because an id may contain a list with commas. @param {string} id */
function quoteField(id) {
  return id.includes(",") ? `"${id}"` : id;
}
