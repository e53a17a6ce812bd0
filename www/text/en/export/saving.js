// @ts-check
/** Messages about a file in a frame that may not save it. */

export default /** @type {const} */ ({
  savedNowhere: "If no file has come, this frame may not save files.",
  // Before the address of the page.
  savedElsewhere: "Open the page in a window of its own, and save the file there:",
});
