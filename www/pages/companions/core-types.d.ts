// Written by src/typescript.rs: what the core gives to JavaScript.

/** Who made a move, and why. */
export type Author = { "kind": "human" }
  | { "kind": "recorded" }
  | { "kind": "computer", "why": Reason };

/** Who wins on an empty circle. */
export interface CircleAnswer {
  /** The number of spaces. */
  n: number,
  /** The spaces of the path that the first move leaves, if there is one. */
  first: number | null,
  /** The Grundy value of that path; 0 if the first player wins. */
  grundy: number | null,
  /** Whether the first player wins. */
  wins: boolean,
}

/** A circle of dominoes. */
export type CirclePosition = { n: number,
  /** The first space of each domino, in the order of play. */
  dominoes: Array<number>, segments: Array<Segment>, xor: number,
  /** Where a domino can begin. */
  moves: Array<number>,
}

/** Why a companion game refuses a position, a move or a player. Numbers that may be too large for JavaScript are digits. */
export type CompanionRefusal = { "code": "range",
      /** What the number stands for. */
      what: Size,
      /** The value as a message shows it. */
      value: string,
      /** The smallest value allowed, in digits. */
      min: string,
      /** The largest value allowed, in digits. */
      max: string, }
  | { "code": "unknownGame",
      /** The name as it was given. */
      name: string,
      /** All names, separated by commas. */
      known: string, }
  | { "code": "unknownPlayer",
      /** The id as it was given. */
      id: string,
      /** All ids, separated by commas. */
      known: string, }
  | { "code": "seat",
      /** Its number as it was given. */
      seat: number, }
  | { "code": "notYours",
      /** The id of the computer. */
      player: string, }
  | { "code": "yourMove" }
  | { "code": "over" }
  | { "code": "nothingToUndo" }
  | { "code": "nothingToRedo" }
  | { "code": "linkCharacters",
      /** How many characters it has. */
      count: number,
      /** The most that are read. */
      most: number, }
  | { "code": "linkOfOther",
      /** The name of the game. */
      name: string, }
  | { "code": "linkMoves",
      /** How many moves it has. */
      count: number,
      /** The most that are read. */
      most: number, }
  | { "code": "linkMove",
      /** Its number, from 1. */
      number: number,
      /** What is wrong with it. */
      why: CompanionRefusal, }
  | { "code": "linkNeeds",
      /** How many moves it has. */
      moves: number,
      /** How many characters they would be. */
      characters: number,
      /** The most moves. */
      most: number,
      /** The most characters. */
      longest: number, }
  | { "code": "noRoom" }
  | { "code": "covered",
      /** The first space. */
      space: number,
      /** The second one. */
      next: number,
      /** Where there is one. */
      covered: number, }
  | { "code": "twoNumbers",
      /** What was given. */
      value: string, }
  | { "code": "subtraction",
      /** What was given. */
      value: string, }
  | { "code": "empty",
      /** `A` or `B`. */
      name: string,
      /** Its first number. */
      first: number,
      /** Its last number. */
      last: number, }
  | { "code": "piles",
      /** The most. */
      most: number,
      /** How many there are. */
      count: number, }
  | { "code": "pile",
      /** How many piles there are. */
      count: number,
      /** The number as it was given. */
      number: number, }
  | { "code": "pileTwice",
      /** Its number. */
      number: number, }
  | { "code": "twoPrimes" }
  | { "code": "take",
      /** The number of the pile. */
      number: number,
      /** The prime. */
      prime: number,
      /** How often it could be. */
      most: string,
      /** How often it is. */
      take: number, }
  | { "code": "prime",
      /** The smallest one in play. */
      first: number,
      /** The largest one. */
      last: number,
      /** The one that was given. */
      prime: number, }
  | { "code": "smallerPrime",
      /** The prime that it is divided by. */
      divisor: number,
      /** The prime that it is multiplied by. */
      prime: number, }
  | { "code": "exponent",
      /** Its prime. */
      prime: number,
      /** What is wrong with it. */
      why: ExponentFault, }
  | { "code": "moves",
      /** What is wrong with it. */
      why: ExponentFault, }
  | { "code": "oneDivision",
      /** How often it does, in digits. */
      total: string, }
  | { "code": "divisions",
      /** K. */
      k: number,
      /** How often it may. */
      most: number,
      /** How often it does, in digits. */
      total: string, }
  | { "code": "characters",
      /** How many characters it has. */
      count: number,
      /** The most that are read. */
      most: number, }
  | { "code": "expected",
      /** What should. */
      wanted: Part,
      /** What stands before it; empty at the beginning. */
      before: string,
      /** What stands there; empty at the end. */
      found: string, }
  | { "code": "expectedSign",
      /** The character. */
      wanted: string,
      /** What stands before it; empty at the beginning. */
      before: string,
      /** What stands there; empty at the end. */
      found: string, }
  | { "code": "tooLarge",
      /** The number as a message shows it. */
      value: string,
      /** What it stands for. */
      what: Part, }
  | { "code": "digits",
      /** The most. */
      most: number,
      /** The number as a message shows it. */
      value: string,
      /** How many it has. */
      count: number, }
  | { "code": "primeRange",
      /** The largest prime. */
      most: number,
      /** Where it begins. */
      first: number,
      /** Where it ends. */
      last: number, }
  | { "code": "zero" }
  | { "code": "largeFactor",
      /** The number as a message shows it. */
      value: string,
      /** The largest prime. */
      most: number, }
  | { "code": "nested",
      /** The most. */
      most: number, }
  | { "code": "noExponent" }
  | { "code": "noLonger" }
  | { "code": "notNow" };

