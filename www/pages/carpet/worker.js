// @ts-check
/** Computes carpets away from the page: what is asked for last is what is worked at, in slices between which it hears the page. */

import { messageOf } from "../../kit/sentences.js";
import { answerPage } from "../../kit/worker-side.js";
import { Loom, primeOf } from "../../pkg/more.js";
import { loadMore } from "../../table/more.js";
import { Weaving } from "./weaving.js";

/** @import { Report, Request } from "./types" */

/** Work goes on so long before the page is heard again, and shown how far it is. */
const SLICE_MS = 60;

/** @type {Loom | undefined} */
let loom;
/** @type {Weaving | undefined} */
let weaving;
/** What is to be shown. @type {Extract<Request, {kind: "show"}> | null} */
let wanted = null;
/** Whether there will be work as soon as the page has been heard. */
let scheduled = false;

answerPage(async (/** @type {Request} */ request) => {
  await loadMore();
  hear(request);
});

/** @param {Request} request */
function hear(request) {
  if (request.kind === "table") {
    loom?.free();
    loom = new Loom(request.n);
    weaving = new Weaving(loom);
    wanted = null;
    return report({ kind: "table", prime: primeOf(request.n) });
  }
  if (!loom || !weaving) return;
  if (request.kind === "route") {
    loom.goOn(request.kept, request.positions);
    weaving.forget(request.kept);
    // A window is made for the game as it was; the page asks for a new one.
    wanted = null;
  } else if (request.kind === "show") {
    wanted = request;
    if (!scheduled) schedule();
  } else if (request.kind === "stop") {
    wanted = null;
  } else if (request.kind === "cell") {
    const { id, window } = request;
    report({ kind: "cell", id, cell: weaving.cell(window) });
  } else {
    report({ kind: "shapes", shapes: request.rounds.map((round) => shapeAfter(round)) });
  }
}

/** @param {number} round */
function shapeAfter(round) {
  const [unvisited = 0, runs = 0, longest = 0, gamma = 0, q = 0] = loom?.shape(round) ?? [];
  return { round, unvisited, runs, longest, gamma, q };
}

function schedule() {
  scheduled = true;
  setTimeout(work);
}

function work() {
  scheduled = false;
  if (!wanted || !weaving) return;
  const { id } = wanted;
  try {
    const until = performance.now() + SLICE_MS;
    const picture = weaving.picture(wanted, () => performance.now() < until);
    if (picture.share === 1) wanted = null;
    else schedule();
    report({ kind: "picture", id, picture }, [picture.pixels.buffer]);
  } catch (reason) {
    wanted = null;
    report({ kind: "failed", message: messageOf(reason) });
  }
}

/** @param {Report} message @param {Transferable[]} [moved] */
function report(message, moved = []) {
  postMessage(message, { transfer: moved });
}
