// @ts-check
/** The exact values on the Lab page: the file, what is computed here, and interruptions. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { bytesOf, expect, test } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

/** @param {import("@playwright/test").Page} page @param {number} n */
function row(page, n) {
  return page.locator("#exact-table tbody tr").nth(n - 2);
}

test("the page computes R(n) to 22 again and shows the rest from the file, and an n that no browser can do is refused without loss", async () => {
  const { page } = await running.load("lab.html");
  await page.locator("#exact-status").getByText("Finished: R(n) computed here for n = 2 to 22.").waitFor();
  await expect(row(page, 13).locator("th")).toHaveText("13");
  await expect(row(page, 13).locator("td")).toHaveText(["12", "15", "2", "12 to 19", "18", "17", "15", "here, now"]);
  const [, rounds, above, proved, , , , found] = await row(page, 37).locator("td").allInnerTexts();
  assert.deepEqual([rounds, above, proved], ["45", "8", "38 to 67"]);
  assert.match(String(found), /^132 s, 1\.6 GiB$/);
  const plot = page.getByRole("img", { name: /^Plot of rounds − n over n: perfect play/ });
  await expect(plot.locator(".line")).toHaveCount(4);
  await expect(page.locator("#growth-words")).toHaveText(/4 \(19\), 5 \(23\), 6 \(29\), 7 \(31\), 8 \(37\)/);
  for (const [typed, named] of [
    ["35", "35"],
    ["", "empty"],
    ["ten", "ten"],
  ]) {
    await page.getByLabel("Compute here, to n =").fill(String(typed));
    await page.getByRole("button", { name: "Compute", exact: true }).click();
    const told = outOfRange("n", 2, 34, named);
    await expect(page.locator("#exact-error")).toHaveText(told);
  }
  await expect(row(page, 22).locator("td").last()).toHaveText("here, now");
});

test("another range is computed on demand, with progress, and can be cancelled at once", async () => {
  const { page } = await running.load("lab.html");
  await page.locator("#exact-status").getByText("Finished").waitFor();
  const found = (/** @type {number} */ n) => row(page, n).locator("td").last().innerText();
  assert.match(await found(23), /^(< )?[\d.,]+ s/);
  await page.getByLabel("Compute here, to n =").fill("34");
  await page.keyboard.press("Enter");
  await page
    .locator("#exact-words")
    .getByText(/^n = (2[4-9]|3\d)/)
    .waitFor();
  assert.match(await found(23), /^(< )?[\d.,]+ s/);
  const told = await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector("#exact-cancel")).click();
    return document.querySelector("#exact-status")?.textContent;
  });
  assert.equal(told, "Cancelled. The values found so far are kept.");
  assert.equal(await found(23), "here, now");
  assert.match(await found(34), /^(< )?[\d.,]+ s/);
});

test("the CSV has every row of the file", async () => {
  const { page } = await running.load("lab.html");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV of the exact values" }).click(),
  ]);
  const lines = String(await bytesOf(download))
    .trim()
    .split("\n");
  // Old columns keep their places, as scripts may read by place; newer ones stand last.
  const [first, last] = [
    "n,f*(n),R(n),layers at worst,balanced at worst,states,seconds,MiB",
    "checksum,proved at least,proved at most,endgame at worst",
  ];
  assert.equal(lines[0], `${first},${last}`);
  assert.match(String(lines.find((line) => line.startsWith("23,"))), /^23,22,28,36,32,4194304,/);
});

test("where the page may have no worker, the file is shown and asking says why", async () => {
  const page = await running.browser.newPage();
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new Error("Access denied.");
        }
      },
    });
  });
  await page.goto(`${running.url}lab.html`);
  await row(page, 37).waitFor();
  await expect(page.locator("#exact-error")).toHaveText("");
  await page.getByRole("button", { name: "Compute", exact: true }).click();
  const told = "Nothing can be computed here, because the browser grants this page no worker: Access denied.";
  await expect(page.locator("#exact-error")).toHaveText(told);
});
