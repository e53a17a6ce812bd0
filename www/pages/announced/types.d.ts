// The shapes that cross the boundary from the core of announced moves, and those that pass between the modules of its page.

import type { Direction } from "../../table/types";

export type { Direction };

/** Directions of Derek, and where they lead. */
export interface Way {
  /** As signs. */
  directions: string;
  /** The positions of the token, 0 first. */
  path: number[];
  /** How many different ones. */
  visited: number;
}

/** Algorithm DEREK's answer, or why there is none. */
export interface Thesis {
  n: number;
  magnitudes: number[];
  way: Way | null;
  refusal: string | null;
}

/** What is known of the minimum. */
export interface Found {
  way: Way | null;
  /** No directions visit fewer positions. */
  atLeast: number;
  refusal: string | null;
}

export type Case =
  | "even"
  | "relaxed"
  | "corollary-1"
  | "1"
  | "2a"
  | "2b"
  | "3"
  | "4a"
  | "4b"
  | "4c"
  | "4c-n7"
  | "4d"
  | "impossible";

export type Why = "halfTurn" | "nearlyHalfTurn" | "beside" | "across" | "prescribed" | "farthest" | "tried";

export interface Block {
  first: number;
  length: number;
}

export type Form =
  | { kind: "balanced"; k: number }
  | { kind: "skewBalanced"; k: number }
  | { kind: "positiveBiased" }
  | { kind: "negativeBiased" }
  | { kind: "start" }
  | { kind: "whole" };

/** The visited positions after a round: their blocks if there are at most two, and their form where it has a name. */
export interface Pattern {
  blocks: Block[];
  form: Form | null;
}

/** Magnus's answer to announced directions. */
export interface Answered {
  n: number;
  directions: string;
  case: Case;
  mirrored: boolean;
  magnitudes: number[];
  whys: Why[];
  path: number[];
  visited: number;
  patterns: Pattern[];
}

/** What is known of the mean of the cover time. */
export interface Expected {
  n: number;
  exact: number | null;
  lower: number;
  upper: number;
  largestEven: number;
}

export interface Histogram {
  /** The rounds at which the first bar begins. */
  first: number;
  width: number;
  bars: number[];
}

/** The random games so far; the confidence interval of the mean is mean ± margin. */
export interface Times {
  games: number;
  mean: number | null;
  margin: number | null;
  histogram: Histogram | null;
}

/** What the page asks its worker for. Numbers come as they were typed. */
export type Request =
  | { kind: "magnus"; n: string; magnitudes: string }
  | { kind: "derek"; n: string; directions: string; relaxed: boolean }
  | { kind: "random"; n: string; games: string; seed: string }
  | { kind: "game"; n: string; game: string; seed: string }
  | { kind: "randomMagnitudes"; n: string; rounds: string; seed: string }
  | { kind: "randomDirections"; n: string; seed: string }
  | { kind: "strategies" }
  | { kind: "strategyMagnitudes"; n: string; magnus: string; rounds: string; seed: string };

/** What the worker says, `last` after everything else. */
export type Report =
  | { kind: "thesis"; thesis: Thesis }
  | { kind: "progress"; trying: number; done: number }
  | { kind: "found"; found: Found }
  | { kind: "answered"; answered: Answered }
  | { kind: "expected"; expected: Expected }
  | { kind: "times"; times: Times; left: number }
  | { kind: "counts"; counts: Uint32Array }
  | { kind: "game"; path: Uint32Array }
  | { kind: "solving"; share: number }
  | { kind: "magnitudes"; magnitudes: Uint32Array }
  | { kind: "directions"; directions: string }
  | { kind: "strategies"; strategies: { id: string; name: string; about: string }[] }
  | { kind: "refused"; message: string }
  | { kind: "failed"; message: string }
  | { kind: "last" };

/** What the table shows: a game that is known from its beginning to its end. */
export interface Shown {
  n: number;
  magnitudes: number[] | Uint32Array;
  directions: string;
  /** One more than there are rounds. */
  path: ArrayLike<number>;
  /** The visited positions as blocks, at each step, where the game is about them. */
  patterns: Pattern[] | null;
  /** Whether both landings of the next call are shown, because Derek chooses. */
  derekChooses: boolean;
  /** What is said of a step; 0 is the start. */
  sentence: (step: number) => string;
}

/** Everything the picture is made from. */
export interface Picture {
  state: { n: number; token: number; layerSizes: number[] };
  shown: Shown;
  step: number;
  depths: Uint8Array;
  never: number;
  /** For every position the step at which it was first visited, up to now. */
  firstVisits: Map<number, number>;
  look: { layer: null; hovered: number | null };
  scale: number;
}
