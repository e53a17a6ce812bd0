// @ts-check
/** What becomes of a layout that has no room for its words. */

/** Games, by what they show: together they make a table say nearly everything that it can. */
export const GAMES = {
  "a call of Magnus": "n=13&magnus=layers&derek=human&round=3",
  "Magnus by hand": "n=21&magnus=human&derek=protector&round=4",
  "two computers": "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12",
  "an ending": "n=23&magnus=layers&derek=hoarder&round=30",
  "a large table": "n=1009&magnus=balanced&derek=random&seed=2&round=500",
};

/**
 * What is cut off, or lies over another control: texts wider than a box that hides what does not fit, and two buttons in one place.
 * @param {import("playwright-core").Page} page
 */
export function trouble(page) {
  return page.evaluate(() => {
    const element = document.querySelector("magnus-derek");
    const root = element?.shadowRoot ?? document;
    const found = [];
    const shown = [...root.querySelectorAll("*")].filter((node) =>
      node.checkVisibility?.({ visibilityProperty: true }),
    );
    for (const node of /** @type {HTMLElement[]} */ (shown)) {
      const { overflowX, clipPath, position } = getComputedStyle(node);
      if (node.closest("svg, canvas, .unseen, select, input") || clipPath !== "none" || position === "absolute")
        continue;
      const hides = overflowX === "hidden" || overflowX === "clip";
      const text = node.textContent?.trim().slice(0, 40);
      if (hides && text && node.scrollWidth > node.clientWidth + 1)
        found.push(`cut off: ${node.className || node.tagName} ${text}`);
    }
    const buttons = shown
      .filter((node) => node.matches("button, select, input, a"))
      // What stands within a sentence may begin on one line and end on the next; a term may be pressed a little beside its word.
      .filter(
        (node) => !node.closest(".unseen") && getComputedStyle(node).display !== "inline" && !node.matches(".term"),
      );
    const boxes = buttons.map((node) => /** @type {const} */ ([node, node.getBoundingClientRect()]));
    for (const [index, [one, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(index + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 2 || high <= 2 || one.contains(other) || other.contains(one)) continue;
        found.push(`over each other: ${one.textContent || one.ariaLabel} and ${other.textContent || other.ariaLabel}`);
      }
    }
    return found;
  });
}
