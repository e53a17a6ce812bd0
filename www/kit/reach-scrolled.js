// @ts-check
/** Keyboard access to scrolling parts: each is a Tab stop while it has something to scroll. */

/** @param {Iterable<HTMLElement>} places that may be narrower than their content */
export function reachScrolled(places) {
  for (const place of places) {
    const observer = new ResizeObserver(() => {
      if (place.scrollWidth > place.clientWidth) place.tabIndex = 0;
      else place.removeAttribute("tabindex");
    });
    for (const one of [place, ...place.children]) observer.observe(one);
  }
}
