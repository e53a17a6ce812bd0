// @ts-check
/** Comments of an author on a game: written by keyboard, read by going through the game, in the link, a frame and the single file. */

import assert from "node:assert/strict";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  assertAccessible,
  assertNotWider,
  expect,
  frames,
  open,
  partOfTable,
  ready,
  stateOf,
  test,
  useBrowser,
  withTable,
} from "./browser.js";
import { openHost } from "./servers.js";

/** @typedef {import("@playwright/test").Page | import("@playwright/test").FrameLocator} Place */

const running = useBrowser();
const SINGLE = new URL("../../target/single/magnus-derek.html", import.meta.url);
const GAME = "n=13&magnus=human&derek=human&moves=3+1-6+2-";
const COMMENTS = "comments=0:Three rounds.~1!:A good start.~3!?(5,3-9):The only call that keeps par.";
const ANNOTATED = `#${GAME}&round=3&${COMMENTS}`;

/** @param {Place} place */
const commentIn = (place) => place.locator("magnus-derek .comment");
/** @param {Place} place */
const saidIn = (place) => place.locator("magnus-derek").locator("p.unseen[role=status]");
/** @param {Place} place @param {string} role */
const drawnIn = (place, role) => place.locator(`magnus-derek svg.table .${role}`);

test("an author comments by keyboard alone, and the address has the comment after a reload", async () => {
  const { page } = await open(running, {}, `#${GAME}`);
  const before = await withTable(page, (element) => element.getState());
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("m");
  await expect(page.getByRole("textbox", { name: "Sentence" })).toBeFocused();
  await page.keyboard.type("Derek has to give one away.");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Sign", { exact: true })).toBeFocused();
  await page.keyboard.type("!?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5, 3-9");
  await page.keyboard.press("Enter");
  await expect(commentIn(page)).toHaveText(
    /!\?\s*interesting move\.\s*Derek has to give one away\.\s*Circled: 5\. Arrow from 3 to 9\./,
  );
  await expect(drawnIn(page, "circled")).toHaveCount(1);
  await expect(drawnIn(page, "arrow")).toHaveCount(1);
  const link = await withTable(page, (element) => element.getState());
  assert.notEqual(link, before);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${link}`);
  await page.reload();
  await ready(page);
  await expect(commentIn(page)).toHaveText(/Derek has to give one away\./);
  assert.equal(await withTable(page, (element) => element.getState()), link);
});

test("what is refused is said beside the fields with its value and the limit, and the comment stays as it was", async () => {
  const { page } = await open(running, {}, ANNOTATED);
  await commentIn(page).filter({ hasText: "keeps par" }).waitFor();
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("m");
  const marks = page.getByLabel("Circles and arrows");
  await marks.fill("5, 13");
  await marks.press("Enter");
  const refused = page.locator("magnus-derek .comment-form").getByRole("alert");
  await expect(refused).toHaveText("A position must be a whole number from 0 to 12, but it is 13.");
  await marks.fill("5");
  await page.getByRole("textbox", { name: "Sentence" }).fill("x".repeat(300));
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(refused).toHaveText(
    "The number of characters of a comment must be a whole number from 0 to 300, but it is 306.",
  );
  await expect(commentIn(page)).toHaveText(/keeps par/);
  await page.getByRole("textbox", { name: "Sentence" }).fill("");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(commentIn(page)).toBeEmpty();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator("magnus-derek .comment-form")).toHaveCount(0);
  await expect(page.getByText("2 comments")).toBeVisible();
});

test("who goes through the game reads each comment at its round, and a screen reader says it after the move", async () => {
  const { page } = await open(running, {}, ANNOTATED);
  await expect(commentIn(page)).toHaveText(/^\s*!\?/);
  await expect(page.locator("magnus-derek .picture")).toHaveAccessibleDescription(
    /interesting move\. The only call that keeps par\. Circled: 5\. Arrow from 3 to 9\./,
  );
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("u");
  await expect(commentIn(page)).toBeEmpty();
  await expect(drawnIn(page, "arrow")).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(commentIn(page)).toHaveText(/A good start\./);
  await expect(saidIn(page)).toHaveText(/^Round 1\..* Comment: good move\. A good start\.$/);
  await page.getByRole("button", { name: "Next comment" }).click();
  await expect(commentIn(page)).toHaveText(/keeps par/);
  assert.equal((await stateOf(page)).round, 3);
  await page.getByText("3 comments").click();
  await page.getByRole("button", { name: "Round 1: 0 → 3" }).click();
  await expect(page.getByRole("button", { name: "Round 1: 0 → 3" })).toHaveAttribute("aria-current", "step");
  await page.locator("magnus-derek .positions > summary").click();
  await expect(page.locator("magnus-derek .positions tr").filter({ hasText: "round 1" })).toContainText("round 1 !");
});

test("a new game has no comments, and a branch keeps those before it", async () => {
  const { page } = await open(running, {}, ANNOTATED);
  await commentIn(page).filter({ hasText: "keeps par" }).waitFor();
  await withTable(page, (element) => [element.goTo(1), element.call(5), element.answer("+")]);
  await expect(page.getByText("2 comments")).toBeVisible();
  await withTable(page, (element) => element.switchLine(1));
  await expect(page.getByText("3 comments")).toBeVisible();
  await withTable(page, (element) => element.newGame());
  await expect(commentIn(page)).toHaveCount(0);
});

test("a frame shows the comments of its game and loads nothing for them without any; read-only it shows no form", async () => {
  for (const [game, count] of /** @type {const} */ ([
    [ANNOTATED.slice(1), 1],
    [`${GAME}&round=3`, 0],
  ])) {
    const frame = `<iframe title="Table" style="width: 900px; height: 900px" src="/embed.html?controls=minimal&readonly&game=${encodeURIComponent(game)}"></iframe>`;
    const { page } = await openHost(running.browser, frame, { head: "" });
    const inside = page.frameLocator("iframe");
    await inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
    await expect(commentIn(inside)).toHaveCount(count);
    if (count) {
      await expect(commentIn(inside)).toHaveText(/keeps par/);
      await inside.locator("magnus-derek .picture").press("m");
      await inside.locator("magnus-derek .picture").press("ArrowLeft");
      await expect(commentIn(inside)).toBeEmpty();
      await expect(inside.locator("magnus-derek .comment-form")).toHaveCount(0);
    }
    const fetched = await page
      .frames()[1]
      ?.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    assert.equal(
      fetched?.some((name) => /study.*\.wasm/.test(name)),
      count > 0,
    );
  }
});

test("the single file from a disk has them too, without a network", async () => {
  const context = await running.browser.newContext({ offline: true, viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  await page.goto(pathToFileURL(fileURLToPath(SINGLE)).href + ANNOTATED);
  await ready(page);
  await expect(commentIn(page)).toHaveText(/keeps par/);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("m");
  await expect(page.getByRole("textbox", { name: "Sentence" })).toBeFocused();
});

test("in German the fold leads to the form, and the comment has its German words", async () => {
  const { page } = await open(running, {}, `de/${ANNOTATED}`);
  await commentIn(page).filter({ hasText: "keeps par" }).waitFor();
  await expect(commentIn(page)).toContainText("interessanter Zug");
  await page.locator("magnus-derek .players > summary").click();
  await page.getByRole("button", { name: "Diese Partie kommentieren" }).click();
  await expect(page.getByRole("textbox", { name: "Satz" })).toBeFocused();
});

test("comments and their form are accessible, and fit a phone", async () => {
  for (const width of [1360, 390]) {
    const { page } = await open(running, { viewport: { width, height: 844 } }, ANNOTATED);
    await commentIn(page).filter({ hasText: "keeps par" }).waitFor();
    await withTable(page, (element) => element.focus());
    await page.keyboard.press("m");
    await page.getByRole("textbox", { name: "Sentence" }).waitFor();
    await page.getByText("3 comments").click();
    await frames(page);
    await assertAccessible(page, "with the form", partOfTable(".turn"));
    await assertNotWider(page);
  }
});
