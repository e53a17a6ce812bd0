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
  await answer(request);
  report({ kind: "last" });
});

/** @param {AnnouncedRequest} request */
async function answer(request) {
  const core = await loadStudy();
  switch (request.kind) {
    case "strategies":
      return tellStrategies(core);
    case "strategyMagnitudes":
      return takeFromStrategy(request, core);
    default:
      return ask(request, core);
  }
}

/** @param {Study} core */
function tellStrategies(core) {
  // Not those whose moves come from a person or from a written list.
  const computers = core.catalogue().magnus.filter(({ id, script }) => id !== "human" && script === null);
  report({ kind: "strategies", strategies: computers.map(({ id, name, about }) => ({ id, name, about })) });
}

/** @param {Extract<AnnouncedRequest, {kind: "strategyMagnitudes"}>} request @param {Study} core */
function takeFromStrategy({ n, magnus, rounds, seed }, core) {
  let reported = 0;
  const progress = (/** @type {number} */ share) => {
    if (performance.now() - reported < REPORT_TIME) return;
    reported = performance.now();
    report({ kind: "solving", share });
  };
  // Random announcements have the same limits as others.
  const wanted = refusable(() => core.randomMagnitudes(n, rounds, seed).length);
  const magnitudes = wanted && refusable(() => firstMagnitudes(core, { n, magnus, seed }, wanted, progress));
  if (magnitudes) report({ kind: "magnitudes", magnitudes });
}

/** @param {Exclude<AnnouncedRequest, {kind: "strategies" | "strategyMagnitudes"}>} request @param {Study} core */
function ask(request, core) {
  if (request.kind === "largest") return tellLargest(request, core);
  if (request.kind === "magnus") return askMagnus(request, core);
  if (request.kind === "random") return askRandom(request, core);
  if (request.kind === "derek") {
    const { n, directions, relaxed } = request;
    const answered = refusable(() => core.magnusAnswer(n, directions, relaxed));
    if (answered) report({ kind: "answered", answered });
  } else if (request.kind === "game") {
    const way = refusable(() => core.randomGame(request.n, request.game, request.seed));
    if (way) report({ kind: "game", way });
  } else if (request.kind === "randomMagnitudes") {
    const magnitudes = refusable(() => core.randomMagnitudes(request.n, request.rounds, request.seed));
    if (magnitudes) report({ kind: "magnitudes", magnitudes });
  } else {
    const directions = refusable(() => core.randomDirections(request.n, request.seed));
    if (directions) report({ kind: "directions", directions });
  }
}

/** @param {{n: string}} request @param {Study} core */
function tellLargest({ n }, core) {
  report({ kind: "largest", largest: core.largestMagnitude(n) ?? 0 });
}

/** @param {{n: string, magnitudes: string}} request @param {Study} core */
function askMagnus({ n, magnitudes }, core) {
  tellLargest({ n }, core);
  const thesis = refusable(() => core.thesisAnswer(n, magnitudes));
  if (!thesis) return;
  report({ kind: "thesis", thesis });
  let reported = performance.now();
  const found = core.exactAnswer(n, magnitudes, (/** @type {number} */ trying, /** @type {number} */ done) => {
    if (performance.now() - reported < REPORT_TIME) return;
    reported = performance.now();
    report({ kind: "progress", trying, done });
  });
  report({ kind: "found", found });
}

/** @param {{n: string, games: string, seed: string}} request @param {Study} core */
function askRandom({ n, games, seed }, core) {
  const run = refusable(() => new core.RandomGames(n, games, seed));
  if (!run) return;
  const expected = run.expected();
  report({ kind: "expected", expected });
  const parcel = Math.max(1, Math.round(ROUNDS_AT_ONCE / expected.upper));
  let reported = performance.now();
  for (;;) {
    const left = run.play(parcel);
    if (left > 0 && performance.now() - reported < REPORT_TIME) continue;
    reported = performance.now();
    report({ kind: "times", times: run.times(), left });
    if (left === 0) break;
  }
  report({ kind: "counts", counts: run.counts() });
  run.free();
}

/**
 * The core's result, or null after telling the page about a refusal.
 * @template Value
 * @param {() => Value} get
 * @returns {Value | null}
 */
function refusable(get) {
  try {
    return get();
  } catch (reason) {
    report({ kind: "refused", ...describeError(reason) });
    return null;
  }
}

/** @param {AnnouncedReport} message */
function report(message) {
  postMessage(message);
}
