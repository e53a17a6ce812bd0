// @ts-check
/** All places for a figure, in the order offered. */

import { JUPYTER, MYST, PANDOC, PRETEXT, QUARTO, SPHINX } from "./places/books.js";
import { FILE, FRAME, MOODLE, REVEAL, TAG } from "./places/pages.js";
import { MARKDOWN, PICTURE, QR, TIKZ } from "./places/paper.js";
import { DOCUSAURUS, VITEPRESS } from "./places/site-builders.js";

/** @type {import("./types").FigurePlace[]} */
export const PLACES = [
  TAG,
  FRAME,
  MOODLE,
  REVEAL,
  JUPYTER,
  PANDOC,
  QUARTO,
  MYST,
  SPHINX,
  PRETEXT,
  VITEPRESS,
  DOCUSAURUS,
  FILE,
  PICTURE,
  MARKDOWN,
  TIKZ,
  QR,
];

/** @param {string} id of an existing place */
export function placeOf(id) {
  return PLACES.find((place) => place.id === id) ?? TAG;
}
