// @ts-check

/**
 * Shows one of the two pages of the single file, and hides what belongs to the other.
 * @param {import("../../kit/address.js").Page} page
 */
export function show(page) {
  document.documentElement.dataset.page = page;
  for (const main of document.querySelectorAll("main")) {
    main.hidden = main.dataset.of !== page;
    if (!main.hidden) document.title = main.dataset.title ?? "";
  }
  for (const style of document.querySelectorAll("style")) {
    if (style.dataset.of) style.media = style.dataset.of === page ? "all" : "not all";
  }
  for (const link of links()) {
    if (link.dataset.to === page) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The links between the pages, in the header. */
export function links() {
  return /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-to]"));
}
