// Types of the data passed between the modules of a table with a step of a lesson.

import type { Puzzle } from "../../core/lesson/core-types";
import type { NumberedLesson } from "../../lessons/subjects.js";
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
  /** The puzzle that is put on a table as a step, with the lesson that explains it. */
  puzzle?: Puzzle & { about: NumberedLesson };
}

/** The line that is on the table in place of the reader's own game, and that game as a link; null for that game. */
export type Watched = { what: "solution" | "line"; from: number; own: string } | null;
