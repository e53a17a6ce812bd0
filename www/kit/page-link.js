// @ts-check
/** Links of a page's scripts to other pages, which are there in every language. */

import { pageSpeaker } from "../text/page.js";
import { hrefOf } from "./address.js";

/** A link from the folder with the English pages. @param {string} page @param {string} [hash] with # */
export function linkFromSite(page, hash) {
  const href = hrefOf(page, hash);
  const isPage = !href.startsWith("#");
  const { language } = pageSpeaker();
  return isPage && language !== "en" ? `${language}/${href}` : href;
}
