// @ts-check
/** The cores that a page loads: one where one is enough, and that of lessons only for lessons. */

import assert from "node:assert/strict";
import { expect, stateOf, test, useBrowser } from "./browser.js";
import { keepMemory, openHost, SCRIPT } from "./servers.js";

const running = useBrowser();

/** @typedef {import("@playwright/test").Page} Page */

const PLAY = "magnus_derek";
const STUDY = "study";

/** The cores among what was asked of a server. @param {string[]} paths */
const coresIn = (paths) =>
  paths.flatMap((path) => /\/(?:parts|pkg)\/(\w+?)_bg(?:-[\w-]{8})?\.wasm$/.exec(path)?.[1] ?? []);

/** Waits for every table of the page. @param {Page} page */
const allReady = (page) =>
  page.evaluate(() =>
    Promise.all([...document.querySelectorAll("magnus-derek")].map((table) => /** @type {any} */ (table).ready)),
  );

/** Opens a page of the site in a server of its own. @param {string} path */
async function openSite(path) {
  const opened = await openHost(running.browser, "", { head: "" });
  opened.paths.length = 0;
  await opened.page.goto(opened.url + path);
  return opened;
}

for (const [what, path] of /** @type {const} */ ([
  ["the page of a lesson", "learn/shield.html"],
  ["a frame with a step of one", "embed.html?lesson=shield/hold"],
])) {
  test(`${what} loads the core that does all, and checks the task with it alone`, async () => {
    const { page, paths } = await openSite(path);
    await page.locator('magnus-derek:defined, magnus-derek[lesson="shield/hold"]').first().scrollIntoViewIfNeeded();
    await page.locator(".lesson .progress", { hasText: "0 of 5 calls answered." }).first().waitFor();
    assert.deepEqual([...new Set(coresIn(paths))], [STUDY]);
  });
}

test("a table that only plays loads the core that plays, and one whose page has a lesson elsewhere shares the one that does all", async () => {
  const alone = await openHost(running.browser, "<magnus-derek></magnus-derek>");
  await allReady(alone.page);
  assert.deepEqual(coresIn(alone.paths), [PLAY]);
  const beside = '<magnus-derek id="a"></magnus-derek><magnus-derek lesson="shield/hold"></magnus-derek>';
  const both = await openHost(running.browser, beside);
  await allReady(both.page);
  await both.page
    .locator("#a")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  assert.deepEqual(coresIn(both.paths), [STUDY]);
});

test("the Lab, the announced moves and their workers have one core together", async () => {
  const lab = await openSite("lab.html");
  await lab.page.locator("#table tbody tr").first().waitFor();
  assert.deepEqual([...new Set(coresIn(lab.paths))], [STUDY]);
  const announced = await openSite("announced.html#magnus?n=6&magnitudes=1,1,2,2,1,3");
  await allReady(announced.page);
  assert.deepEqual([...new Set(coresIn(announced.paths))], [STUDY]);
});

test("a lesson that comes later brings its core, with the events of any other step, and without one the game goes on", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const { page, paths } = await openHost(running.browser, '<magnus-derek n="9" magnus="layers"></magnus-derek>');
  await allReady(page);
  const table = page.locator("magnus-derek");
  await table.getByRole("button", { name: /^clockwise/ }).click();
  assert.deepEqual(coresIn(paths), [PLAY]);
  /** Sets a step, and says which events followed. @param {string} lesson */
  const teach = (lesson) =>
    table.evaluate(async (element, lesson) => {
      const table = /** @type {any} */ (element);
      /** @type {string[]} */
      const events = [];
      for (const name of ["md-ready", "md-change", "md-lesson", "md-error"])
        table.addEventListener(name, () => events.push(name));
      table.setAttribute("lesson", lesson);
      await table.ready;
      return events;
    }, lesson);
  // The name of no step loads nothing, and the game is there as it was.
  assert.deepEqual(await teach("shield/gone"), ["md-error"]);
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round, coresIn(paths)], [9, 1, [PLAY]]);
  // One whose core cannot be had neither.
  await page.route("**/study_bg*.wasm", (route) => route.fulfill({ status: 404 }));
  assert.deepEqual(await teach("shield/hold"), ["md-error"]);
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round], [9, 1]);
  await table.getByText(/The lesson could not be opened: the server answered 404/).waitFor();
  await page.unroute("**/study_bg*.wasm");
  await table.evaluate((element) => element.removeAttribute("lesson"));
  await table.getByRole("button", { name: /^clockwise/ }).focus();
  assert.deepEqual(await teach("shield/hold"), ["md-change", "md-lesson"]);
  assert.equal(await table.evaluate((element) => element === document.activeElement), true, "the keys stay there");
  await page.locator(".lesson .progress").getByText("0 of 5 calls answered.").waitFor();
  assert.deepEqual([...new Set(coresIn(paths))], [PLAY, STUDY]);
  await table.evaluate((element) => element.removeAttribute("lesson"));
  await expect(page.locator(".lesson")).toHaveCount(0);
  await table.getByRole("button", { name: /^clockwise/ }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 1 });
});

test("where there is no core of lessons the game is played, without the lesson and with a sentence", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const { page } = await openHost(running.browser, "");
  await page.route("**/study_bg*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    document.body.innerHTML = '<magnus-derek lesson="shield/hold"></magnus-derek><magnus-derek n="7"></magnus-derek>';
  });
  await allReady(page);
  await page
    .getByText(/The lesson could not be opened: the server answered 404/)
    .first()
    .waitFor();
  const states = await page.evaluate(() =>
    [...document.querySelectorAll("magnus-derek")].map((table) => /** @type {any} */ (table).state.n),
  );
  assert.deepEqual(states, [13, 7]);
});

test("when the core of lessons traps, the table says so and goes on with the task where it was", async () => {
  const { page } = await openHost(running.browser, '<magnus-derek lesson="shield/hold"></magnus-derek>', {
    head: `<script>(${keepMemory})()</script>${SCRIPT}`,
  });
  await page.locator(".lesson .progress").getByText("0 of 5 calls answered.").waitFor();
  await page.getByRole("button", { name: /^clockwise/ }).click();
  await page.locator(".lesson .said.bad").waitFor();
  await page.evaluate(() => {
    const memory = /** @type {WebAssembly.Memory} */ (/** @type {any} */ (window).coreMemory);
    for (let pages = 32_768; pages >= 1; pages /= 2) {
      try {
        for (;;) memory.grow(pages);
      } catch {
        // So much at once is not to be had any more.
      }
    }
    try {
      /** @type {any} */ (document.querySelector("magnus-derek")).newGame({ n: 1_048_576, magnus: "balanced" });
    } catch {
      // The core has trapped.
    }
  });
  await page.getByText("The table has broken down").waitFor();
  await page.getByRole("button", { name: "Go on after round 1" }).click();
  await page.locator(".lesson .said.bad").waitFor();
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.getByRole("button", { name: /^counter-clockwise/ }).click();
  await page.locator(".lesson .progress").getByText("1 of 5 calls answered.").waitFor();
});
