// @ts-check
/** Faults of a layout that has no room for its words. */

/** Games that together make a table say nearly everything that it can. */
export const GAMES = {
  "a call of Magnus": "n=13&magnus=layers&derek=human&round=3",
  "Magnus by hand": "n=21&magnus=human&derek=protector&round=4",
  "two computers": "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12",
  "an ending": "n=23&magnus=layers&derek=hoarder&round=30",
  "a large table": "n=1009&magnus=balanced&derek=random&seed=2&round=500",
};

/**
 * Lists texts and controls that are cut off, out of reach or over each other: texts wider than a box that hides what
 * does not fit, controls beyond the side of the window, and controls over each other or over words. While a dialog is
 * open it is all that there is.
 * @param {import("@playwright/test").Page} page
 */
export function trouble(page) {
  return page.evaluate(() => {
    const tables = [...document.querySelectorAll("magnus-derek")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const dialog = tables.map((table) => table.querySelector("dialog[open]")).find((one) => one);
    const roots = dialog ? [dialog] : [document.body, ...tables];
    const found = [];
    const shown = roots
      .flatMap((root) => [...root.querySelectorAll("*")])
      .filter((node) => node.checkVisibility?.({ visibilityProperty: true }));
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
      // A part of a sentence may begin on one line and end on the next; a term may be pressed a little beside its word.
      .filter(
        (node) => !node.closest(".unseen") && getComputedStyle(node).display !== "inline" && !node.matches(".term"),
      );
    const boxes = buttons.map((node) => /** @type {const} */ ([node, node.getBoundingClientRect()]));
    const isScrolled = (/** @type {Element | null} */ node) => {
      for (; node; node = node.parentElement) if (/auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
      return false;
    };
    for (const [one, { left, right }] of boxes)
      if ((left < -1 || right > innerWidth + 1) && !isScrolled(one)) found.push(`out of reach: ${one.textContent}`);
    const textLines = (/** @type {Element} */ node, /** @type {Element[]} */ unseen) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      /** @type {DOMRect[]} */
      const lines = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (unseen.some((part) => part.contains(text))) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    const words = shown.filter((node) => node.matches("h1, h2, h3, p, li, label, dt, dd") && !node.closest(".unseen"));
    for (const node of words) {
      // What is clipped is only heard, as the names of a lesson's steps in a narrow window.
      const unseen = [...node.querySelectorAll("*")].filter((part) => getComputedStyle(part).clipPath !== "none");
      const lines = textLines(node, unseen);
      for (const [one, box] of boxes) {
        if (node.contains(one) || one.contains(node) || isScrolled(one)) continue;
        const over = lines.some(
          (line) =>
            Math.min(box.right, line.right) - Math.max(box.left, line.left) > 2 &&
            Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 4,
        );
        if (over) found.push(`over words: ${one.textContent || one.ariaLabel} and ${node.textContent?.slice(0, 40)}`);
      }
    }
    // What a row that scrolls does not show now lies under nothing.
    const visible = (/** @type {Element} */ node, /** @type {DOMRect} */ box) => {
      let { left, right, top, bottom } = box;
      for (let around = node.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowX)) continue;
        const edge = around.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { left, right, top, bottom };
    };
    const seen = boxes.map(([node, box]) => /** @type {const} */ ([node, visible(node, box)]));
    for (const [index, [one, a]] of seen.entries()) {
      for (const [other, b] of seen.slice(index + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 2 || high <= 2 || one.contains(other) || other.contains(one)) continue;
        found.push(`over each other: ${one.textContent || one.ariaLabel} and ${other.textContent || other.ariaLabel}`);
      }
    }
    return found;
  });
}
