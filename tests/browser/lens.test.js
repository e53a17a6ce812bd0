// @ts-check
/** The lens of large tables: by its button, by its key, at the token and at the pointer. */

import assert from "node:assert/strict";
import { expect, open, openFold, stateOf, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

test("the lens follows the token, and the pointer while it is over the table", async () => {
  const { page } = await open(running);
  const lens = page.locator("magnus-derek").getByRole("button", { name: "Lens" });
  await openFold(page, ".rings");
  await expect(lens, "13 positions are seen without it").toBeHidden();
  await withTable(page, (element) => element.newGame({ n: 100_003, magnus: "layers", derek: "random" }));
  await lens.click();
  await expect(lens).toHaveAttribute("aria-pressed", "true");
  const title = page.locator("magnus-derek .lens-title");
  const shown = async () => Number((await title.textContent())?.replaceAll(",", ""));
  await title.waitFor({ state: "attached" });
  assert.equal(await shown(), 0);
  await withTable(page, (element) => element.step());
  assert.equal(await shown(), (await stateOf(page)).token);
  const box = await page.locator("magnus-derek svg.table").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.85);
  await page.waitForFunction(() => {
    const text = document.querySelector("magnus-derek")?.shadowRoot?.querySelector(".lens-title")?.textContent;
    return Math.abs(Number(text?.replaceAll(",", "")) - 50_000) < 300;
  });
  await page.mouse.move(0, 0);
  await page.keyboard.press("z");
  await title.waitFor({ state: "detached" });
  await expect(lens).toHaveAttribute("aria-pressed", "false");
});
