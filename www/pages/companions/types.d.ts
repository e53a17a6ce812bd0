// The shapes that cross the boundary from the core of the companion games, and those that pass between the modules of their pages.

export type GameName = "multivision" | "dominoes" | "number-game";
export type PlayerId = "human" | "perfect" | "random";
export type Outcome = "N" | "P";
/** 0 moves first. */
export type Seat = 0 | 1;

export type MultivisionReason =
  | { kind: "toPower"; prime: number; residue: number; mended: number }
  | { kind: "stubborn"; spoilt: number }
  | { kind: "random" };

export type DominoReason =
  | { kind: "opening"; rest: number; value: number }
  | { kind: "toZero"; length: number; left: number; right: number; xor: number }
  | { kind: "fewestReplies"; winning: number; of: number }
  | { kind: "random"; of: number };

export type NumberReason =
  | { kind: "allSquares" }
  | { kind: "allButOne" }
  | { kind: "forced" }
  | { kind: "lost" }
  | { kind: "random"; of: string };

export type Reason = MultivisionReason | DominoReason | NumberReason;

export type Author = { kind: "human" } | { kind: "recorded" } | { kind: "computer"; why: Reason };

export interface Made {
  text: string;
  author: Author;
}

export interface Segment {
  first: number;
  length: number;
  value: number;
}

export interface CirclePosition {
  n: number;
  /** The first space of each domino, in the order of play. */
  dominoes: number[];
  segments: Segment[];
  xor: number;
  /** Where a domino can begin. */
  moves: number[];
}

export interface NumberRound {
  large: string;
  small: string;
  /** How often the smaller number goes into the larger one; null if it is 0. */
  quotient: string | null;
  above: string;
  below: string;
  decides: boolean;
}

export interface PairPosition {
  a: string;
  b: string;
  squares: string;
  thin: boolean;
  rounds: NumberRound[];
}

export interface Pile {
  number: string | null;
  exponents: string[];
  residues: number[];
}

export interface PilesPosition {
  k: number;
  primes: number[];
  piles: Pile[];
  residues: number[];
  /** The leftmost column of V_M that is not 0; null in a P-position. */
  leftmost: number | null;
  /** A lower bound of all exponents together, and whether it is a number that is written out. */
  together: string;
  exact: boolean;
  /** The game lasts at least so many moves; null if no number can be named. */
  leastMoves: string | null;
  endlessBy: number | null;
}

export type Position = CirclePosition | PairPosition | PilesPosition;

export interface View {
  players: [PlayerId, PlayerId];
  seed: number;
  seat: Seat;
  over: boolean;
  winner: Seat | null;
  outcome: Outcome;
  canStep: boolean;
  canUndo: boolean;
  canRedo: boolean;
  moves: Made[];
  /** How it began, as names and values of a link. */
  start: [string, string][];
  /** In the Number Game A and B at the start and after each move. */
  pairs: [string, string][];
  position: Position;
}

export interface Hint {
  text: string;
  why: Reason;
  after: Position;
}

export interface DominoAnswer {
  answer: { n: number; first: number | null; grundy: number | null; wins: boolean };
  /** Of a path longer than all in the table, one in it that has the same value. */
  reduced: number | null;
  residue: number;
}

export interface Limits {
  spaces: number;
  preperiod: number;
  period: number;
  /** The m below the preperiod whose value is not that of their residue later. */
  exceptions: number[];
  piles: number;
  prime: number;
  k: number;
}

/** What the panels show. */
export interface Model {
  view: View;
  hint: Hint | null;
  /** A move that is looked at but not made, and the position after it if it is legal. */
  considered: string | null;
  preview: Position | null;
  error: { place: "turn" | "players"; message: string } | null;
}

/** What a person can do. */
export interface Actions {
  make(text: string): void;
  consider(text: string | null): void;
  step(): void;
  undo(): void;
  redo(): void;
  hint(): void;
  setPlayer(seat: Seat, id: PlayerId): void;
  /** Fields as in a link; what is left out stays. */
  newGame(fields: Record<string, string>): void;
}

export interface Panel {
  node: HTMLElement;
  update(model: Model): void;
}

/** Everything that one game has of its own. */
export interface Kind {
  name: GameName;
  /** The fields of a new game: name in links, label, what may be written there, width in characters. */
  fields: { name: string; label: string; note: string; width: number }[];
  /** What stands in them at first. */
  start: Record<string, string>;
  picture(actions: Actions): Panel;
  /** In it the next move is chosen. */
  form(actions: Actions): Panel;
  /** Panels beside the others, and those that stand below the picture on a wide screen. */
  panels(
    actions: Actions,
    game: () => import("../../pkg/companions.js").Companion,
  ): { beside: Panel[]; below: Panel[] };
  /** What the move with this number, from 0, did: "You put a domino on 3 and 4." */
  told(made: { text: string }, who: string, view: View, index: number): string;
  /** A move as advice: "Put a domino on 3 and 4." */
  advice(hint: Hint, view: View): string;
  /** Why that is the move to make, whoever makes it. */
  why(reason: Reason, made: { text: string }, view: View): string;
  /** The position in words: for screen readers and for the sentence over the form. */
  position(view: View): string;
  /** What the person has to do. */
  task(view: View): string;
  /** Acts on a key of this game and says whether it did. */
  key?(event: KeyboardEvent, model: Model, actions: Actions): boolean;
  /** Rows of the list of shortcuts. */
  shortcuts: [string, string][];
}
