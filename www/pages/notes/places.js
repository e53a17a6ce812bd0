// @ts-check
/** All places for a figure, in the order offered. */

import { triedText } from "../../text/say/site/notes.js";
import { JUPYTER, MYST, PANDOC, PRETEXT, QUARTO, RUNESTONE, SPHINX } from "./places/books.js";
import { CANVAS, MOODLE_SCORM } from "./places/courses.js";
import { FILE, FRAME, MOODLE, REVEAL, TAG } from "./places/pages.js";
import { MARKDOWN, PICTURE, QR, TIKZ } from "./places/paper.js";
import { ASTRO, DOCUSAURUS, VITEPRESS } from "./places/site-builders.js";
import { words } from "./speaker.js";
import { toolName, toolsFor } from "./tools.js";

/** @import { FigurePlace, NotesFigure } from "./types" */

/** @type {FigurePlace[]} */
export const PLACES = [
  TAG,
  FRAME,
  MOODLE,
  MOODLE_SCORM,
  CANVAS,
  REVEAL,
  JUPYTER,
  PANDOC,
  QUARTO,
  MYST,
  SPHINX,
  PRETEXT,
  RUNESTONE,
  VITEPRESS,
  DOCUSAURUS,
  ASTRO,
  FILE,
  PICTURE,
  MARKDOWN,
  TIKZ,
  QR,
];

/**
 * The messages below the steps: those of the place, and what is known of the programs that build for it.
 * @param {FigurePlace} place @param {NotesFigure} figure
 */
export function notesOf({ id, notes }, figure) {
  const tools = toolsFor(id);
  const limits = tools.flatMap(({ limit }) => limit ?? []).map((limit) => words.plain(limit));
  const tried = tools.filter(({ build }) => build).map(toolName);
  return [...(notes?.(figure) ?? []), ...limits, ...(tried.length > 0 ? [triedText(words, tried)] : [])];
}

/** @param {string} id of an existing place */
export function placeOf(id) {
  return PLACES.find((place) => place.id === id) ?? TAG;
}
