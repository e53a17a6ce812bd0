// @ts-check
/** The map of the theorems on proofs.html: cards over its boxes, its lines, the keyboard, and the list of a phone. */

import assert from "node:assert/strict";
import { expect, test, useBrowser, watchProblems } from "./browser.js";

const running = useBrowser();

/** @param {string} file @param {Partial<import("@playwright/test").BrowserContextOptions>} [options] */
async function openMap(file, options = {}) {
  const context = await running.browser.newContext({
    viewport: { width: 1360, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  watchProblems(page);
  await page.goto(running.url + file);
  const box = (/** @type {string} */ id) => page.locator(`.map-node[data-node="${id}"]`);
  return { page, context, box, card: page.locator(".map-card") };
}

test("a box that is pointed at shows its statement in a card and marks what it rests on; Escape takes both away", async () => {
  const { page, context, box, card } = await openMap("proofs.html");
  await box("theorem-13").hover();
  await expect(card).toBeVisible();
  await expect(card).toContainText("for all sufficiently large primes");
  await expect(card).toContainText("Rests on Container lemma");
  for (const id of ["lemma-20", "theorem-14"]) await expect(box(id)).toHaveClass(/\bon\b/);
  await expect(box("theorem-0")).not.toHaveClass(/\bon\b/);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(page.locator(".map-drawing.traced")).toHaveCount(0);
  await context.close();
});

test("the Tab key goes from box to box with the card, and Enter leads to the statement", async () => {
  const { page, context, box, card } = await openMap("de/proofs.html");
  await page.locator(".map-room").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".map-node:focus")).toHaveCount(1);
  await expect(card).toBeVisible();
  await box("theorem-1").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/de/note.html#theorem-1");
  await context.close();
});

test("a name in a card leads to its box", async () => {
  const { page, context, box, card } = await openMap("proofs.html");
  await box("file-value").hover();
  await card.getByRole("link", { name: "closed_sets.v" }).click();
  await expect(box("file-closed_sets")).toBeFocused();
  await expect(card).toContainText("value.v");
  await page.mouse.move(1, 1);
  await context.close();
});

test("without JavaScript the drawing is there, and each box says its name and how sure it is", async () => {
  const { page, context } = await openMap("proofs.html", {
    javaScriptEnabled: false,
  });
  await expect(
    page.getByRole("link", {
      name: /^Theorem 0: .* Checked by Rocq\. ✓ .*value\.v.* Rests on Shield lemma/,
    }),
  ).toBeVisible();
  await context.close();
});

test("on a phone the map is a folded list that opens each statement, without the files, and nothing scrolls sideways", async () => {
  const { page, context } = await openMap("proofs.html", {
    viewport: { width: 390, height: 844 },
  });
  await expect(page.locator(".map-drawing").first()).toBeHidden();
  await expect(page.locator("#map-theorem-3")).toBeHidden();
  await expect(page.locator(".mapRocq")).toBeHidden();
  await expect(page.locator(".map-keys")).toBeHidden();
  await expect(page.getByRole("heading", { name: "The theorems and what they rest on" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "A map of the theorems" })).toBeHidden();
  await page
    .getByText(/^A list of \d+ entries$/)
    .filter({ visible: true })
    .click();
  await page.locator("#map-theorem-3 summary").click();
  await expect(page.locator("#map-says-theorem-3")).toBeVisible();
  await page.locator("#map-theorem-3").getByRole("link", { name: "Depth lemma" }).click();
  await expect(page.locator("#map-lemma-8")).toBeInViewport();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await context.close();
});

test("with keys alone the links of a card are reached: the arrow goes in, Tab on to the next box, Escape back to its own", async () => {
  const { page, context, box, card } = await openMap("proofs.html");
  await box("theorem-13").focus();
  // As if it had come there by the Tab key.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(box("theorem-13")).toBeFocused();
  await expect(card).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(card.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box("theorem-13")).toBeFocused();
  await expect(card).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await card.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".map-node:focus")).not.toHaveAttribute("data-node", "theorem-13");
  await expect(page.locator(".map-node:focus")).toHaveCount(1);
  await context.close();
});

test("at 1024 × 768 the map of the note is whole in its width, written in 14 pixels; narrower it is a list, as that of the files is", async () => {
  const { page, context } = await openMap("proofs.html", { viewport: { width: 1024, height: 768 } });
  const room = page.locator(".mapNote .map-room");
  await expect(room).toBeVisible();
  assert.ok(await room.evaluate((element) => element.scrollWidth <= element.clientWidth));
  const heights = await page.locator(".mapNote .map-more").evaluateAll((all) =>
    all.map((one) => {
      const { a = 0 } = /** @type {SVGGraphicsElement} */ (one).getScreenCTM() ?? {};
      return a * Number.parseFloat(getComputedStyle(one).fontSize);
    }),
  );
  assert.ok(Math.min(...heights) >= 13.9, String(Math.min(...heights)));
  await expect(page.locator(".mapRocq .map-drawing")).toBeHidden();
  await page.locator(".mapRocq .map-narrow > summary").click();
  await expect(page.locator(".mapRocq .map-list")).toBeVisible();
  await expect(page.locator(".map > h2").filter({ visible: true })).toHaveText("A map of the theorems");
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator(".map > h2").filter({ visible: true })).toHaveText("The theorems and what they rest on");
  await expect(page.locator(".mapNote .map-narrow")).toBeVisible();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 820);
  await context.close();
});
