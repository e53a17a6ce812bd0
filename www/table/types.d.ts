// The data passed between the modules of the page, beside the types of the Rust core.

import type {
  Band,
  Direction,
  GameFacts,
  GameState,
  InnerTable,
  Landing,
  Lit,
  Opened,
  Player,
  RatedPosition,
  RatedRound,
  Verdict,
  WitnessPair,
} from "../core/types";
import type { Primitive } from "../drawing/types";
import type { Refused } from "../text/refusals";
import type { Advice } from "../text/say/table/advice.js";
import type { Outcome } from "../text/say/table/after-move.js";
import type { ShownEvaluation } from "../text/say/table/evaluation.js";
import type { Speaker, Words } from "../text/types";
import type { Change, ExportOptions, NewGame, Overlay, OverlaySource } from "./element-types";

export * from "../core/types";
export type { Advice } from "../text/say/table/advice.js";
export type { ShownEvaluation } from "../text/say/table/evaluation.js";
export type { Speaker, Words } from "../text/types";
export type { Change, Evaluation, ExportOptions, Facts, NewGame, Overlay, OverlaySource, State } from "./element-types";

/** The wishes of a link beyond its game: the round to which the computers play on, and the number of layers or the ranks shown. */
export type Opening = Pick<Opened, "round" | "layers" | "ranks" | "apart" | "commented">;

/** The view of the person, beside the game itself. */
export interface Look {
  /** Layers 0..=layer are shown, with the making of this one's members; null shows all. */
  layer: number | null;
  /** The position under the pointer. */
  hovered: number | null;
  /** The same since the last change of the game: a pointer that only rests there points at nothing. */
  pointed?: number | null;
  /** The magnitude that a human Magnus has typed or chosen, before calling it. */
  considered: string | null;
  /** The story of this layer's making; null or undefined if the layer is made. */
  story?: LayerInTheMaking | null;
  /** The answer that a human Derek previews. */
  foreseen?: Direction | null;
  /** The thing named by the word under the pointer. */
  lit?: Lit | null;
  /** True if the pair of the token is drawn. */
  hint?: boolean;
  /** What a person who plays Magnus was told when he asked what to call. */
  advice?: Advice | null;
  /** True if a person who plays Magnus has asked for Derek's plan; undefined where there is no need to ask. */
  plan?: boolean;
  /** True if nothing has happened since the game was opened. */
  opened?: boolean;
  /** True if a person has ended a game that goes round in circles; a move takes that back. */
  ended?: boolean;
  /** Turns the view of the game into that of another table, of which a step of a lesson speaks. */
  supposing?: ((picture: Picture) => Picture) | null;
  /** True if the ranks of the positions are shown in place of layers, where the table is not too large for them. */
  ranks?: boolean;
  /** True if each landing of a call is marked by its own value, where values are shown. */
  landings?: boolean;
  /** True if the lens is shown, where the table is large enough for one. */
  lens?: boolean;
  /** The deepest layer shown while nobody asks for another; null for all. */
  standing?: number | null;
  /** The landings of the magnitude being considered, or of that at the pointer. */
  preview: [Landing, Landing] | null;
}

/** The whole of a game that is over. */
export interface Ending {
  /** The visited positions in the order of their first visit, 0 first. */
  order: Uint32Array;
  /** The rounds of these visits, in the same order. */
  rounds: Uint32Array;
  /** The token's position after each round. */
  trail: Uint32Array;
  /** The depths that the token left from, for the last rounds or for all; `never` for no layer. */
  departures: Uint8Array;
}

/** A layer in the making, as the person sees it. */
export interface LayerInTheMaking {
  /** The part that has been told, from 0 to 1. */
  part: number;
  /** True if nothing may move: each part of the story appears at once. */
  still: boolean;
  /** Draws the story over the layers above. */
  draw: (view: PictureData, room: import("../board/geometry").Measures, story: Story) => Primitive[];
}

/**
 * A layer in the making with its content: the layer, and its
 * new members with their pairs, flat as in `PictureData.pairs`.
 */
export interface Story extends LayerInTheMaking {
  layer: number;
  pairs: Uint32Array;
}

/** Things that words point at; a magnitude stands for its two landings. */
export type Named = Lit | { magnitude: number };

