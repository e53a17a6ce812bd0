// The shapes that cross the boundary from the Rust core, and those that pass between the modules of the page.

import type { EvaluatedRound, Evaluation, EvaluationView, SolvingView } from "./exact";

export * from "./exact";

export type Direction = "+" | "-";
export type Player = "magnus" | "derek";
export type Turn = Player | "over";

/** The congruence class [γ]_q; q = 1 is the whole table. */
export interface Coset {
  gamma: number;
  q: number;
}

export type MagnusReason =
  | { kind: "human" }
  | { kind: "recorded"; asked: boolean }
  | { kind: "layer"; depth: number }
  | { kind: "prime"; depth: number; unvisited: number; atMost: number }
  | { kind: "balanced"; depth: number; ways: number }
  | { kind: "powerOfTwo"; round: number; exponent: number }
  | { kind: "classSchedule"; level: number; round: number }
  | { kind: "classLayers"; level: number; depth: number }
  | { kind: "toUnentered"; level: number; depth: number }
  | { kind: "toMarked"; level: number; depth: number }
  | { kind: "leftover"; level: number; position: number }
  | { kind: "scripted"; place: number }
  | { kind: "perfect"; visited: number; rounds: number; inTime: boolean }
  | { kind: "random" };

export type DerekReason =
  | { kind: "human" }
  | { kind: "recorded"; asked: boolean }
  | { kind: "samePosition" }
  | { kind: "protects"; kept: Coset }
  | { kind: "prefersVisited"; kept: Coset | null }
  | { kind: "nothingToChoose"; kept: Coset | null; new: boolean }
  | { kind: "keepsOpen"; classes: number }
  | { kind: "hoards"; shape: "interval" | "progression" | "bohr"; gaveUp: boolean; spared: boolean }
  | { kind: "looksAhead"; rounds: number; depth: number | null }
  | { kind: "fewestWays"; ways: number }
  | { kind: "rollout"; rounds: number }
  | { kind: "perfect"; visited: number; rounds: number; inTime: boolean }
  | { kind: "alternating" }
  | { kind: "scripted"; place: number }
  | { kind: "clockwise" }
  | { kind: "random" };

export type End = { kind: "allVisited" } | { kind: "safe"; kept: Coset };

/** Why: of the waiting call, else of the end, else of the last answer. */
export type Reason = ({ by: "magnus" } & MagnusReason) | ({ by: "derek" } & DerekReason) | ({ by: "rules" } & End);

/** The state as the core gives it. */
export interface CoreState {
  n: number;
  fStar: number;
  /** The token's position, 0..n. */
  token: number;
  /** Complete rounds played. */
  round: number;
  turn: Turn;
  /** The magnitude that waits for a direction. */
  magnitude: number | null;
  /** The token's depth; null if it lies in no layer. */
  depth: number | null;
  /** |A|, |M(A)|, … up to the last layer. */
  layerSizes: number[];
  reason: Reason | null;
}

/** `el.state`: the same with the visited positions in order of first visit, and the reason in words. */
export interface State extends Omit<CoreState, "reason"> {
  visited: number[];
  reason: (Reason & { text: string }) | null;
}

/** What choosing a position means for a person. */
export type Meaning = { answer: Direction; call?: undefined } | { call: number; answer?: undefined };

export interface Landing {
  direction: Direction;
  magnitude: number;
  position: number;
  new: boolean;
  depth: number | null;
}

export interface Pair {
  position: number;
  depth: number;
  magnitude: number;
  minus: number;
  plus: number;
}

export interface Promise {
  positions: number;
  rounds: number;
  formula: string;
  standing: "proved" | "observed";
  source: string;
}

export interface PlayerView {
  id: string;
  name: string;
  about: string;
  /** What he promises and how well that is known. */
  claim: string;
  human: boolean;
  seeded: boolean;
  promise: Promise | null;
}

export interface Round {
  call: { magnitude: number; reason: MagnusReason };
  answer: { direction: Direction; reason: DerekReason };
  from: number;
  to: number;
  new: boolean;
}

/** The recursion of a two-phase Magnus, the whole table first. */
export interface Plan {
  levels: Level[];
}

export interface Level {
  class: Coset;
  /** Positions of the class. */
  size: number;
  stage: LevelStage;
}

