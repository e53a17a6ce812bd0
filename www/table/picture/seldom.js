// @ts-check
/** What few pictures have, and is loaded after the first picture: it is drawn as soon as it is here. */

/**
 * @typedef {object} SeldomDrawn
 * @property {typeof import("./trophy.js").endingPicture} trophy
 * @property {typeof import("./inner-table.js").innerTable} innerTable
 * @property {typeof import("./making.js").layerMaking} layerMaking
 * @property {typeof import("./lens-picture.js").lens} lens
 * @property {typeof import("./evaluation.js").evaluationMarks} evaluationMarks
 */

/** What is here. @type {Partial<SeldomDrawn>} */
export const seldom = {};
