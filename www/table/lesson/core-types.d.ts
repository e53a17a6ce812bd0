// Written by src/typescript.rs: what the core gives to JavaScript.

/** For `count` calls from the figure on, the token is not to enter a set, or no more than so many positions are to be visited. */
export interface Answers {
  /** How many calls. */
  count: number,
  /** The set. */
  avoid?: Set,
  /** The most positions that may be visited in the end. */
  visited?: number,
}

/** What a reader has done: the field of the task's kind, and no other. */
export interface Attempt {
  /** `answers`, `reach`, `finish`, `hold`: the game that was played on from the figure, as the text of a link. */
  game?: string,
  /** `call`: the magnitude. */
  magnitude?: number,
  /** `call`, `place`: that there is none. */
  none?: boolean,
  /** `mark`, `place`: the positions. */
  positions?: Array<number>,
  /** `sequence`: the magnitudes. */
  magnitudes?: Array<number>,
  /** `number`: the number; with the `game` if that is what is counted. */
  number?: number,
  /** `choose`: the option, from 0. */
  option?: number,
}

/** A magnitude with `both` landings in a set, or with `either`: one of them or both. If there is none, that is the right answer. */
export interface CallTask {
  /** The set for both landings. */
  both?: Set,
  /** The set for one of them. */
  either?: Set,
}

/** An option, right if the value is so. */
export interface Choice {
  /** What it says. */
  label: string,
  /** The value is this. */
  is?: number,
  /** It is above this. */
  above?: number,
  /** It is below this. */
  below?: number,
}

/** The option that the value of a quantity satisfies. */
export interface Choose {
  /** Which. */
  of: Quantity,
  /** What may be chosen. */
  options: Array<Choice>,
}

/** A class as a task names it. */
export interface Class {
  /** γ, in 0..q. */
  gamma: number,
  /** q, a divisor of n. */
  q: number,
}

/** The congruence class [γ]_q: all positions z with z ≡ γ (mod q). */
export interface Coset {
  /** γ, in 0..q. */
  gamma: number,
  /** The index q, a divisor of n; 1 means the whole table. */
  q: number,
}

/** The facts behind a `Why`, which its words name and the picture shows. Which of them are there, each `Why` says. */
export interface Data {
  /** A position. */
  position?: number,
  /** A magnitude. */
  magnitude?: number,
  /** A direction. */
  direction?: Direction,
  /** A round of the game, from 1. */
  round?: number,
  /** How many there are. */
  count?: number,
  /** How many there should be, or may be. */
  of?: number,
  /** Two positions: landings, or those around a midpoint. */
  pair?: [number, number],
  /** A class. */
  class?: Coset,
  /** Its positions, in order. */
  members?: Array<number>,
  /** A depth. */
  depth?: number,
  /** `number`, `choose`: the answer, a number or the place of an option. A lesson may have words for it alone. */
  value?: number,
  /** A game to step through, as the text of a link; it stands where the attempt does. */
  line?: string,
}

/** Derek's word in a round. */
export type Direction = "+" | "-";

/** The figure of a step. */
export interface Figure {
  /** The game, as the text of a link. */
  game: string,
  /** Positions with a mark. */
  mark?: Array<number>,
  /** How many layers are shown. */
  layers?: number,
  /** Whether the rounds that layer play may need are shown as bricks, which the game fills; on an odd prime table. See `super::bricks`. */
  bricks?: boolean,
}

/** `visited` positions are visited after at most `rounds` rounds of the game, those of the figure among them. */
export interface Finish {
  /** How many positions. */
  visited: number,
  /** How many rounds. */
  rounds: number,
}

/** A new position is visited in round `round` of the game or later. */
export interface Hold {
  /** The round. */
  round: number,
}

/** The positions of depth `layer`: those of M^i(A) that are not in the layer before; 0 is A. */
export interface Mark {
  /** i. */
  layer: number,
}

/** The value of a quantity. */
export interface Number {
  /** Which. */
  of: Quantity,
}

/** Either `k` positions whose layer M^`layer` has `size` positions; or a `closed` set, M(A) = A ≠ ∅, of `k` positions if that is said, which is no congruence class if `class` is false. If there is none, that is the right answer. */
export interface Place {
  /** How many positions. */
  k?: number,
  /** i. */
  layer?: number,
  /** |M^i|. */
  size?: number,
  /** Whether the set is to be closed. */
  closed?: boolean,
  /** False: it is to be no class. */
  class?: boolean,
}

/** How far an attempt has come. */
export interface Progress {
  /** So many … */
  have: number,
  /** … of so many. */
  want: number,
}

