// @ts-check
/** The note: its contents beside the text, and its look on paper. */

import assert from "node:assert/strict";
import { expect, test, useBrowser } from "./browser.js";

const running = useBrowser();

/** @param {import("@playwright/test").ViewportSize} viewport */
async function openNote(viewport) {
  const page = await running.browser.newPage({ viewport });
  await page.goto(`${running.url}note.html`);
  return page;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`the contents stay in sight at ${viewport.width} px, and fold when they have led to a section`, async () => {
    const page = await openNote(viewport);
    const contents = page.locator(".contents summary");
    await page.locator("#sources").scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport();
    await contents.click();
    await page.getByRole("link", { name: "1. The game" }).click();
    await expect(page.locator(".contents")).not.toHaveAttribute("open");
    await expect(page.getByRole("heading", { name: "1. The game" })).toBeInViewport();
    // The line at the top does not cover the heading.
    const [line, heading] = await Promise.all([
      contents.boundingBox(),
      page.getByRole("heading", { name: "1. The game" }).boundingBox(),
    ]);
    assert.ok(line && heading && heading.y >= line.y + line.height);
    await expect(contents).toContainText("1. The game");
  });
}

test("on a wide screen all contents stand in a column beside the text, below the figure at its top", async () => {
  for (const width of [1024, 1280, 1440, 1900]) {
    const page = await openNote({ width, height: 900 });
    const figure = await page.locator(".layers-picture").boundingBox();
    assert.ok(figure && figure.y < 200, JSON.stringify(figure));
    await page.locator("#sources").scrollIntoViewIfNeeded();
    await expect(page.locator(".contents a").first()).toBeInViewport();
    await expect(page.locator(".contents a").last()).toBeInViewport();
    await page.close();
  }
});

test("no fraction in a line touches the next line", async () => {
  for (const width of [390, 1440]) {
    const page = await openNote({ width, height: 900 });
    const touching = await page.evaluate(
      () =>
        [...document.querySelectorAll("math:not([display]) mfrac")].filter((fraction) => {
          const block = /** @type {Element} */ (fraction.closest("p"));
          const { top, bottom } = fraction.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(block);
          // Lines of words whose middle is above or below the fraction.
          return [...range.getClientRects()].some(
            ({ top: above, bottom: below, width: wide, height }) =>
              wide > 40 &&
              height < 30 &&
              ((below < (top + bottom) / 2 && below - 6 > top) || (above > (top + bottom) / 2 && above + 6 < bottom)),
          );
        }).length,
    );
    assert.equal(touching, 0);
    await page.close();
  }
});

test("on paper the note has lines of about 75 letters, its figure, and numbered pages", async () => {
  // A sheet of A4 without the margins that the page gives it.
  const page = await openNote({ width: 582, height: 900 });
  await page.emulateMedia({ media: "print" });
  const letters = await page.locator(".abstract p").evaluate((node) => {
    const lines = node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).lineHeight);
    return node.textContent.replaceAll(/\s+/g, " ").length / Math.round(lines);
  });
  assert.ok(letters > 64 && letters < 86, `${letters} letters`);
  await expect(page.locator(".beside").first()).toBeVisible();
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );
  assert.match(rules.join(""), /@bottom-center[^}]*counter\(page\)/);
});
