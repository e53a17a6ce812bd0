// @ts-check
/** The page of announced moves: three games from the form to the table, links, cancelling, keyboard. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { bytesOf, expect, openPath, test, useBrowser } from "./browser.js";

const running = useBrowser();

/** Magnitudes on 64 positions for whose minimum a search takes much longer than a test. */
const LONG = Array.from({ length: 120 }, (_, i) => 1 + ((i ** 3 * 7 + i ** 2 * 13 + (i >> 2)) % 31)).join(",");

/** @param {string} [hash] @param {import("@playwright/test").BrowserContextOptions} [options] */
const openPage = (hash = "", options = {}) => openPath(running, `announced.html${hash}`, options);

/** Selector of the tag's sentence about the round. */
const SENTENCE = "#table .turn > .sentence";

/** @param {import("@playwright/test").Page} page @param {string} selector @param {string | RegExp} text */
const shows = (page, selector, text) => page.locator(selector).getByText(text).first().waitFor();

test("it opens with the smallest counterexample to Theorem 4, which can be gone through", async () => {
  const { page } = await openPage();
  await shows(page, "#magnus-headline", "Derek can hold Magnus to 3 of 6 positions, and to no fewer.");
  await shows(page, "#magnus-note", /says 4: here Theorem 4 of the thesis, that this is the minimum, is false/);
  const table = page.locator("#table");
  await shows(page, SENTENCE, /The token is on 0/);
  for (let round = 1; round <= 6; round++) await table.getByRole("button", { name: "One round on" }).click();
  await shows(page, SENTENCE, /Round 6: .* 3 positions visited so far/);
  await page.waitForFunction(() => location.hash.endsWith("&step=6"));
  await page
    .locator("#ways")
    .getByLabel(/Algorithm DEREK/)
    .check();
  await shows(page, SENTENCE, /Round 6: .* 4 positions visited so far/);
  await page.getByText("All rounds as a table").click();
  await expect(page.locator("#rounds tbody tr")).toHaveCount(6);
  await expect(page.locator("#rounds tbody tr.marked")).not.toHaveCount(0);
});

test("magnitudes can be clicked, typed, taken from a strategy and at random; the button brings the counterexample back", async () => {
  const { page } = await openPage("#magnus&n=6&magnitudes=1");
  await shows(page, "#magnus-headline", "2 of 6");
  for (const magnitude of [1, 2, 2, 1, 3]) {
    await page.getByRole("button", { name: `Append ${magnitude}`, exact: true }).click();
  }
  await shows(page, "#magnus-headline", "3 of 6");
  await page.waitForFunction(() => location.hash === "#magnus&n=6&magnitudes=1,1,2,2,1,3");
  await page.getByText("Take them from a strategy").click();
  const choice = page.locator("#take-from");
  await choice.locator("option[value=balanced]").waitFor({ state: "attached" });
  await page.getByLabel("Positions n").first().fill("13");
  await choice.selectOption("balanced");
  await page.getByRole("button", { name: "Fill in" }).click();
  await shows(page, "#magnus-headline", /of 13 positions, and to no fewer/);
  await choice.selectOption("");
  await page.getByLabel("Rounds", { exact: true }).fill("9");
  await page.getByRole("button", { name: "Fill in" }).click();
  await page.waitForFunction(() => /magnitudes=(\d+,){8}\d+$/.test(location.hash));
  await page.getByRole("button", { name: "Load 1 1 2 2 1 3" }).click();
  await shows(page, "#magnus-headline", "3 of 6");
});

