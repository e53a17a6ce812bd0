// @ts-check
/** The story of the layers, which are built before one's eyes. */

import assert from "node:assert/strict";
import { expect, frames, open, openFold, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

/** A table with layers A, M(A), M²(A), with the story begun. @param {"reduce" | "no-preference"} reducedMotion */
async function begun(reducedMotion) {
  const opened = await open(running, { reducedMotion });
  const { page } = opened;
  await withTable(page, (element) => {
    element.newGame({ n: 23 });
    for (let i = 0; i < 17; i++) element.answer(i % 3 ? "+" : "-");
  });
  await openFold(page, ".layers");
  await page.getByRole("button", { name: "Build the layers" }).click();
  const scrubber = page.locator("magnus-derek .story input");
  await scrubber.waitFor();
  const drawn = (/** @type {string} */ selector) => page.locator(`magnus-derek svg.table ${selector}`).count();
  const shows = (/** @type {string} */ selector, /** @type {number} */ count) =>
    expect(async () => assert.equal(await drawn(selector), count, selector)).toPass();
  const goTo = (/** @type {string} */ value) =>
    scrubber.evaluate((field, wanted) => {
      /** @type {HTMLInputElement} */ (field).value = wanted;
      field.dispatchEvent(new Event("input"));
    }, value);
  return { ...opened, scrubber, shows, goTo };
}

test("building the layers plays by itself, can be stopped, and be gone through to any point", async () => {
  const { page, problems, scrubber, shows, goTo } = await begun("no-preference");
  const table = page.locator("magnus-derek");
  await expect(async () => assert.ok(Number(await scrubber.inputValue()) > 0)).toPass();
  await shows(".story-arc", 2);
  await table.locator(".story").getByRole("button", { name: "Pause" }).click();
  // The state told last is drawn in the next frame.
  await frames(page);
  const stopped = await scrubber.inputValue();
  await page.waitForTimeout(300);
  assert.equal(await scrubber.inputValue(), stopped);
  await goTo("0.3");
  await shows("path.new.depth-1", 1);
  assert.match(await table.locator("svg.table").innerHTML(), /midway|half a turn/);
  await shows(".call-arc", 0);
  await goTo("2");
  await shows(".story-arc", 0);
  await table.locator(".chip:nth-of-type(3)[aria-pressed=true]").waitFor();
  // The keys and the button go by whole layers, and finish what is being made.
  await goTo("0.5");
  await table.getByRole("button", { name: "Next: M(A)" }).click();
  await expect(async () => assert.equal(await scrubber.inputValue(), "1")).toPass();
  await table.getByRole("button", { name: "Show all" }).click();
  await expect(async () => assert.equal(await scrubber.isVisible(), false)).toPass();
  await shows(".call-arc", 2);
  assert.deepEqual(problems, []);
});

test("with reduced motion the story waits to be told, and goes in steps", async () => {
  const { page, scrubber, shows, goTo } = await begun("reduce");
  await page.waitForTimeout(300);
  assert.equal(await scrubber.inputValue(), "0");
  await goTo("0.1");
  await shows(".story-arc", 2);
  const drawn = () => page.locator("magnus-derek .story-arc").first().getAttribute("d");
  const first = await drawn();
  await goTo("0.2");
  await page.waitForTimeout(100);
  assert.equal(await drawn(), first, "nothing sweeps");
});
