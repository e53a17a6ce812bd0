// Types of the data passed between the modules of a table with a step of a lesson.

import type { Figure, Judged, Mistake, Puzzle, Task } from "../../core/lesson/core-types";
import type { Lesson, Step } from "../../lessons/types";

export type { Attempt, Figure, Judged } from "../../core/lesson/core-types";
export type { Lesson, LessonTask, Step } from "../../lessons/types";
export type { Facts } from "../../text/say/table/lesson.js";

/** A step with its place in a lesson. */
export interface FoundStep {
  lesson: Lesson;
  step: Step;
  /** The name, such as "shield/hold". */
  name: string;
  /** The language of the texts. */
  language: string;
  /** The name of the next step in this lesson. */
  next: string | null;
  /** The lesson after this one; null after the last. */
  following?: { id: string; number: number } | null;
  /** The puzzle that is put on a table as a step, with the step that explains it. */
  puzzle?: (Puzzle | MistakeInGame) & { about: StepAbout };
  /** The other task of its kind that this is, in place of the step's own. */
  another?: AnotherTask;
  /** The task of its kind that a seed makes, which counts as the step's own. */
  variant?: Variant;
}

/** The step of a lesson that explains a puzzle, with the number of the lesson. */
export interface StepAbout {
  lesson: string;
  number: number;
  step: string;
}

/** A mistake that a person made in a game. */
export interface MistakeInGame extends Mistake {
  /** The game as a link. */
  game: string;
  /** Its place among the mistakes of the game, from 1. */
  number: number;
  isLast: boolean;
}

/** Another task of the kind of a step's own, which it stands in for. */
export interface AnotherTask {
  own: FoundStep;
  /** The state of the step's own task, to come back to. */
  leftOff: LeftOff;
  /** The number of the task, from 1. */
  number: number;
  task: Task;
  figure: Figure;
  /** The number of positions of its table. */
  n: number;
}

/** The task that a seed makes of a step. */
export interface Variant {
  own: FoundStep;
  /** 0 to 4,294,967,295. */
  seed: number;
  task: Task;
  figure: Figure;
  /** The number of positions of its table. */
  n: number;
}

/** A reader's progress at a task, with answers that are not judged yet. */
export interface LeftOff {
  /** The figure with which the task began, as a link. */
  figure: string;
  /** The game as a link. */
  game: string;
  /** The text that was typed as an answer. */
  text: string;
  /** The positions that are chosen. */
  positions: number[];
  /** The number of hints given. */
  hints: number;
  /** The verdict, where it is not found anew. */
  verdict?: Judged | null;
}

/** The line that is on the table in place of the reader's own game, and that game as a link; null for that game. */
export type Watched = { what: "solution" | "line"; from: number; own: string } | null;
