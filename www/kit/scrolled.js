// @ts-check
/** What is too wide for a phone and is scrolled by itself: it is reached by keys, and only where there is something to scroll. */

import { setAttribute } from "./dom.js";

/** @param {ParentNode} page */
export function reachScrolled(page) {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      setAttribute(target, "tabindex", target.scrollWidth > target.clientWidth ? 0 : null);
  });
  for (const formula of page.querySelectorAll(".long")) observer.observe(formula);
}
