// @ts-check
/** Messages of the Play page about the carpet before it is opened; the others load with it. */

export default /** @type {const} */ ({
  showCarpet: "Show the carpet",
  closeCarpet: "Close the carpet",
  carpetNotLoaded: "The carpet could not be loaded: {why}",
});
