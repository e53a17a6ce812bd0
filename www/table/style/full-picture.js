// @ts-check
/** All parts of the picture with their looks, and the look of the folded panels: loaded at once, so that nothing is drawn without its look. */

import "../picture/all-parts.js";

export { DETAIL_STYLE } from "./detail-style.js";
