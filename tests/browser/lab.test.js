// @ts-check
/** The Lab page: a tournament from the form to table, plot and file, and its errors. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { bytesOf, expect, frames, openPath, test, useBrowser } from "./browser.js";

const running = useBrowser();

/** A tournament of many hours. */
const LONG = "#n=20011&magnus=layers,balanced,random&derek=hoarder,protector,look-ahead,random&seeds=20";

/**
 * The page with its first tournament begun.
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 * @param {string} [hash]
 */
const openLab = (options = {}, hash = "") => openPath(running, `lab.html${hash}`, options);

/** @param {import("@playwright/test").Page} page */
function finished(page) {
  return page.locator("#status").getByText("Finished").waitFor();
}

/** @param {import("@playwright/test").Page} page @param {string} n */
async function run(page, n) {
  await page.getByLabel("Tables n").fill(n);
  await page.getByRole("button", { name: "Run" }).click();
}

test("the page opens with a small tournament: table, plot, progress", async () => {
  const { page } = await openLab();
  await finished(page);
  await expect(page.locator("#status")).toHaveText("Finished: 132 games played.");
  await expect(page.locator("#progress-words")).toHaveText("132 of 132 games");
  const progress = page.getByRole("progressbar", { name: "Games played" });
  await expect.poll(() => progress.evaluate((/** @type {any} */ bar) => [bar.value, bar.max])).toEqual([132, 132]);
  await expect(page.locator("#table tbody tr")).toHaveCount(66);
  await expect(page.locator("#table thead th")).toHaveText(
    ["n", "Magnus", "Derek", "Rounds", "Rounds / n", "Visited", "f*(n)", "Bound"],
    { useInnerText: true },
  );
  const row = page.locator("#table tbody tr", { hasText: /^47\s*Midpoint layers\s*Hoarder/ });
  const [, , rounds, ratio, visited, fStar, bound] = await row.locator("td").allInnerTexts();
  assert.deepEqual([ratio, visited, fStar, bound], [(Number(rounds) / 47).toFixed(3), "46", "46", "86"]);
  const plot = page.getByRole("img", { name: /^Plot of rounds − n over n, 6 lines\. The highest/ });
  await expect(plot.locator(".line")).toHaveCount(6);
  await expect(plot.locator(".marker")).toHaveCount(66);
  await expect(plot.locator(".marker title").first()).toHaveText(/^n = 11: \d+ rounds, .* against /);
  await expect(plot.locator(".bound-name")).toHaveText(["2(n − 1)", "3(n − 1)"]);
  await expect(plot.locator(".end-name").nth(5)).toBeAttached();
  await expect(page.locator("#figure .legend")).toHaveCount(0);
  await expect(page.locator("#cancel")).toBeDisabled();
});

test("bad input gives a sentence and leaves the earlier results", async () => {
  const { page } = await openLab();
  await finished(page);
  const alert = page.locator("#error");
  const rows = page.locator("#table tbody tr");
  for (const [n, sentence] of /** @type {const} */ ([
    ["x", outOfRange("n", 2, "1,048,576", "“x”")],
    ["", "Write at least one n"],
    ["9-3", outOfRange("The end of a range of n", 9, "1,048,576", 3)],
    ["2-30000", outOfRange("The number of games", 1, "100,000")],
  ])) {
    await run(page, n);
    await alert.getByText(sentence).waitFor();
    await expect(page.getByLabel("Tables n")).toHaveAttribute("aria-invalid", "true");
  }
  await page.getByLabel("Tables n").fill("11");
  for (const seeds of ["0", "21", "2.5", "many"]) {
    await page.getByLabel("Seeds").fill(seeds);
    await page.keyboard.press("Enter");
    await alert.getByText(outOfRange("The number of seeds", 1, 20, `“${seeds}”`)).waitFor();
  }
  await page.getByLabel("Seeds").fill("1");
  const box = (/** @type {string} */ name) => page.getByRole("checkbox", { name, exact: true });
  for (const name of ["Midpoint layers", "Balanced layers"]) await box(name).uncheck();
  await page.getByRole("button", { name: "Run" }).click();
  await alert.getByText("Choose at least one Magnus.").waitFor();
  await box("Power of two").check();
  await page.getByRole("button", { name: "Run" }).click();
  await alert.getByText("None of the chosen pairs can play on these tables").waitFor();
  const all = page.getByRole("group", { name: "Derek" }).getByLabel("All", { exact: true });
  await all.check();
  await expect(page.locator("#derek summary")).toHaveText(/(\d+) of \1$/);
  await all.uncheck();
  await page.getByRole("button", { name: "Run" }).click();
  await alert.getByText("Choose at least one Derek.").waitFor();
  await expect(rows).toHaveCount(66);
  await box("Hoarder: an interval").check();
  await run(page, "16, 32");
  await page.getByText("Finished: 2 games played.").waitFor();
  await expect(alert).toHaveText("");
  await expect(rows).toHaveCount(2);
});

