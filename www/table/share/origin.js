// @ts-check
/**
 * Access to this site's modules from other sites: browsers run a module only if its server allows the page.
 */

import { DOWNLOADS, SITE } from "../../kit/site.js";

/** @import { Script } from "./embed-sources.js" */

/** @type {globalThis.Promise<boolean> | null} */
let asked = null;

/** The server's answer, requested once; no answer counts as yes. */
export function isForAll() {
  asked ??= fetch(`${SITE}element.js`, { method: "HEAD" }).then(
    ({ headers }) => headers.get("access-control-allow-origin") === "*",
    () => true,
  );
  return asked;
}

/**
 * The script of this site with the tag: where other sites' pages may load no modules the classic one, if there is one.
 * @param {boolean} forAll @returns {Script}
 */
export const siteScript = (forAll) =>
  forAll || !DOWNLOADS ? { src: `${SITE}element.js`, module: true } : { src: `${SITE}standalone.js` };