test("a long search shows progress, a lower bound and the thesis' answer as an upper bound, and is cancelled at once", async () => {
  const { page } = await openPage(`#magnus&n=64&magnitudes=${LONG}`);
  await shows(page, "#magnus-words", /or fewer: impossible/);
  await shows(page, "#magnus-headline", /upper bound: Algorithm DEREK of the thesis/);
  // At once: it is said when the click has been dealt with, whatever the search was doing.
  const said = await page.evaluate(() => {
    /** @type {HTMLButtonElement} */ (document.querySelector("#magnus-cancel")).click();
    return document.querySelector("#magnus-note")?.textContent;
  });
  assert.equal(said, "The search for the minimum was cancelled.");
  await expect(page.locator("#magnus-cancel")).toBeDisabled();
  // The table still has the thesis' game, and the next question is answered.
  await shows(page, SENTENCE, /Magnus has announced 120 magnitudes/);
  await page.getByRole("button", { name: "Load 1 1 2 2 1 3" }).click();
  await shows(page, "#magnus-headline", "3 of 6");
});

test("announced directions: the impossible one says so, the missing case visits everything, relaxed too", async () => {
  const { page } = await openPage("#derek");
  await shows(page, "#derek-headline", "Magnus visits all 9 positions in 8 rounds.");
  await shows(page, "#derek-note", "The thesis leaves this case out");
  await page.getByRole("button", { name: "n = 5, not possible" }).click();
  await shows(page, "#derek-headline", "Magnus can visit only 4 of 5 positions.");
  await page.getByLabel(/Magnus may call/).check();
  await shows(page, "#derek-headline", "Magnus visits all 5 positions in 4 rounds.");
  await expect(page.locator("#play-link")).toBeHidden();
  await page.goBack();
  await shows(page, "#derek-headline", "only 4 of 5");
  await page.getByRole("button", { name: "even n" }).click();
  await shows(page, "#derek-note", "Theorem 5(a)");
  await page.locator("#table [role=group][aria-label^='The table']").focus();
  for (let round = 0; round < 5; round++) await page.keyboard.press("ArrowRight");
  await shows(page, SENTENCE, "3-balanced");
  await expect(page.locator("#table .block")).toHaveCount(2);
  await page.getByRole("button", { name: "Remove last" }).last().click();
  await shows(page, "#directions-count", "there are 10 now");
  await page.getByRole("button", { name: "Append clockwise", exact: true }).click();
  await shows(page, "#derek-headline", "all 12");
  await page.getByRole("link", { name: "Open on the Play page" }).click();
  await page.locator("magnus-derek[data-ready], magnus-derek").first().waitFor();
  await expect(page).toHaveURL(/n=12/);
});

test("random games: live numbers, histogram, the exact mean within the interval's reach, CSV, single games", async () => {
  const { page } = await openPage("#random&n=12&games=20000&seed=1");
  await shows(page, "#random-status", /Finished\./);
  await shows(page, "#random-headline", /20,000 games took .* rounds on average\. The exact mean is/);
  await shows(page, "#random-numbers", "95 % confidence interval");
  await expect(page.locator("#histogram svg path")).not.toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).first().click(),
  ]);
  const csv = String(await bytesOf(download));
  const games = csv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => Number(line.split(",")[1]));
  assert.match(csv, /^rounds,games\n/);
  assert.equal(
    games.reduce((sum, count) => sum + count, 0),
    20_000,
  );
  await page.getByLabel("Game", { exact: true }).fill("7");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForFunction(() => location.hash.includes("game=7"));
});

test("ten million games can be cancelled, and what was played stays", async () => {
  const { page } = await openPage("#random&n=50&games=10000000&seed=2");
  await shows(page, "#random-headline", "rounds on average");
  await page.getByRole("button", { name: "Cancel" }).last().click();
  await page.waitForFunction(() =>
    document.querySelector("#random-status")?.textContent?.startsWith("Cancelled after"),
  );
  await expect(page.locator("#random-headline")).toHaveText(/rounds on average/);
});

