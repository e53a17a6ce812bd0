// @ts-check
/** Texts of the page in place of one that is not kept when there is no network. Texts and their values are HTML. */

export default /** @type {const} */ ({
  offlineTitle: "There is no network",
  offlineNotKept:
    "This page has not been kept on your device. Open it once with a network: if there is room for it, it is here without one from then on.",
  offlineKept:
    'What you have already: <a href="{play}">Play</a>, <a href="{learn}">Learn</a>, <a href="{lab}">Lab</a>.',
});
