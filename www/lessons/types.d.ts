// The shape of the lessons.

import type { Attempt, Figure, Quantity, Task } from "../core/lesson/core-types";

/** A lesson: data alone, so that it can be checked, translated and made into a page. */
export interface Lesson {
  id: string;
  number: number;
  title: string;
  /** What one learns in it, without what its tasks ask one to find. */
  summary: string;
  /** What comes out, which gives away the answers to its tasks: folded at its end until they are done. */
  result?: string;
  steps: Step[];
  /** The keys of the texts that are not translated, in a lesson in another language; see www/lessons/translate.js. */
  english?: string[];
}

/** A step of a lesson. Its texts are plain with **bold**; see www/build/lessons.mjs for marks that only pages know. */
export interface Step {
  id: string;
  title: string;
  /**
   * The id of an earlier step whose answer this step gives away. It is folded until that task is done, or it is opened.
   */
  after?: string;
  figure: Figure;
  /** `pay`: other tables with prices, to be looked at with the same players; they have no goal. */
  tables?: Figure[];
  /** The task in one or two sentences. */
  ask?: string;
  /** Missing where a step is only read. */
  task?: LessonTask;
  /** Hints, given one by one. */
  hints?: string[];
  /**
   * Answers to typical mistakes, by the verdict's `why`, or by a
   * wrong number or option; {name} is filled from its data.
   */
  wrong?: Record<string, string>;
  /** The insight, shown when the task is done. */
  aha?: string;
  /** A correct attempt. */
  solution?: Attempt;
}

/** The question of a task. Only the core reads all of it. */
export interface LessonTask {
  kind: TaskKind;
  layer?: number;
  /** The number of positions. */
  k?: number;
  /** True if strategies may play on for the reader. */
  players?: boolean;
  /** A set of positions. */
  either?: unknown;
  of?: Quantity;
  /** The beginning of another game. */
  game?: string;
  options?: { label: string }[];
  /** Classes to choose from. */
  classes?: { gamma: number; q: number }[];
}

export type TaskKind = Task["kind"];
