// @ts-check
/** Where the page with the table is, to which links lead. */

/** The folder of these modules has the Play page beside them; in a bundle nothing is known of such a page. */
const PLAY = import.meta.url?.endsWith("/site.js") ? new URL("./", import.meta.url).href : "";

/** Why this document is none to lead to. @type {string | undefined} */
let noAddress;

/** For a host whose documents open no game. @param {string} why in a sentence */
export function provideNoAddress(why) {
  noAddress = why;
}

/**
 * The address of a game: the page that was named, or the Play page beside the modules, or this document itself, unless a host
 * says that it opens no game: that is thrown.
 * @param {string | null} page @param {string} link the short link
 */
export function addressOfGame(page, link) {
  if (page === null && noAddress !== undefined) throw new Error(noAddress);
  const here = globalThis.document?.baseURI ?? "";
  const base = page === null ? PLAY || here : new URL(page, here).href;
  return `${base.replace(/#.*$/s, "")}#${link}`;
}
