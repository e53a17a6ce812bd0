// @ts-check
/** Clicks that do not count, because they come as the second half of a double click: what says so is loaded then. */

/** @import { Speaker } from "../types" */

/** @param {Speaker} words @returns {(place: HTMLElement) => void} */
export const refusing = (words) => (place) => {
  import("./too-fast.js").then(({ tellTooFast }) => tellTooFast(words, place)).catch(() => {});
};
