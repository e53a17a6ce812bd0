// @ts-check
/** The step that is read, and its mark in the row of all steps. */

/** The last step that has begun in the upper quarter of the window and is still seen. @param {HTMLElement} main of a lesson */
export function stepBeingRead(main) {
  const sections = [.../** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("section[id]"))];
  return sections.findLast((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top < innerHeight / 4 && bottom > 0;
  });
}

/** Marks it while one reads; above the first and below the last step the mark stays where it is. @param {HTMLElement} main of a lesson */
export function markCurrent(main) {
  const steps = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("nav [data-step]"));
  let marked = main.querySelector("section[id]")?.id;
  const mark = () => {
    marked = stepBeingRead(main)?.id ?? marked;
    for (const step of steps) {
      const link = step.querySelector("a");
      if (step.dataset.step === marked) link?.setAttribute("aria-current", "step");
      else link?.removeAttribute("aria-current");
    }
  };
  addEventListener("scroll", () => main.isConnected && mark(), { passive: true });
  // Tables and pictures that come later move the steps without scrolling. It reports its first size too.
  new ResizeObserver(mark).observe(main);
}
