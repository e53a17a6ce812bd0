// Written by src/typescript.rs: what the core gives to JavaScript.

/** What a cell holds. */
export interface Cell {
  /** Its first round, and the last one that has been played; before the first round of the game 1 and 0. */
  rounds: [number, number],
  /** The number of its positions. */
  size: number,
  /** The positions at its first and at its last place. */
  positions: [number, number],
  /** The classes mod p of these two; null in the natural order. */
  classes: [Coset, Coset] | null,
  /** Where the token is at its end. */
  token: number,
  /** How many of its positions are first visited in it. */
  new: number,
  /** How many of its positions are of each kind at its end: of depth 0, 1, …, `DEEPEST_COLOUR` or more, and in no layer. */
  counts: Array<number>,
}

/** Which places a class has in a window where the positions stand class by class. */
export interface ClassColumns {
  /** The class is [γ]_p. */
  gamma: number,
  /** Its first place that is seen, and the one after the last. */
  places: [number, number],
}

/** The congruence class [γ]_q: all positions z with z ≡ γ (mod q). */
export interface Coset {
  /** γ, in 0..q. */
  gamma: number,
  /** The index q, a divisor of n; 1 means the whole table. */
  q: number,
}

/** What a picture shows, and how far it is. */
export interface Shown {
  /** What is shown. */
  window: Window,
  /** The first place of each column, and then the place after the last. */
  edges: Array<number>,
  /** The round at the end of each row. */
  ends: Array<number>,
  /** The token's column at the end of each row; the number of columns if in none. */
  tokens: Array<number>,
  /** The classes that stand in it, if the positions stand class by class. */
  classes: Array<ClassColumns>,
  /** Which kinds of cells there are. */
  present: Array<boolean>,
  /** The part of the rows that is known; the others show the one above them. */
  share: number,
}

/** The unvisited positions after some round, in a few numbers. */
export interface Unvisited {
  /** The round. */
  round: number,
  /** How many positions are unvisited. */
  unvisited: number,
  /** In how many runs of neighbouring positions they lie: one is an interval, many are dust. */
  runs: number,
  /** The length of the longest run. */
  longest: number,
  /** The smallest class of odd index in which all of them lie; null if nothing is unvisited. */
  class: Coset | null,
}

/** The part of a diagram that is looked at, and how finely. The fields are checked by `Diagram::window`. */
export interface Window {
  /** Positions stand class by class mod `p`, a divisor of n; 1 for the natural order. */
  p: number,
  /** The first place across, and the one after the last. Place i holds position (i mod n/p)·p + ⌊i·p/n⌋. */
  places: [number, number],
  /** Into how many columns these places are divided, as evenly as may be. */
  columns: number,
  /** The rounds before the first row. */
  round: number,
  /** Rounds in a row. */
  block: number,
  /** Rows; those that would begin after the end of the game are left out. */
  rows: number,
}
