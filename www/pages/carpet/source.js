// @ts-check
/** The worker of a carpet, and requests to it. Only the last request for a cell counts. */

import { startWorker } from "../../kit/start-worker.js";

/** @import { CarpetPicture, CarpetReport, CarpetRequest, Cell, CellRequest, Colouring } from "./types" */
/** @import { DrawingSize, Unvisited, Viewport } from "./types" */

/** @type {import("../../kit/start-worker.js").WorkerKind} */
const CARPET = {
  name: "carpet",
  without: "No carpet can be computed",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};

/**
 * @typedef {object} CarpetListeners
 * @property {(classOrder: number | undefined) => void} table p, if the positions can also be ordered by class
 * @property {(picture: CarpetPicture) => void} picture
 * @property {(cell: Cell) => void} cell
 * @property {(shapes: Unvisited[]) => void} shapes
 * @property {(message: string) => void} failed
 */

export class Source {
  #worker;
  #listeners;
  #shown = 0;
  /** The id of the last picture that no longer counts. */
  #before = 0;
  #asked = 0;

  /** @param {CarpetListeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
    this.#worker = startWorker(CARPET, (/** @type {CarpetReport} */ report) => this.#receive(report), listeners.failed);
  }

  /** Begins another game. @param {number} n */
  begin(n) {
    this.#before = this.#shown;
    this.#send({ kind: "table", n });
  }

  /** Changes the line after its first rounds. @param {number} kept @param {Uint32Array<ArrayBuffer>} positions */
  goOn(kept, positions) {
    this.#send({ kind: "route", kept, positions });
  }

  /** @param {Colouring} by @param {Viewport} viewport @param {DrawingSize} size @param {Uint8Array} colours */
  show(by, viewport, size, colours) {
    this.#shown += 1;
    this.#send({ kind: "show", id: this.#shown, by, viewport, size, colours });
  }

  /** Stops computing. A picture may still arrive. */
  stop() {
    this.#before = this.#shown;
    this.#send({ kind: "stop" });
  }

  /** @param {CellRequest} cell */
  ask(cell) {
    this.#asked += 1;
    this.#send({ kind: "cell", id: this.#asked, ...cell });
  }

  /** @param {number[]} rounds */
  describe(rounds) {
    this.#send({ kind: "shapes", rounds });
  }

  leave() {
    this.#worker.end();
  }

  /** @param {CarpetRequest} request */
  #send(request) {
    this.#worker.send(request);
  }

  /** @param {CarpetReport} report */
  #receive(report) {
    const { table, picture, cell, shapes, failed } = this.#listeners;
    if (report.kind === "table") table(report.classOrder);
    else if (report.kind === "picture" && report.id > this.#before) picture(report.picture);
    else if (report.kind === "cell" && report.id === this.#asked) cell(report.cell);
    else if (report.kind === "shapes") shapes(report.shapes);
    else if (report.kind === "failed") failed(report.message);
  }
}
