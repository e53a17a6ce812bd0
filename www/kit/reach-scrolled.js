// @ts-check
/** What is scrolled by itself is reached by keys, where there is something to scroll. */

import { setAttribute } from "./dom.js";

/** @param {Iterable<Element>} places that may be narrower than what is in them */
export function reachScrolled(places) {
  for (const place of places) {
    const observer = new ResizeObserver(() =>
      setAttribute(place, "tabindex", place.scrollWidth > place.clientWidth ? 0 : null),
    );
    for (const one of [place, ...place.children]) observer.observe(one);
  }
}
