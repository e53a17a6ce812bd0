// @ts-check
/** The reference as a page: its entries to be linked to, and examples to be copied. */

import assert from "node:assert/strict";
import { expect, lastCopied, noteCopies, test, useBrowser } from "./browser.js";

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
  await expect(async () => {
    const box = await page.locator("#method-switchLine").boundingBox();
    assert.ok(box && box.y >= 0 && box.y < 900);
  }).toPass();
});

test("an example can be copied as it stands", async () => {
  const page = await open();
  await noteCopies(page);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByText("Copied").waitFor();
  assert.match(await lastCopied(page), /^<script type="module" src="element.js"><\/script>\n<magnus-derek n="13"/);
});

test("whatever is written in a figure of a page to read is at least 11 pixels high, in windows of all widths", async () => {
  for (const width of [390, 820, 1360]) {
    const context = await running.browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const file of ["reference", "de/reference", "note", "de/note", "index", "learn/rings", "learn/open"]) {
      await page.goto(`${running.url}${file}.html`);
      const found = await page.locator("main svg text").evaluateAll((all) =>
        all.flatMap((one) => {
          const text = /** @type {SVGTextElement} */ (one);
          const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          return text.getClientRects().length ? [{ size, words: text.textContent }] : [];
        }),
      );
      assert.ok(found.length > 10, file);
      const small = found.filter(({ size }) => size < 10.99);
      assert.deepEqual(small, [], `${file} at ${width}`);
    }
    await context.close();
  }
});

test("the words in the middle of a figure keep off its rings, in the longest language too", async () => {
  const context = await running.browser.newContext({ viewport: { width: 820, height: 900 }, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [file, radius] of /** @type {const} */ ([
    ["reference", 212],
    ["de/reference", 212],
    ["note", 168],
    ["de/note", 168],
  ])) {
    await page.goto(`${running.url}${file}.html`);
    const widths = await page
      .locator("svg.drawn text[x='0']")
      .evaluateAll((all) => all.map((one) => /** @type {SVGTextElement} */ (one).getBBox().width));
    assert.ok(widths.length >= 3, file);
    assert.ok(Math.max(...widths) < 2 * radius, `${file}: ${widths}`);
  }
  await context.close();
});
