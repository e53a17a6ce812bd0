// @ts-check
/** The site's address, for files that no module imports: pages, the service worker, downloads. */

/** Path to the folder of index.html from every folder with modules: kit/ in the tree, parts/ on the built site. */
const UP = "../";
const own = import.meta.url;

/** The folder of index.html, as an address that ends with /; "" in a bundle, which has no files beside it. */
export const SITE = own ? new URL(UP, own).href : "";

/** The folder of downloads, which only a built site has; otherwise "". */
// @ts-expect-error Put in by the build of a site; no file of the page declares it.
export const DOWNLOADS = typeof HAS_DOWNLOADS === "undefined" ? "" : `${SITE}downloads/`;
