// @ts-check
/** All parts of the picture with their looks, the look of the folded panels, and fingers that slide: loaded at once, so that nothing is drawn without its look. */

import "../picture/all-parts.js";

export { slideOverDirections } from "../panel/turn/slide.js";
export { DETAIL_STYLE } from "./detail-style.js";
