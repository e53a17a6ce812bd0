// @ts-check
/** A tournament in a worker of its own. Only ending the worker stops a long game at once. */

import { describedErrorText } from "../../kit/sentences.js";
import { startWorker } from "../../kit/start-worker.js";
import "../../text/say/study-refusals.js";
import { words } from "./speaker.js";

/** @import { GameResult, Pairing } from "../../table/types" */
/** @import { TournamentChoice, TournamentReport } from "./worker.js" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const TOURNAMENT = {
  name: "tournament",
  without: "No tournament can be played",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};

/**
 * @typedef {object} TournamentListeners
 * @property {(games: Pairing[]) => void} began the choice is accepted; these games follow
 * @property {(outcomes: GameResult[]) => void} played the next games, in order
 * @property {() => void} finished all games are played
 * @property {(message: string) => void} refused the choice is refused, and why
 * @property {(message: string) => void} failed it broke off, and why
 */

/**
 * Starts a tournament; throws a sentence if no worker can be started.
 * @param {TournamentChoice} choice
 * @param {TournamentListeners} listeners
 * @returns {() => void} stops it at once; no listener is called afterwards
 */
export function startTournament(choice, listeners) {
  let left = 0;
  const worker = startWorker(TOURNAMENT, receive, listeners.failed);

  /** @param {TournamentReport} report */
  function receive(report) {
    switch (report.kind) {
      case "failed":
        worker.end();
        return listeners.failed(describedErrorText(words, report));
      case "refused":
        worker.end();
        return listeners.refused(describedErrorText(words, report));
      case "nobody":
        worker.end();
        return listeners.refused(words.plain("labNoPairs"));
      case "games":
        left = report.games.length;
        return listeners.began(report.games);
      default:
        left -= report.outcomes.length;
        if (left === 0) worker.end();
        listeners.played(report.outcomes);
        if (left === 0) listeners.finished();
    }
  }

  worker.send(choice);
  return worker.end;
}
