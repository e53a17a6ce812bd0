// Types of the messages between the carpet and its worker, in addition to those of the Rust core.

import type { Cell, Shown, Unvisited } from "../../core/carpet/core-types";

export * from "../../core/carpet/core-types";

/** The colours of cells: by the layers of the unvisited positions, or by first visit. */
export type Colouring = "layers" | "visits";

/** The visible part, whatever the size of the drawing: positions across, and rounds. */
export interface Viewport {
  p: number;
  from: number;
  to: number;
  round: number;
  end: number;
}

/** `image` has one pixel for each cell. */
export type CarpetPicture = Shown & { by: Colouring; image: ImageBitmap };

/** A request for a cell: its positions, the rounds before it, and the rounds in a row. */
export interface CellRequest {
  p: number;
  from: number;
  to: number;
  round: number;
  block: number;
}

export type CarpetRequest =
  | { kind: "table"; n: number }
  | { kind: "route"; kept: number; positions: Uint32Array<ArrayBuffer> }
  /**
   * `size` is the drawing's, in pixels; `colours` are red, green and blue of each kind of cells, in the core's
   * order.
   */
  | { kind: "show"; id: number; by: Colouring; viewport: Viewport; size: DrawingSize; colours: Uint8Array }
  | { kind: "stop" }
  | ({ kind: "cell"; id: number } & CellRequest)
  | { kind: "shapes"; rounds: number[] };

export interface DrawingSize {
  width: number;
  height: number;
}

export type CarpetReport =
  /** `classOrder` is p, if the positions can also be ordered by class. */
  | { kind: "table"; classOrder: number | undefined }
  | { kind: "picture"; id: number; picture: CarpetPicture }
  | { kind: "cell"; id: number; cell: Cell }
  | { kind: "shapes"; shapes: Unvisited[] }
  | { kind: "failed"; message: string };