test("what is wrong is named with its limit, and the game on the table stays", async () => {
  const { page } = await openPage();
  await shows(page, "#magnus-headline", "3 of 6");
  await page.locator("#magnitudes").fill("1, 4");
  await page.getByRole("button", { name: "Show Derek’s answer" }).click();
  await shows(page, "#magnus-error", outOfRange("Magnitude number 2 of the list", 1, 3, 4));
  await shows(page, "#magnus-headline", "3 of 6");
  await expect(page.locator("#magnitudes")).toHaveAttribute("aria-invalid", "true");
  const { page: fresh } = await openPage("#magnus&n=6&magnitudes=1,9");
  await shows(fresh, "#magnus-error", /Magnitude number 2/);
  await expect(fresh.locator("#table-section")).toBeHidden();
  await page.goto(`${running.url}announced.html#derek&n=9&directions=+-`);
  await page.reload();
  await shows(page, "#derek-error", "The number of directions must be exactly n − 1 = 8, but it is 2.");
  await page.goto(`${running.url}announced.html#random&n=1&games=5`);
  await page.reload();
  await shows(page, "#random-error", outOfRange("n", 2, "1,048,576", 1));
});

test("refused input takes nothing from the game that is on the table: its address, its single games, its file", async () => {
  const { page } = await openPage("#magnus&n=6&magnitudes=1,1,2,2,1,3");
  await shows(page, "#magnus-headline", "3 of 6");
  await page.locator("#magnitudes").fill("1, 4");
  await page.getByRole("button", { name: "Show Derek’s answer" }).click();
  await shows(page, "#magnus-error", "Magnitude number 2");
  await page.locator("#table").getByRole("button", { name: "One round on" }).click();
  await page.waitForFunction(() => location.hash === "#magnus&n=6&magnitudes=1,1,2,2,1,3&step=1");

  await page.goto(`${running.url}announced.html#derek&n=5&directions=++--`);
  await shows(page, "#derek-headline", "all 5");
  await page.locator("#directions").fill("++");
  await page.getByRole("button", { name: "Show Magnus’s answer" }).click();
  await shows(page, "#derek-error", "but it is 2.");
  await page.locator("#table").getByRole("button", { name: "One round on" }).click();
  await page.waitForFunction(() => location.hash === "#derek&n=5&directions=++--&step=1");

  await page.goto(`${running.url}announced.html#random&n=9&games=100&seed=3`);
  await shows(page, "#random-status", /Finished/);
  const headline = await page.locator("#random-headline").innerText();
  await page.locator("#random-n").fill("1");
  await page.getByRole("button", { name: "Run" }).click();
  await shows(page, "#random-error", outOfRange("n", 2, "1,048,576", 1));
  await page.getByLabel("Game", { exact: true }).fill("5");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForFunction(() => location.hash === "#random&n=9&games=100&seed=3&game=5");
  await expect(page.locator("#game-error")).toHaveText("");
  await expect(page.locator("#random-headline")).toHaveText(headline);
  await expect(page.locator("#random-words")).toHaveText("100 of 100 games");
  // The number of a game may be refused too.
  await page.getByLabel("Game", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await shows(page, "#game-error", outOfRange("The number of the game", 1, "10,000,000", 0));
  await expect(page.locator("#table")).toBeVisible();
  await page.locator("#table").getByRole("button", { name: "One round on" }).click();
  await page.waitForFunction(() => location.hash === "#random&n=9&games=100&seed=3&game=5&step=1");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).first().click(),
  ]);
  assert.equal(download.suggestedFilename(), "cover-times-n-9.csv");
});

test("games too large for the table say so by their own n, and games that were never played too", async () => {
  const { page } = await openPage("#random&n=1001&games=2");
  await shows(page, "#random-status", /Finished/);
  await shows(page, "#game-error", "Single games are shown up to n = 1,000, and these are on n = 1,001.");
  const { page: largest } = await openPage("#random&n=1000&games=2");
  await shows(largest, SENTENCE, /until all 1,000 positions are visited/);
  const { page: fresh } = await openPage("#random&n=1");
  await shows(fresh, "#random-error", /n must be/);
  await fresh.getByRole("button", { name: "Show", exact: true }).click();
  await shows(fresh, "#game-error", "No game has been played yet: press Run first.");
});

