// @ts-check
/** All places for a figure, by their kinds. */

import { triedText } from "../../text/say/site/notes.js";
import { JUPYTER, MYST, PANDOC, PRETEXT, QUARTO, RUNESTONE, SPHINX } from "./places/books.js";
import { CANVAS, MOODLE_SCORM } from "./places/courses.js";
import { FILE, FRAME, MOODLE, REVEAL, TAG } from "./places/pages.js";
import { MARKDOWN, PICTURE, QR, TIKZ } from "./places/paper.js";
import { ASTRO, DOCUSAURUS, VITEPRESS } from "./places/site-builders.js";
import { words } from "./speaker.js";
import { toolName, toolsFor } from "./tools.js";

/** @import { FigurePlace, NotesFigure } from "./types" */

/** The places of each kind, in the order offered. @type {[string, FigurePlace[]][]} */
const KINDS = [
  [words.plain("notesKindWeb"), [TAG, FRAME, REVEAL, VITEPRESS, DOCUSAURUS, ASTRO]],
  [words.plain("notesKindCourse"), [MOODLE, MOODLE_SCORM, CANVAS, RUNESTONE]],
  [words.plain("notesKindBook"), [JUPYTER, PANDOC, QUARTO, MYST, SPHINX, PRETEXT]],
  [words.plain("notesKindFile"), [FILE, PICTURE, MARKDOWN, TIKZ, QR]],
];

export const PLACES = KINDS.flatMap(([, places]) => places);

/** The places as choices, the first one of each kind with its name. */
export const placesToChoose = () =>
  KINDS.flatMap(([of, places]) => places.map(({ id, name }, at) => ({ id, name, ...(at === 0 ? { of } : {}) })));

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
