// What a lesson is: the shape of the files in www/lessons, and what passes between the modules of a table that shows a step of one.

import type { Coset, Direction } from "../core-types";

/** A lesson: data alone, so that it can be checked, translated and made into a page. */
export interface Lesson {
  id: string;
  number: number;
  title: string;
  summary: string;
  steps: Step[];
}

/** One step of it. What is written in it is plain text with **bold**; see www/build/lessons.mjs for what only pages have. */
export interface Step {
  id: string;
  title: string;
  figure: Figure;
  /** The task in one or two sentences. */
  ask?: string;
  /** Missing where a step is only read. */
  task?: Task;
  /** Given one by one. */
  hints?: string[];
  /** Answers to typical mistakes, by the verdict's `why`; {name} is filled from its data. */
  wrong?: Record<string, string>;
  /** The insight, shown when the task is done. */
  aha?: string;
  /** An attempt that is right. */
  solution?: Attempt;
}

export interface Figure {
  /** A game as the text of a link. */
  game: string;
  /** Positions that are marked. */
  mark?: number[];
  /** How many layers are shown, A being the first. */
  layers?: number;
}

/** What is asked; only the core reads the other fields. */
export interface Task {
  kind: Kind;
  count?: number;
  visited?: number;
  rounds?: number;
  round?: number;
  layer?: number;
  both?: unknown;
  either?: unknown;
  /** What is asked for. */
  of?: { quantity: string };
  options?: { label: string }[];
}

export type Kind =
  | "answers"
  | "call"
  | "mark"
  | "place"
  | "reach"
  | "finish"
  | "hold"
  | "sequence"
  | "number"
  | "choose";

/** What a reader gives as the answer, each kind in its own field. */
export interface Attempt {
  game?: string;
  magnitude?: number;
  positions?: number[];
  magnitudes?: number[];
  number?: number;
  option?: number;
  none?: boolean;
}

/** What the core says of an attempt: neither done nor failed means that it can go on. */
export interface Verdict {
  done: boolean;
  failed: boolean;
  why: string | null;
  data: Findings;
  progress: { have: number; want: number } | null;
}

/** What the core has found, such as the refutation. */
export interface Findings {
  position?: number;
  magnitude?: number;
  direction?: Direction;
  depth?: number;
  round?: number;
  count?: number;
  of?: number;
  pair?: [number, number];
  class?: Coset;
  /** A game that refutes the attempt, as a link. */
  line?: string;
  [name: string]: unknown;
}

/** A step with where it stands. */
export interface Found {
  lesson: Lesson;
  step: Step;
  /** Such as "shield/hold". */
  name: string;
  /** The step that comes next in this lesson. */
  next: string | null;
}

/** What is on the table: the reader's own game, or a line that is shown. */
export type Watched = { what: "solution" | "line"; from: number } | null;
