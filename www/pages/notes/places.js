// @ts-check
/** Everywhere that a figure can go, in the order in which they are offered. */

import { JUPYTER, MYST, PRETEXT, QUARTO } from "./places/books.js";
import { FILE, FRAME, MOODLE, REVEAL, TAG } from "./places/pages.js";
import { MARKDOWN, QR, TIKZ } from "./places/paper.js";

/** @type {import("./types").Place[]} */
export const PLACES = [TAG, FRAME, MOODLE, REVEAL, JUPYTER, QUARTO, MYST, PRETEXT, FILE, MARKDOWN, TIKZ, QR];

/** @param {string} id of a place that is known */
export function placeOf(id) {
  return PLACES.find((place) => place.id === id) ?? TAG;
}
