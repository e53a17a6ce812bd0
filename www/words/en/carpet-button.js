// @ts-check
/** What the Play page says about the carpet before it is opened, which loads all else. */

export const BUTTON = { show: "Show the carpet", close: "Close the carpet" };

/** @param {string} why */
export const notLoaded = (why) => `The carpet could not be loaded: ${why}`;
