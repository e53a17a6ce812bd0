// @ts-check
/** Heading levels inside a table: one below the heading of the page that the table stands under. */

/**
 * @param {Element} host the element @param {Element} frame its content, with headings written for a table under an h1
 */
export function nestHeadings(host, frame) {
  const level = Math.min(levelAbove(host) + 1, 6);
  for (const heading of frame.querySelectorAll("h2")) {
    if (level === 2) heading.removeAttribute("aria-level");
    else heading.setAttribute("aria-level", String(level));
  }
}

/** @param {Element} host */
function levelAbove(host) {
  const page = /** @type {ParentNode} */ (/** @type {unknown} */ (host.getRootNode()));
  const headings = [...(page.querySelectorAll?.("h1, h2, h3, h4, h5, h6") ?? [])];
  const above = headings.findLast(
    (heading) => heading.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above ? Number(above.tagName.slice(1)) : 1;
}
