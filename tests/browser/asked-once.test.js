// @ts-check
/** How often the core is asked for the same: the state and the link of a game are made once a change, for whoever reads them. */

import assert from "node:assert/strict";
import { expect, ready, test, useBrowser, watchProblems, withTable } from "./browser.js";

const running = useBrowser();

/** @typedef {import("@playwright/test").Page} Page */

/** Counts what is asked of the core on this page, whoever asks. @param {Page} page */
const countCalls = (page) =>
  page.addInitScript(() => {
    const calls = /** @type {Record<string, number>} */ ({});
    Object.assign(window, { calls });
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const { instance, module } = await instantiateStreaming(source, imports);
      const exports = Object.entries(instance.exports).map(([name, value]) => {
        if (typeof value !== "function") return [name, value];
        const counted = (/** @type {unknown[]} */ ...values) => {
          calls[name] = (calls[name] ?? 0) + 1;
          return value(...values);
        };
        return [name, counted];
      });
      return { module, instance: { exports: Object.fromEntries(exports) } };
    };
  });

/** What one act asks of the core until all is at rest. @param {Page} page @param {() => Promise<unknown>} act */
async function callsOf(page, act) {
  const calls = () => page.evaluate(() => ({ .../** @type {any} */ (window).calls }));
  /** Waits until nothing more is asked. */
  const rest = async () => {
    let last = "";
    await expect(async () => {
      const now = JSON.stringify(await calls());
      const isSame = now === last;
      last = now;
      assert.ok(isSame);
    }).toPass();
  };
  await rest();
  const before = await calls();
  await act();
  await rest();
  const after = await calls();
  const names = ["state", "facts", "link", "beginning", "open"];
  return Object.fromEntries(
    names.map((name) => [name, (after[`handle_${name}`] ?? 0) - (before[`handle_${name}`] ?? 0)]),
  );
}

for (const [who, link, keys] of /** @type {const} */ ([
  ["Derek on the ladder", "", ["+"]],
  ["Derek in another game", "n=14&magnus=layers&derek=human", ["+"]],
  ["Magnus", "n=12&magnus=human&derek=protector&seed=5", ["2", "Enter"]],
]))
  test(`a move of ${who} on the Play page makes the state and the link once, and opens no game`, async () => {
    const page = await running.browser.newPage({ reducedMotion: "reduce" });
    watchProblems(page);
    await page.addInitScript(() => localStorage.setItem("magnus-derek-knows-the-game", "yes"));
    await countCalls(page);
    await page.goto(`${running.url}#${link}`);
    await ready(page);
    // The ladder's part, which asks once whose game it is, comes late.
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /ladder-/.test(name)));
    await page.waitForLoadState("networkidle");
    if (!link) await page.locator(".first-minute .ladder").waitFor();
    const round = () => withTable(page, ({ state }) => state.round);
    const before = await round();
    const calls = await callsOf(page, async () => {
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(round).toBeGreaterThan(before);
    });
    assert.deepEqual(calls, { state: 1, facts: 1, link: 1, beginning: 1, open: 0 });
    const people = await withTable(page, (table) => {
      const { state, facts } = table;
      return state === table.state && facts === table.facts && [facts.magnus.human, facts.derek.human];
    });
    assert.deepEqual(
      people,
      who === "Magnus" ? [true, false] : [false, true],
      "both stay the same until the next change",
    );
  });

test("a reloaded game of one's own is known without being opened beside its table", async () => {
  const page = await running.browser.newPage({ reducedMotion: "reduce" });
  await countCalls(page);
  await page.goto(`${running.url}#n=14&magnus=layers&derek=human`);
  await ready(page);
  const begun = () => page.evaluate(() => localStorage.getItem("magnus-derek-begun") ?? "");
  await page.keyboard.press("+");
  await expect.poll(begun).toMatch(/^none /);
  await page.reload();
  await ready(page);
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /ladder-/.test(name)));
  await page.waitForLoadState("networkidle");
  await callsOf(page, async () => {});
  await page.keyboard.press("+");
  const link = await withTable(page, (element) => element.getState());
  await expect.poll(async () => (await begun()).split(" ")[1], "it is kept on as one's own").toBe(link);
  const { handle_open: opened = 0 } = await page.evaluate(() => /** @type {any} */ (window).calls);
  assert.equal(opened, 0);
});
