// @ts-check
/**
 * The lesson on prices: played by field and by pointer against a Derek who has Magnus pay as much as he can, judged, taken back and gone on
 * with after a reload; what wins is asked of the core.
 */

import assert from "node:assert/strict";
import { begin } from "../../www/build/core.mjs";
import { lessons } from "../../www/build/lessons.mjs";
import * as core from "../../www/pkg/study.js";
import { expect, test, useBrowser, watchProblems } from "./browser.js";

begin(core, "study");
const running = useBrowser();

const lesson = lessons.find(({ id }) => id === "prices") ?? assert.fail();
/** The steps that a reader plays round by round. */
const paid = lesson.steps.filter(({ task }) => task?.kind === "pay" && !task.players);

/** A page of the lesson, with the step in the window. @param {string} id @param {string} [folder] @param {object} [options] */
async function openStep(id, folder = "", options = {}) {
  const context = await running.browser.newContext({
    viewport: { width: 1360, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  watchProblems(page);
  await page.goto(`${running.url}${folder}learn/prices.html#${id}`);
  return { page, table: await showStep(page, id) };
}

/** @param {import("@playwright/test").Page} page @param {string} id */
async function showStep(page, id) {
  const table = page.locator(`#${id} magnus-derek`);
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await table.scrollIntoViewIfNeeded();
  await table.locator(".prices svg").waitFor();
  return table;
}

/** Calls by the field. @param {import("@playwright/test").Locator} table @param {number} magnitude */
async function call(table, magnitude) {
  await table.locator(".price-turn input").fill(String(magnitude));
  await table.locator(".price-turn input").press("Enter");
}

/** @param {import("@playwright/test").Page} page */
const done = (page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage["magnus-derek-lessons"] ?? "{}").done ?? {}));

for (const folder of ["", "de/"]) {
  for (const { id, task, figure } of paid) {
    test(`who calls by the tables has done ${folder}prices/${id}, and goes on from there after a reload`, async () => {
      const { page, table } = await openStep(id, folder);
      const exercise = new core.Exercise(task, /** @type {any} */ (figure));
      /** @type {number[]} */
      const calls = [];
      while (calls.length < task.rounds) {
        const { bestCall } = exercise.priced(Uint32Array.from(calls)) ?? assert.fail();
        calls.push(bestCall ?? assert.fail());
        await call(table, Number(bestCall));
        await expect(table.locator(".paid-round").last()).toHaveText(new RegExp(`^\\D+${calls.length}\\D`));
      }
      await table.locator(".said.good").waitFor();
      await table.locator(".aha").waitFor();
      await expect(table.locator(".price-turn form")).toHaveCount(0);
      assert.deepEqual(await done(page), [`prices/${id}`]);
      await page.reload();
      const again = await showStep(page, id);
      await again.locator(".said.good").waitFor();
      await expect(again.locator(".price-turn")).not.toHaveText(/priced[A-Z]|undefined/, { useInnerText: true });
      await page.context().close();
    });
  }
}

test("Enter calls what was typed in the same instant, and without a magnitude says which there are", async () => {
  const { page, table } = await openStep("greedy");
  const field = table.locator(".price-turn input");
  await field.press("Enter");
  await expect(field).toBeFocused();
  await expect(table.locator("p.unseen[role=status][aria-live]").first()).toHaveText(/magnitude from 1 to 3/);
  await expect(table.locator(".paid-round")).toHaveCount(0);
  await field.evaluate((/** @type {HTMLInputElement} */ input) => {
    input.value = "3";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.form?.requestSubmit();
  });
  await expect(table.locator(".paid-round")).toHaveCount(1);
  await page.context().close();
});

test("who pays too much is told so, takes it back, and can still do it", async () => {
  const { page, table } = await openStep("greedy");
  await call(table, 1);
  await expect(table.locator(".said.bad")).toHaveText(
    /Derek went to position 1\. From there he can make you pay 1 in all/,
  );
  const status = table.locator("p.unseen[role=status][aria-live]").first();
  await expect(status).toHaveText(
    /make you pay 1 in all.*Round 1: you called 1\. Derek went to position 1, price 2\.$/,
  );
  assert.deepEqual(await done(page), []);
  await table.getByRole("button", { name: "Back to round 1" }).click();
  await expect(table.locator(".said")).toHaveCount(0);
  await expect(table.locator(".paid-round")).toHaveCount(0);
  for (const magnitude of [3, 1, 2, 3, 1, 2]) await call(table, magnitude);
  await table.locator(".said.good").waitFor();
  await page.context().close();
});

test("after the last round it is said what was paid and where it went wrong, with the way back right below", async () => {
  const { page, table } = await openStep("greedy");
  for (const magnitude of [3, 2]) await call(table, magnitude);
  await expect(table.locator(".said.bad")).toHaveText(/^✗ Derek went to position/);
  for (const magnitude of [1, 1, 1, 1]) await call(table, magnitude);
  await expect(table.locator(".said.bad")).toHaveText(
    /^✗ You paid \d+, and 0 is the goal\. The first dear call was in round 2\.$/,
  );
  const back = table.locator(".said.bad + .helps").getByRole("button", { name: "Back to round 2" });
  await expect(table.locator(".prices.played")).toHaveCSS("outline-style", "none");
  await back.click();
  await expect(table.locator(".paid-round")).toHaveText([/^Round 1: you called 3/]);
  await expect(table.locator(".price-turn input")).toBeFocused();
  await page.context().close();
});

test("the button for hints says what the first costs, shows one call after the last, and goes", async () => {
  const { page, table } = await openStep("greedy");
  await table.getByRole("button", { name: "Hint (½ point)" }).click();
  await table.getByRole("button", { name: "Another hint" }).click();
  await table.getByRole("button", { name: "Show a call" }).click();
  await expect(table.locator(".price-turn input")).toHaveValue("3");
  const help = table.getByRole("button", { name: /hint|Show a call/i });
  await expect(help).toHaveCount(0);
  await table.locator(".price-turn input").press("Enter");
  await expect(table.locator(".paid-round")).toHaveCount(1);
  await expect(help).toHaveCount(0);
  await page.context().close();
});

test("a table with prices, on which nothing is used up, has no row of layers, also when the task is done", async () => {
  const { page, table } = await openStep("seats");
  await call(table, 1);
  await table.locator(".said.good").waitFor();
  await expect(table.getByRole("group", { name: "Layers" })).toBeHidden();
  await expect(table.locator(".layers")).toBeHidden();
  await page.context().close();
});

for (const id of ["seats", "cheap-half"])
  test(`in one column the legend of prices/${id} stands between its picture and all that is told and asked`, async () => {
    const { page, table } = await openStep(id, "", { viewport: { width: 820, height: 1180 } });
    const legend = table.locator(".legend").filter({ visible: true });
    await expect(legend).toHaveText(/^A full column outside the circle/);
    const after = await table.locator(".lesson > .legend + *").evaluate((next) => next.matches("slot[name='told']"));
    assert.ok(after);
    await expect(table.locator(".prices .legend")).toBeHidden();
    await page.setViewportSize({ width: 1360, height: 900 });
    await expect(table.locator(".prices .legend")).toBeVisible();
    await expect(legend).toHaveCount(1);
    await page.context().close();
  });

test("a seat is considered with the first press and called with the second; the picture says each price", async () => {
  const { page, table } = await openStep("seats");
  const svg = table.locator(".prices svg");
  await expect(svg).toHaveAttribute("aria-label", /1 costs 2, 2 costs −3, .*The token is on 0\./);
  const box = (await svg.boundingBox()) ?? assert.fail();
  const angle = (2 * Math.PI * 3) / 7;
  const at = {
    x: box.width * (0.5 + (146 / 600) * Math.sin(angle)),
    y: box.height * (0.5 - (146 / 600) * Math.cos(angle)),
  };
  await svg.click({ position: at });
  await expect(table.locator(".price-turn form .note")).toHaveText(
    "3 leads to position 3, price 2, or to position 4, price −2.",
  );
  await expect(table.locator(".prices .seat.lit")).toHaveCount(2);
  await svg.click({ position: at });
  await table.locator(".said.good").waitFor();
  await page.context().close();
});

test("the greedy Magnus plays on and pays without a fault of the reader, the lists play on and are paid", async () => {
  const { page, table } = await openStep("tables");
  await table.getByRole("button", { name: "Greedy Magnus plays on" }).click();
  await expect(table.locator(".price-turn .paid")).toHaveText(/Paid so far: 15, which is 0\.5 a round/);
  await expect(table.locator(".paid-round").last()).toHaveText(/^Round 30: the greedy Magnus called 1\. Derek/);
  await expect(table.locator(".said")).toHaveCount(0);
  await page.reload();
  await showStep(page, "tables");
  await expect(table.locator(".paid-round").last()).toHaveText(/^Round 30: the greedy Magnus called 1\. Derek/);
  await expect(table.locator(".said")).toHaveCount(0);
  await table.getByRole("button", { name: "Again" }).click();
  await table.getByRole("button", { name: "The lists play on" }).click();
  await expect(table.locator(".price-turn .paid")).toHaveText(/Paid so far: −22/);
  await table.locator(".said.good").waitFor();
  assert.deepEqual(await done(page), ["prices/tables"]);
  await page.context().close();
});

test("positions are marked on the picture and by the buttons", async () => {
  const { page, table } = await openStep("cheap-half");
  const svg = table.locator(".prices svg");
  const box = (await svg.boundingBox()) ?? assert.fail();
  await svg.click({ position: { x: box.width / 2, y: box.height * (0.5 - 146 / 600) } });
  await expect(table.locator(".prices .seat.lit")).toHaveCount(1);
  await table.locator(".seat-button", { hasText: /^3$/ }).click();
  await table.getByRole("button", { name: "Check" }).click();
  await table.locator(".said.good").waitFor();
  assert.deepEqual(await done(page), ["prices/cheap-half"]);
  await page.context().close();
});

test("without scripts each table stands there with its prices, and a right answer behind a fold", async () => {
  const context = await running.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${running.url}learn/prices.html`);
  await expect(page.locator("#seats .prices")).toHaveAttribute("aria-label", /5 costs 3/);
  await expect(page.locator("#tables svg .column")).toHaveCount(31);
  await expect(page.locator("#greedy details.solution")).toContainText("3, 1, 2, 3, 1, 2");
  await context.close();
});

for (const folder of ["", "de/"]) {
  test(`in ${folder}prices/tables the same players play on other tables, where the average falls below the bound, and the task stays`, async () => {
    const { page, table } = await openStep("tables", folder);
    const step = lesson.steps.find(({ id }) => id === "tables") ?? assert.fail();
    const play = (/** @type {RegExp} */ name) => table.getByRole("button", { name }).click();
    const sizes = table.getByRole("group", { name: /Number of positions|Anzahl der Positionen/ });
    await expect(sizes.getByRole("button")).toHaveText(["7", "11", "13", "31", "101"]);
    await call(table, 10);
    for (const figure of step.tables ?? assert.fail()) {
      const n = /** @type {any} */ (figure).prices.length;
      const exercise = new core.Exercise(/** @type {any} */ (step.task), /** @type {any} */ (figure));
      for (const [name, strategy] of /** @type {const} */ ([
        [/Greedy|gierige/i, "greedyCall"],
        [/^(The lists|Die Listen)/, "bestCall"],
      ])) {
        await sizes.getByRole("button", { name: String(n), exact: true }).click();
        await expect(sizes.locator("[aria-pressed=true]")).toHaveText(String(n));
        await expect(table.locator(".prices .seat")).toHaveCount(n);
        await play(name);
        /** @type {number[]} */
        const calls = [];
        let now = exercise.priced(new Uint32Array()) ?? assert.fail();
        for (let next = now[strategy]; next !== null; next = now[strategy]) {
          calls.push(next);
          now = exercise.priced(Uint32Array.from(calls)) ?? assert.fail();
        }
        await expect(table.locator("p.paid")).toContainText(`: ${String(now.paid).replace("-", "−")}`);
        await expect(table.locator(".said")).toHaveCount(0);
        if (strategy === "bestCall") assert.ok(now.paid / calls.length <= (now.bound ?? assert.fail()));
        else assert.ok(now.paid / calls.length >= 0.5);
      }
      exercise.free();
    }
    assert.deepEqual(await done(page), []);
    // Back on its own table the task is solved as before.
    await sizes.getByRole("button", { name: "31", exact: true }).click();
    await expect(table.locator(".paid-round")).toHaveText([/\b10\b/]);
    await play(/^(The lists|Die Listen)/);
    await table.locator(".said.good").waitFor();
    assert.deepEqual(await done(page), ["prices/tables"]);
    // Nor does a look at another table undo what is done.
    await sizes.getByRole("button", { name: "7", exact: true }).click();
    await expect(table.locator(".said.good")).toBeVisible();
    await page.context().close();
  });
}
