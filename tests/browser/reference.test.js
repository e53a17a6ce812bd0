// @ts-check
/** The reference as a page: its entries to be linked to, and examples to be copied. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastCopied, noteCopies, settles, useBrowser } from "./browser.js";

const running = useBrowser();

/** @param {string} [hash] */
async function open(hash = "") {
  const page = await (
    await running.browser.newContext({ viewport: { width: 1360, height: 900 }, permissions: ["clipboard-write"] })
  ).newPage();
  await page.goto(`${running.url}reference.html${hash}`);
  await page.getByRole("button", { name: "Copy" }).first().waitFor();
  return page;
}

test("the address leads to an entry", async () => {
  const page = await open("#method-switchLine");
  await settles(async () => {
    const box = await page.locator("#method-switchLine").boundingBox();
    assert.ok(box && box.y >= 0 && box.y < 900);
  });
});

test("an example can be copied as it stands", async () => {
  const page = await open();
  await noteCopies(page);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByText("Copied").waitFor();
  assert.match(await lastCopied(page), /^<script type="module" src="element.js"><\/script>\n<magnus-derek n="13"/);
});
