// @ts-check
/** Messages of every page, whatever its subject. */

export default /** @type {const} */ ({
  // The button for light and dark colours, and what it does.
  light: "Light",
  dark: "Dark",
  toLight: "Switch to light colours",
  toDark: "Switch to dark colours",
  copied: "Copied",
  copyRefused: "Copying is not allowed here. The text is selected: copy it by hand.",
  newVersion: "A new version is ready.",
  later: "Later",
  reload: "Reload",
  // A file that was to be added to what has been done of the lessons.
  notProgress: "This file does not hold progress in these lessons.",

  // Reasons why something could not be loaded: whole sentences, read after a colon. The names of some files change with each
  // version, and the server has those of one. kit/load-fallback.js has them too.
  noWasm:
    "this browser does not run WebAssembly. It is too old, or WebAssembly is switched off in it, as the Lockdown Mode of Apple and the strict security modes of other browsers do.",
  noSimd:
    "the WebAssembly of this browser has no SIMD. The table needs a browser from 2023 or later: Chrome or Edge 110, Firefox 115, Safari 16.4.",
  noPolicy:
    "the Content-Security-Policy of the page does not allow WebAssembly. Its script-src needs 'wasm-unsafe-eval'.",
  noTrusted: "the Content-Security-Policy of the page requires Trusted Types. Its trusted-types needs magnus-derek.",
  notFetched:
    "{name} could not be fetched. Either there is no network, or the server does not allow this page to fetch it.",
  answered: "the server answered {status} when it was asked for {name}.",
  answeredNotFound:
    "the server answered 404 when it was asked for {name}. Perhaps there is a new version: then reload the page.",
  webPage: "instead of {name} the server sent a web page, perhaps one to log in. Log in, and reload this page.",
  damaged:
    "the WebAssembly arrived damaged, perhaps only half of it. Reload the page; if that does not help, the file on the server is damaged. The browser says: {told}",
  missing:
    "{name} could not be fetched. Either there is no network, or the server does not have it. Perhaps there is a new version: then reload the page.",
  missingPart:
    "a part of the page could not be fetched. Either there is no network, or the server does not have it. Perhaps there is a new version: then reload the page.",
  // `source` is the source missing in the policy.
  workerRefused:
    "the Content-Security-Policy of the page does not allow the part of it that computes. Its worker-src, or its script-src if it has none, needs {source}.",
  workerMissing:
    "the part of the page that computes could not be loaded. Either there is no network, or the server does not have it. Perhaps there is a new version: then reload the page.",
  // `task` is the impossible action, as in "No game can be solved".
  noWorker: "{task} here, because the browser grants this page no worker: {why}",
  // Messages of a worker that cannot be read.
  unreadable: "a result could not be read.",
});