test("a long tournament is cancelled at once, keeps what was played, and Run works again", async () => {
  const { page } = await openLab({}, LONG);
  await page.locator("#table tbody tr").first().waitFor({ timeout: 60_000 });
  const told = await page.evaluate(() => {
    /** @type {HTMLButtonElement} */ (document.querySelector("#cancel")).click();
    return document.querySelector("#status")?.textContent;
  });
  assert.match(String(told), /^Cancelled after \d+ of 240 games\.$/);
  const played = await page.locator("#progress-words").innerText();
  await expect.poll(() => page.locator("#table tbody tr").count()).toBeGreaterThanOrEqual(1);
  await expect(page.locator("#download")).toBeEnabled();
  // No worker is left that could play on.
  const players = () => page.workers().filter((worker) => worker.url().endsWith("/lab/worker.js"));
  await expect.poll(() => players().length).toBe(0);
  await frames(page);
  await expect(page.locator("#progress-words")).toHaveText(played, { useInnerText: true });
  await run(page, "101");
  await page.getByText("Finished: 240 games played.").waitFor();
  await expect(page.locator("#table tbody tr")).toHaveCount(12);
});

test("Cancel before the first game ends keeps the page whole, and Run instead of Cancel begins anew", async () => {
  const { page } = await openLab({}, "#n=1000000&magnus=balanced&derek=hoarder&seeds=1");
  await page.getByText("Playing 1 game.").waitFor();
  await page.locator("#cancel").click();
  await page.getByText("Cancelled after 0 of 1 game.").waitFor();
  await expect(page.getByRole("button", { name: "Run" })).toBeFocused();
  await page.getByRole("button", { name: "Run" }).click();
  await page.getByText("Playing 1 game.").waitFor();
  await run(page, "11");
  await page.getByText("Finished: 1 game played.").waitFor();
  await expect(page.locator("#table tbody tr")).toHaveCount(1);
});

