// What passes between the modules of the page, beside what the Rust core gives.

import type { Refused } from "../text/refusals";
import type { Speaker } from "../text/types";
import type {
  Band,
  Coset,
  Direction,
  GameFacts,
  GameState,
  InnerTable,
  Landing,
  Opened,
  RatedPosition,
  RatedRound,
  Verdict,
  WitnessPair,
} from "./core-types";
import type { ExportOptions, NewGame, Overlay } from "./element-types";

export type { Speaker } from "../text/types";
export * from "./core-types";
export type { Change, Evaluation, ExportOptions, NewGame, Overlay, OverlaySource, State } from "./element-types";

export type Player = "magnus" | "derek";

/** What a link asks of the page beyond the game: the round that the computers play on to, and how many layers are shown. */
export type Opening = Pick<Opened, "round" | "layers">;

/** What the person looks at, besides the game itself. */
export interface Look {
  /** Layers 0..=layer are shown, and how the members of this one are made; null shows all. */
  layer: number | null;
  /** The position under the pointer. */
  hovered: number | null;
  /** What a human Magnus has typed or chosen, before he calls it. */
  considered: string | null;
  /** How far the making of this layer has been told; null or undefined if it is made. */
  story?: Told | null;
  /** Derek's answer that a person looks at before giving it. */
  foreseen?: Direction | null;
  /** What a word under the pointer stands for. */
  lit?: Lit | null;
  /** Whether a person who plays Magnus has asked for a pair to call for. */
  hint?: boolean;
  /** Whether a person who plays Magnus has asked for what Derek has in mind; undefined where nobody is to be asked. */
  plan?: boolean;
  /** Whether the game is as it was opened: nothing has happened since. */
  opened?: boolean;
  /** Whether a person has ended a game that goes round, until it goes on. */
  ended?: boolean;
  /** How what is drawn of the game becomes the table of something else, which a step of a lesson speaks of. */
  supposing?: ((view: Omit<PictureData, "scale">) => Omit<PictureData, "scale">) | null;
  /** Whether the lens is shown, where the table is large enough for one. */
  lens?: boolean;
  /** The landings of that, or of the position under the pointer. */
  preview: [Landing, Landing] | null;
}

/** A game that is over, as a whole. */
export interface Ending {
  /** The visited positions in the order of their first visit, 0 first. */
  order: Uint32Array;
  /** The rounds of these visits, in the same order. */
  rounds: Uint32Array;
  /** Where the token stood after each round. */
  trail: Uint32Array;
  /** The depths that it left from in the last rounds, or in all of them; `never` for no layer. */
  departures: Uint8Array;
}

/** A layer that is being made, before the eyes of the person. */
export interface Told {
  /** How much has been told, from 0 to 1. */
  part: number;
  /** Whether nothing is to move: each part of the story is there at once. */
  still: boolean;
  /** Draws it, over the layers above. */
  draw: (view: PictureData, room: import("./picture/geometry").Measures, story: Story) => Primitive[];
}

/** The same with what is told: the layer, and its new members with their pairs, flat as in `PictureData.pairs`. */
export interface Story extends Told {
  layer: number;
  pairs: Uint32Array;
}

/** What is outlined on the table. */
export type Lit = { positions: number[] } | { layer: number } | { class: Coset };

/** What words point at: a magnitude stands for its two landings. */
export type Named = Lit | { magnitude: number };

/** Everything the picture is made from. */
export interface PictureData {
  /** The language of what stands in it. */
  words: Speaker;
  state: GameState;
  facts: GameFacts;
  /** What the classes are to a player, as far as there is room for it. */
  bands: Band[];
  innerTable: InnerTable | null;
  /** For every position the first layer that contains it; `never` for none. */
  depths: Uint8Array;
  never: number;
  /** New members of the layer in `look.layer` with their pairs, flat: z, z − d, z + d, … */
  pairs: Uint32Array;
  /** The pair of the hovered position. */
  hoveredPair: WitnessPair | null;
  look: Look;
  /** The whole game, once it is over. */
  ending?: Ending | null;
  /** What the moves are worth, if that is to be shown. */
  evaluation?: RatedPosition | null;
  /** What the last round lost, if that is to be shown. */
  lastRated?: RatedRound | null;
  /** What the page draws over the table. */
  overlay?: Overlay | null;
  /** Where the layers are left out: the round in which the hovered position was first visited; null if it is unvisited. */
  hoveredVisit?: number | null;
  /** Where this is the table of a set, and of no game: what stands in the middle. There is no token then. */
  middle?: Words;
  /** The layer below those that are shown, which is being made. */
  story?: Story;
  /** Where this is the table as it would be after an answer: which, and the table now. */
  foreseen?: { direction: Direction; now: Omit<PictureData, "scale"> };
  /** How many pixels a unit of the picture takes. */
  scale: number;
}

