// @ts-check
/** The mistakes of a person's own game, from the end of the game to the page of puzzles and back. */

import { study } from "../page/study.js";
import { assertNotWider, expect, openPath, ready, test, useBrowser, windows } from "./browser.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();
/** Two people on nine positions: Magnus and Derek lose something, several times. */
const GAME = "1.OAAQPmKnCuDmICa";
/** A person as Magnus loses nothing on five positions. */
const PERFECT = study.Handle.open("n=5&magnus=human&derek=hoarder&moves=1-2+1+").link();
/** A table that is too large, at the first round. */
const LARGE = study.Handle.open("n=101&magnus=human&derek=human&moves=1+").link();

/** The mistakes in the game, in their order. */
const game = study.Handle.open(GAME);
const found = /** @type {const} */ (["magnus", "derek"])
  .flatMap((player) => study.findMistakes(game, player).found)
  .sort((one, other) => one.round - other.round);

/** Answers the first mistake, which is a call of Magnus, by keyboard. @param {Page} page @param {number} magnitude */
async function call(page, magnitude) {
  const field = page.getByRole("textbox", { name: /Magnitude|Weite/ });
  await field.focus();
  await field.fill(String(magnitude));
  await page.keyboard.press("Enter");
}

const rightCall = () => {
  const [first] = found;
  if (!first || first.direction !== null) throw new Error("no call of Magnus");
  const moves = new study.Exercise(first.task, first.figure).ratedMoves();
  return moves.find(({ loss }) => loss.positions + loss.rounds === 0)?.magnitude ?? 0;
};

test("the end of a game leads through the moves that cost something, and back", async () => {
  const { page } = await openPath(running, `#${GAME}`);
  await ready(page);
  await page.getByRole("link", { name: "Learn from your mistakes" }).press("Enter");
  await page.waitForURL(/practice\.html#mistakes&number=1&game=1\./);
  await ready(page);
  const note = page.locator("#game");
  await expect(note).toContainText(`Your game: mistake 1 of ${found.length}.`);
  const [first] = found;
  await expect(page.locator("magnus-derek .ask")).toContainText(
    `Round ${first?.round}, with Magnus to move. You called ${first?.magnitude}`,
  );
  // The move that was made is refuted.
  await call(page, first?.magnitude ?? 1);
  await expect(page.locator("magnus-derek .said")).toContainText(`The call ${first?.magnitude} costs`);
  await page.getByRole("button", { name: "Back to the puzzle" }).press("Enter");
  await call(page, rightCall());
  await expect(page.locator("magnus-derek .said")).toHaveText(/That is right/);
  // It is no puzzle of the account.
  expect(await page.evaluate(() => localStorage.getItem("magnus-derek-lessons"))).toBeNull();
  await page.getByRole("button", { name: "Next mistake" }).press("Enter");
  await expect(note).toContainText(`mistake 2 of ${found.length}.`);
  await expect(page).toHaveURL(/number=2/);
  await page.goBack();
  await expect(note).toContainText(`mistake 1 of ${found.length}.`);
  await note.getByRole("link", { name: "Back to the game" }).press("Enter");
  await page.waitForURL(new RegExp(`#${GAME.replaceAll(".", "\\.")}`));
});

test("a game without mistakes, and one that is too large, say so in words", async () => {
  const { page } = await openPath(running, `practice.html#mistakes&number=1&game=${PERFECT}`);
  await expect(page.locator("#game")).toContainText("no move of yours cost a round or a position");
  await expect(page.locator("magnus-derek")).toBeHidden();
  await page.goto(`${running.url}practice.html#mistakes&number=1&game=${LARGE}`);
  await expect(page.locator("#game")).toContainText("This game cannot be judged");
  // From there to a puzzle as ever.
  await page.getByRole("button", { name: "Another one" }).click();
  await expect(page.locator("#game")).toBeEmpty();
  await expect(page.locator("magnus-derek")).toBeVisible();
});

test("the way to the mistakes is in German and fits into every window", async () => {
  const { page } = await openPath(running, `de/#${GAME}`);
  await ready(page);
  for await (const _ of windows(page)) {
    await expect(page.getByRole("link", { name: "Aus Ihren Fehlern lernen" })).toBeVisible();
    await assertNotWider(page);
  }
  await page.getByRole("link", { name: "Aus Ihren Fehlern lernen" }).press("Enter");
  await expect(page.locator("#game")).toContainText(`Ihre Partie: Fehler 1 von ${found.length}.`);
  await expect(page.locator("magnus-derek .ask")).toContainText("Sie haben");
});

test("a game of computers has no mistakes of a person", async () => {
  const { page } = await openPath(running, "#n=8&magnus=layers&derek=hoarder&seed=1");
  await ready(page);
  await page.locator("magnus-derek").evaluate((table) => {
    const { setState } = /** @type {any} */ (table);
    setState.call(table, "n=8&magnus=layers&derek=hoarder&moves=4+2+4+1+4+2+4+");
  });
  await expect(page.getByRole("link", { name: "Learn from your mistakes" })).toHaveCount(0);
});

test("the tag and the frame show a mistake of a game by its name, and refuse one that is not there", async () => {
  const name = encodeURIComponent(`mistakes&number=2&game=${GAME}`);
  const { page } = await openPath(running, `embed.html?puzzle=${name}`);
  await ready(page);
  await expect(page.locator("magnus-derek .ask")).toContainText(`Round ${found[1]?.round}`);
  await page.goto(`${running.url}embed.html?puzzle=${encodeURIComponent(`mistakes&number=99&game=${GAME}`)}`);
  await expect(page.getByText(`This game has only ${found.length} moves that cost`)).toBeVisible();
});

test("the end of a game without a mistake leads to none", async () => {
  const { page } = await openPath(running, `#${PERFECT}`);
  await ready(page);
  await expect(page.locator("magnus-derek .verdict")).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn from your mistakes" })).toHaveCount(0);
});
