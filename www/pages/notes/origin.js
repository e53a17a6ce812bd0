// @ts-check
/** Whether pages of other sites may load the modules of this one: a browser runs no module that its server does not allow to the page. */

import { SITE } from "../../kit/site.js";

/** @type {Promise<boolean> | null} */
let asked = null;

/** What the server says, asked once; without an answer nothing is known against it. */
export function isForAll() {
  asked ??= fetch(`${SITE}element.js`, { method: "HEAD" }).then(
    ({ headers }) => headers.get("access-control-allow-origin") === "*",
    () => true,
  );
  return asked;
}
