// A step of a lesson on a table as the modules around it know it, and another game that is played there.

import type { RatedMove } from "../../core/lesson/core-types";
import type { Speaker } from "../../text/types";
import type { Controller } from "../controller.js";
import type { Trial } from "./trial.js";
import type { Attempt, FoundStep, Judged, LeftOff } from "./types";

export interface LessonOnTable {
  found: FoundStep;
  /** The name of the task as the attribute takes it. */
  readonly name: string;
  controller: Controller;
  trial: Trial;
  readonly words: Speaker;
  /** True if the page around tells the step. */
  readonly isTold: boolean;
  /** The picture drawn in place of the table; null where the table is shown. */
  picture: { draw: (words: Speaker, typed: string) => void } | null;
  /** The other game, once it can be played. */
  played: PlayedGame | null;
  /** The round of the figure. */
  figureRound: number;
  /** The last told result, to tell only news. */
  told: string;
  /** The progress with which it begins; null to begin afresh. */
  leftOff: LeftOff | null;
  /** The verdict of the core on an attempt, or on the game as it is now. */
  check(attempt: Attempt): Judged | null;
  /** All moves of a puzzle with their values; none where no move is asked for. */
  ratedMoves(): RatedMove[];
  /** Why the right answer to a puzzle is right. */
  reason(): string;
  /** A right answer; null where the core finds none. */
  solution(): Attempt | null;
  /** Sets another task of this kind in its place. */
  showAnother(): void;
  /** Goes back from there to the step's own task. */
  showOwn(): void;
  /** Plays the refutation of a wrong answer to a puzzle. */
  refute(): void;
  /** Scrolls to the verdict, once it is there. */
  showVerdict(): void;
  /** Gives one more hint. */
  hint(): void;
  /** What a form may keep of it. */
  kept: { tell(userInitiated: boolean): void };
  /** Shows what follows from the trial, and keeps it. */
  refresh(userInitiated?: boolean): void;
  /** Tells a screen reader; `first` says it before the current message, which follows from it. */
  say(sentence: string, first?: boolean): void;
}

/** A companion game that is played in place of the table. */
export interface PlayedGame {
  /** The picture. */
  readonly node: HTMLElement;
  /** The legend of the picture, where it stands below it. */
  readonly legend?: HTMLElement;
  /** True if the reader has made a move. */
  readonly hasMoved: boolean;
  /** The verdict of the core on the game so far. */
  verdict(): Judged;
  /** Begins again. */
  again(): void;
  /** The name of the button for `takeBack`. */
  readonly takeBackName: string;
  /** Goes back to the last position from which the reader can win. */
  takeBack(): void;
  /** The name of the button for `hint`, once all hints of the step are given; null if there is none. */
  readonly hintName: string | null;
  /** Shows a move that the perfect player would make. */
  hint(): void;
  /** Draws the picture. */
  update(): void;
  /** The turn with the button for a hint, for the panel of the task. */
  panel(hint: unknown): unknown;
  free(): void;
}
