// The public types of the element. The npm package has this file as dist/element.d.ts, beside the types of the Rust
// core.

// React is not required: without its types, the lines that use them declare nothing.
// @ts-ignore
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  Reason as CoreReason,
  CoreRefusal,
  Direction,
  GameState,
  Guarantee,
  RatedPosition,
  RatedRound,
} from "../core/core-types.js";

export type { CoreRefusal, Direction, Guarantee, Loss, RatedCall, RatedRound, Value } from "../core/core-types.js";

/** The state of a table as a plain object. */
export interface State extends Omit<GameState, "reason"> {
  /** All visited positions in order of first visit. */
  visited: number[];
  /** Why the last move was made; null before the first. */
  reason: Reason | null;
}

/** What is known of the game beside its state. It is frozen. */
export interface Facts {
  /** The positions and rounds of perfect play: R(n) where it is known, otherwise the best bound that is proved. */
  readonly par: Readonly<Guarantee>;
  /** The round that reached the last new position; 0 before the first. */
  readonly lastVisit: number;
  /** The player who is Magnus. */
  readonly magnus: Seat;
  /** The player who is Derek. */
  readonly derek: Seat;
  /** The seed of the players that use chance. */
  readonly seed: number;
}

/** A player of the game on the table. */
export interface Seat {
  /** The id, with its argument; `human` for a person. */
  readonly id: string;
  /** True if a person plays. */
  readonly human: boolean;
  /** True if chance is used. */
  readonly seeded: boolean;
  /** The promise of the strategy on this table: positions and rounds; null for a person, for one that promises nothing, and for one that took over in mid-game. */
  readonly promise: Readonly<Guarantee> | null;
}

/** The kind of reason with its data, and the reason in a sentence or two. */
export type Reason = CoreReason & { text: string };

/** The values of the present position, including a waiting call, and of every move. */
export interface Evaluation extends RatedPosition {
  /** The start, and the position after each round of the line. */
  line: RatedRound[];
}

export interface NewGame {
  /** As the attributes of the same names; what is left out stays as it is. */
  n?: number | string;
  /** The id of Magnus. */
  magnus?: string;
  /** The id of Derek. */
  derek?: string;
  /** For the players that use chance. */
  seed?: number | string;
}

export interface ExportOptions {
  /** The first round of an animation. */
  from?: number;
  /** Its last round. */
  to?: number;
  /** Pixels. */
  size?: number;
  /** Milliseconds for a round of an animation, which never lasts longer than 20 seconds. */
  pace?: number;
  /** The colours. */
  theme?: "light" | "dark";
  /** The round of a still picture; the one on the table without it. */
  round?: number;
  /** For slides: no lines at the foot of a picture, and a white ground in the light theme. */
  slide?: boolean;
  /** Stops the making of an animation. */
  signal?: AbortSignal;
  /** Told how many pictures of an animation are made. */
  progress?: (done: number, total: number) => void;
}

/**
 * Drawings and words of a page over a table, beside the table's own; every field is optional. Positions are from 0 to n
 * − 1. They appear in the picture on the page, not in files and links.
 */
export interface Overlay {
  /** Said in place of the table's own words, also to a screen reader; **double stars** are bold. */
  sentence?: string;
  /** In the middle of the picture. */
  title?: string;
  /**
   * False shows the unvisited positions alone, which leaves the inside
   * of the ring to what follows; the evaluation is not offered.
   */
  layers?: boolean;
  /** True if the picture is that of the end of a game, as for a game that a page takes for won; no call waits in it then,
   * and the evaluation is not offered. */
  ended?: boolean;
  /** True if somebody else has played the game: its end speaks of Magnus and Derek, not of "you". */
  byOthers?: boolean;
  /** Where `layers` is false: a list, even an empty one, shows the ring of M(A) all the same, whole. If the token is in the
   * list, two arcs join it to the pair that Magnus calls; other positions in it change nothing. */
  midpoints?: number[];
  /** A way from position to position, the last step an arrow; its last 60 steps are drawn. */
  trail?: number[] | Uint32Array;
  /** Bands inside the ring, each a number of positions clockwise from its first. */
  blocks?: { first: number; length: number }[];
  /** True if a line joins the middles of the first two blocks. */
  axis?: boolean;
  /** Dots inside the ring. */
  marks?: number[];
  /** Positions that Derek is to keep: of a landing his buttons say whether it is one of them, and nothing of layers;
   * the classes of the players are not drawn. */
  kept?: number[];
  /** Circles around positions. */
  circles?: number[];
  /** Arrows, each from its first position to its second. */
  arrows?: number[][];
  /**
   * True if the landings of the call swell a few times, so that a person who sees the table for the first time finds them; not where motion is reduced.
   */
  pulse?: boolean;
  /** Arcs along the rim from the token to a position, as those of a call; a faint one is dashed. */
  arcs?: { to: number; direction: Direction; faint?: boolean }[];
}

