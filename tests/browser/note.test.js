// @ts-check
/** The note: for everybody, on every screen, and on paper. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertAccessibleButColours, assertNotWider, useBrowser } from "./browser.js";

const running = useBrowser();

/** How many pages of paper a page fills. @param {import("playwright-core").Page} page */
async function printed(page) {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return [...paper.matchAll(/\/Type ?\/Page\b(?!s)/g)].length;
}

test("the note is for everybody, can be cited, and fills at most four pages of paper", async () => {
  const page = await running.browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${running.url}note.html`);
  await page.getByRole("button", { name: "Copy" }).waitFor();
  await assertAccessible(page, "the note");
  await assertNotWider(page);
  await page.setViewportSize({ width: 1360, height: 900 });
  await assertNotWider(page);
  const pages = await printed(page);
  assert.ok(pages >= 3 && pages <= 4, `${pages} pages`);
  await page.close();
});

test("the German note is for everybody, too, and fills at most five pages of paper", async () => {
  const page = await running.browser.newPage({ viewport: { width: 360, height: 740 }, locale: "de-DE" });
  await page.goto(`${running.url}de/note.html`);
  await page.getByRole("button", { name: "Kopieren" }).waitFor();
  await assertAccessibleButColours(page, "the German note");
  await assertNotWider(page);
  await page.setViewportSize({ width: 1360, height: 900 });
  await assertNotWider(page);
  const pages = await printed(page);
  assert.ok(pages >= 3 && pages <= 5, `${pages} pages`);
  await page.close();
});
