// @ts-check
/**
 * Whether other sites' pages may load this site's modules: browsers run a module only if its server allows the
 * page.
 */

import { SITE } from "../../kit/site.js";

/** @type {Promise<boolean> | null} */
let asked = null;

/** The server's answer, requested once; no answer counts as yes. */
export function isForAll() {
  asked ??= fetch(`${SITE}element.js`, { method: "HEAD" }).then(
    ({ headers }) => headers.get("access-control-allow-origin") === "*",
    () => true,
  );
  return asked;
}
