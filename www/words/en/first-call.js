// @ts-check
/** What is said over the first call, before all else that the first minute says has been loaded. */

/** @type {string} */
export const firstCall = "Magnus calls **6**. Which way, ← or →?";
