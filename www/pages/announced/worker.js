// @ts-check
/** Worker of the page: answers its questions one by one. The page ends it to stop a long one. */

import { describeError } from "../../kit/sentences.js";
import { answerPage } from "../../kit/worker-side.js";
import { loadStudy } from "../../table/core/study.js";
import { firstMagnitudes } from "./strategy.js";

/** @import { Study } from "../../table/core/study.js" */
/** @import { AnnouncedReport, AnnouncedRequest } from "./types" */

/** Milliseconds between two progress reports, at least. */
const REPORT_TIME = 100;
/** Random games between two looks at the clock: enough to make the looks cheap, few enough to look often. */
const ROUNDS_AT_ONCE = 200_000;

answerPage(async (/** @type {AnnouncedRequest} */ request) => {
  await answerRequest(request);
  postReport({ kind: "last" });
});

/** @param {AnnouncedRequest} request */
async function answerRequest(request) {
  const core = await loadStudy();
  switch (request.kind) {
    case "strategies":
      return postStrategies(core);
    case "strategyMagnitudes":
      return takeFromStrategy(request, core);
    default:
      return ask(request, core);
  }
}

/** @param {Study} core */
function postStrategies(core) {
  // Not those whose moves come from a person or from a written list.
  const computers = core.catalogue().magnus.filter(({ id, script }) => id !== "human" && script === null);
  postReport({ kind: "strategies", strategies: computers.map(({ id, name, about }) => ({ id, name, about })) });
}

/** @param {Extract<AnnouncedRequest, {kind: "strategyMagnitudes"}>} request @param {Study} core */
function takeFromStrategy({ n, magnus, rounds, seed }, core) {
  let reported = 0;
  const progress = (/** @type {number} */ share) => {
    if (performance.now() - reported < REPORT_TIME) return;
    reported = performance.now();
    postReport({ kind: "solving", share });
  };
  // Random announcements have the same limits as others.
  const wanted = resultOrRefusal(() => core.randomMagnitudes(n, rounds, seed).length);
  const magnitudes = wanted && resultOrRefusal(() => firstMagnitudes(core, { n, magnus, seed }, wanted, progress));
  if (magnitudes) postReport({ kind: "magnitudes", magnitudes });
}

/** @param {Exclude<AnnouncedRequest, {kind: "strategies" | "strategyMagnitudes"}>} request @param {Study} core */
function ask(request, core) {
  if (request.kind === "largest") return postLargest(request, core);
  if (request.kind === "magnus") return askMagnus(request, core);
  if (request.kind === "random") return askRandom(request, core);
  if (request.kind === "derek") {
    const { n, directions, relaxed } = request;
    const answered = resultOrRefusal(() => core.magnusAnswer(n, directions, relaxed));
    if (answered) postReport({ kind: "answered", answered });
  } else if (request.kind === "game") {
    const way = resultOrRefusal(() => core.randomGame(request.n, request.game, request.seed));
    if (way) postReport({ kind: "game", way });
  } else if (request.kind === "randomMagnitudes") {
    const magnitudes = resultOrRefusal(() => core.randomMagnitudes(request.n, request.rounds, request.seed));
    if (magnitudes) postReport({ kind: "magnitudes", magnitudes });
  } else {
    const directions = resultOrRefusal(() => core.randomDirections(request.n, request.seed));
    if (directions) postReport({ kind: "directions", directions });
  }
}

/** @param {{n: string}} request @param {Study} core */
function postLargest({ n }, core) {
  postReport({ kind: "largest", largest: core.largestMagnitude(n) ?? 0 });
}

/** @param {{n: string, magnitudes: string}} request @param {Study} core */
function askMagnus({ n, magnitudes }, core) {
  postLargest({ n }, core);
  const thesis = resultOrRefusal(() => core.thesisAnswer(n, magnitudes));
  if (!thesis) return;
  postReport({ kind: "thesis", thesis });
  let reported = performance.now();
  const found = core.exactAnswer(n, magnitudes, (/** @type {number} */ trying, /** @type {number} */ done) => {
    if (performance.now() - reported < REPORT_TIME) return;
    reported = performance.now();
    postReport({ kind: "progress", trying, done });
  });
  postReport({ kind: "found", found });
}

/** @param {{n: string, games: string, seed: string}} request @param {Study} core */
function askRandom({ n, games, seed }, core) {
  const run = resultOrRefusal(() => new core.RandomGames(n, games, seed));
  if (!run) return;
  const expected = run.expected();
  postReport({ kind: "expected", expected });
  const parcel = Math.max(1, Math.round(ROUNDS_AT_ONCE / expected.upper));
  let reported = performance.now();
  for (;;) {
    const left = run.play(parcel);
    if (left > 0 && performance.now() - reported < REPORT_TIME) continue;
    reported = performance.now();
    postReport({ kind: "times", times: run.times(), left });
    if (left === 0) break;
  }
  postReport({ kind: "counts", counts: run.counts() });
  run.free();
}

/**
 * The core's result, or null after telling the page about a refusal.
 * @template Value
 * @param {() => Value} get
 * @returns {Value | null}
 */
function resultOrRefusal(get) {
  try {
    return get();
  } catch (reason) {
    postReport({ kind: "refused", ...describeError(reason) });
    return null;
  }
}

/** @param {AnnouncedReport} message */
function postReport(message) {
  postMessage(message);
}
