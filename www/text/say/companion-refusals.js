// @ts-check
/** Refusals of the companion games, from their data, as `refusals.js` does for a table. */

import messages from "../en/core-companion-refusals.js";
import { english } from "../english.js";
import { capital } from "../names.js";
import { rangeText } from "./refusals.js";

/** @import { CompanionRefusal } from "../../core/companion/core-types" */
/** @import { CompanionComplete, CompanionKey } from "../refusals" */
/** @import { MessageValue, Speaker } from "../types" */

/** @type {CompanionComplete} */
export const isComplete = true;

english.learn(messages);

/** A sentence for a refusal. @param {Speaker} words @param {CompanionRefusal} refusal @returns {string} */
export function companionRefusalText(words, refusal) {
  const values = Object.entries({ ...refusal, ...messageValues(words, refusal) });
  const shown = Object.fromEntries(values.map(([name, value]) => [name, shownValue(words, value)]));
  return words.plain(/** @type {any} */ (keyOf(refusal)), { ...shown, range: rangeText(words, shown) });
}

/** @param {CompanionRefusal} refusal @returns {CompanionKey} */
function keyOf(refusal) {
  switch (refusal.code) {
    case "range":
      return `range${capital(refusal.what)}`;
    case "exponent":
      return `exponent${capital(refusal.why)}`;
    case "moves":
      return `moves${capital(refusal.why)}`;
    case "expected":
    case "expectedSign": {
      const { before, found } = refusal;
      if (before) return found ? "expectedBoth" : "expectedAtEnd";
      return found ? "expectedFirst" : "expectedEmpty";
    }
    default:
      return `companion${capital(refusal.code)}`;
  }
}

/**
 * Values that a sentence shows differently from the data.
 * @param {Speaker} words
 * @param {CompanionRefusal} refusal
 * @returns {{[name: string]: MessageValue}}
 */
function messageValues(words, refusal) {
  switch (refusal.code) {
    case "linkMove":
      return { why: companionRefusalText(words, refusal.why) };
    case "unknownGame":
    case "unknownPlayer":
      return { known: words.list(refusal.known.split(", ")) };
    case "expected":
      return { wanted: words.say(`part${capital(refusal.wanted)}`) };
    case "expectedSign":
      return { wanted: words.say("quoted", { text: refusal.wanted }) };
    case "tooLarge":
      return { what: words.say(`part${capital(refusal.what)}`) };
    default:
      return {};
  }
}

/**
 * A value in a sentence: digits as a number of any length; typed text in quotation marks.
 * @param {Speaker} words
 * @param {unknown} value
 * @returns {MessageValue}
 */
function shownValue(words, value) {
  if (typeof value === "number") return value;
  const text = String(value);
  const quoted = /^“(.*)”$/s.exec(text)?.[1];
  if (quoted !== undefined) return words.say("quoted", { text: quoted });
  return /^\d+$/.test(text) ? words.number(text) : text;
}
