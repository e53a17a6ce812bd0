// @ts-check
/** The look of a table with the attribute `present`, loaded when there is one. */

import { adoptStyle } from "./sheets.js";

/** The look of a slide, once it is loaded. */
let slide = "";

/**
 * Loads the look of a slide, for a table that is one.
 * @param {ShadowRoot} root of the table
 */
export async function loadSlideStyle(root) {
  if (!root.host.hasAttribute("present")) return;
  slide ||= (await import("./slide.js").catch(() => ({ SLIDE: "" }))).SLIDE;
  adoptStyle(root, slide);
}
