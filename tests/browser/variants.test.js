// @ts-check
/** The page with the tasks that seeds make of a lesson. */

import { readFileSync } from "node:fs";
import { assertNotWider, expect, openPath, test, useBrowser } from "./browser.js";

const running = useBrowser();

test("the sheet has all answers in one table, below it the tasks of the seeds, keeps them in the address, and saves them", async () => {
  const { page } = await openPath(running, "variants.html#lesson=rings&seeds=1-3");
  await expect(page.locator("#status")).toHaveText("3. Rings: 2 tasks can be made anew. Seeds on this sheet: 3.");
  const answers = page.getByRole("table", { name: "All answers" });
  await expect(answers.locator("tbody tr")).toHaveCount(3);
  await expect(answers.locator("thead th")).toHaveText([
    "Seed",
    "1. Midpoints of midpoints",
    "2. Until the ring is full",
  ]);
  const tasks = page.locator("#sheet details");
  await expect(tasks.locator("tbody tr")).toHaveCount(6);
  await expect(tasks.locator("table").first()).toBeHidden();
  await page.getByLabel("Seeds").fill("7");
  await expect(tasks.locator("tbody tr")).toHaveCount(2);
  await tasks.first().locator("summary").click();
  await expect(tasks.locator("table").first()).toBeVisible();
  await expect(page).toHaveURL(/seeds=7$/);
  const link = page.locator("#sheet tbody a").first();
  await expect(link).toHaveAttribute("href", "learn/rings.html?seed=7#second");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("Seed,Step,Task,n,Token,Unvisited,Answer");
  expect(lines[1]).toMatch(/^7,rings\/second,Mark the positions of M²\(A\) that are not in M\(A\)\.,/);
  // The table of the student has the positions of the sheet.
  const unvisited = await tasks.locator("tbody tr").first().locator("td").nth(2).innerText();
  await expect(answers.locator("td").first()).toHaveText(await tasks.locator("td").nth(3).innerText());
  await link.click();
  const table = page.locator('magnus-derek[lesson="rings/second&seed=7"]');
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole("heading", { name: "Your own task, no. 7" })).toBeVisible();
  const shown = () =>
    table.evaluate((/** @type {any} */ { state }) =>
      Array.from({ length: state.n }, (_, one) => one).filter((one) => !state.visited.includes(one)),
    );
  await expect.poll(shown).toEqual(unvisited.match(/\d+/g)?.map(Number));
});

test("a sheet with one task shows it open, and printing opens all", async () => {
  const { page } = await openPath(running, "variants.html#lesson=shield&seeds=1-3");
  await expect(page.locator("#sheet tbody tr")).toHaveCount(3);
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByLabel("Lesson").selectOption("rings");
  await expect(page.locator("#sheet details[open]")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#sheet details[open]")).toHaveCount(2);
});

test("what is no seed is said with its value, and the sheet stays", async () => {
  const { page } = await openPath(running, "de/variants.html#lesson=lose&seeds=1-2", {
    viewport: { width: 390, height: 844 },
  });
  await expect(page.locator("#status")).toHaveText(/Startwerte auf diesem Blatt: 2\.$/);
  const rows = await page.locator("#sheet tbody tr").count();
  await page.getByLabel("Startwerte").fill("1, zwei");
  await expect(page.getByRole("alert")).toHaveText(
    "Ein Startwert ist eine Zahl von 0 bis 4294967295 oder ein Bereich wie 1–30, aber hier steht „zwei“.",
  );
  await expect(page.locator("#sheet tbody tr")).toHaveCount(rows);
  await page.getByLabel("Startwerte").fill("1-999");
  await expect(page.getByRole("alert")).toHaveText("Auf ein Blatt passen höchstens 200 Startwerte.");
  await assertNotWider(page);
});
