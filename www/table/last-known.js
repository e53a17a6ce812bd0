// @ts-check
/** The game as it was when last noted, for when the core is lost and cannot be asked any more. */

/** @import { Match } from "./match.js" */

/** Up to so many rounds the link is noted after every change; longer games at most every EVERY_MS. */
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

  /** What is known: the game as a link, and its round. */
  get game() {
    return { link: this.#link, round: this.#round };
  }

  /** Notes the game as it is now. Once it is too long for a link, the last link that could be made stays. */
  note() {
    const { now, game } = this.#match;
    const due = performance.now() - this.#at > EVERY_MS;
    if (now.facts.lineLength > AT_ONCE && !due) return;
    this.#at = performance.now();
    try {
      this.#link = game.link();
      this.#round = now.state.round;
    } catch {
      // Too long.
    }
  }
}
