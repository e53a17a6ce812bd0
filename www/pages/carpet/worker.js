// @ts-check
/** Worker of the carpet: it computes the last request in slices, and hears the page between them. */

import { messageOf } from "../../kit/sentences.js";
import { answerPage } from "../../kit/worker-side.js";
import { SpaceTimeDiagram } from "../../pkg/study.js";
import { loadStudy } from "../../table/core/study.js";

/** @import { CarpetReport, CarpetRequest } from "./types" */

/** The length of a slice in milliseconds: after each one the page is heard and shown the progress. */
const SLICE_MS = 60;

/** @type {SpaceTimeDiagram | undefined} */
let diagram;
/**
 * The canvas for pictures. Each is sent as a bitmap in one message with its description: a canvas of the page under
 * the worker's control would change at another moment than the axes around it. Every browser that can run the core
 * has OffscreenCanvas.
 */
const canvas = new OffscreenCanvas(1, 1);
/** The current request. @type {Extract<CarpetRequest, {kind: "show"}> | null} */
let wanted = null;
/** True once the diagram has begun with the request. */
let begun = false;
/** True while the next slice is scheduled. */
let scheduled = false;

answerPage(async (/** @type {CarpetRequest} */ request) => {
  await loadStudy();
  handleRequest(request);
});

/** @param {CarpetRequest} request */
function handleRequest(request) {
  if (request.kind === "table") {
    diagram?.free();
    diagram = new SpaceTimeDiagram(request.n);
    wanted = null;
    return postReport({ kind: "table", classOrder: diagram.classOrder() });
  }
  if (!diagram) return;
  if (request.kind === "route") {
    diagram.goOn(request.kept, request.positions);
    // The last picture belongs to the previous game; the page asks for a new one.
    wanted = null;
  } else if (request.kind === "show") {
    wanted = request;
    begun = false;
    if (!scheduled) schedule();
  } else if (request.kind === "stop") {
    wanted = null;
  } else if (request.kind === "cell") {
    const { id, p, from, to, round, block } = request;
    postReport({ kind: "cell", id, cell: diagram.cell(p, from, to, round, block) });
  } else {
    const { rounds } = request;
    postReport({
      kind: "shapes",
      shapes: rounds.map((round) => /** @type {SpaceTimeDiagram} */ (diagram).shape(round)),
    });
  }
}

function schedule() {
  scheduled = true;
  setTimeout(work);
}

function work() {
  scheduled = false;
  if (!wanted || !diagram) return;
  const { id, by, viewport, size, colours } = wanted;
  try {
    const until = performance.now() + SLICE_MS;
    if (!begun) {
      const { p, from, to, round, end } = viewport;
      diagram.show(by, p, from, to, round, end, size.width, size.height, colours);
      begun = true;
    }
    while (diagram.advance() && performance.now() < until);
    const shown = diagram.shown();
    if (!shown) return;
    if (shown.share === 1) wanted = null;
    else schedule();
    diagram.paint(canvas);
    const image = canvas.transferToImageBitmap();
    postReport({ kind: "picture", id, picture: { ...shown, by, image } }, [image]);
  } catch (reason) {
    wanted = null;
    postReport({ kind: "failed", message: messageOf(reason) });
  }
}

/** @param {CarpetReport} message @param {Transferable[]} [moved] */
function postReport(message, moved = []) {
  postMessage(message, { transfer: moved });
}
