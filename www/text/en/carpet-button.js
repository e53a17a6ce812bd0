// @ts-check
/** What the Play page says about the carpet before it is opened, which loads all else. */

export default /** @type {const} */ ({
  showCarpet: "Show the carpet",
  closeCarpet: "Close the carpet",
  carpetNotLoaded: "The carpet could not be loaded: {why}",
});
