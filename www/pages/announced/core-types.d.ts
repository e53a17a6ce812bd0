// Written by src/typescript.rs: what the core gives to JavaScript.

/** Announced directions, and Magnus's answer. */
export interface Answered {
  /** The number of positions. */
  n: number,
  /** d₁ … d_{n−1} as signs. */
  directions: string,
  /** Which way Magnus goes. */
  case: Case,
  /** Whether it is the mirror image of the case. */
  mirrored: boolean,
  /** ℓ₁ … ℓ_{n−1}. */
  magnitudes: Array<number>,
  /** Why he calls them. */
  whys: Array<Why>,
  /** The positions of the token, 0 first. */
  path: Array<number>,
  /** How many different ones. */
  visited: number,
  /** What the visited positions look like at the start and after each round. */
  patterns: Array<Pattern>,
}

/** Visited positions that follow each other, with unvisited ones on both sides. */
export interface Block {
  /** The counter-clockwise end. */
  first: number,
  /** How many positions it has. */
  length: number,
}

/** Which way Magnus goes. The numbers are those of [L08] Lemma 7. */
export type Case = "even" | "relaxed" | "corollary-1" | "1" | "2a" | "2b" | "3" | "4a" | "4b" | "4c" | "4c-n7" | "4d" | "impossible";

/** What is known of the mean before a game is played. */
export interface Expected {
  /** The number of positions. */
  n: number,
  /** The mean itself; null for large even n. */
  exact: number | null,
  /** A proved lower bound. */
  lower: number,
  /** A proved upper bound. */
  upper: number,
  /** The largest even n with an exact mean. */
  largestEven: number,
}

/** The form that the visited positions have, where it has a name. */
export type Form = { "kind": "balanced",
      /** k. */
      k: number, }
  | { "kind": "skewBalanced",
      /** k. */
      k: number, }
  | { "kind": "positiveBiased" }
  | { "kind": "negativeBiased" }
  | { "kind": "start" }
  | { "kind": "whole" };

/** What is known of the minimum. */
export interface Found {
  /** Directions with the fewest positions. */
  way: Way | null,
  /** No directions visit fewer positions. */
  atLeast: number,
  /** Why the minimum itself is not known. */
  refusal: import('../../words/refusals').Told | undefined,
}

/** How cover times are spread, in bars of equal width. */
export interface Histogram {
  /** The rounds at which the first bar begins, a multiple of the width. */
  first: number,
  /** Bar i holds the games of `first` + i·`width` to `first` + (i + 1)·`width` − 1 rounds. */
  width: number,
  /** The games in each bar; the first and the last are not 0. */
  bars: Array<number>,
}

/** The visited positions after a round. */
export interface Pattern {
  /** The blocks if there are at most two; none when all is visited. */
  blocks: Array<Block>,
  /** The form, where it has a name. */
  form: Form | null,
}

/** Announced magnitudes, and Algorithm DEREK's answer. */
export interface Thesis {
  /** The number of positions. */
  n: number,
  /** ℓ₁ … ℓ_r. */
  magnitudes: Array<number>,
  /** What the algorithm answers. */
  way: Way | null,
  /** Why there is no answer. */
  refusal: import('../../words/refusals').Told | undefined,
}

/** The games so far. */
export interface Times {
  /** How many games have been played. */
  games: number,
  /** The mean of their rounds. */
  mean: number | null,
  /** The 95 % confidence interval of the mean is `mean` ± this. */
  margin: number | null,
  /** How the rounds are spread. */
  histogram: Histogram | null,
}

/** Directions of Derek, and where they lead. */
export interface Way {
  /** As signs. */
  directions: string,
  /** The positions of the token, 0 first. */
  path: Array<number>,
  /** How many different ones. */
  visited: number,
}

/** Why Magnus calls a magnitude. */
export type Why = "halfTurn" | "nearlyHalfTurn" | "beside" | "across" | "prescribed" | "farthest" | "tried";
