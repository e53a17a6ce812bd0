// @ts-check
/** Texts over the first call, apart from the rest of the first minute because they are needed earlier. */

export default /** @type {const} */ ({
  // The buttons lie to the left and to the right, and so do the keys.
  minuteFirstCall: "Magnus calls **{call}**. Which way, ← or →?",
});
