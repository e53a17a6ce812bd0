// @ts-check
/** Guard against double clicks: the second click does not count, and a note says so. */

/** @import { Speaker } from "../../types" */

/** @param {Speaker} words @returns {(place: HTMLElement) => void} */
export const guardDoubleClicks = (words) => (place) => {
  import("./double-click-note.js").then(({ showDoubleClickNote }) => showDoubleClickNote(words, place)).catch(() => {});
};
