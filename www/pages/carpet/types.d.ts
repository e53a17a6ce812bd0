// What passes between the carpet and its worker. src/space_time says what the answers mean.

import type { Coset } from "../../table/types";

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

/** The part of a diagram that is looked at, and how finely. */
export interface Window {
  p: number;
  places: [from: number, to: number];
  columns: number;
  round: number;
  block: number;
  rows: number;
}

/** What a picture shows, and how far it is. */
export interface Shown {
  window: Window;
  /** The first place of each column, and then the place after the last. */
  edges: number[];
  /** The round at the end of each row. */
  ends: number[];
  /** The token's column at the end of each row; `columns` for none. */
  tokens: number[];
  /** The classes that stand in it, if the positions stand class by class. */
  classes: { gamma: number; places: [from: number, to: number] }[];
  /** Which kinds of cells there are. */
  present: boolean[];
  /** The part of the rows that is known; the others show their neighbour. */
  share: number;
}

/** `image` has a pixel for each cell. */
export type Picture = Shown & { by: Colouring; image: ImageBitmap };

/** What a cell holds. `counts` are by kind: depth 0, 1, … up to the deepest and deeper, no layer. */
export interface Cell {
  rounds: [first: number, last: number];
  size: number;
  positions: [first: number, last: number];
  classes: [Coset, Coset] | null;
  token: number;
  new: number;
  counts: number[];
}

/** The unvisited positions after a round; no class if there are none. */
export interface Unvisited {
  round: number;
  unvisited: number;
  runs: number;
  longest: number;
  class: Coset | null;
}

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
