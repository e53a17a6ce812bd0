// @ts-check
/** Sentences for what is refused or has failed, and what the page checks by itself because the core has no part in it. */

/** @import { Refused, Told } from "../text/refusals" */

/** What a language says of refusals, by their codes; none in English, which the errors speak. @typedef {{refusals?: {[code: string]: (refusal: any) => string | undefined} | undefined}} Wording */

/** What is refused: an error with a sentence, and with the same as data, from which other languages make theirs. @param {string} sentence @param {Refused} refusal */
export const refused = (sentence, refusal) => Object.assign(new Error(sentence), { refusal });

/** @param {string} name of the attribute @param {string} value throws a sentence unless it is one of the words @param {string[]} words */
export function checkChoice(name, value, words) {
  if (words.includes(value)) return;
  const known = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  const shown = shortened(value);
  throw refused(`${name} must be ${known}, but it is “${shown}”.`, {
    code: "choice",
    name,
    value: shown,
    known: words,
  });
}

/** The number that was typed, which is digits and at most blanks around them; null if it is anything else. A comma or a point may set thousands apart or begin decimals, which no field can know. @param {string} text */
export const typedNumber = (text) => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null);

/** Throws a sentence unless the text is a whole number. @param {string} name @param {string} text */
export function wholeNumber(name, text) {
  const number = typedNumber(text);
  if (number !== null) return number;
  const value = shortened(text);
  throw refused(`${name} must be a whole number, 0 or more, but it is “${value}”.`, { code: "notWhole", name, value });
}

/** The codes for a number. @typedef {Extract<Refused, {least: number, what: string}>["code"]} NumberCode */

/** A whole number in a range; throws a sentence if the value is none. @param {string} what @param {unknown} value @param {number} least @param {number} most @param {NumberCode} [code] of the refusal */
export function wholeNumberIn(what, value, least, most, code = "fieldNumber") {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  const shown = textOf(value);
  throw refused(`${what} must be a whole number from ${least} to ${most}, but it is ${shown}.`, {
    code,
    what,
    value: shown,
    least,
    most,
  });
}

/** Throws a sentence unless the value is an object. @param {string} what @param {unknown} value @param {string[]} fields that it may have */
export function checkObject(what, value, fields) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  const [shown, known] = [shortened(textOf(value)), fields.join(", ")];
  const sentence = `${what} must be an object with some of ${known}, but it is “${shown}”.`;
  throw refused(sentence, { code: "fieldObject", what, known, value: shown });
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
  return `The computation has broken down (${error.message}). Reload the page to go on.`;
}

/** The data of what was refused; undefined if it is none, or has none. @param {unknown} error whatever was thrown @returns {Refused | undefined} */
export function refusalOf(error) {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "RuntimeError") return { code: "brokenDown", why: error.message };
  return /** @type {{refusal?: Refused}} */ (error).refusal;
}

/** What was thrown as a worker can tell it: what an error has beside its message does not come with it. @param {unknown} error whatever was thrown @returns {Told} */
export const told = (error) => ({ message: messageOf(error), refusal: refusalOf(error) });

/** A sentence for what was told, in these words where they have one. @param {Wording} words @param {{message: string, refusal?: {code: string, [value: string]: unknown} | undefined}} told */
export const toldInWords = ({ refusals }, { message, refusal }) =>
  (refusal && refusals?.[refusal.code]?.(refusal)) ?? message;

/** A sentence for what was thrown, in these words where they have one. @param {Wording} words @param {unknown} error whatever was thrown */
export const inWords = (words, error) => toldInWords(words, told(error));

/** What the number stands for that was refused; "" if it is something else. @param {Told} told */
export const wrongNumber = ({ refusal }) => (refusal?.code === "number" ? refusal.what : "");

/** A sentence ends with one full stop, whether or not the one who wrote it has set it. @param {string} text */
export function withStop(text) {
  const trimmed = text.trim();
  return /[.!?…][”"')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
