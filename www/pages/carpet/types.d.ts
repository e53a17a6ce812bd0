// What passes between the carpet and its worker.

/** How the cells are coloured: by the layers of the unvisited positions, or by first visit. */
export type Colouring = "layers" | "visits";

/** Red, green, blue, each 0 to 255. */
export type Colour = [red: number, green: number, blue: number];

/** The part of a carpet that is looked at, and how finely; src/carpet.rs says what it means. */
export interface Window {
  p: number;
  from: number;
  to: number;
  columns: number;
  round: number;
  block: number;
  rows: number;
}

/** What is looked at, whatever the size of the drawing: places across, and rounds. */
export interface Sight {
  p: number;
  from: number;
  to: number;
  round: number;
  end: number;
}

export type Request =
  | { kind: "table"; n: number }
  | { kind: "route"; kept: number; positions: Uint32Array<ArrayBuffer> }
  /** `colours`: of the kinds of cells, in the order of the core. */
  | { kind: "show"; id: number; by: Colouring; window: Window; colours: Colour[] }
  | { kind: "stop" }
  | { kind: "cell"; id: number; window: Window }
  | { kind: "shapes"; rounds: number[] };

/** What a cell holds. `counts` are by kind: depth 0, 1, … 7 or more, no layer. */
export interface Cell {
  token: number;
  fresh: number;
  counts: number[];
}

/** The unvisited positions after a round; q = 0 if there are none. */
export interface Shape {
  round: number;
  unvisited: number;
  runs: number;
  longest: number;
  gamma: number;
  q: number;
}

export interface Picture {
  /** The window as it was asked for, with the rows that have begun. */
  window: Window;
  by: Colouring;
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The token's column at the end of each row; `columns` for none. */
  tokens: Uint32Array;
  /** Which kinds of cells there are. */
  present: boolean[];
  /** The part of the rows that has been computed; the others show their neighbour. */
  share: number;
}

export type Report =
  | { kind: "table"; prime: number }
  | { kind: "picture"; id: number; picture: Picture }
  | { kind: "cell"; id: number; cell: Cell }
  | { kind: "shapes"; shapes: Shape[] }
  | { kind: "failed"; message: string };
