// @ts-check
/** A page that the browser translates: its words are replaced, its numbers follow the game all the same. */

import assert from "node:assert/strict";
import { expect, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = usePage();

/**
 * Translates all that is in sight of a translator, in the page and in open shadow trees: each text node goes, and in its
 * place comes a `<font>` in a `<font>` with other words, as browsers do it.
 * @param {Page} page
 */
const translate = (page) =>
  page.evaluate(() => {
    /** @param {Document | ShadowRoot} root */
    const all = (root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      /** @type {Node[]} */
      const found = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node instanceof HTMLElement && node.shadowRoot && node.translate) all(node.shadowRoot);
        const isLeft = node.parentElement?.closest("script, style, textarea, svg, font, [translate=no]");
        if (node instanceof Text && node.data.trim() && !isLeft) found.push(node);
      }
      for (const node of found) {
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = String(node.textContent).replaceAll(/\p{L}{3,}/gu, "mot");
        outer.append(inner);
        node.parentNode?.replaceChild(outer, node);
      }
    };
    all(document);
  });

/** The numbers that are read in a part of a table, in their order. @param {Page} page @param {number} index @param {string} part */
const numbersIn = (page, index, part) =>
  page
    .locator("magnus-derek")
    .nth(index)
    .locator(part)
    .evaluateAll((parts) => parts.map((one) => /** @type {HTMLElement} */ (one).innerText.match(/[−+]?\d+/g)));

test("the panels of a translated table show the numbers of the game, move after move", async () => {
  const tag = '<magnus-derek n="13" magnus="layers" derek="human" controls="full" seed="1"></magnus-derek>';
  const { page } = await running.place(tag + tag);
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll("magnus-derek")].map((one) => /** @type {any} */ (one).ready)),
  );
  for (const index of [0, 1]) {
    const folds = page.locator("magnus-derek").nth(index).locator("details.fold > summary");
    for (const fold of await folds.all()) if (await fold.isVisible()) await fold.click();
  }
  /** @param {string} part */
  const agree = (part) =>
    expect(async () => assert.deepEqual(await numbersIn(page, 0, part), await numbersIn(page, 1, part), part)).toPass();
  await agree("button.direction");
  for (const way of ["+", "-", "-", "+"]) {
    // The first table is translated, the second shows what is right.
    await page.evaluate(() => document.querySelectorAll("magnus-derek")[1]?.setAttribute("translate", "no"));
    await translate(page);
    await page.evaluate((way) => {
      for (const table of /** @type {any} */ (document.querySelectorAll("magnus-derek"))) table.answer(way);
    }, way);
    for (const part of ["button.direction", ".turn", ".panel"]) await agree(part);
  }
});

test("a field of a translated form keeps the focus and what is typed", async () => {
  const { page } = await running.place('<magnus-derek n="13" magnus="human" derek="protector"></magnus-derek>');
  const field = page.locator("magnus-derek .turn input[type=text], magnus-derek .turn input[inputmode]").first();
  await field.click();
  await translate(page);
  await field.fill("3");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === 1);
  await withTable(page, ({ state }) => state.round);
  await expect.poll(() => withTable(page, ({ shadowRoot }) => shadowRoot.activeElement?.tagName)).toBe("INPUT");
});

test("the results of a tournament on a translated page are those of the page as it is", async () => {
  /** @param {boolean} translated */
  const results = async (translated) => {
    const { page } = await running.load("lab.html");
    await page.locator("#tables").fill("11");
    const run = async () => {
      await page.locator("#tournament button[type=submit]").click();
      await page.locator("#cancel:disabled").waitFor();
      await page.locator("#table tbody tr").first().waitFor();
    };
    await run();
    if (translated) await translate(page);
    await page.locator("#tables").fill("13");
    await run();
    await expect.poll(async () => (await page.locator("#table tbody").innerText()).includes("13")).toBe(true);
    return (await page.locator("#table tbody").innerText()).match(/\d+/g);
  };
  assert.deepEqual(await results(true), await results(false));
});
