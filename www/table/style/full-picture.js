// @ts-check
/**
 * All parts of the picture with their looks, and the look of the folded panels: loaded at once, so that nothing is drawn without its look.
 * With them what makes forms work in sandboxed frames.
 */

import "../picture/all-parts.js";

export { mendForms } from "../../kit/forms.js";
export { DETAIL_STYLE } from "./detail-style.js";
