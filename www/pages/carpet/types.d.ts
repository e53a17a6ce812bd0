// What passes between the carpet and its worker, beside what the Rust core gives.

import type { Cell, Shown, Unvisited } from "./core-types";

export * from "./core-types";

/** How the cells are coloured: by the layers of the unvisited positions, or by first visit. */
export type Colouring = "layers" | "visits";

/** What is looked at, whatever the size of the drawing: places across, and rounds. */
export interface Viewport {
  p: number;
  from: number;
  to: number;
  round: number;
  end: number;
}

/** `image` has a pixel for each cell. */
export type Picture = Shown & { by: Colouring; image: ImageBitmap };

/** Which cell is asked for: its places, the rounds before it, and the rounds of a row. */
export interface Asked {
  p: number;
  from: number;
  to: number;
  round: number;
  block: number;
}

export type Request =
  | { kind: "table"; n: number }
  | { kind: "route"; kept: number; positions: Uint32Array<ArrayBuffer> }
  /** `size`: of the drawing, in pixels. `colours`: red, green and blue of each kind of cells, in the order of the core. */
  | { kind: "show"; id: number; by: Colouring; viewport: Viewport; size: Size; colours: Uint8Array }
  | { kind: "stop" }
  | ({ kind: "cell"; id: number } & Asked)
  | { kind: "shapes"; rounds: number[] };

export interface Size {
  width: number;
  height: number;
}

export type Report =
  /** `classOrder`: p, if the positions can also stand class by class. */
  | { kind: "table"; classOrder: number | undefined }
  | { kind: "picture"; id: number; picture: Picture }
  | { kind: "cell"; id: number; cell: Cell }
  | { kind: "shapes"; shapes: Unvisited[] }
  | { kind: "failed"; message: string };
