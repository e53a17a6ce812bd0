// Types for the choices of the page: a figure for notes, and the place that it goes to.

import type { Script } from "../../table/share/embed-sources.js";
import type { SnippetContent } from "../../table/share/snippets.js";
import type { View } from "./host.js";

/** The choices of a person. */
export interface Choices {
  /** A game by its link, or a step of a lesson such as "shield/hold". */
  shown: SnippetContent;
  /** The table's language, a value of `lang`. */
  lang: string;
  controls: "full" | "minimal" | "none";
  evaluate: boolean;
  readonly: boolean;
  /** A picture without the lines at its foot. */
  bare: boolean;
  theme: "auto" | "light" | "dark";
  /** In pixels; "" is the full width. */
  width: string;
  /** "auto" is the content's height, "wide" is 16:9; otherwise in pixels. */
  height: string;
  /** The text for readers without JavaScript; null for the default. */
  words: string | null;
  /** Lessons that a package for a course has besides the one that is shown: ids with commas. */
  further: string;
  /** The number of puzzles in a package. */
  count: string;
  /** The score from 0 to 100 from which a package is passed. */
  pass: string;
  /** Whether all students have the same tasks, or each their own by the learner's id in the course. */
  seeds: "same" | "learner";
  /** The destination: the id of a place. */
  place: string;
}

/** A choice that only some places use. */
export type Option =
  | "lang"
  | "controls"
  | "evaluate"
  | "readonly"
  | "bare"
  | "theme"
  | "width"
  | "height"
  | "words"
  /** What is in a package for a course. */
  | "package";

/** All data for a snippet. */
export interface NotesFigure extends Omit<Choices, "words" | "place"> {
  words: string;
  /** The title of the frame for screen readers. */
  frameTitle: string;
  /** The script with the tag. */
  script: Script;
  /** The page for frames. */
  frame: string;
  /** The script that sets the height of frames. */
  host: string;
  /** The single file, as a frame elsewhere names it; "" if there is none. */
  single: string;
  /** The module for notebooks, as a notebook names it. */
  widget: string;
  /** The wheel for Python, which is named for its version; without a folder where there are no downloads. */
  wheel: string;
  /** The archive with the extension for Quarto; "" without downloads. */
  archive: string;
  /** The package for npm, which is named for its version; without a folder where there are no downloads. */
  package: string;
  /** The page that opens the chosen game or step. */
  address: string;
  /** The name of its picture, without the extension. */
  picture: string;
}

/** One text to copy. */
export interface TextToCopy {
  name: string;
  text: string;
}

/** A file to save beside it. */
export interface Download {
  name: string;
  make: () => Promise<Blob>;
  /** True if the browser prints it: its print dialog saves a PDF. */
  isPrinted?: boolean;
}

/** Exports the table as a picture or text, for a place; a picture for a slide has a white ground and no foot. */
export type Export = (type: "svg" | "png" | "tikz", more?: { slide?: boolean }) => Promise<Blob>;

/** A place for a figure. */
export interface FigurePlace {
  id: string;
  name: string;
  /** The choices that matter there. */
  uses: Option[];
  /** True if it can show a lesson's step. */
  lessons: boolean;
  /** What its words are, if not those for readers without JavaScript. */
  wordsName?: string;
  /** Whether the words stand beside a picture that nobody plays. */
  isStill?: boolean;
  /** A note on the parts that stay English there. */
  english?: string;
  /** Instructions, step by step; a link is written [name](href). */
  steps: (figure: NotesFigure) => string[];
  /** Messages that are no steps, with links written in the same way. */
  notes?: (figure: NotesFigure) => string[];
  /** The conditions under which the preview shows it first, if not those of a page. */
  view?: (figure: NotesFigure) => View;
  /** The texts to copy. */
  parts: (figure: NotesFigure, exported: Export) => TextToCopy[] | Promise<TextToCopy[]>;
  /** The files to save beside them. */
  files?: (figure: NotesFigure, exported: Export) => Download[];
  /** The HTML that the place's programs make of the very same texts. */
  rendered: (parts: TextToCopy[], figure: NotesFigure, exported: Export) => string | Promise<string>;
}
