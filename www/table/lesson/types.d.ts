// What a lesson is: the shape of the files in www/lessons, and what passes between the modules of a table that shows a step of one.

import type { Attempt, Task as CoreTask, Figure, Quantity } from "./core-types";

export type { Attempt, Data, Figure, Verdict } from "./core-types";

/** A lesson: data alone, so that it can be checked, translated and made into a page. */
export interface Lesson {
  id: string;
  number: number;
  title: string;
  summary: string;
  steps: Step[];
  /** The keys of the texts that are not translated, in a lesson in another language; see www/lessons/translate.js. */
  english?: string[];
}

/** One step of it. What is written in it is plain text with **bold**; see www/build/lessons.mjs for what only pages have. */
export interface Step {
  id: string;
  title: string;
  /** An earlier task of the lesson, by the id of its step, whose answer this step tells: it is folded until that is done, or opened. */
  after?: string;
  figure: Figure;
  /** The task in one or two sentences. */
  ask?: string;
  /** Missing where a step is only read. */
  task?: Task;
  /** Given one by one. */
  hints?: string[];
  /** Answers to typical mistakes, by the verdict's `why`, or by a single wrong number or option; {name} is filled from its data. */
  wrong?: Record<string, string>;
  /** The insight, shown when the task is done. */
  aha?: string;
  /** An attempt that is right. */
  solution?: Attempt;
}

/** What is asked; only the core reads all of it. */
export interface Task {
  kind: Kind;
  layer?: number;
  /** How many positions. */
  k?: number;
  /** A set of positions. */
  either?: unknown;
  of?: Quantity;
  options?: { label: string }[];
}

export type Kind = CoreTask["kind"];

/** A step with where it stands. */
export interface Found {
  lesson: Lesson;
  step: Step;
  /** Such as "shield/hold". */
  name: string;
  /** In which the lesson was asked for. */
  language: string;
  /** The step that comes next in this lesson. */
  next: string | null;
}

/** What is on the table: the reader's own game, or a line that is shown. */
export type Watched = { what: "solution" | "line"; from: number } | null;
