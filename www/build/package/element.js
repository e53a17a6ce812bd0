// @ts-check
/** The element as a module, with workers that need no file. */

import "./inline-workers.js";

export * from "../../element.js";
