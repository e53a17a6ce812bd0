// @ts-check
/** The mark of the step that is read, in the row of all steps: the last one that has begun in the upper quarter of the window. */

/** @param {HTMLElement} main of a lesson */
export function markCurrent(main) {
  const steps = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("nav [data-step]"));
  const sections = [...main.querySelectorAll("section[id]")];
  /** @type {Set<Element>} */
  const seen = new Set();
  const mark = (/** @type {string | undefined} */ id) => {
    for (const step of steps) {
      const link = step.querySelector("a");
      if (step.dataset.step === id) link?.setAttribute("aria-current", "step");
      else link?.removeAttribute("aria-current");
    }
  };
  const upper = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      // Above the first and below the last step the mark stays where it is.
      const current = sections.findLast((section) => seen.has(section));
      if (current) mark(current.id);
    },
    { rootMargin: "0px 0px -75% 0px" },
  );
  for (const section of sections) upper.observe(section);
  mark(sections[0]?.id);
}
