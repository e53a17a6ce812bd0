// @ts-check
/** Sentences for what is refused or has failed, and what the page checks by itself because the core has no part in it. */

import { english } from "../text/english.js";
import { refusalText } from "../text/say/refusals.js";

/** @import { Refused, Told } from "../text/refusals" */
/** @import { Speaker } from "../text/types" */

/** What is refused: an error with an English sentence, and with the same as data, from which other languages make theirs. @param {Refused} refusal */
export const refused = (refusal) => Object.assign(new Error(refusalText(english, refusal)), { refusal });

/** @param {string} name of the attribute @param {string} value throws a sentence unless it is one of the words @param {string[]} words */
export function checkChoice(name, value, words) {
  if (words.includes(value)) return;
  throw refused({ code: "choice", name, value: shortened(value), known: words });
}

/** The number that was typed, which is digits and at most blanks around them; null if it is anything else. A comma or a point may set thousands apart or begin decimals, which no field can know. @param {string} text */
export const typedNumber = (text) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null);

/** Throws a sentence unless the text is a whole number. @param {string} name @param {string} text */
export function wholeNumber(name, text) {
  const number = typedNumber(text);
  if (number !== null) return number;
  throw refused({ code: "notWhole", name, value: shortened(text) });
}

/** The codes for a number. @typedef {Extract<Refused, {least: number, what: string}>["code"]} NumberCode */

/** A whole number in a range; throws a sentence if the value is none. @param {string} what @param {unknown} value @param {number} least @param {number} most @param {NumberCode} [code] of the refusal */
export function wholeNumberIn(what, value, least, most, code = "fieldNumber") {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw refused({ code, what, value: textOf(value), least, most });
}

/** Throws a sentence unless the value is an object. @param {string} what @param {unknown} value @param {string[]} fields that it may have */
export function checkObject(what, value, fields) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  throw refused({ code: "fieldObject", what, known: fields.join(", "), value: shortened(textOf(value)) });
}

/** As much of a text as a sentence shows: as the core does, see src/error/mod.rs. */
const LONGEST = 40;

/** A text in a sentence. @param {string} text */
export function shortened(text) {
  const characters = [...text.slice(0, 2 * LONGEST + 1)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
}

/** A value in a sentence: not every object has a text of its own. @param {unknown} value */
export function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** A sentence, or what is nearest to one. @param {unknown} error whatever was thrown */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  // What a trap in WebAssembly throws.
  if (error.name !== "RuntimeError") return error.message;
  return refusalText(english, { code: "brokenDown", why: error.message });
}

/** The data of what was refused; undefined if it is none, or has none. @param {unknown} error whatever was thrown @returns {Refused | undefined} */
export function refusalOf(error) {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "RuntimeError") return { code: "brokenDown", why: error.message };
  return /** @type {{refusal?: Refused}} */ (error).refusal;
}

/** What was thrown as a worker can tell it: what an error has beside its message does not come with it. @param {unknown} error whatever was thrown @returns {Told} */
export const told = (error) => ({ message: messageOf(error), refusal: refusalOf(error) });

/** How what is refused is said: by tables, unless another core has refused it. @typedef {(words: Speaker, refusal: any) => string} Wording */

/** What a core has for that, which has no sentences of its own. @typedef {{wordRefusals: (say: (refusal: any) => string) => void}} Worded */

/** Gives a core that has begun the English sentences for what it refuses, which are the messages of its errors. @param {Worded} core @param {Wording} [text] */
export const giveWords = (core, text = refusalText) => core.wordRefusals((refusal) => text(english, refusal));

/** A sentence for what was told, in these words where they have one. @param {Speaker} words @param {{message: string, refusal?: {code: string, [value: string]: unknown} | undefined}} told @param {Wording} [text] */
export const toldInWords = (words, { message, refusal }, text = refusalText) =>
  (refusal && text(words, refusal)) || message;

/** A sentence for what was thrown, in these words where they have one. @param {Speaker} words @param {unknown} error whatever was thrown @param {Wording} [text] */
export const inWords = (words, error, text) => toldInWords(words, told(error), text);

/** What the number stands for that was refused; "" if it is something else. @param {Told} told */
export const wrongNumber = ({ refusal }) => (refusal?.code === "number" ? refusal.what : "");

/** A sentence ends with one full stop, whether or not the one who wrote it has set it. @param {string} text */
export function withStop(text) {
  const trimmed = text.trim();
  return /[.!?…][”"')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
