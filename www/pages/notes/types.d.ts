// What the page puts into notes, and where.

import type { Script } from "../../table/share/places.js";
import type { Shown } from "../../table/share/snippets.js";

/** What somebody has chosen. */
export interface Choices {
  /** A game by its link, or a step of a lesson such as "shield/hold". */
  shown: Shown;
  /** The language of the table, as `lang` has it. */
  lang: string;
  controls: "full" | "minimal" | "none";
  evaluate: boolean;
  readonly: boolean;
  theme: "auto" | "light" | "dark";
  /** In pixels; "" takes the whole line. */
  width: string;
  /** "auto" is that of the content, "wide" 16:9; otherwise in pixels. */
  height: string;
  /** For readers without JavaScript; null takes what is proposed. */
  words: string | null;
  /** Where it goes: the id of a place. */
  place: string;
}

/** A choice for which not every place has a use. */
export type Option = "lang" | "controls" | "evaluate" | "readonly" | "theme" | "width" | "height" | "words";

/** All that a snippet is written from. */
export interface Figure extends Omit<Choices, "words" | "place"> {
  words: string;
  /** What a frame says to a screen reader that it is. */
  frameTitle: string;
  /** The script with the tag. */
  script: Script;
  /** The page for frames. */
  frame: string;
  /** The script that gives frames their height. */
  host: string;
  /** The single file as a frame elsewhere names it; "" where there is none. */
  single: string;
  /** The module for notebooks, as a notebook names it. */
  widget: string;
  /** The page that opens what is shown. */
  address: string;
  /** The name of a picture of it, without its ending. */
  picture: string;
}

/** One text to copy. */
export interface Part {
  name: string;
  text: string;
}

/** A file to save beside it. */
export interface Download {
  name: string;
  make: () => Promise<Blob>;
}

/** How a place gets at the table as a picture or a text. */
export type Export = (type: "svg" | "png" | "tikz") => Promise<Blob>;

/** Somewhere a figure can go. */
export interface Place {
  id: string;
  name: string;
  /** The choices that change something there. */
  uses: Option[];
  /** Whether it takes a step of a lesson. */
  lessons: boolean;
  /** What is said where the language of the table does not get there, or not all of it. */
  english?: string;
  /** What to do, step by step; a link is written [name](href). */
  steps: (figure: Figure) => string[];
  /** What is copied. */
  parts: (figure: Figure, exported: Export) => Part[] | Promise<Part[]>;
  /** What is saved beside it. */
  files?: (figure: Figure, exported: Export) => Download[];
  /** What the programs there make of these parts, as HTML; with the very text of them. */
  rendered: (parts: Part[], figure: Figure, exported: Export) => string | Promise<string>;
}