/** Phase is play on an imaginary table of p classes, numbered 0..p. */
export type LevelStage =
  | { kind: "schedule"; done: number }
  | { kind: "primeLayers" }
  | { kind: "done" }
  | {
      kind: "phase";
      number: 1 | 2;
      p: number;
      here: number;
      gamma: number | null;
      targets: number[];
      depths: number[];
    };

/** What a link asks of the page beyond the game: the round that the computers play on to, and how many layers are shown. */
export interface Opening {
  round: number | null;
  layers: number | null;
}

/** The same, with the fields of the game that were refused. */
export interface Opened extends Opening {
  refusals: { about: string; message: string }[];
}

/** The last round, and both its landings, clockwise first. */
export interface LastRound extends Round {
  landings: [number, number];
}

/** A line of a game that has several. */
export interface Line {
  /** The rounds it shares with the line it leaves. */
  from: number;
  /** Its length in rounds. */
  to: number;
  /** The number of the line it leaves, from 1. */
  parent: number;
  followed: boolean;
  /** The first move of its own. */
  magnitude: number;
  direction: Direction;
}

/** What the page shows besides the state. Landings are clockwise first. */
export interface Table {
  prime: number | null;
  /** What is proved that some Magnus can do on this table. */
  proved: Promise;
  lineLength: number;
  /** All lines if there are several. */
  lines: Line[];
  lastRound: LastRound | null;
  landings: [Landing, Landing] | null;
  pair: Pair | null;
  /** Where Magnus is in a longer plan. */
  plan: Plan | null;
  lastLayer: Coset | null;
  end: End | null;
  maxMagnitude: number;
  /** Whether a person may call a magnitude now. */
  mayCall: boolean;
  /** Whether a person may answer the waiting call now. */
  mayAnswer: boolean;
  canUndo: boolean;
  canRedo: boolean;
  canStep: boolean;
  /** Whether a computer waits for the table to be solved. */
  awaitsSolution: boolean;
  /** Whether two computers would play on if the table were solved. */
  wouldPlayOn: boolean;
  /** Megabytes that solving the table takes at most, about; null if it cannot be solved. */
  solvingNeed: number | null;
  /** Whether exact values exist for tables of this size. */
  solvable: boolean;
  /** R(n), where it is known. */
  optimum: number | null;
  /** Once the game has ended: the round in which the token entered Derek's last untouched class mod p, and that class. */
  lastClassLost: { round: number; class: Coset } | null;
  magnus: PlayerView;
  derek: PlayerView;
  seed: number;
}

export interface Choice {
  id: string;
  name: string;
  about: string;
  /** For a player with a list: the id before the colon. */
  script: string | null;
}

export interface Catalogue {
  magnus: Choice[];
  derek: Choice[];
  minN: number;
  maxN: number;
  /** In `depths`: the position lies in no layer. */
  never: number;
}

/** What the person looks at, besides the game itself. */
export interface Look {
  /** Layers 0..=layer are shown, and how the members of this one are made; null shows all. */
  layer: number | null;
  /** The position under the pointer. */
  hovered: number | null;
  /** What a human Magnus has typed or chosen, before he calls it. */
  considered: string | null;
  /** Whether the lens is shown, where the table is large enough for one. */
  lens?: boolean;
  /** The landings of that, or of the position under the pointer. */
  preview: [Landing, Landing] | null;
}

/** Everything the picture is made from. */
export interface View {
  state: CoreState;
  table: Table;
  /** For every position the first layer that contains it; `never` for none. */
  depths: Uint8Array;
  never: number;
  /** New members of the layer in `look.layer` with their pairs, flat: z, z − d, z + d, … */
  pairs: Uint32Array;
  /** The pair of the hovered position. */
  hoveredPair: Pair | null;
  look: Look;
  /** What the moves are worth, if that is to be shown. */
  evaluation?: Evaluation | null;
  /** What the last round lost, if that is to be shown. */
  lastRated?: EvaluatedRound | null;
  /** How many pixels a unit of the picture takes. */
  scale: number;
}

/** One thing to draw. `role` says what it is; the renderer's style sheet says how that looks. */
export type Primitive =
  | { key: string; kind: "path"; role: string; d: string; depth?: number; opacity?: number; arrow?: boolean }
  | { key: string; kind: "circle"; role: string; x: number; y: number; r: number }
  | { key: string; kind: "text"; role: string; x: number; y: number; size: number; text: string };

/** What is said of a game, as attributes have it. */
export type Fields = Partial<Record<"n" | "magnus" | "derek" | "seed" | "state", string>>;

