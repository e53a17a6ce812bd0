// @ts-check
/** What was refused since the last act, until it is dismissed: shown on the page and fired as md-error. */

import { messageOf } from "../kit/sentences.js";

/** @import { Refusal } from "./types" */

export class Refusals {
  /** @type {Refusal[]} */
  list = [];
  #shown;

  /** @param {(message: string, userInitiated: boolean) => void} shown hears of each one */
  constructor(shown) {
    this.#shown = shown;
  }

  /** @param {Refusal} refusal */
  add(refusal) {
    this.list = [...this.list, refusal];
  }

  /**
   * Acts. What was refused before is no longer shown, or if this is about an attribute, only what was refused about the same one.
   * @param {() => void} act @param {boolean} userInitiated @param {Partial<Refusal>} [refusal] @returns {Error | null} what was thrown
   */
  attempt(act, userInitiated, { about = "", advice = "" } = {}) {
    try {
      this.list = about ? this.list.filter((one) => one.about !== about) : [];
      act();
      return null;
    } catch (error) {
      const message = messageOf(error);
      this.add({ message, about, advice });
      this.#shown(message, userInitiated);
      return error instanceof Error ? error : new Error(message);
    }
  }
}
