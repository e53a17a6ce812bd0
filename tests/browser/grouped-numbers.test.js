// @ts-check
/** Numbers that a person types as the language writes them. */

import assert from "node:assert/strict";
import { expect, openFold, stateOf, test } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

for (const [lang, typed] of /** @type {const} */ ([
  ["de", "1.009"],
  ["en", "1,009"],
])) {
  test(`the fields of a table read ${typed} in the language ${lang}`, async () => {
    const { page } = await running.place(
      `<magnus-derek lang="${lang}" magnus="human" derek="protector"></magnus-derek>`,
    );
    await openFold(page, ".players");
    // The reading is learnt when the page is idle.
    await expect(async () => {
      await page.locator("magnus-derek input[name=n]").fill(typed);
      await page.keyboard.press("Enter");
      assert.equal((await stateOf(page)).n, 1009);
    }).toPass();
    const field = page.locator("magnus-derek input.magnitude");
    await page.locator("magnus-derek input[name=n]").fill("2100");
    await page.keyboard.press("Enter");
    await expect.poll(() => stateOf(page)).toMatchObject({ n: 2100 });
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect.poll(() => stateOf(page)).toMatchObject({ round: 1 });
  });
}

test("the Lab says what to write for 1,009, as a comma stands between two tables there", async () => {
  const { page } = await running.load("lab.html");
  await page.locator("#tables").fill("1,009");
  await page.locator("#tournament button[type=submit]").click();
  await page.locator("#error", { hasText: "Write 1009 for 1,009." }).waitFor();
});