export interface NewGame {
  n?: number | string;
  magnus?: string;
  derek?: string;
  seed?: number | string;
}

/** What kind of change an event tells of. */
export type Change = "move" | "travel" | "game" | "players" | "layers" | "solved";

/** What the attributes of the element say about using it. */
export interface Settings {
  /** The reader can watch and go through the game, but not change it. */
  readonly: boolean;
  /** What the moves are worth is shown. */
  evaluate: boolean;
  /** The address of the game as it is now. Throws a sentence if it is too long for a link. */
  address: () => string;
}

/** How a game is exported; what is left out is chosen well. */
export interface ExportOptions {
  /** The rounds of an animation. */
  from?: number;
  to?: number;
  /** Pixels. */
  size?: number;
  /** Milliseconds for a round of an animation. */
  pace?: number;
  theme?: "light" | "dark";
  signal?: AbortSignal;
  progress?: (done: number, total: number) => void;
}

/** What the share dialog works with. */
export interface Sharing {
  /** The address of the game as it is now. Throws a sentence if it is too long for a link. */
  address: () => string;
  /** The game as a link without a page, for the attribute `state`. */
  link: () => string;
  /** The round where the game stands. */
  round: () => number;
  exportAs: (id: string, options: ExportOptions) => globalThis.Promise<{ blob: Blob; name: string }>;
}

/** What could not be done. */
export interface Refusal {
  /** Why, as a sentence. */
  message: string;
  /** The attribute that it is about; "" for an act. */
  about: string;
  /** What becomes of it, or what can be done; "" if the message says it. */
  advice: string;
}

/** What the panels are given to show. */
export interface Model {
  state: CoreState;
  table: Table;
  /** How many positions are visited. */
  visited: number;
  look: Look;
  playing: boolean;
  /** What is waited for; null if nothing is. */
  solving: SolvingView | null;
  evaluation: EvaluationView;
  settings: Settings;
  /** What was refused since the last act, and not dismissed. */
  refusals: Refusal[];
  /** For the position table: the positions in order of first visit, and the depths. */
  order: () => Uint32Array;
  /** The rounds of these first visits, in the same order. */
  firstVisits: () => Uint32Array;
  depths: () => Uint8Array;
  never: number;
}

/** What the panels can ask of the table. All of it comes from the person in front of it. */
export interface Actions {
  answer(direction: Direction): void;
  call(magnitude: string): void;
  preview(magnitude: string | null): void;
  showLayer(layer: number | null): void;
  toggleLens(): void;
  setPlayer(player: Player, id: string): void;
  newGame(choice: NewGame): void;
  /** Takes the refusals off the page. */
  dismiss(): void;
  undo(): void;
  redo(): void;
  step(): void;
  togglePlay(): void;
  goTo(round: number): void;
  switchLine(line: number): void;
  removeLine(line: number): void;
  setSpeed(roundsPerSecond: number): void;
  toggleEvaluation(): void;
  /** Stops solving the table. */
  cancelSolving(): void;
  /** Begins to solve it again. */
  solve(): void;
  share(): void;
  showHelp(): void;
}

/** A part of the page: its element, and how to bring it up to date. */
export interface Panel {
  node: HTMLElement;
  update(model: Model): void;
}

/** A game of a tournament. */
export interface Pairing {
  n: number;
  magnus: string;
  derek: string;
  seed: number;
}

/** How a game of a tournament ended. */
export interface Outcome {
  fStar: number;
  visited: number;
  rounds: number;
  /** Magnus's promise on rounds. */
  bound: number | null;
  /** False if it was given up after 20 n rounds. */
  finished: boolean;
}

/** A table that has been solved in advance. */
export interface KnownTable {
  n: number;
  fStar: number;
  /** R(n). */
  rounds: number;
  states: number;
  /** That it took, on one core. */
  milliseconds: number;
  /** null where it was not measured. */
  mebibytes: number | null;
  /** The most rounds that any Derek can make the strategies need, in their order; empty where that is not known. */
  worst: number[];
}

/** Ids and names of the strategies whose worst cases are known, and the tables. */
export interface KnownTables {
  strategies: [string, string][];
  tables: KnownTable[];
}

/** n and R(n) − n on odd prime tables, and whether no value is smaller than the one before it. */
export interface OnPrimes {
  excess: [number, number][];
  neverFalls: boolean;
}