/** The data of the picture. */
export interface PictureData {
  /** The speaker of the words in it. */
  words: Speaker;
  state: GameState;
  facts: GameFacts;
  /** The classes by their roles for a player, where there is room for them. */
  bands: Band[];
  innerTable: InnerTable | null;
  /** For each position the first layer that contains it; `never` for none. */
  depths: Uint8Array;
  never: number;
  /** New members of the layer in `look.layer` with their pairs, flat: z, z − d, z + d, … */
  pairs: Uint32Array;
  /** The pair of the hovered position. */
  hoveredPair: WitnessPair | null;
  look: Look;
  /** The whole game, once it is over. */
  ending?: Ending | null;
  /** The values of the moves, where they are to be shown. */
  evaluation?: RatedPosition | null;
  /** The losses of the last round, where they are to be shown. */
  lastRated?: RatedRound | null;
  /** The page's drawings over the table. */
  overlay?: Overlay | null;
  /** The round of the hovered position's first visit, where the layers are left out; null if it is unvisited. */
  hoveredVisit?: number | null;
  /** The words in the middle of the table of a set, which belongs to no game and has no token. */
  middle?: Words;
  /** The layer being made, below those that are shown. */
  story?: Story;
  /** The previewed answer and the table now, where this is the table after that answer. */
  foreseen?: { direction: Direction; now: Picture };
  /** The landings of the call being considered, with the token's depth after each. */
  outcomes?: [Outcome, Outcome];
  /** The ranks of all positions, n for no bound, where they are shown in place of layers. */
  ranks?: Uint32Array | null;
  /**
   * With ranks, as it is drawn: the view that it was made of, and the rings with their names and the least rank of what
   * they show.
   */
  plain?: PictureData;
  rings?: { name: string; role: string; least?: number }[];
  /** The words in the middle, in place of the usual ones. */
  inMiddle?: Words;
  /** Pixels for a unit of the picture. */
  scale: number;
}

/** The data of a picture without its size, which only the page knows. */
export type Picture = Omit<PictureData, "scale">;

/** The fields of a game, as attributes have them. */
export type Fields = Partial<Record<"n" | "magnus" | "derek" | "seed" | "state", string>>;

/** The detail of an event beside the state. */
export interface EventData {
  message: string;
  refusal: Refused;
  change: Change;
  lesson: string;
  step: string;
  seed: number | null;
  done: boolean;
  failed: boolean;
  why: string | null;
  hints: number;
  sawSolution: boolean;
  answer: string;
}

/** Fires an event; returns whether the page leaves the default action to the table. */
export type Emit = (name: string, userInitiated: boolean, more?: Partial<EventData>) => boolean;

/** The settings in the attributes of the element. */
export interface Settings {
  /** True if the reader can watch and go through the game but not change it. */
  readonly: boolean;
  /** True if the values of the moves are shown. */
  evaluate: boolean;
  /** True if what a move would leave is shown before it is made. */
  previews: boolean;
  /** The page's overlay, not checked yet. */
  overlay: OverlaySource;
  /** How many rounds nobody here has played, because the step of a lesson has set them up or shows them. */
  setUp?: number;
  /** True while a task asks which class Derek keeps: neither picture nor announcement shows how the game stands with it. */
  hidesClass?: boolean;
  /** The address of the game as it is now. Throws a sentence if the game is too long for a link. */
  address: () => string;
}

/** The step of a lesson on a table, as far as the table asks it. */
export interface TaughtStep {
  /** Its name is null where the table is no step of a lesson, but a game of two people apart or one with comments. */
  found: { name: string | null };
  /** The name of the step or the puzzle as the attribute takes it. */
  name?: string;
  /** True if an answer is still asked for. */
  isOpen: boolean;
  /** The settings of the table as the step changes them. */
  settings(settings: Settings): Settings;
  /** True if a layer would tell the answer; by default, if all layers and the ranks would. */
  hides(layer?: number | null): boolean;
  /** Takes a click on a position as an answer; returns whether it was one. */
  choose(position: number): boolean;
  /** Takes a call on the table as an answer, which is not played; returns whether it was one. */
  call(magnitude: string): boolean;
  /** The same for an answer of Derek. */
  answer(direction: Direction): boolean;
  /** Follows another choice of a magnitude. */
  consider(): void;
  /** Speaks the new language of the table. */
  speak(): void;
  begin(): void;
  end(): void;
}

/** The means of the share dialog. */
export interface Sharing {
  /** The address of the game as it is now. Throws a sentence if the game is too long for a link. */
  address: () => string;
  /** The game as a link without a page, for the attribute `state`. */
  link: () => string;
  /** The step of the lesson on the table, such as "shield/hold"; null if there is none. */
  lesson: () => string | null;
  /** The round of the game. */
  round: () => number;
  /** The rounds of its line. */
  rounds: () => number;
  exportAs: (id: string, options: ExportOptions) => Promise<{ blob: Blob; name: string }>;
  savePicture: Actions["savePicture"];
}

/** A refused act or attribute. */
export interface Refusal {
  /** The reason, as a sentence. */
  message: string;
  /** The reason as data, if there is any. */
  refusal?: Refused;
  /** The attribute concerned; "" for an act. */
  about: string;
  /** The consequence, or advice; "" if the message says it. */
  advice: string;
}