/** Why the computer put a domino where it did. */
export type DominoReason = { "kind": "opening",
      /** Its length N − 2. */
      rest: number,
      /** Its Grundy value F(N − 2); if it is 0, this player wins. */
      value: number, }
  | { "kind": "toZero",
      /** The length of the segment that is cut. */
      length: number,
      /** What remains of it on either side, anticlockwise first. */
      left: number,
      /** See `left`. */
      right: number,
      /** ⊕ of all values before the move. */
      xor: number, }
  | { "kind": "fewestReplies",
      /** How many of the opponent's moves win. */
      winning: number,
      /** How many moves the opponent has. */
      of: number, }
  | { "kind": "random",
      /** From how many moves. */
      of: number, };

/** An answer with what the period has to do with it. */
export interface ExplainedAnswer {
  /** Who wins. */
  answer: CircleAnswer,
  /** Of a path longer than all that are in the table, one in it that has the same value. */
  reduced: number | null,
  /** N modulo the period. */
  residue: number,
}

/** Why a number cannot be held. */
export type ExponentFault = "twoGiants" | "giantsInside" | "belowZero" | "digits" | "sameGiant" | "work" | "iterations" | "emptyTower";

/** One round of forced play. All numbers as text: they may have 19 digits. */
export interface ForcedRound {
  /** The larger number. */
  large: string,
  /** The smaller one; 0 after two equal numbers, which is won by who would have to move. */
  small: string,
  /** How often the smaller number goes into the larger one; null if it is 0. */
  quotient: string | null,
  /** F(r + 2). */
  above: string,
  /** F(r + 1). */
  below: string,
  /** Whether the larger number is at least twice the smaller one. True in the last round only. */
  decides: boolean,
}

/** What the perfect player would do. */
export type Hint = { text: string, why: Reason,
  /** The position after it. */
  after: ShownPosition,
}

/** The limits that the pages name. */
export interface Limits {
  /** The most spaces of a circle. */
  spaces: number,
  /** From here on F is periodic. */
  preperiod: number,
  /** Its period. */
  period: number,
  /** The m below the preperiod whose value is not that of their residue later. */
  exceptions: Array<number>,
  /** The most piles. */
  piles: number,
  /** The largest prime. */
  prime: number,
  /** The largest K. */
  k: number,
}

/** A move that was made. */
export interface Made {
  /** As it was written. */
  text: string,
  /** By whom, and why. */
  author: Author,
}

/** Why the computer made its move. */
export type MultivisionReason = { "kind": "toPower",
      /** The smallest prime whose exponent in the product was no multiple of K. */
      prime: number,
      /** The residue of that exponent: how often the prime is taken. */
      residue: number,
      /** How many larger primes were mended as well. */
      mended: number, }
  | { "kind": "stubborn",
      /** How many. */
      spoilt: number, }
  | { "kind": "random" };

/** Why the computer subtracted what it did. */
export type NumberReason = { "kind": "allSquares" }
  | { "kind": "allButOne" }
  | { "kind": "forced" }
  | { "kind": "lost" }
  | { "kind": "random",
      /** From how many, as text because it may be large. */
      of: string, };

/** Who can force a win. */
export type Outcome = "N" | "P";

/** A pair of numbers. */
export type PairPosition = { a: string, b: string,
  /** How many squares can be cut off with something left. */
  squares: string,
  /** Whether the rectangle is thin; of no meaning after the end. */
  thin: boolean,
  /** Why, round by round; empty after the end. */
  rounds: Array<ForcedRound>,
}

/** A part of a text that is read. */
export type Part = "afterPile" | "afterChange" | "pile" | "prime" | "take" | "firstPrime" | "lastPrime" | "factor" | "term" | "iterations" | "end";

/** Piles. */
export type PilesPosition = { k: number, primes: Array<number>, piles: Array<ShownPile>,
  /** V_M: the exponents of the product of all piles, modulo K. */
  residues: Array<number>,
  /** The leftmost column of it that is not 0: that of the prime that a winning move takes. */
  leftmost: number | null,
  /** A lower bound of all exponents together, with whether it is a number that is written out. */
  together: string, exact: boolean,
  /** The game lasts at least so many moves; null for giants with K > 2. */
  leastMoves: string | null,
  /** As long as this prime is in a pile, the game can be prolonged by any number. */
  endlessBy: number | null,
}

/** Who sits in a seat. */
export type Player = "human" | "perfect" | "random";

/** Why a computer made a move. */
export type Reason = MultivisionReason | DominoReason | NumberReason;

/** A run of free spaces. */
export interface Segment {
  /** Its first space, clockwise, in 1..=N. */
  first: number,
  /** How many spaces it has, ≥ 1. */
  length: number,
  /** Its Grundy value. */
  value: number,
}

/** A game with its players. */
export interface ShownGame {
  /** Who moves first, and who second. */
  players: [Player, Player], seed: number,
  /** The seat whose move it is, 0 being that of the first player. */
  seat: 0 | 1, over: boolean, winner: 0 | 1 | null, outcome: Outcome, canStep: boolean, canUndo: boolean, canRedo: boolean, moves: Array<Made>,
  /** How it began, as the fields of a link. */
  start: Array<[string, string]>,
  /** In the Number Game the numbers A and B at the start and after each move; nothing in the other games. */
  pairs: Array<[string, string]>, position: ShownPosition,
}

export interface ShownPile {
  /** The size as one number, unless it is too long. */
  number: string | null, exponents: Array<string>,
  /** V_i: the same modulo K. */
  residues: Array<number>,
}

/** A position of whichever game it is. */
export type ShownPosition = PilesPosition | CirclePosition | PairPosition;

/** What a number stands for that is not in its range. */
export type Size = "spaces" | "domino" | "multiple" | "map" | "seed" | "k" | "a" | "b" | "a1" | "a2" | "b1" | "b2";
