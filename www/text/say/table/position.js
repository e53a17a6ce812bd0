// @ts-check
/** Sentences of positions set up by hand, loaded with the analysis or the first game that begins with one. */

import position from "../../en/table/position.js";
import { english } from "../../english.js";
import { valueText } from "./evaluation.js";

/** @import { BegunPosition, GameFacts, GameState, RatedRound, Value } from "../../../core/types" */
/** @import { Speaker } from "../../types" */
/** A position as the editor has it. @typedef {{n: number, visited: number[], token: number, table: {state: GameState, facts: GameFacts}, value: Value | null}} SetUp */

english.learn(position);

/** Positions as in a link, "0, 3-5, 9". @param {number[]} positions upwards */
export function positionsInRuns(positions) {
  const runs = /** @type {[number, number][]} */ ([]);
  for (const one of positions) {
    const last = runs.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(", ");
}

/** The positions of a table that are not among these, upwards. @param {{n: number, visited: number[]}} position */
export function unvisitedIn({ n, visited }) {
  const known = new Set(visited);
  return [...Array(n).keys()].filter((position) => !known.has(position));
}

/** Says whether a whole game leads to a position, and how soon. @param {Speaker} words @param {BegunPosition | null} begun null for the start */
function leadsThere(words, begun) {
  if (!begun) return words.plain("positionIsStart");
  if (begun.rounds === null) return words.plain("positionNoGame");
  return words.plain("positionByGame", { rounds: words.plain("rounds", { count: begun.rounds }) });
}

/** A position that is being set up. @param {Speaker} words @param {SetUp} position */
export function setUpText(words, { n, visited, table: { state, facts }, value }) {
  const count = words.plain("positionCount", { visited: visited.length, n });
  const worth =
    state.turn === "over"
      ? words.plain("positionEnded")
      : value
        ? words.plain("positionWorth", { worth: valueText(words, value) })
        : "";
  return [count, leadsThere(words, facts.begunPosition), worth].filter(Boolean).join(" ");
}

/** One position of the table in the editor. @param {Speaker} words @param {number} at @param {Pick<SetUp, "visited" | "token">} position */
export function positionState(words, at, { visited, token }) {
  if (at === token) return words.plain("positionHasToken", { position: at });
  return words.plain(visited.includes(at) ? "positionIsVisited" : "positionIsUnvisited", { position: at });
}

/** The position with which a game began. @param {Speaker} words @param {BegunPosition} begun */
export const positionText = (words, begun) => words.plain("positionBegan", { leads: leadsThere(words, begun) });

/**
 * The end of a game that began with a position: what has been visited, and what perfect play from there would come to.
 * @param {Speaker} words @param {Pick<GameState, "n" | "round">} state @param {number} visited
 * @param {RatedRound | null} start the values of the position, where they are known
 */
export function positionOver(words, { n, round }, visited, start) {
  const rounds = words.say("rounds", { count: round });
  const over = words.say("positionOver", { visited, n, rounds });
  if (!start) return over;
  const best = { visited: start.visited, n, rounds: words.say("rounds", { count: start.end }) };
  return `${over} ${words.say("positionPerfect", best)}`;
}
