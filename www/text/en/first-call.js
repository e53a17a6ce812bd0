// @ts-check
/** What is said over the first call, before all else that the first minute says has been loaded. */

export default /** @type {const} */ ({
  // The buttons lie to the left and to the right, and so do the keys.
  minuteFirstCall: "Magnus calls **{call}**. Which way, ← or →?",
});