test("a new run begins with nothing, and one that is cancelled before its first game says so", async () => {
  const { page } = await openPage("#random&n=5&games=1000");
  await shows(page, "#random-status", /Finished/);
  // Games on a million positions take so long that at most a few have been played when this is cancelled.
  await page.locator("#random-n").fill("1048576");
  await page.getByRole("button", { name: "Run" }).click();
  await page.waitForFunction(() => /n=1048576/.test(location.hash));
  await page.getByRole("button", { name: "Cancel" }).last().click();
  await shows(page, "#random-status", /^Cancelled (before a game was played|after \d+ of 1,000 games)\.$/);
  await expect(page.locator("#random-headline")).not.toHaveText(/1,000 games took/);
  await expect(page.locator("#table")).toBeHidden();
  await expect(page.locator("#random-csv")).toBeDisabled();
});

test("the run that is cancelled at once leaves what was played before it", async () => {
  const { page } = await openPage("#random&n=5&games=1000");
  await shows(page, "#random-status", /Finished/);
  const said = await page.evaluate(() => {
    /** @type {HTMLFormElement} */ (document.querySelector("#random-form")).requestSubmit();
    /** @type {HTMLButtonElement} */ (document.querySelector("#random-cancel")).click();
    return ["#random-status", "#random-words"].map((place) => document.querySelector(place)?.textContent);
  });
  assert.deepEqual(said, Array(2).fill("Cancelled before a game was played."));
  await expect(page.locator("#random-headline")).toHaveText(/^1,000 games took/, { useInnerText: true });
});

test("going back leads to what was there: without a hash to the first game, and through the tabs", async () => {
  const { page } = await openPage();
  await shows(page, "#magnus-headline", "3 of 6");
  await page.locator("#magnitudes").fill("1, 2");
  await page.getByRole("button", { name: "Show Derek’s answer" }).click();
  await page.waitForFunction(() => location.hash === "#magnus&n=6&magnitudes=1,2");
  await page.getByRole("link", { name: "Derek announces" }).click();
  await shows(page, "#derek-headline", "all 9");
  await page.getByRole("button", { name: "even n" }).click();
  await shows(page, "#derek-headline", "all 12");
  await page.goBack();
  await shows(page, "#derek-headline", "all 9");
  // A tab keeps what stands in the form, and its address then names that.
  await page.locator("#directions").fill("++++----");
  await page.getByRole("link", { name: "Magnus announces" }).click();
  await page.waitForFunction(() => location.hash === "#magnus&n=6&magnitudes=1,2");
  await page.getByRole("link", { name: "Derek announces" }).click();
  await page.waitForFunction(() => decodeURIComponent(location.hash) === "#derek&n=9&directions=++++----");
  for (let page_ = 0; page_ < 4; page_++) await page.goBack();
  await page.waitForFunction(() => location.hash === "");
  await shows(page, "#magnus-headline", "3 of 6");
  await expect(page.locator("#magnitudes")).toHaveValue("1, 1, 2, 2, 1, 3");
});