/** The data that the panels show. */
export interface Model {
  /** The speaker of the table. */
  words: Speaker;
  state: GameState;
  facts: GameFacts;
  /** The number of visited positions. */
  visited: number;
  look: Look;
  playing: boolean;
  /** The progress of solving; null if the table waits for nothing. */
  solving: SolvingProgress | null;
  evaluation: ShownEvaluation;
  /** What a call that is considered would leave, for a screen reader; "" for none. */
  heardOutcomes: string;
  settings: Settings;
  /** The page's overlay for the present position. */
  overlay: Overlay | null;
  /**
   * True if nobody can move, because the table is read-only and both players are people: a record to be gone through.
   */
  isRecord: boolean;
  /** True if a position has come again while nobody forces anything, and a person may end the game. */
  goesRound: boolean;
  /** True if Play at the end shows the game again from its beginning: a record, or a game that others have played. */
  canReplay: boolean;
  /** The refusals since the last act that are not dismissed. */
  refusals: Refusal[];
  /** The positions in order of first visit, for the list of positions. */
  order: () => Uint32Array;
  /** The rounds of these first visits, in the same order. */
  firstVisits: () => Uint32Array;
  depths: () => Uint8Array;
  /** Both landings of a magnitude. */
  landings: (magnitude: number) => [Landing, Landing];
  /** The position as a link. */
  link: () => string;
  /** The ranks of all positions, n for no bound; null unless they are shown. */
  ranks: () => Uint32Array | null;
  /** The token's position after each round of the line, undone ones included. */
  route: () => Uint32Array;
  /** The new members of a layer with their pairs, flat as in `PictureData.pairs`. */
  layerPairs: (layer: number) => Uint32Array;
  /** The losses of both players, once the game is over and the table solved. */
  verdict: Verdict | null;
  /** The whole game, once it is over. */
  ending: Ending | null;
  never: number;
}

/** The acts that panels ask of the table, all on behalf of the person in front of it. */
export interface Actions {
  answer(direction: Direction): void;
  call(magnitude: string): void;
  preview(magnitude: string | null): void;
  /** Shows the table as an answer would leave it; `aloud` tells a screen reader as well. */
  foresee(direction: Direction | null, aloud?: boolean): void;
  /** Shows a person who plays Magnus a pair to call for. */
  hint(): void;
  /** Shows or hides Derek's plan, for a person who plays Magnus. */
  togglePlan(): void;
  showLayer(layer: number | null): void;
  /** Shows the making of a layer, or the layer once it is made. */
  tellLayer(layer: number, story: LayerInTheMaking | null): void;
  toggleLens(): void;
  /** Marks each landing of a call by its own value, or both by that of the call. */
  toggleLandings(): void;
  /** Shows the ranks of the positions in place of layers, or the layers again. */
  toggleRanks(): void;
  setPlayer(player: Player, id: string): void;
  newGame(choice: NewGame): void;
  /** Begins another game of the same players. */
  playAgain(): void;
  /** Ends a game that goes round in circles, or goes on with it. */
  end(verdict: string | null): void;
  /** Takes the refusals off the page. */
  dismiss(): void;
  undo(): void;
  redo(): void;
  step(): void;
  togglePlay(): void;
  goTo(round: number): void;
  /** Goes to a round from where the table may have been scrolled out of sight. */
  lookAgain(round: number): void;
  switchLine(line: number): void;
  removeLine(line: number): void;
  setSpeed(roundsPerSecond: number): void;
  toggleEvaluation(): void;
  /** Stops solving the table. */
  cancelSolving(): void;
  /** Solves the table again. */
  solve(): void;
  share(): void;
  /** Has the two people send the game to and fro, each at a table of their own; it may have come by such a link. */
  playApart(isReceived?: boolean): void;
  /**
   * Does what is loaded late for authors: shows what the link of the game has from one (comments, and the position with which it begins), has
   * the person write a comment or set up a position, or opens a link with the core that knows both.
   */
  author(act: "show" | "write" | "setUp" | "open", asked?: { link: string; about: string }): void;
  /**
   * Saves the picture of the table as a PNG, and announces and gives what is to be said of the file; rejects with a
   * sentence if that fails.
   */
  savePicture(said: (bytes: number, isSure: boolean) => string): Promise<string>;
  showHelp(): void;
  /** Shows the table on the whole screen, or in its page again. */
  present(): void;
}

/** What a part of the page shows, as a function of the model. */
export type Part = (model: Model) => unknown;

/** A part that keeps itself up to date: its element, and the function that is told the model. */
export interface Panel {
  node: HTMLElement;
  update(model: Model): void;
}

/** The task of a lesson: its question stands above the turn, the answer with all that is said about it below. */
export interface TaskPanel extends Panel {
  answer: HTMLElement;
}

/** The progress of solving a table. */
export interface SolvingProgress {
  n: number;
  /** True if a computer player waits for it. */
  forPlayer: boolean;
  /** The part that is done, from 0 to 1. */
  share: number;
  /** The reason why it has stopped; "" while it goes on. */
  stopped: string;
}
