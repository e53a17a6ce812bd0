// @ts-check
/** The last noted game, for the time after the core is lost and can no longer be asked. */

/** @import { Match } from "./match.js" */

/** Games up to this many rounds are noted after every change; longer ones at most once in EVERY_MS milliseconds. */
const AT_ONCE = 1000;
const EVERY_MS = 1000;

export class LastKnown {
  #match;
  #link = "";
  #round = 0;
  #at = 0;

  /** @param {Match} match */
  constructor(match) {
    this.#match = match;
  }

  /** The noted game as a link, and its round. */
  get game() {
    return { link: this.#link, round: this.#round };
  }

  /** Notes the game as it is now. If it is too long for a link, the last link stays. */
  note() {
    const { now, game } = this.#match;
    const due = performance.now() - this.#at > EVERY_MS;
    if (now.facts.lineLength > AT_ONCE && !due) return;
    this.#at = performance.now();
    try {
      this.#link = game.link();
      this.#round = now.state.round;
    } catch {
      // Too long for a link.
    }
  }
}
