// @ts-check
/** Where the site lies, for what no module imports: pages, the service worker, downloads. */

/** From every folder with modules, kit/ in the tree and parts/ on the built site, to the folder with index.html. */
const UP = "../";
const own = import.meta.url;

/** The folder with index.html, as an address that ends with /; "" in a bundle, which has no such files beside it. */
export const SITE = own ? new URL(UP, own).href : "";

/** The folder with what a reader can take home, which only a built site has; otherwise "". */
// @ts-expect-error Put in by the build of a site; no file of the page declares it.
export const DOWNLOADS = typeof HAS_DOWNLOADS === "undefined" ? "" : `${SITE}downloads/`;
