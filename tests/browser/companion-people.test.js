// @ts-check
/** The companion pages for everybody: axe, phones, dark mode, no sideways scrolling. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertNotWider, useBrowser, windows } from "./browser.js";
import { EXAMPLE_1, EXAMPLE_1_MOVES, openGame, PAGES } from "./companion.js";

const running = useBrowser();

test("axe finds nothing on the companion pages", async () => {
  for (const path of PAGES) {
    const { page, problems } = await openGame(running, path, { reducedMotion: "reduce" });
    if (path !== "companions.html") {
      await page.getByRole("button", { name: "Hint" }).click();
      for (const summary of await page.locator("summary:visible").all()) await summary.click();
    }
    await assertAccessible(page, `${path} with a hint and everything open`);
    assert.deepEqual(problems, [], path);
  }
  const example = encodeURIComponent(`${EXAMPLE_1}&second=human&moves=${EXAMPLE_1_MOVES}`);
  const { page } = await openGame(running, `multivision.html#${example}`);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await assertAccessible(page, "Example 1, with the list of shortcuts", "dialog");
});

for (const path of [
  ...PAGES,
  "dominoes.html#dominoes=200&moves=1;100",
  `multivision.html#${encodeURIComponent(EXAMPLE_1)}`,
  "number-game.html#number-game=1000000000000000000,617999999999999999",
  "multivision.html#multivision=2^70*3&k=100",
]) {
  test(`nothing of ${decodeURIComponent(path)} is cut off in any window, and every control can be hit`, async () => {
    const { page } = await openGame(running, path);
    // With a move that is looked at: a pile may become a number of many digits.
    if (path !== "companions.html") await page.getByRole("button", { name: "Hint" }).click();
    for await (const { width, height } of windows(page)) {
      await assertNotWider(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button, input, select, summary, main nav a, .try a")]
          .map((control) => ({ name: control.outerHTML.slice(0, 60), box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 24 || box.left < 0 || box.right > innerWidth))
          .map(({ name, box }) => `${name} ${box.left} ${box.right} ${box.height}`),
      );
      assert.deepEqual(small, [], `${width} × ${height}`);
    }
  });
}
