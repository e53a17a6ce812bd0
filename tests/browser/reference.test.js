// @ts-check
/** The reference as a page: in every window, with its entries to be linked to, and examples to be copied. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertNotWider, lastCopied, noteCopies, settles, useBrowser, windows } from "./browser.js";

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

test("axe finds nothing, and no window is too narrow", async () => {
  const page = await open();
  await assertAccessible(page, "the reference");
  for await (const _ of windows(page)) await assertNotWider(page);
});

test("whatever is pressed is at least 24 pixels wide and high, outside of running text", async () => {
  const page = await open();
  for await (const size of windows(page)) {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("a[href], button, summary, input, select")].flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        const fits = (width >= 24 && height >= 24) || !node.checkVisibility() || node.closest("main :is(p, dd)");
        return fits ? [] : [`${node.textContent} ${width} × ${height}`];
      }),
    );
    assert.deepEqual(small, [], JSON.stringify(size));
  }
});

test("the address leads to an entry, every link within the page to something", async () => {
  const page = await open("#method-switchLine");
  await settles(async () => {
    const box = await page.locator("#method-switchLine").boundingBox();
    assert.ok(box && box.y >= 0 && box.y < 900);
  });
  const dead = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => String(link.getAttribute("href"))).filter((href) => !document.getElementById(href.slice(1))),
    );
  assert.deepEqual(dead, []);
  const twice = await page
    .locator("[id]")
    .evaluateAll((nodes) => nodes.length - new Set(nodes.map(({ id }) => id)).size);
  assert.equal(twice, 0);
});

test("every entry says something", async () => {
  const page = await open();
  assert.deepEqual(await page.locator("dl > div:has(dd:empty)").evaluateAll((all) => all.map(({ id }) => id)), []);
});

test("an example can be copied as it stands", async () => {
  const page = await open();
  await noteCopies(page);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByText("Copied").waitFor();
  assert.match(await lastCopied(page), /^<script type="module" src="element.js"><\/script>\n<magnus-derek n="13"/);
});
