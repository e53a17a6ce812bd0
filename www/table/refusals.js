// @ts-check
/** The refusals since the last act that are not dismissed: shown on the page and fired as md-error. */

import { inWords, refusalOf } from "../kit/sentences.js";

/** @import { Speaker, Refusal } from "./types" */
/** @import { Refused } from "../text/refusals" */

export class Refusals {
  /** @type {Refusal[]} */
  list = [];
  #words;
  #shown;

  /**
   * @param {() => Speaker} words
   * @param {(told: {message: string, refusal?: Refused}, userInitiated: boolean) => void} shown is called with each one
   */
  constructor(words, shown) {
    this.#words = words;
    this.#shown = shown;
  }

  /** @param {Refusal} refusal */
  add(refusal) {
    this.list = [...this.list, refusal];
  }

  /**
   * Acts, after dropping earlier refusals; for an attribute, only those about the same attribute.
   * @param {() => void} act @param {boolean} userInitiated @param {Partial<Refusal>} [refusal]
   * @returns {Error | null} the error that was thrown
   */
  attempt(act, userInitiated, { about = "", advice = "" } = {}) {
    try {
      this.list = about ? this.list.filter((one) => one.about !== about) : [];
      act();
      return null;
    } catch (error) {
      const told = toldOf(this.#words(), error);
      this.add({ ...told, about, advice });
      this.#shown(told, userInitiated);
      return error instanceof Error ? error : new Error(told.message);
    }
  }
}

/**
 * An error as a sentence in the language of `words`, and as data if it has any.
 * @param {Speaker} words @param {unknown} error
 */
export function toldOf(words, error) {
  const refusal = refusalOf(error);
  return { message: inWords(words, error), ...(refusal && { refusal }) };
}
