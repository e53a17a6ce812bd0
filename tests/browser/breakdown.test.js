// @ts-check
/** Traps of the core, as when there is no more memory: the page says so, and the games go on. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { assertAccessible, expect, open, stateOf, test, useBrowser, withTable } from "./browser.js";
import { keepMemory, openHost, ready, SCRIPT } from "./servers.js";

const running = useBrowser();

/**
 * Takes all memory that the core could still get, and as much of what it has as it takes for the next game to fail.
 * @param {import("@playwright/test").Page} page
 */
async function exhaust(page) {
  await page.evaluate(async () => {
    const memory = /** @type {WebAssembly.Memory} */ (/** @type {any} */ (window).coreMemory);
    for (let pages = 32_768; pages >= 1; pages /= 2) {
      try {
        for (;;) memory.grow(pages);
      } catch {
        // So much at once is not to be had any more.
      }
    }
  });
  // A table of a million positions needs megabytes, which are not there.
  await withTable(page, (element) => {
    try {
      element.newGame({ n: 1_048_576, magnus: "balanced" });
    } catch {
      return;
    }
    throw new Error("there was memory left");
  });
}

test("after a trap the table says so, keeps the game's link, and goes on with it", async () => {
  const { page } = await open(running);
  await page.addInitScript(keepMemory);
  await page.reload();
  await ready(page);
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  const link = await withTable(page, (element) => element.getState());
  await exhaust(page);
  await page.getByText("The table has broken down").waitFor();
  await expect(page.getByLabel("Link of the game")).toHaveValue(`${running.url}#${link}`);
  assert.equal(await withTable(page, (element) => element.getState()), link);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${link}`);
  await assertAccessible(page, "broken down");
  // Nothing is called on what is dead.
  for (const method of ["undo", "step", "play"]) {
    const message = await withTable(
      page,
      (element, method) => {
        try {
          element[method]();
        } catch (error) {
          return /** @type {Error} */ (error).message;
        }
      },
      method,
    );
    assert.equal(message, "The table has broken down; the buttons in its place go on with the game.");
  }
  await page.getByRole("button", { name: "Go on after round 2" }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 2 });
  await page.keyboard.press("+");
  assert.equal((await stateOf(page)).round, 3);
  // The core that has begun anew says what it refuses as the first one did.
  assert.equal(
    await withTable(page, (element) => {
      try {
        element.newGame({ n: 1 });
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    }),
    outOfRange("n", 2, "1,048,576", 1),
  );
  // It can happen again.
  await exhaust(page);
  await page.getByRole("button", { name: "A fresh table" }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 13, round: 0 });
});

test("all tables of a page share the core, and each keeps its own game", async () => {
  const { page } = await openHost(
    running.browser,
    '<magnus-derek n="9"></magnus-derek><magnus-derek n="45"></magnus-derek>',
    {
      head: `<script>(${keepMemory})()</script>${SCRIPT}`,
    },
  );
  await ready(page);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll("magnus-derek")) {
      const table = /** @type {any} */ (element);
      await table.ready;
      table.answer("+");
    }
  });
  await exhaust(page);
  await expect(page.getByText("The table has broken down")).toHaveCount(2);
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Go on after round 1" }).first().click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("magnus-derek")].map((element) => {
          const { n, round } = /** @type {any} */ (element).state;
          return [n, round];
        }),
      ),
    )
    .toEqual([
      [9, 1],
      [45, 1],
    ]);
});