/** A number that the core computes, from its own arguments or from the figure. */
export type Quantity = { "fStar": {
      /** n. */
      n: number, } }
  | { "rounds": {
      /** n. */
      n: number, } }
  | { "excess": {
      /** n. */
      n: number, } }
  | { "waste": {
      /** n. */
      n: number, } }
  | { "bound": {
      /** n. */
      n: number, } }
  | { "untilFStar": {
      /** n. */
      n: number, } }
  | { "lowerBound": {
      /** A prime, at least 5. */
      p: number, } }
  | { "coverTime": {
      /** n. */
      n: number, } }
  | { "halvings": {
      /** n, odd and at least 3. */
      n: number, } }
  | { "deepest": {
      /** The table. */
      n: number,
      /** How many positions. */
      k: number, } }
  | { "phaseOne": {
      /** n, composite with an odd prime factor; p is the smallest. */
      n: number, } }
  | { "midpoint": {
      /** An odd n. */
      n: number,
      /** A position. */
      x: number,
      /** Another one. */
      y: number, } } | "played" | "wasted" | "roundsLeft" | "depth" | "unvisited" | { "layerSize": {
      /** i. */
      layer: number, } }
  | { "newInLayer": {
      /** The depth. */
      layer: number, } }
  | { "depthOf": {
      /** The position. */
      position: number, } }
  | { "ending": {
      /** The position. */
      position: number, } }
  | { "pairs": {
      /** The midpoint. */
      position: number, } }
  | { "sets": {
      /** How many positions. */
      k: number,
      /** i. */
      layer: number,
      /** |M^i|. */
      size: number, } }
  | { "avoided": {
      /** How many rounds. */
      rounds: number, } }
  | { "announced": {
      /** n. */
      n: number,
      /** The magnitudes. */
      magnitudes: Array<number>, } }
  | { "thesis": {
      /** n. */
      n: number,
      /** The magnitudes. */
      magnitudes: Array<number>, } }
  | { "dominoPath": {
      /** How many spaces. */
      spaces: number, } }
  | { "dominoCircle": {
      /** How many spaces. */
      spaces: number, } }
  | { "numberGame": {
      /** A number, at least 1. */
      a: number,
      /** The other one. */
      b: number, } }
  | { "lastLosing": {
      /** B, at least 1. */
      b: number, } }
  | { "multivision": {
      /** The piles, each at least 1. */
      piles: Array<number>, } };

/** Nothing more can be forced, and `visited` positions are visited; or what Derek keeps then is the class `end`. */
export interface Reach {
  /** How many positions are visited in the end. */
  visited?: number,
  /** The class that is kept in the end. */
  end?: Class,
}

/** Magnitudes to be called one after the other from the figure on, after which `visited` positions are visited, all of them if nothing is said, whatever Derek answers; or with the `directions` that he has announced. */
export interface Sequence {
  /** How many positions. */
  visited?: number,
  /** The longest list that is allowed. */
  rounds?: number,
  /** Derek's answers, if he has announced them, as signs; the list cannot be longer. */
  directions?: string,
}

/** A set of positions of the figure. */
export type Set = { "positions": Array<number> }
  | { "class": Class } | "unvisited" | { "layer": number }
  | { "ending": number };

/** The layers of a set that no game need have left. */
export interface SetLayers {
  /** |A|, |M(A)|, … up to the last layer. */
  sizes: Array<number>,
  /** The depth of every position, 255 for those in no layer. */
  depths: Array<number>,
}

/** A task. */
export type Task = { "kind": "answers" } & Answers | { "kind": "call" } & CallTask | { "kind": "mark" } & Mark | { "kind": "place" } & Place | { "kind": "reach" } & Reach | { "kind": "finish" } & Finish | { "kind": "hold" } & Hold | { "kind": "sequence" } & Sequence | { "kind": "number" } & Number | { "kind": "choose" } & Choose;

/** What an attempt is worth. Neither done nor failed: go on. */
export interface Verdict {
  /** The task is done. */
  done: boolean,
  /** The goal is out of reach; only taking something back helps. */
  failed: boolean,
  /** Why the attempt is wrong or not yet right, where there is more to say than how far it has come. */
  why: Why | null,
  /** The facts behind it. */
  data: Data,
  /** How far it has come. */
  progress: Progress | null,
}

/** Why an attempt is wrong, or not yet right. A lesson may have words of its own for each. */
export type Why = "entered" | "more" | "trapped" | "misses" | "exists" | "extra" | "earlier" | "missing" | "few" | "many" | "size" | "grows" | "class" | "ended" | "passed" | "slow" | "lost" | "evaded" | "long" | "low" | "high" | "other";
