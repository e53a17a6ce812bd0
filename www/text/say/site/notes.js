// @ts-check
/** Sentences of the scripts on the page that puts a table into notes. Numbers are written as typed. */

import notes from "../../en/site/notes.js";
import { english } from "../../english.js";
import { rangeText } from "../refusals.js";

/** @import { Speaker } from "../../types" */

english.learn(notes);

/** The messages about numbers out of range. */
const RANGES = /** @type {const} */ ({
  width: "notesWidth",
  height: "notesHeight",
  count: "notesCount",
  pass: "notesPass",
});

/**
 * The instruction to save a file beside a notebook.
 * @param {Speaker} words
 * @param {string} file its name
 * @param {string} widget its address; "" without downloads
 */
export const saveWidget = (words, file, widget) =>
  widget ? words.plain("notesSaveWidget", { file, widget }) : words.plain("notesTakeWidget", { file });

/** Says with which programs our tests build what is written for a place. @param {Speaker} words @param {string[]} tools with versions */
export const triedText = (words, tools) => words.plain("notesTried", { tools: words.list(tools) });

/**
 * The refusal of a text that is too long.
 * @param {Speaker} words
 * @param {number} most in characters, the limit
 * @param {number} length
 */
export const tooLong = (words, most, length) =>
  words.plain("notesTooLong", { most: String(most), length: String(length) });

/** @param {Speaker} words @param {string} code such as U+0008 @param {number} at the number of the character, from 1 */
export const unseenCharacter = (words, code, at) => words.plain("notesUnseen", { code, at: String(at) });

/**
 * @param {Speaker} words
 * @param {keyof typeof RANGES} name
 * @param {number} least
 * @param {number} most
 * @param {string} text that was typed
 * @param {number} value NaN if that is no number
 */
export function wrongNumber(words, name, least, most, text, value) {
  const shown = Number.isNaN(value) ? words.plain("notesQuoted", { text }) : String(value);
  const range = rangeText(words, { least, most, value: shown });
  return words.plain(RANGES[name], { range });
}

/** @param {Speaker} words @param {string} name as the address has it @param {string[]} known @param {string} text */
export function wrongChoice(words, name, known, text) {
  const [others, last] = [known.slice(0, -1).join(", "), known.at(-1) ?? ""];
  return words.plain("notesChoice", { name, others, last, text });
}

/**
 * The note about a slide in the preview.
 * @param {Speaker} words
 * @param {{width: number, height: number}} slide in pixels
 */
export const slideText = (words, { width, height }) =>
  words.plain("aboutSlide", { width: String(width), height: String(height) });
