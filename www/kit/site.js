// @ts-check
/** Where the files of the site lie that no module imports: wasm, workers, pages. */

/**
 * Put in by the build of a site: the way from its scripts to its folder, and what it calls files of this tree.
 * @type {{up: string, files: Record<string, string>} | undefined}
 */
// @ts-expect-error No file of the page declares it.
const built = typeof BUILT_SITE === "undefined" ? undefined : BUILT_SITE;

/** The folder with index.html, as an address that ends with /; "" in a bundle, which has no such files beside it. */
export const SITE = built ? new URL(built.up, import.meta.url).href : siteOf(import.meta.url);

/** The folder with what a reader can take home, which only a built site has; otherwise "". */
export const DOWNLOADS = built ? `${SITE}downloads/` : "";

/** @param {string | undefined} own the address of this module */
function siteOf(own) {
  const file = "kit/site.js";
  return own?.endsWith(`/${file}`) ? own.slice(0, -file.length) : "";
}

/** The address of a file of the site; throws a sentence where there is no site. @param {string} file of this tree, such as "pkg/more_bg.wasm" */
export function inSite(file) {
  if (!SITE) throw new Error(`nobody has told this bundle where ${file.slice(file.lastIndexOf("/") + 1)} lies.`);
  return new URL(built?.files[file] ?? file, SITE);
}