test("taking magnitudes from a strategy that has to solve the game shows how far it is, and can be cancelled", async () => {
  const { page } = await openPage("#magnus&n=29&magnitudes=1");
  await page.getByText("Take them from a strategy").click();
  const choice = page.locator("#take-from");
  await choice.locator("option[value=perfect]").waitFor({ state: "attached" });
  await choice.selectOption("perfect");
  // Cancelled when the first progress is shown: a fast machine needs not much longer for the whole.
  const words = await page.evaluate(() => {
    const place = /** @type {HTMLElement} */ (document.querySelector("#take-words"));
    const cancel = /** @type {HTMLButtonElement} */ (document.querySelector("#take-cancel"));
    /** @type {HTMLElement} */ (document.querySelector("#take-fill")).click();
    return new Promise((resolve) => {
      new MutationObserver(() => {
        cancel.click();
        resolve(place.textContent);
      }).observe(place, { childList: true });
    });
  });
  assert.match(words, /^Solving the game for n = 29: \d+ %$/);
  await shows(page, "#take-note", /^Cancelled\./);
  await expect(page.locator("#take-solving")).toBeHidden();
  await expect(page.locator("#magnitudes")).toHaveValue("1");
  // A refusal is an alert.
  await page.getByLabel("Rounds", { exact: true }).fill("0");
  await page.keyboard.press("Enter");
  await shows(page, "#take [role=alert]", outOfRange("The number of rounds", 1, "1,000", 0));
  await page.getByLabel("Rounds", { exact: true }).fill("7");
  await choice.selectOption("layers");
  await page.getByRole("button", { name: "Fill in" }).click();
  await page.waitForFunction(() => /magnitudes=(\d+,){6}\d+$/.test(location.hash));
  await expect(page.locator("#take [role=alert]")).toHaveText("");
});

test("buttons that append a direction are answered for those who do not see the count", async () => {
  const { page } = await openPage("#derek&n=9&directions=++");
  await page.getByRole("button", { name: "Append clockwise", exact: true }).click();
  await expect(page.locator("#directions-note [role=status]")).toHaveText("there are 3 now.");
});

test("the page leaves the number of buttons to its worker, and has no core before its table needs one", async () => {
  const { page } = await openPage();
  // Only in pages: workers have a WebAssembly of their own.
  await page.addInitScript(() => {
    const count = { cores: 0 };
    const { instantiate, instantiateStreaming } = WebAssembly;
    const counted =
      (/** @type {any} */ act) =>
      (/** @type {any[]} */ ...values) => {
        count.cores += 1;
        return act.apply(WebAssembly, values);
      };
    Object.assign(WebAssembly, {
      instantiate: counted(instantiate),
      instantiateStreaming: counted(instantiateStreaming),
    });
    Object.assign(window, { count });
  });
  const cores = () => page.evaluate(() => /** @type {any} */ (window).count.cores);
  await page.goto(`${running.url}announced.html#magnus&n=6&magnitudes=1,9`);
  await page.reload();
  const buttons = page.locator("#magnus-append").getByRole("button", { name: /^Append/ });
  await shows(page, "#magnus-error", /Magnitude number 2/);
  await expect(buttons).toHaveCount(3);
  const n = page.getByLabel("Positions n").first();
  await n.fill("13");
  await expect(buttons).toHaveCount(6);
  await n.fill("42");
  await expect(page.locator("#magnus-append")).toBeHidden();
  assert.equal(await cores(), 0);
  await page.getByRole("button", { name: "Load 1 1 2 2 1 3" }).click();
  await expect(buttons).toHaveCount(3);
  await shows(page, SENTENCE, /The token is on 0/);
  assert.equal(await cores(), 1);
});

for (const [width, height, isNarrow] of /** @type {const} */ ([
  [1024, 768, false],
  [820, 1180, false],
  [390, 844, true],
])) {
  test(`an answer and its picture are in the window together at ${width} × ${height}${isNarrow ? " once it is asked for" : ""}`, async () => {
    for (const [game, ask, picture] of /** @type {const} */ ([
      ["magnus", /Show Derek/, "#table svg.table"],
      ["derek", /Show Magnus/, "#table svg.table"],
      ["random", "Run", "#histogram svg"],
    ])) {
      const { page } = await openPage(`#${game}`, { viewport: { width, height } });
      await page.locator(picture).first().waitFor();
      if (isNarrow) await page.getByRole("button", { name: ask, exact: game === "random" }).click();
      for (const part of [`#${game}-headline`, picture]) {
        await expect(page.locator(part).first(), `${game}: ${part}`).toBeInViewport({ ratio: 0.99 });
      }
      await page.context().close();
    }
  });
}
