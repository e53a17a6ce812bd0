// @ts-check
/** Sentences for what is refused or has failed, and what the page checks by itself because the core has no part in it. */

/** @param {string} name of the attribute @param {string} value throws a sentence unless it is one of the words @param {string[]} words */
export function checkChoice(name, value, words) {
  if (words.includes(value)) return;
  const known = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  throw new Error(`${name} must be ${known}, but it is “${value}”.`);
}

/** Throws a sentence unless the text is a whole number. @param {string} name @param {string} text */
export function wholeNumber(name, text) {
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number, 0 or more, but it is “${text}”.`);
}

/** A whole number in a range; throws a sentence if the value is none. @param {string} what @param {unknown} value @param {number} least @param {number} most */
export function wholeNumberIn(what, value, least, most) {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${what} must be a whole number from ${least} to ${most}, but it is ${textOf(value)}.`);
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

/** A sentence ends with one full stop, whether or not the one who wrote it has set it. @param {string} text */
export function withStop(text) {
  const trimmed = text.trim();
  return /[.!?…][”"')]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
