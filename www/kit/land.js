// @ts-check
/** Landing at a part of a page, which stays at the top while what stands before it grows, until the reader scrolls. */

/**
 * Events by which a reader scrolls, looks elsewhere, or goes back. Not `scroll`: it may come together with growth, which would undo the
 * scrolling. Not `hashchange`: the page may grow between it and the way back.
 */
const OF_THE_READER = ["wheel", "touchmove", "keydown", "popstate"];

/** Ends the landing before, if it still lasts. */
let leave = () => {};

/**
 * Scrolls to a part. Tables and pictures above it may come later, and not every browser then keeps it where it is.
 * @param {HTMLElement} part
 */
export function landAt(part) {
  leave();
  let [top, scrolled, height] = [0, 0, 0];
  const land = () => {
    if (!part.isConnected) return leave();
    part.scrollIntoView();
    top = part.getBoundingClientRect().top;
    scrolled = scrollY;
    height = document.body.offsetHeight;
  };
  const left = () => {
    // The browser itself scrolls when something has grown, perhaps to keep another part where it is. Then it is landed again.
    if (document.body.offsetHeight !== height) return;
    const isHere = Math.abs(part.getBoundingClientRect().top - top) < 2;
    // The scrolling of the landing itself is heard too, perhaps after more has grown.
    if (!isHere && Math.abs(scrollY - scrolled) >= 2) leave();
  };
  const grown = new ResizeObserver(land);
  leave = () => {
    grown.disconnect();
    removeEventListener("scroll", left);
    for (const sign of OF_THE_READER) removeEventListener(sign, leave);
    leave = () => {};
  };
  addEventListener("scroll", left, { passive: true });
  for (const sign of OF_THE_READER) addEventListener(sign, leave, { passive: true });
  // It reports its first size too, and so lands a second time in the next frame.
  grown.observe(document.body);
  land();
}
