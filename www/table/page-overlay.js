// @ts-check
/** What the page draws and says over one table, as its property `overlay` gives it. */

import { overlayOf } from "./overlay.js";

/** @import { Overlay, OverlaySource } from "./types" */
/** @import { Match } from "./match.js" */

export class PageOverlay {
  #match;
  #source;
  #refused;

  /**
   * @param {Match} match @param {() => OverlaySource} source
   * @param {(reason: unknown) => void} refused it does not fit the table, and is to be taken off
   */
  constructor(match, source, refused) {
    this.#match = match;
    this.#source = source;
    this.#refused = refused;
  }

  /** For the position as it is now; null if there is none. @returns {Overlay | null} */
  get now() {
    const { now } = this.#match;
    if (now.overlay !== undefined) return now.overlay;
    try {
      now.overlay = overlayOf(this.#source(), now.state.n, () => this.#match.state);
    } catch (reason) {
      now.overlay = null;
      this.#refused(reason);
    }
    return now.overlay;
  }

  /** The page has given another one. */
  forget() {
    this.#match.now.overlay = undefined;
  }
}
