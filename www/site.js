// @ts-check
/** Where the page with the table is, to which links lead. */

/** The folder of these modules has the Play page beside them; in a bundle nothing is known of such a page. */
const PLAY = import.meta.url?.endsWith("/site.js") ? new URL("./", import.meta.url).href : "";

/**
 * The address of a game: the page that was named, or the Play page beside the modules, or this document itself.
 * @param {string | null} page @param {string} link the short link
 */
export function addressOfGame(page, link) {
  const here = globalThis.document?.baseURI ?? "";
  const base = page === null ? PLAY || here : new URL(page, here).href;
  return `${base.replace(/#.*$/s, "")}#${link}`;
}
