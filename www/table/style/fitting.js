// @ts-check
/** The room of a table: what is shown fits into a slide, or into a host with a height of its own. */

import { applyPageScheme } from "./scheme.js";
import { loadSlideStyle } from "./slide-look.js";

/** Sizes for the reasons on a slide: the largest that fits is used. */
const FITTING = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6];

export class Fitting {
  #root;
  #frame;
  #info;

  /** @param {ShadowRoot} root @param {HTMLElement} frame @param {HTMLElement} info the column of information */
  constructor(root, frame, info) {
    this.#root = root;
    this.#frame = frame;
    this.#info = info;
    new ResizeObserver(() => this.fit()).observe(info);
    // Turning to a slide gives it its size; its colours may have arrived meanwhile.
    const held = new ResizeObserver(() => [this.hold(), this.suit(), applyPageScheme(root)]);
    for (const part of [root.host, frame]) held.observe(part);
    // reveal.js has centred the slide before the table had its height, and does so again when the window changes.
    if (root.host.closest(".reveal .slides"))
      new ResizeObserver(() => dispatchEvent(new Event("resize"))).observe(root.host);
  }

  /** Gives the reasons on a slide their size. */
  fit() {
    if (!this.#root.host.hasAttribute("present")) return;
    for (const size of FITTING) {
      this.#info.style.setProperty("--fit", String(size));
      if (this.#info.scrollHeight <= this.#info.clientHeight) return;
    }
  }

  /** Gives a table that has become a slide the look of one. */
  suit() {
    loadSlideStyle(this.#root);
  }

  /** Fits the content to a host with a height of its own, as on a slide, which may hold less than the window. */
  hold() {
    const host = /** @type {HTMLElement} */ (this.#root.host);
    // Measured without the limit, so that the table grows when the host has grown.
    for (const height of ["", `${host.clientHeight}px`]) {
      this.#frame.style.setProperty("--box", height);
      if (host.scrollHeight <= host.clientHeight + 1) return;
    }
  }
}
