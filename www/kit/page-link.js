// @ts-check
/** Links from scripts to other pages, each of which exists in every language. */

import { pageSpeaker } from "../text/page.js";
import { hrefOf } from "./address.js";

/** A link relative to the folder of the English pages. @param {string} page @param {string} [hash] with # */
export function linkFromSite(page, hash) {
  const href = hrefOf(page, hash);
  const isPage = !href.startsWith("#");
  const { language } = pageSpeaker();
  return isPage && language !== "en" ? `${language}/${href}` : href;
}
