// Types of the data that the modules of the companion games exchange, in addition to those of the Rust core.

import type { Hint, Player, Reason, ShownGame, ShownPosition } from "../../core/companion/core-types";
import type { LitContent } from "../../kit/lit.js";
import type { Companion } from "../../pkg/companions.js";
import type { Who } from "../../text/say/companions/companions.js";
import type { Speaker } from "../../text/types";

export * from "../../core/companion/core-types";

export type GameName = "multivision" | "dominoes" | "number-game";
/** Seat 0 moves first. */
export type Seat = ShownGame["seat"];

/** The forms that may be refused. */
export type RefusedForm = "turn" | "players" | "delay";

/** The state of a game that is shown: the game, and what the person looks at. */
export interface CompanionModel {
  view: ShownGame;
  /** True if nobody says who can win, because it is for the person to find out, or to ask for. */
  quiet: boolean;
  hint: Hint | null;
  /** The move in writing, as it is typed. */
  written: string;
  /** A move considered but not made, and the position after it if the move is legal. */
  considered: string | null;
  preview: ShownPosition | null;
  error: { place: RefusedForm; message: string } | null;
  /** The last announcement for screen readers. */
  announced: string;
  /** What became of the last copy of the link. */
  copied: "copied" | "copyRefused" | null;
}

/** Actions of a person. */
export interface CompanionActions {
  /** Makes a move; without one, the one that is written. */
  make(text?: string): void;
  consider(text: string | null): void;
  /** Considers the move that is found, if there is one. */
  find(place: RefusedForm, find: (game: Companion) => string | null): void;
  step(): void;
  undo(): void;
  redo(): void;
  hint(): void;
  /** Tells who can win, and why. Missing in a lesson, where hints and a new game are offered elsewhere, too. */
  reveal?(): void;
  /** Missing where there is no address for it. */
  copyLink?(): void;
  setPlayer(seat: Seat, id: Player): void;
  /** Fields as in a link; missing ones keep their values. */
  newGame(fields: Record<string, string>): void;
}

/** A part of what is shown, as a function of the state. */
export type CompanionPart = (model: CompanionModel) => LitContent;

/** A picture, which has a renderer of its own. */
export interface CompanionPicture {
  node: HTMLElement;
  update(model: CompanionModel): void;
}

/** What differs from game to game, in a language. */
export interface CompanionKind {
  name: GameName;
  words: Speaker;
  picture(actions: CompanionActions): CompanionPicture;
  /** The form for the next move. */
  form(actions: CompanionActions): CompanionPart;
  /** A sentence about the move with this number, from 0: "You put a domino on 3 and 4." */
  describeMove(made: { text: string }, who: Who, view: ShownGame, index: number): string;
  /** A move as advice: "Put a domino on 3 and 4." */
  advice(hint: Hint, view: ShownGame): string;
  /** The reason for a move, whoever makes it. */
  why(reason: Reason, made: { text: string }, view: ShownGame): string;
  /** The position in words, for screen readers and above the form. */
  position(view: ShownGame): string;
  /** The person's task. */
  task(view: ShownGame): string;
  /** Who wins or loses. */
  rule: string;
  /** Acts on a key of this game; returns whether it did. */
  key?(event: KeyboardEvent, model: CompanionModel, actions: CompanionActions): boolean;
  /** Rows of the list of shortcuts. */
  shortcuts: [string, string][];
}
