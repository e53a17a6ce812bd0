// @ts-check
/**
 * Sentences for refusals and failures, and the checks that the page makes itself because the core has no part in
 * them.
 */

import { english } from "../text/english.js";
import { shortened } from "../text/names.js";
import { refusalText } from "../text/say/refusals.js";

/** @import { RefusalInWords, Refused } from "../text/refusals" */
/** @import { Speaker } from "../text/types" */

/**
 * An error with an English sentence, and the same refusal as data, from which other languages make theirs.
 * @param {Refused} refusal
 */
export const refusalError = (refusal) => Object.assign(new Error(refusalText(english, refusal)), { refusal });

/**
 * @param {string} name of the attribute
 * @param {string} value throws a sentence unless it is one of the words
 * @param {string[]} words
 */
export function checkChoice(name, value, words) {
  if (words.includes(value)) return;
  throw refusalError({ code: "choice", name, value: shortened(value), known: words });
}

/**
 * The number typed: digits, with blanks around them at most; null for anything else. A comma or a point may
 * separate thousands or decimals; no field can know which.
 * @param {string} text
 */
export const typedNumber = (text) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null);

/** Throws a sentence unless the text is a whole number. @param {string} name @param {string} text */
export function wholeNumber(name, text) {
  const number = typedNumber(text);
  if (number !== null) return number;
  throw refusalError({ code: "notWhole", name, value: shortened(text) });
}

/** The refusal codes for numbers. @typedef {Extract<Refused, {least: number, what: string}>["code"]} NumberCode */

/**
 * A whole number in a range; throws a sentence for any other value.
 * @param {string} what
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 * @param {NumberCode} [code] of the refusal
 */
export function wholeNumberIn(what, value, least, most, code = "fieldNumber") {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw refusalError({ code, what, value: textOf(value), least, most });
}

/**
 * Throws a sentence unless the value is an object.
 * @param {string} what
 * @param {unknown} value
 * @param {string[]} fields that it may have
 */
export function checkObject(what, value, fields) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  throw refusalError({ code: "fieldObject", what, known: fields.join(", "), value: shortened(textOf(value)) });
}

/** A value as text; some objects have none of their own. @param {unknown} value */
export function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** The sentence of an error, or the closest to one. @param {unknown} error any thrown value */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  // A trap in WebAssembly is a RuntimeError.
  if (error.name !== "RuntimeError") return error.message;
  return refusalText(english, { code: "brokenDown", why: error.message });
}

/**
 * The data of a refusal; undefined for an error without any.
 * @param {unknown} error any thrown value
 * @returns {Refused | undefined}
 */
export function refusalOf(error) {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "RuntimeError") return { code: "brokenDown", why: error.message };
  return /** @type {{refusal?: Refused}} */ (error).refusal;
}

/**
 * An error in a form that a worker can send: only its message would survive otherwise.
 * @param {unknown} error any thrown value
 * @returns {RefusalInWords}
 */
export const describeError = (error) => ({ message: messageOf(error), refusal: refusalOf(error) });

/**
 * The wording of refusals: that of tables, unless another core refused.
 * @typedef {(words: Speaker, refusal: any) => string} Wording
 */

/** A core without sentences of its own, which takes them from the page. @typedef {{wordRefusals: (say: (refusal: any) => string) => void}} Worded */

/** Gives a core that has begun the English sentences for what it refuses, which are the messages of its errors. @param {Worded} core @param {Wording} [text] */
export const setErrorWords = (core, text = refusalText) => core.wordRefusals((refusal) => text(english, refusal));

/** A sentence for what was told, in these words where they have one. @param {Speaker} words @param {{message: string, refusal?: {code: string, [value: string]: unknown} | undefined}} told @param {Wording} [text] */
export const describedErrorText = (words, { message, refusal }, text = refusalText) =>
  (refusal && text(words, refusal)) || message;

/**
 * A sentence in these words for an error, if they have one.
 * @param {Speaker} words
 * @param {unknown} error any thrown value
 * @param {Wording} [text]
 */
export const errorText = (words, error, text) => describedErrorText(words, describeError(error), text);

/**
 * An error as a sentence in these words, and as data if it has any.
 * @param {Speaker} words
 * @param {unknown} error any thrown value
 */
export function describeErrorIn(words, error) {
  const refusal = refusalOf(error);
  return { message: errorText(words, error), ...(refusal && { refusal }) };
}

/** The name of the number that was refused; "" for other refusals. @param {RefusalInWords} told */
export const wrongNumber = ({ refusal }) => (refusal?.code === "number" ? refusal.what : "");

/** Ends a sentence with exactly one full stop. @param {string} text */
export function endWithStop(text) {
  const trimmed = text.trim();
  return /[.!?…][”"')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