/** The same overlay for every position of the game, or a function that gives one for each. */
export type OverlaySource = Overlay | ((state: State) => Overlay | null) | null;

/** The detail of a table's events. */
export interface Detail {
  /** null if the table could not be loaded. */
  state: State | null;
  /** False if a script or an attribute asked for it. */
  userInitiated: boolean;
}

/** The kind of change that an event reports. */
export type Change = "move" | "travel" | "game" | "players" | "layers" | "solved" | "comments";

export interface ChangeDetail extends Detail {
  /**
   * What has changed: moves; the place in the game, by going through it;
   * the whole game; a player; what is shown; the exact values are there; or the comments, also when those of a link have loaded.
   */
  change: Change;
}

export interface LessonDetail extends Detail {
  /** The id of the lesson; "" at a puzzle. */
  lesson: string;
  /** The id of the step; "" at a puzzle. */
  step: string;
  /** The puzzle, as the attribute names it; "" at a step of a lesson. */
  puzzle: string;
  /** The seed of the task, where one makes it in place of the step's own; else null. */
  seed: number | null;
  /** The task is done. */
  done: boolean;
  /** The attempt is wrong, or the goal is out of reach. */
  failed: boolean;
  /** A word for why it is wrong or not yet right; null if there is nothing to say. */
  why: string | null;
  /** The number of hints given. */
  hints: number;
  /** True if the solution has been shown. */
  sawSolution: boolean;
}

export interface AnswerDetail extends Detail {
  /** The new value of `answerState`. */
  answer: string;
}

export interface NextDetail extends Detail {
  /** The id of the lesson; "" at a puzzle. */
  lesson: string;
  /** The id of the step that comes next; "" at a puzzle. */
  step: string;
  /** The puzzle that comes next, of the same kind and level; "" at a step of a lesson. */
  puzzle: string;
}

export interface ErrorDetail extends Detail {
  /** A sentence for people, in the language of the table. */
  message: string;
  /** What was refused as data: its code and its values, if it has any. Errors that are thrown have it too. */
  refusal?: CoreRefusal | { code: string; [value: string]: unknown };
}

/** `<magnus-derek>`. Methods throw a sentence if they are refused, and the game is then untouched. */
export class MagnusDerekElement extends HTMLElement {
  static observedAttributes: string[];

  get n(): string | null;
  set n(value: number | string | null);
  get magnus(): string | null;
  set magnus(value: string | null);
  get derek(): string | null;
  set derek(value: string | null);
  get seed(): string | null;
  set seed(value: number | string | null);
  get round(): string | null;
  set round(value: number | string | null);
  get lesson(): string | null;
  set lesson(value: string | null);
  get puzzle(): string | null;
  set puzzle(value: string | null);
  get layers(): string | null;
  set layers(value: number | string | null);
  get theme(): string | null;
  set theme(value: string | null);
  get controls(): string | null;
  set controls(value: string | null);
  get previews(): string | null;
  set previews(value: string | null);
  get href(): string | null;
  set href(value: string | null);
  readonly: boolean;
  present: boolean;
  evaluate: boolean;

  /** Settles when the table can be played, or cannot be loaded. */
  get ready(): Promise<MagnusDerekElement>;
  /** The same object until something changes; null until `ready`. */
  get state(): State | null;
  /** Opens the game of a share link. */
  set state(link: string | null);
  /** The facts beside the state; frozen, and null until `ready`. */
  get facts(): Facts | null;
  /** The address of this game, for people. */
  get address(): string;

