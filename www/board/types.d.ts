import type { Band, Direction, Landing, Lit, Reason, WitnessPair } from "../core/types";

/** What a page draws over the table, as far as the board is concerned. */
export interface DrawnOverlay {
  trail?: number[] | Uint32Array;
  blocks?: { first: number; length: number }[];
  axis?: boolean;
  marks?: number[];
  circles?: number[];
  arrows?: number[][];
  pulse?: boolean;
  arcs?: { to: number; direction: Direction; faint?: boolean }[];
}

/** All that the board is drawn from: a table as it is, and what somebody looks at. */
export interface BoardData {
  state: {
    n: number;
    token: number;
    round: number;
    /** The number of the first layer with the token; null for none. */
    depth: number | null;
    layerSizes: number[];
    reason: Reason | null;
  };
  facts: {
    /** The landings of the waiting call. */
    landings: Landing[] | null;
    /** The pair that is called. */
    called: WitnessPair | null;
    /** A pair that Magnus may call for. */
    pair: WitnessPair | null;
  };
  /** For each position the first layer that contains it; `never` for none. */
  depths: Uint8Array;
  never: number;
  look: {
    layer: number | null;
    hovered: number | null;
    preview: Landing[] | null;
    hint?: boolean;
    lit?: Lit | null;
  };
  /** The pair of the hovered position. */
  hoveredPair: WitnessPair | null;
  bands: Band[];
  /** The positions that do not matter now. */
  dimmed?: number[];
  overlay?: DrawnOverlay | null;
  /** What stands in the middle of a table that belongs to no game, and so has no token. */
  middle?: object;
  /** How a number is written. */
  words: { number: (value: number) => string };
}
