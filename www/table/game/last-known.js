// @ts-check
/** The last noted game, for the time after the core is lost and can no longer be asked. */

/** @import { Game } from "./game.js" */

/** Games up to this many rounds are noted after every change; longer ones at most once in EVERY_MS milliseconds. */
const AT_ONCE = 1000;
const EVERY_MS = 1000;

export class LastKnown {
  #game;
  #link = "";
  #round = 0;
  #at = 0;

  /** @param {Game} game */
  constructor(game) {
    this.#game = game;
  }

  /** The noted game as a link, and its round. */
  get noted() {
    return { link: this.#link, round: this.#round };
  }

  /** Notes the game as it is now. If it is too long for a link, the last link stays. */
  note() {
    const { now } = this.#game;
    const due = performance.now() - this.#at > EVERY_MS;
    if (now.facts.lineLength > AT_ONCE && !due) return;
    this.#at = performance.now();
    try {
      this.#link = this.#game.link();
      this.#round = now.state.round;
    } catch {
      // Too long for a link.
    }
  }
}
