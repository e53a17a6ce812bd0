// @ts-check
/** Worker of a tournament: plays its games one by one, while the page can cancel. */

import { describeError } from "../../kit/sentences.js";
import { answerPage } from "../../kit/worker-side.js";
import { loadStudy } from "../../table/core/study.js";

/** @import { GameResult, Pairing } from "../../table/types" */
/** @import { RefusalInWords } from "../../text/refusals" */

/**
 * @typedef {object} TournamentChoice a tournament as the form and the address name it
 * @property {string} n tables, such as "3-20, 45"
 * @property {string[]} magnus ids
 * @property {string[]} derek ids
 * @property {number} seeds
 */
/**
 * @typedef {({kind: "refused" | "failed"} & RefusalInWords) | {kind: "nobody"} | {kind: "games", games: Pairing[]}
 *   | {kind: "outcomes", outcomes: GameResult[]}} TournamentReport
 *     `nobody`: none of the pairs suits a table; the outcomes come in the order of the games
 */

/** Milliseconds between two parcels of results, at least: thousands of small games would flood the page. */
const PARCEL_TIME = 100;

answerPage(play);

/** @param {TournamentChoice} choice */
async function play({ n, magnus, derek, seeds }) {
  const core = await loadStudy();
  /** @type {Pairing[]} */
  let games;
  try {
    games = core.pairings(n, magnus.join(), derek.join(), seeds);
  } catch (reason) {
    postReport({ kind: "refused", ...describeError(reason) });
    return;
  }
  if (games.length === 0) {
    postReport({ kind: "nobody" });
    return;
  }
  postReport({ kind: "games", games });
  /** @type {GameResult[]} */
  let outcomes = [];
  let sent = performance.now();
  for (const game of games) {
    outcomes.push(core.playPairing(game.n, game.magnus, game.derek, game.seed));
    if (performance.now() - sent < PARCEL_TIME) continue;
    postReport({ kind: "outcomes", outcomes });
    outcomes = [];
    sent = performance.now();
  }
  if (outcomes.length > 0) postReport({ kind: "outcomes", outcomes });
}

/** @param {TournamentReport} message */
function postReport(message) {
  postMessage(message);
}
