// @ts-check
/** Removal of tables from the page: nothing keeps them in memory, and one that is put back is as before. */

import assert from "node:assert/strict";
import { test } from "./browser.js";
import { usePage } from "./one-page.js";
import { keepMemory, openHost, SCRIPT } from "./servers.js";

const running = usePage();

/** Number of tables in a row that are drawn and removed. */
const MANY = 20;

/**
 * Actions of people on a table before it is removed.
 * @type {Record<string, [attributes: string, act: (table: any) => unknown]>}
 */
const USES = {
  "drawn and played": ['n="13"', (table) => table.answer("+")],
  "never near the window": ['n="13" style="position: absolute; top: 9000px"', () => {}],
  "playing on by itself": ['n="1009" derek="random"', (table) => table.play()],
  "being solved, and evaluated": ['n="24" evaluate derek="perfect"', () => {}],
  "written as files": [
    'n="13"',
    (table) => Promise.all(["svg", "png", "gif", "csv"].map((type) => table.export(type, { size: 100 }))),
  ],
  "with open dialogs": [
    'n="13"',
    (table) => {
      table.shadowRoot.querySelector(".help").click();
      table.shadowRoot.querySelector(".share").click();
    },
  ],
  "printed, on a slide": [
    'n="13" present style="height: 300px"',
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      dispatchEvent(new Event("beforeprint"));
      dispatchEvent(new Event("afterprint"));
    },
  ],
};

/**
 * Draws tables one after the other, uses and removes them, and counts those that are left after a collection.
 * @param {import("@playwright/test").Page} page @param {string} attributes @param {(table: any) => unknown} act
 * @param {number} count
 * @returns {Promise<number>}
 */
function leftOf(page, attributes, act, count) {
  return page.evaluate(
    async ({ attributes, source, count }) => {
      const act = new Function("table", `return (${source})(table)`);
      const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
      /** @type {WeakRef<Element>[]} */
      const removed = [];
      // In a function of its own, so that no variable is left that keeps the last one.
      const one = async () => {
        const place = document.body.appendChild(document.createElement("div"));
        place.innerHTML = `<magnus-derek ${attributes}></magnus-derek>`;
        const table = /** @type {any} */ (place.firstElementChild);
        if (!attributes.includes("9000px")) await table.ready;
        await act(table);
        // By then all work for an idle page has been done.
        await new Promise((resolve) => requestIdleCallback(resolve));
        await pause(20);
        removed.push(new WeakRef(table));
        place.remove();
      };
      for (let index = 0; index < count; index++) await one();
      let left = count;
      for (let turn = 0; turn < 40 && left > 0; turn++) {
        await pause(100);
        // Later, when nothing is running: what looks like an address on the stack of a running script is kept.
        await /** @type {any} */ (globalThis).gc({ type: "major", execution: "async" });
        left = removed.filter((reference) => reference.deref()).length;
      }
      return left;
    },
    { attributes, source: act.toString(), count },
  );
}

for (const [use, [attributes, act]] of Object.entries(USES)) {
  test(`nothing keeps a removed table: ${use}`, async () => {
    const { page } = await running.place('<magnus-derek n="9"></magnus-derek>');
    const count = use === "drawn and played" ? MANY : 6;
    assert.equal(await leftOf(page, attributes, act, count), 0, `of ${count}`);
  });
}

test("nothing keeps a removed frame that was spoken with", async () => {
  const { page } = await openHost(running.browser, "", { head: '<script src="/embed-host.js"></script>' });
  const left = await page.evaluate(async () => {
    /** @type {WeakRef<Element>[]} */
    const removed = [];
    const one = async () => {
      const iframe = document.createElement("iframe");
      iframe.src = "/embed.html?controls=none";
      document.body.append(iframe);
      const frame = /** @type {any} */ (window).MagnusDerek.frame(iframe, { patience: 500 });
      frame.on("change", () => iframe.title);
      await frame.request("step").catch(() => {});
      iframe.remove();
      await frame.request("step").catch(() => {});
      removed.push(new WeakRef(iframe));
    };
    for (let index = 0; index < 6; index++) await one();
    for (let turn = 0; turn < 40 && removed.some((reference) => reference.deref()); turn++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await /** @type {any} */ (globalThis).gc({ type: "major", execution: "async" });
    }
    return removed.filter((reference) => reference.deref()).length;
  });
  assert.equal(left, 0);
  await page.close();
});

test("the core forgets the games of removed tables", async () => {
  const { page } = await openHost(running.browser, "", { head: `<script>(${keepMemory})()</script>${SCRIPT}` });
  const memory = () => page.evaluate(() => /** @type {any} */ (window).coreMemory.buffer.byteLength);
  const play = (/** @type {any} */ table) => table.step();
  const use = () => leftOf(page, 'n="99991" derek="random" controls="none"', play, 10);
  assert.equal(await use(), 0);
  const before = await memory();
  assert.equal(await use(), 0);
  assert.equal(await use(), 0);
  assert.equal(await memory(), before);
  await page.close();
});

test("a table that is removed and put back plays and prints as before, once", async () => {
  const { page } = await running.place('<magnus-derek n="13"></magnus-derek>');
  const paper = page.locator("magnus-derek .paper");
  await paper.waitFor({ state: "attached" });
  const text = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    const paper = () => table.shadowRoot.querySelector(".paper").textContent;
    table.remove();
    table.answer("+");
    dispatchEvent(new Event("beforeprint"));
    const away = paper();
    await new Promise((resolve) => setTimeout(resolve, 100));
    /** @type {any} */ (globalThis).gc();
    document.body.append(table);
    table.answer("+");
    dispatchEvent(new Event("beforeprint"));
    return [away, paper(), table.shadowRoot.querySelectorAll(".paper").length];
  });
  assert.equal(text[0], "");
  assert.match(String(text[1]), /^The Magnus–Derek table, n = 13, after 2 rounds\./);
  assert.equal(text[2], 1);
  await page.getByRole("button", { name: /^clockwise/ }).click();
  await page.getByText("round 3", { exact: true }).waitFor();
});
