// @ts-check
/** Refusals and failures of the page itself. Those of the core stand in `src`, and core-refusals.js is written from there. */

export default /** @type {const} */ ({
  refusedChoice: "{name} must be {first} or {last}, but it is “{value}”.",
  refusedNotWhole: "{name} must be a whole number, 0 or more, but it is “{value}”.",
  refusedFieldNumber: "{what} {range}.",
  refusedPictureRound: "The round of a picture {range}.",
  fieldText: "{what} must be a text, but it is “{value}”.",
  fieldFlag: "{what} must be true or false, but it is “{value}”.",
  fieldArray: "{what} must be an array, but it is “{value}”.",
  refusedFieldDirection: "{what} must be + or -, but it is “{value}”.",
  refusedFieldObject: "{what} must be an object with some of {known}, but it is “{value}”.",
  refusedFieldUnknown: "{what} has no field “{field}”. The choices are {known}.",
  refusedOverlayFailed: "The function of the overlay has failed in round {round}: {why}",
  refusedNoRandomNumbers: "The browser gives no random numbers.",
  refusedHref: "href must be an address with http:, https: or file:, or a relative one, but it is “{value}”.",
  refusedNotOnPage: "The table is not on the page, so it cannot play on by itself.",
  refusedLost: "The table has broken down; the buttons in its place go on with the game.",
  refusedLoading: "The table is still loading: wait for its property ready first.",
  refusedTrap: "The table has broken down: {why}.",
  refusedBrokenDown: "The computation has broken down ({why}). Reload the page to go on.",
  refusedNoWorker: "No game can be solved here, because no worker could be started.",
  noWorkerTold: "No game can be solved here, because the browser grants this page no worker: {why}.",
  noWorkerNeeds:
    "No game can be solved here, because no worker could be started: the Content-Security-Policy of the page does not allow the part of it that computes. Its worker-src, or its script-src if it has none, needs {needs}.",
});
