// @ts-check
/** Links of a page's scripts to other pages: they stay in the language of the page where the other page is there in it. */

import { pageLanguage, said } from "../words/spoken.js";
import { hrefOf } from "./address.js";

/** The files of the pages in the language of this one. */
const inLanguage = said("pages", /** @type {string[]} */ ([]));

/** A link from a page that lies beside the Play page of its language. @param {string} page @param {string} [hash] with # */
export function linkToPage(page, hash) {
  const href = hrefOf(page, hash);
  const [path = ""] = href.split("#");
  if (path === "" || pageLanguage() === "en" || inLanguage.includes(path === "./" ? "index.html" : path)) return href;
  return `../${href.replace(/^\.\//, "")}`;
}

/** The same from the folder with the English pages. @param {string} page @param {string} [hash] with # */
export function linkFromSite(page, hash) {
  const href = hrefOf(page, hash);
  const [path = ""] = href.split("#");
  return inLanguage.includes(path) ? `${pageLanguage()}/${href}` : href;
}
