// @ts-check
/** The lines of the plot: the grouping of games into lines. */

import { words } from "./speaker.js";

/** @import { PlayedGame } from "./results.js" */

/** @typedef {{n: number, above: number, title: string}} SeriesPoint `above` is rounds − n */
/**
 * @typedef {object} Series
 * @property {string} name
 * @property {string} [legend] the name with its formulas, if it has any
 * @property {string[]} [players] the names of a pair
 * @property {number} colour
 * @property {number} shape of the markers
 * @property {number} [dash]
 * @property {SeriesPoint[]} points by increasing n
 * @property {number | undefined} [namedAt] the n at which its name stands, if not the last one
 * @property {boolean} [curve] whether only the last point is marked
 */

/** The most lines that a reader can distinguish. */
export const MOST_PAIRS = 12;

/**
 * A line for each pair of Magnus and Derek or, if there are too many, for each Magnus with his worst Derek. Stopped
 * games have no number of rounds and are left out. The line with the highest end comes first.
 * @param {PlayedGame[]} rows in order of n
 * @param {(id: string) => string} nameOf
 * @returns {{series: Series[], merged: boolean, stopped: number}}
 */
export function seriesOf(rows, nameOf) {
  const magnuses = [...new Set(rows.map(({ magnus }) => magnus))];
  const dereks = [...new Set(rows.map(({ derek }) => derek))];
  const merged = new Set(rows.map(keyOf)).size > MOST_PAIRS;
  /** @type {Map<string, {first: PlayedGame, worst: Map<number, PlayedGame>}>} */
  const lines = new Map();
  for (const game of rows) {
    if (!game.finished) continue;
    const key = merged ? game.magnus : keyOf(game);
    const line = lines.get(key) ?? { first: game, worst: new Map() };
    lines.set(key, line);
    const known = line.worst.get(game.n);
    if (!known || game.rounds > known.rounds) line.worst.set(game.n, game);
  }
  const series = [...lines.values()].map(({ first, worst }) => ({
    ...(merged ? { name: nameOf(first.magnus) } : namesOf(first, nameOf)),
    ...lookOf(magnuses.indexOf(first.magnus), dereks.indexOf(first.derek), merged ? 1 : dereks.length),
    points: [...worst.values()].map((game) => pointOf(game, nameOf)),
  }));
  series.sort((a, b) => lastOf(b) - lastOf(a));
  return { series, merged, stopped: rows.filter(({ finished }) => !finished).length };
}

/** The name of a pair, whole and of both. @param {PlayedGame} game @param {(id: string) => string} nameOf */
function namesOf({ magnus, derek }, nameOf) {
  const players = [nameOf(magnus), nameOf(derek)];
  return { name: players.join(" – "), players };
}

/** @param {PlayedGame} game */
function keyOf({ magnus, derek }) {
  return `${magnus} ${derek}`;
}

/**
 * A colour and a shape for each Derek, who decides how long a game takes, and a dash for each Magnus. With a single
 * Derek colour and shape are those of Magnus.
 * @param {number} magnus
 * @param {number} derek
 * @param {number} dereks
 */
function lookOf(magnus, derek, dereks) {
  if (dereks === 1) return { colour: magnus, shape: magnus, dash: 0 };
  return { colour: derek, shape: derek, dash: magnus };
}

/** @param {PlayedGame} game @param {(id: string) => string} nameOf @returns {SeriesPoint} */
function pointOf({ n, rounds, magnus, derek }, nameOf) {
  const pair = words.plain("labAgainst", { magnus: nameOf(magnus), derek: nameOf(derek) });
  return { n, above: rounds - n, title: words.plain("labPoint", { n, count: rounds, what: pair }) };
}

/** @param {Series} series */
function lastOf({ points }) {
  return points.at(-1)?.above ?? 0;
}
