// @ts-check
/** Where the files of the site lie that no module imports: wasm, workers, pages. */

/** The folder with index.html, as an address that ends with /; "" in a bundle, which has no such files beside it. */
export const SITE = siteOf(import.meta.url);

/** @param {string | undefined} own the address of this module */
function siteOf(own) {
  const file = "kit/site.js";
  return own?.endsWith(`/${file}`) ? own.slice(0, -file.length) : "";
}

/** The address of a file of the site; throws a sentence where there is no site. @param {string} file such as "pkg/more_bg.wasm" */
export function inSite(file) {
  if (!SITE) throw new Error(`nobody has told this bundle where ${file.slice(file.lastIndexOf("/") + 1)} lies.`);
  return new URL(file, SITE);
}
