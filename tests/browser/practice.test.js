// @ts-check
/** The page of puzzles in a browser: answered right and wrong, by keyboard, on a phone, in German, and after a reload. */

import { study } from "../page/study.js";
import { assertAccessible, assertNotWider, expect, openPath, ready, test, useBrowser, windows } from "./browser.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();
/** A puzzle that will be the same for ever. */
const NAME = "only-call&level=3&seed=5";
const PATH = `practice.html#${NAME}`;

/** The right call of that puzzle, and a wrong one with its cost. */
function callsOf() {
  const { task, figure } = study.findPuzzle("only-call", 3, 5);
  const moves = new study.Exercise(task, figure).ratedMoves();
  const isRight = (/** @type {(typeof moves)[number]} */ { loss }) => loss.positions + loss.rounds === 0;
  const [right, wrong] = [moves.find(isRight), moves.find((move) => !isRight(move))];
  return { right: String(right?.magnitude), wrong: String(wrong?.magnitude), rounds: wrong?.loss.rounds };
}

/** @param {string} path @param {import("@playwright/test").BrowserContextOptions} [options] */
async function open(path, options = {}) {
  const { page } = await openPath(running, path, options);
  await puzzleReady(page);
  return page;
}

/** Waits for the puzzle on the table. @param {Page} page */
async function puzzleReady(page) {
  await page.waitForSelector("magnus-derek[puzzle]");
  await ready(page);
}

/** Types a magnitude and calls it, by keyboard alone. @param {Page} page @param {string} magnitude */
async function call(page, magnitude) {
  const field = page.getByRole("textbox", { name: /Magnitude|Weite/ });
  await field.focus();
  await field.fill(magnitude);
  await page.keyboard.press("Enter");
}

/** The verdict beside the table. @param {Page} page @param {string | RegExp} text */
const said = (page, text) => page.locator("magnus-derek .said", { hasText: text });

/** The account as it is kept. @param {Page} page */
const accountOf = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("magnus-derek-lessons") ?? "{}").practice ?? null);

test("a wrong call is refuted on the table with its cost and its lesson, and the right one lists the others", async () => {
  const page = await open(PATH);
  const { right, wrong, rounds } = callsOf();
  await page.getByRole("textbox", { name: /First a guess/ }).fill("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your guess: 5 rounds.")).toBeVisible();
  await call(page, wrong);
  await expect(said(page, `The call ${wrong} costs ${rounds} round`)).toBeVisible();
  await expect(page.getByText(/How it goes wrong: round 1 of/)).toBeVisible();
  await expect(page.getByText(/You guessed 5; it is/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Why? Lesson 3" })).toHaveAttribute("href", /learn\/rings\.html/);
  expect(await accountOf(page)).toMatchObject({ run: 0, best: 0 });
  expect(Object.values((await accountOf(page)).missed)).toMatchObject([{ puzzle: NAME, isSecond: false }]);
  await page.getByRole("button", { name: "Back to the puzzle" }).click();
  await call(page, right);
  await expect(said(page, "That is right.")).toBeVisible();
  await expect(page.getByText("What the other calls would have cost:")).toBeVisible();
  // The first answer counts.
  expect(await accountOf(page)).toMatchObject({ run: 0, best: 0 });
});

test("a right call counts, the next puzzle has the same kind and level, and a reload keeps the puzzle", async () => {
  const page = await open(PATH);
  await call(page, callsOf().right);
  await expect(page.getByText("1 right in a row; your best is 1.")).toBeVisible();
  await page.reload();
  await puzzleReady(page);
  await expect(page).toHaveURL(new RegExp(`#${NAME}$`));
  await call(page, callsOf().right);
  await expect(said(page, "That is right.")).toBeVisible();
  expect(await accountOf(page)).toMatchObject({ run: 1, best: 1 });
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(`#${NAME}$`));
  await expect(page).toHaveURL(/#only-call&level=3&seed=\d+$/);
  await expect(said(page, "That is right.")).toBeHidden();
  await page.goBack();
  await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", NAME);
});

test("every kind is there by the choice alone, and an address that names none says so", async () => {
  const page = await open(PATH);
  for (const { kind, levels } of study.practiceKinds()) {
    await page.locator("#kind").selectOption(kind);
    await expect(page).toHaveURL(new RegExp(`#${kind}&level=(${levels.join("|")})&seed=\\d+$`));
    await expect(
      page
        .locator("magnus-derek")
        .getByText(/\?|it can be done|Choose the largest/)
        .first(),
    ).toBeVisible();
  }
  await page.locator("#kind").selectOption("mixed");
  await expect(page).toHaveURL(/&in=mixed$/);
  for (const wrong of ["only-call&level=9&seed=1", "only-call"]) {
    await page.goto(`${running.url}practice.html#${wrong}`);
    await page.reload();
    await expect(page.locator("#error")).not.toBeEmpty();
    // Another puzzle stands in its place.
    await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", /&level=1&seed=\d+$/);
  }
});

test("Derek’s way is answered by an arrow key, and the day’s three puzzles are marked", async () => {
  const page = await open("practice.html#only-way&level=5&seed=5");
  await page.locator("magnus-derek").evaluate((table) => table.focus());
  await page.keyboard.press("ArrowLeft");
  await expect(said(page, /That is right\.|costs \d+ (position|round)/)).toBeVisible();
  const first = page.locator("#day a").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/&in=day$/);
});

test("the puzzles of the day are one press away from the table, by mouse and on a phone, in both languages", async () => {
  for (const [path, options, name] of /** @type {const} */ ([
    ["", { viewport: { width: 1360, height: 900 }, hasTouch: false }, "Puzzles of the day"],
    ["", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, "Puzzles"],
    ["de/", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, "Rätsel"],
  ])) {
    const { page } = await openPath(running, path, options);
    await ready(page);
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toBeInViewport();
    await (options.hasTouch ? link.tap() : link.click());
    await puzzleReady(page);
    await expect(page).toHaveURL(/practice\.html/);
  }
});

test("the page is in German, accessible, and never wider than the window", async () => {
  const page = await open(`de/${PATH}`, { locale: "de-DE" });
  await expect(page.getByRole("heading", { name: "Üben", exact: true })).toBeVisible();
  await expect(page.locator("magnus-derek .ask")).toContainText("Genau eine Ansage verschenkt nichts");
  await call(page, callsOf().wrong);
  await expect(said(page, /Die Ansage \d+ kostet/)).toBeVisible();
  await assertAccessible(page, "after a wrong call");
  for await (const { width } of windows(page)) await assertNotWider(page, `${width} pixels`);
});

test("a frame shows a puzzle by its address, leads to its page, and goes on to the next seed", async () => {
  const page = await open(`embed.html?puzzle=${NAME}&controls=minimal`);
  await call(page, callsOf().right);
  await expect(said(page, "That is right.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the puzzle" })).toHaveAttribute("href", `practice.html#${NAME}`);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", "only-call&level=3&seed=6");
  await expect(page.locator("magnus-derek .ask")).toBeVisible();
});