/** Words in the middle of the picture, the first line large. */
export interface Words {
  title: string;
  size?: number;
  lines: string[];
}

/** One thing to draw. `role` says what it is; the renderer's style sheet says how that looks. */
export type Primitive =
  | { key: string; kind: "path"; role: string; d: string; depth?: number; opacity?: number; arrow?: boolean }
  | { key: string; kind: "circle"; role: string; x: number; y: number; r: number }
  | { key: string; kind: "text"; role: string; x: number; y: number; size: number; text: string }
  /** Writing along a circle, its middle at an angle in radians, clockwise from the top. */
  | { key: string; kind: "curved"; role: string; radius: number; angle: number; size: number; text: string };

/** What is said of a game, as attributes have it. */
export type Fields = Partial<Record<"n" | "magnus" | "derek" | "seed" | "state", string>>;

/** What the attributes of the element say about using it. */
export interface Settings {
  /** The reader can watch and go through the game, but not change it. */
  readonly: boolean;
  /** What the moves are worth is shown. */
  evaluate: boolean;
  /** What the page draws and says over the table, not checked yet. */
  overlay: OverlaySource;
  /** The address of the game as it is now. Throws a sentence if it is too long for a link. */
  address: () => string;
}

/** What the share dialog works with. */
export interface Sharing {
  /** The address of the game as it is now. Throws a sentence if it is too long for a link. */
  address: () => string;
  /** The game as a link without a page, for the attribute `state`. */
  link: () => string;
  /** The step of a lesson that is on the table, such as "shield/hold"; null if there is none. */
  lesson: () => string | null;
  /** The round where the game stands. */
  round: () => number;
  exportAs: (id: string, options: ExportOptions) => Promise<{ blob: Blob; name: string }>;
}

/** What could not be done. */
export interface Refusal {
  /** Why, as a sentence. */
  message: string;
  /** The same as data, if it has any. */
  refusal?: Refused;
  /** The attribute that it is about; "" for an act. */
  about: string;
  /** What becomes of it, or what can be done; "" if the message says it. */
  advice: string;
}

/** What the panels are given to show. */
export interface Model {
  /** The language that the table speaks. */
  words: Speaker;
  state: GameState;
  facts: GameFacts;
  /** How many positions are visited. */
  visited: number;
  look: Look;
  playing: boolean;
  /** What is waited for; null if nothing is. */
  solving: SolvingProgress | null;
  evaluation: ShownEvaluation;
  settings: Settings;
  /** What the page draws and says over the present position. */
  overlay: Overlay | null;
  /** Whether nobody can move, so that the game is a record to be gone through: the table is read-only, and both players are people. */
  isRecord: boolean;
  /** What was refused since the last act, and not dismissed. */
  refusals: Refusal[];
  /** For the position table: the positions in order of first visit, and the depths. */
  order: () => Uint32Array;
  /** The rounds of these first visits, in the same order. */
  firstVisits: () => Uint32Array;
  depths: () => Uint8Array;
  /** Where the token stands after each round of the line, undone ones included. */
  route: () => Uint32Array;
  /** What both players gave away, once the game is over and the table solved. */
  verdict: Verdict | null;
  /** The whole game, once it is over. */
  ending: Ending | null;
  never: number;
}

/** What the panels can ask of the table. All of it comes from the person in front of it. */
export interface Actions {
  answer(direction: Direction): void;
  call(magnitude: string): void;
  preview(magnitude: string | null): void;
  /** Shows what an answer would lead to. */
  foresee(direction: Direction | null): void;
  /** Shows a person who plays Magnus one pair to call for. */
  hint(): void;
  /** Shows a person who plays Magnus what Derek has in mind, or hides it. */
  togglePlan(): void;
  showLayer(layer: number | null): void;
  /** Shows how a layer is made, or the layer once it is made. */
  tellLayer(layer: number, story: Told | null): void;
  toggleLens(): void;
  setPlayer(player: Player, id: string): void;
  newGame(choice: NewGame): void;
  /** Begins another game of the same players. */
  playAgain(): void;
  /** Ends a game that goes round, or goes on with it. */
  end(ended: boolean): void;
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

/** What the page shows of the values. */
export interface ShownEvaluation {
  /** Whether the person wants to see them. */
  on: boolean;
  /** Why there are none for this table; empty if there are. */
  refusal: string;
  /** Null unless wanted and solved. */
  now: RatedPosition | null;
  /** The same of the whole line; null also if it is very long. */
  line: RatedRound[] | null;
  /** Whether the line is too long to be evaluated again after every move. */
  tooLong: boolean;
}

/** A table that is being solved for somebody. */
export interface SolvingProgress {
  n: number;
  /** Whether a computer cannot move before. */
  forPlayer: boolean;
  /** The part that is done, from 0 to 1. */
  share: number;
  /** Why it has stopped; empty while it goes on. */
  stopped: string;
}