  /**
   * What a page draws and says over the table, for every position the same or by a function of the state. One that does
   * not fit the table is refused and taken off.
   */
  overlay: OverlaySource;

  /**
   * While there is a task: its state as a text for a form, which brings it back when it is set. It throws if the text
   * is none of this task.
   */
  answerState?: string | null;

  /** What the position, its moves and the line are worth; null if n > 29 or the table is not solved yet. */
  evaluation(): Evaluation | null;
  /** Where the token stands after each round of the line, undone ones included, from the round after `from` on. */
  route(from?: number): Uint32Array;
  /** The game as the text of a share link. Throws if it is too long for one; without its moves it never is. */
  getState(options?: { moves?: boolean }): string;
  /** Opens the game of a share link, short or written by hand. */
  setState(link: string): void;
  /** The game as a file: {formats}. */
  export(type: string, options?: ExportOptions): Promise<Blob>;

  /** A human Magnus calls a magnitude, 1 to n/2. */
  call(magnitude: number): void;
  /** A human Derek answers. */
  answer(direction: Direction): void;
  /** One round by the computer players, or the next round of the line after undo. */
  step(): void;
  /** Plays on by itself until a human has to move or the game is over. */
  play(): void;
  pause(): void;
  undo(): void;
  redo(): void;
  goTo(round: number): void;
  /** Follows another line of the game, numbered from 1, and goes to where it differs. */
  switchLine(line: number): void;
  /** Forgets the rounds that belong to this line only. */
  removeLine(line: number): void;
  /** Begins a new game; what is left out stays as it is. */
  newGame(choice?: NewGame): void;
  /**
   * Opens the dialog in which a person copies the link of this game, or takes it along as a picture, a file or a tag.
   */
  share(): void;
}

/** The attributes of the tag as JSX names them, and its events as React listens to them from version 19 on. */
export interface TagAttributes {
  n?: number | string;
  magnus?: string;
  derek?: string;
  seed?: number | string;
  state?: string;
  lesson?: string;
  puzzle?: string;
  "answer-state"?: string;
  round?: number | string;
  layers?: number | string;
  controls?: "full" | "minimal" | "none";
  readonly?: boolean;
  present?: boolean;
  evaluate?: boolean;
  previews?: "on" | "off";
  theme?: "light" | "dark" | "auto";
  href?: string;
  "wasm-url"?: string;
  class?: string;
  overlay?: OverlaySource;
  "onmd-ready"?: (event: CustomEvent<Detail>) => void;
  "onmd-move"?: (event: CustomEvent<Detail>) => void;
  "onmd-change"?: (event: CustomEvent<ChangeDetail>) => void;
  "onmd-landed"?: (event: CustomEvent<ChangeDetail>) => void;
  "onmd-end"?: (event: CustomEvent<Detail>) => void;
  "onmd-lesson"?: (event: CustomEvent<LessonDetail>) => void;
  "onmd-answer"?: (event: CustomEvent<AnswerDetail>) => void;
  "onmd-next"?: (event: CustomEvent<NextDetail>) => void;
  "onmd-error"?: (event: CustomEvent<ErrorDetail>) => void;
}

interface TagsInJsx {
  "magnus-derek": TagAttributes & DetailedHTMLProps<HTMLAttributes<MagnusDerekElement>, MagnusDerekElement>;
}

// @ts-ignore For the same reason.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends TagsInJsx {}
  }
}

declare global {
  // For JSX without types of its own, and for React before version 18.
  namespace JSX {
    interface IntrinsicElements extends TagsInJsx {}
  }
  interface HTMLElementTagNameMap {
    "magnus-derek": MagnusDerekElement;
  }
  /** The events bubble and cross shadow roots. */
  interface HTMLElementEventMap {
    "md-ready": CustomEvent<Detail>;
    "md-move": CustomEvent<Detail>;
    "md-change": CustomEvent<ChangeDetail>;
    "md-landed": CustomEvent<ChangeDetail>;
    "md-end": CustomEvent<Detail>;
    "md-lesson": CustomEvent<LessonDetail>;
    "md-answer": CustomEvent<AnswerDetail>;
    "md-next": CustomEvent<NextDetail>;
    "md-error": CustomEvent<ErrorDetail>;
  }
}
