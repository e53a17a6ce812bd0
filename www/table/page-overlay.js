// @ts-check
/** The overlay of one table, from its property `overlay`, evaluated once for each position. */

import { overlayOf } from "./overlay.js";

/** @import { Overlay, OverlaySource } from "./types" */
/** @import { Match } from "./match.js" */

export class PageOverlay {
  #match;
  #source;
  #refused;

  /**
   * @param {Match} match @param {() => OverlaySource} source
   * @param {(reason: unknown) => void} refused called if it is not valid on the table; the caller takes it off
   */
  constructor(match, source, refused) {
    this.#match = match;
    this.#source = source;
    this.#refused = refused;
  }

  /** The overlay for the present position; null if there is none. @returns {Overlay | null} */
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

  /** Drops the known overlay after the page has set another one. */
  forget() {
    this.#match.now.overlay = undefined;
  }
}
