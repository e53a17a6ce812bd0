// @ts-check
/** Refusals of the core, for the tests of the German sentences: as a worker tells it, and held against the English. */

import assert from "node:assert/strict";
import { describeError, errorText, refusalOf } from "../../www/kit/sentences.js";

/** @typedef {{code: string, why?: any, [value: string]: any}} Refusal */

/**
 * The refusal as it comes from a worker; in English it says what the error says.
 * @param {import("../../www/text/types").Speaker} english @param {() => unknown} act
 * @param {import("../../www/kit/sentences.js").Wording} [text] @returns {{message: string, refusal: Refusal}}
 */
export function refusedIn(english, act, text) {
  try {
    act();
  } catch (error) {
    assert.equal(errorText(english, error, text), /** @type {Error} */ (error).message);
    assert.ok(refusalOf(error), String(error));
    return /** @type {any} */ (structuredClone(describeError(error)));
  }
  return assert.fail(`${act} is not refused`);
}

/**
 * The codes of a type that the core has written for TypeScript.
 * @param {string} types the text of the file @param {string} type
 */
export function codesOf(types, type) {
  const [, declaration = ""] = types.split(`export type ${type} = `);
  const [whole = ""] = declaration.split(/;\n\n|;\n$/);
  const tagged = [...whole.matchAll(/"code": "(\w+)"/g)];
  return (tagged.length > 0 ? tagged : [...whole.matchAll(/"(\w+)"/g)]).map(([, code]) => String(code));
}

/** The numbers of a text as digits alone: 1,000 and 1.000 are the same. @param {string} text */
const digits = (text) => (text.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((one) => one.replace(/[.,]/g, ""));

/**
 * Fails unless a German sentence has every number of the English one.
 * @param {string} english @param {string} german
 */
export function holdNumbers(english, german) {
  for (const number of digits(english)) assert.ok(digits(german).includes(number), `${english} → ${german}`);
}
