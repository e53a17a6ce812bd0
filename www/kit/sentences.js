// @ts-check
/** Sentences for what is refused or has failed, and what the page checks by itself because the core has no part in it. */

/** @import { Language } from "../words/types" */
/** @import { Refused } from "../words/refusals" */

/** What is refused: an error with a sentence, and with the same as data, from which other languages make theirs. @param {string} sentence @param {Refused} refusal */
export const refused = (sentence, refusal) => Object.assign(new Error(sentence), { refusal });

/** @param {string} name of the attribute @param {string} value throws a sentence unless it is one of the words @param {string[]} words */
export function checkChoice(name, value, words) {
  if (words.includes(value)) return;
  const known = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  throw refused(`${name} must be ${known}, but it is “${value}”.`, { code: "choice", name, value, known: words });
}

/** Throws a sentence unless the text is a whole number. @param {string} name @param {string} text */
export function wholeNumber(name, text) {
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text);
  throw refused(`${name} must be a whole number, 0 or more, but it is “${text}”.`, {
    code: "notWhole",
    name,
    value: text,
  });
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

/** A sentence for what was thrown, in these words where they have one. @param {Language} words @param {unknown} error whatever was thrown */
export function inWords({ refusals }, error) {
  const refusal = refusalOf(error);
  if (!refusals || !refusal) return messageOf(error);
  const said = /** @type {((refusal: Refused) => string | undefined) | undefined} */ (refusals[refusal.code]);
  return said?.(refusal) ?? messageOf(error);
}

/** A sentence ends with one full stop, whether or not the one who wrote it has set it. @param {string} text */
export function withStop(text) {
  const trimmed = text.trim();
  return /[.!?…][”"')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