test("the CSV has every game", async () => {
  const { page } = await openLab({}, "#n=11,45&magnus=layers&derek=hoarder:bohr,random&seeds=3");
  await finished(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#download").click()]);
  assert.equal(download.suggestedFilename(), "magnus-derek-tournament.csv");
  const lines = String(await bytesOf(download)).split("\n");
  assert.equal(lines.length, 1 + 2 * 2 * 3 + 1);
  assert.equal(lines[0], "n,magnus,derek,seed,f_star,visited,rounds");
  assert.match(String(lines[1]), /^11,layers,hoarder:bohr,0,10,10,\d+$/);
  assert.match(String(lines[12]), /^45,layers,random,2,30,\d+,\d+$/);
  assert.equal(lines[13], "");
});

test("a number of rounds opens that very game, which then has so many rounds", async () => {
  const { page } = await openLab({}, "#n=45&magnus=layers&derek=random&seeds=5");
  await finished(page);
  const link = page.locator("#table tbody a");
  const rounds = Number(await link.innerText());
  const href = String(await link.getAttribute("href"));
  assert.match(href, /^\.\/#n=45&magnus=layers&derek=random&seed=\d$/);
  await link.click();
  await page.waitForURL(/\/#n=45/);
  // The menus come after the table.
  await page.locator("magnus-derek .seed input").waitFor({ state: "attached" });
  const game = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    await table.ready;
    const players = [...table.shadowRoot.querySelectorAll(".seat-row select")].map((select) => select.value);
    const { n, round } = table.state;
    while (table.state.turn !== "over") table.step();
    return { n, round, players, seed: table.shadowRoot.querySelector(".seed input").value, rounds: table.state.round };
  });
  const seed = href.slice(-1);
  assert.deepEqual(game, { n: 45, round: 0, players: ["layers", "random"], seed, rounds });
  await page.goBack();
  await finished(page);
  await expect(page.locator("#table tbody a")).toHaveAttribute("href", href);
});

test("a tournament has an address", async () => {
  const { page } = await openLab();
  await finished(page);
  await run(page, "3-5, 9");
  await page.getByText("Finished: 48 games played.").waitFor();
  const address = page.url();
  assert.match(address, /#n=3-5,\+9&magnus=layers,balanced&derek=protector,hoarder,random&seeds=2$/);
  await page.reload();
  await page.getByText("Finished: 48 games played.").waitFor();
  await expect(page.getByLabel("Tables n")).toHaveValue("3-5, 9");
});

test("many rows are cut off in the table, stopped games are named, many pairs are drawn together", async () => {
  const { page } = await openLab(
    {},
    "#n=11-60&magnus=layers,balanced,random&derek=protector,hoarder,random,alternating,clockwise&seeds=1",
  );
  await finished(page);
  await expect(page.locator("#table tbody tr")).toHaveCount(400);
  await page.getByText("The first 400 of 750 rows. The CSV has all games.").waitFor();
  await page.getByText(/More than 12 pairs: each line is a Magnus/).waitFor();
  await page.getByText(/Stopped games are not drawn/).waitFor();
  await expect(page.locator("#table tbody tr", { hasText: "stopped at" }).first()).toHaveText(/none$/);
  await expect(page.locator("#figure .leader")).toHaveCount(3);
});

test("a worker that cannot be loaded is told in a sentence", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const context = await running.browser.newContext();
  const page = await context.newPage();
  // Its name in the tree, and where the site is built.
  const worker = /\/(lab\/worker\.js|parts\/worker-[^/]*\.js)$/;
  await page.route(worker, (route) => route.abort());
  await page.goto(`${running.url}lab.html`);
  await page.locator("#error").getByText("could not be loaded").waitFor();
  await expect(page.locator("#cancel")).toBeDisabled();
  await page.unroute(worker);
  await page.getByRole("button", { name: "Run" }).click();
  await finished(page);
  await expect(page.locator("#error")).toHaveText("");
});

test("a core that cannot be loaded is told in a sentence", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const context = await running.browser.newContext();
  const page = await context.newPage();
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${running.url}lab.html`);
  await page.locator("#error").getByText("The players could not be loaded").waitFor();
});

test("on a phone the tables need no scrolling sideways, and the plot has a legend", async () => {
  const context = await running.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${running.url}lab.html`);
  await finished(page);
  for (const name of ["Table of results", "Table of exact values", "Table of the least waste"]) {
    const region = page.getByRole("region", { name });
    await region.getByRole("row").nth(3).waitFor();
    assert.equal(await region.evaluate((node) => node.scrollWidth - node.clientWidth), 0, name);
  }
  const results = page.getByRole("region", { name: "Table of results" });
  await expect(results.getByRole("row")).toHaveCount(67);
  await expect(results.getByRole("columnheader")).toHaveCount(8);
  await expect(page.locator("#figure .legend li")).toHaveCount(6);
  await expect(page.locator("#figure .end-name")).toHaveCount(0);
});

test("the table scrolls by the keyboard", async () => {
  const { page } = await openLab();
  await finished(page);
  await page.getByRole("region", { name: "Table of results" }).focus();
  await page.keyboard.press("End");
  await page.waitForFunction(() => (document.querySelector(".scroller")?.scrollTop ?? 0) > 0);
});

test("the names of lines are whole, and stand on no other line, at every width and in both languages", async () => {
  for (const [path, width] of /** @type {[string, number][]} */ ([
    ["de/lab.html", 820],
    ["de/lab.html", 1024],
    ["lab.html", 1440],
  ])) {
    const { page } = await openPath(running, path, { viewport: { width, height: 900 } });
    const names = page.locator("svg .end-name");
    await expect(names.getByText(/perfect play|perfektes Spiel/)).toHaveCount(1);
    const cut = () =>
      names.evaluateAll((all) =>
        all
          .filter((name) => {
            const svg = /** @type {SVGElement} */ (name.closest("svg"));
            return name.getBoundingClientRect().right > svg.getBoundingClientRect().right;
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut).toEqual([]);
    const covered = () =>
      names.evaluateAll((all) =>
        all
          .filter((name) => /exact at|am Ende exakt/.test(name.textContent ?? ""))
          .flatMap((name) => {
            const { left, right, top, bottom } = name.getBoundingClientRect();
            const markers = name.closest("svg")?.querySelectorAll(".marker") ?? [];
            return [...markers]
              .filter((marker) => {
                const at = marker.getBoundingClientRect();
                return at.right > left && at.left < right && at.bottom > top && at.top < bottom;
              })
              .map(() => name.textContent);
          }),
      );
    await expect.poll(covered).toEqual([]);
    await page.context().close();
  }
});
