// @ts-check
/** Keyboard access to scrolling parts: each is a Tab stop while it has something to scroll. */

import { setAttribute } from "./dom.js";

/** @param {Iterable<Element>} places that may be narrower than their content */
export function reachScrolled(places) {
  for (const place of places) {
    const observer = new ResizeObserver(() =>
      setAttribute(place, "tabindex", place.scrollWidth > place.clientWidth ? 0 : null),
    );
    for (const one of [place, ...place.children]) observer.observe(one);
  }
}
