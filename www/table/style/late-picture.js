// @ts-check
/** The seldom parts of the picture with their looks, and the look of the panels that come late: loaded at once, so that nothing is drawn without its look. */

import "../picture/whole.js";

export { LATE_STYLE } from "./late-style.js";
