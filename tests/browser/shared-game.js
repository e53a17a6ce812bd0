// @ts-check
/** A game to share and a reader of QR codes, for the tests of sharing and of printing. */

import { createRequire } from "node:module";
import { open, withTable } from "./browser.js";

/** @type {typeof import("jsqr").default} */
const readCode = createRequire(new URL("../../www/package.json", import.meta.url))("jsqr");

/**
 * A page with a game of five rounds that has a branch.
 * @param {import("./browser.js").Running} running
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
export async function openGame(running, options) {
  const opened = await open(running, { reducedMotion: "reduce", ...options });
  await withTable(opened.page, (element) => {
    for (const direction of "+-+") element.answer(direction);
    element.goTo(1);
    for (const direction of "++-+") element.answer(direction);
  });
  return opened;
}

/** The text of the QR code in a picture of it. @param {import("@playwright/test").Page} page @param {string} selector */
export async function scanned(page, selector) {
  const picture = (await page.locator(selector).screenshot()).toString("base64");
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = /** @type {any} */ (new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d"));
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // As a list of numbers a code as large as the window took half a minute on a busy machine.
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener("load", resolve));
    reader.readAsDataURL(new Blob([data]));
    await read;
    return { data: String(reader.result).replace(/^.*,/, ""), width, height };
  }, picture);
  return readCode(Uint8ClampedArray.from(Buffer.from(data, "base64")), width, height)?.data;
}
