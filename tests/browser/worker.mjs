// @ts-check
/** One process of `all.mjs`: each message names a test file, which is run and answered; the empty one ends it. */

import { describe } from "node:test";
import { pathToFileURL } from "node:url";
import { closeBrowser, keepBrowser } from "./browser.js";

keepBrowser();
// Its own process listens to the parent, which would keep it alive for ever.
process.on("message", async (/** @type {string} */ file) => {
  if (file === "") {
    await closeBrowser();
    process.disconnect();
    return;
  }
  await describe(file, { timeout: 600_000 }, async () => {
    await import(pathToFileURL(file).href);
  });
  process.send?.("done");
});
process.send?.("ready");
