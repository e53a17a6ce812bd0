// @ts-check
/** Features that the companion pages share: playing by keyboard, links, and refusals. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, lastCopied, noteCopies, test } from "./browser.js";
import { GAMES, heading, heard, link, loadGame, openGame, PAGES } from "./companion.js";
import { usePage } from "./one-page.js";

const running = usePage();

/**
 * Waits until the link in the address has so many moves: it follows the game a moment later.
 * @param {import("@playwright/test").Page} page @param {number} count
 */
const linkHas = (page, count) => expect.poll(() => /&moves=(.+)/.exec(link(page))?.[1]?.split(";").length).toBe(count);

test("every page leads to the same pages, the companions among them, and they lead to each other", async () => {
  // The links stand in the pages, whose scripts would only take time.
  const visitor = await (await running.browser.newContext({ javaScriptEnabled: false })).newPage();
  const others = ["", "learn.html", "practice.html", "lab.html", "note.html"];
  for (const path of [...others, "learn/shield.html", "announced.html", ...PAGES]) {
    await visitor.goto(running.url + path);
    const links = visitor.getByRole("navigation", { name: "Pages" }).getByRole("link");
    await expect(links, path).toHaveText(["Play", "Learn", "Practice", "Lab", "Note", "Companions"]);
    const here = await links.evaluateAll((all) => all.map((link) => link.hasAttribute("aria-current")));
    const place = path.startsWith("learn/") ? 1 : others.indexOf(path);
    assert.equal(here.indexOf(true), [...PAGES, "announced.html"].includes(path) ? 5 : place, path);
    assert.equal(here.filter(Boolean).length, 1, path);
  }
  const { page } = await loadGame(running, "companions.html");
  for (const name of ["Multivision", "The circle of dominoes", "The Number Game"]) {
    await page.getByRole("link", { name }).click();
    await page.locator(".turn h2").waitFor();
    // Until a move needs a reason the rule stands there.
    await expect(page.getByRole("group", { name: "Who wins" })).toContainText(/(A|The) player who .*(wins|loses)\./);
    await expect(page.getByRole("navigation", { name: "Companion games" }).getByRole("link")).toHaveCount(3);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Companions" }).click();
  }
});

for (const name of GAMES) {
  test(`${name}: hints win from the position that the page begins with, by keyboard alone`, async () => {
    const { page } = await loadGame(running, `${name}.html`);
    for (let move = 0; move < 60 && !/won/i.test(await heading(page).innerText()); move++) {
      await page.keyboard.press("h");
      await expect(page.locator(".hinted")).toHaveText(/^Hint: .+\..+\.$/);
      // The move of the hint stands in the form; Enter in its field makes it.
      const field = page.locator(".turn form input[type=text], .turn form input:not([type])").last();
      await field.focus();
      await page.keyboard.press("Enter");
      await page.locator("#game").evaluate((node) => node.focus());
    }
    await expect(heading(page)).toHaveText(/you have won/i);
    // The whole story can be read, with a reason for each move of the computer.
    const summary = page.locator(".why summary", { hasText: "moves" });
    if (await summary.isVisible()) await summary.click();
    const stories = await page.locator(".moves li").allInnerTexts();
    assert.ok(stories.length > 0);
    for (const [index, story] of stories.entries()) {
      assert.match(story, index % 2 === 0 ? /^You / : /^The computer .+\. .+\.$/);
    }
    // Undo goes back, the link keeps up, and redo forth again.
    await linkHas(page, stories.length);
    const end = page.url();
    await page.keyboard.press("u");
    await page.waitForFunction((before) => location.href !== before, end);
    await expect(heading(page)).toHaveText(/your move/i);
    await page.keyboard.press("r");
    await expect(heading(page)).toHaveText(/you have won/i);
  });

  test(`${name}: two computers play step by step to the end, and the address brings the game back`, async () => {
    const { page } = await loadGame(running, `${name}.html`);
    await page.getByLabel("Second").selectOption("random");
    await page.getByLabel("First").selectOption("perfect");
    await page.locator("#game").evaluate((node) => node.focus());
    let moves = 0;
    for (; moves < 200 && !/won/i.test(await heading(page).innerText()); moves++) await page.keyboard.press("s");
    await expect(heading(page)).toHaveText(/first player has won/i);
    await linkHas(page, moves);
    const before = await page.locator(".sentence").innerText();
    const address = link(page);
    await page.reload();
    await page.locator(".turn h2").waitFor();
    await expect(heading(page)).toHaveText(/first player has won/i);
    await expect(page.locator(".sentence")).toHaveText(before);
    assert.equal(link(page), address);
  });

  test(`${name}: a link that cannot be read is refused with a sentence, and the game goes on`, async () => {
    const { page } = await loadGame(running, `${name}.html#chess=1`);
    await expect(page.locator(".turn [role=alert]")).toHaveText(
      new RegExp(`^This link is not one of this game: it should say ${name}=… and how the game began\\.$`),
    );
    await expect(heading(page)).toHaveText(/your move/i);
    await page.evaluate(() => {
      location.hash = "%E0%A4%A";
    });
    await page.waitForFunction(() =>
      document.querySelector(".turn [role=alert]")?.textContent?.startsWith("This link"),
    );
    await page.keyboard.press("h");
    await expect(page.locator(".hinted")).toHaveText(/^Hint/);
  });
}

test("a new game is a page of its own to go back to, and a refused one changes nothing", async () => {
  const { page } = await loadGame(running, "dominoes.html");
  await page.getByLabel("Spaces N", { exact: true }).fill("201");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(page.locator(".players [role=alert]")).toHaveText(outOfRange("The number of spaces", 1, 200, 201));
  await expect(page.locator(".space")).toHaveCount(23);
  await page.getByLabel("Spaces N", { exact: true }).fill("12");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(page.locator(".space")).toHaveCount(12);
  await page.getByLabel("Spaces N", { exact: true }).fill("9");
  await page.keyboard.press("Enter");
  await expect(page.locator(".space")).toHaveCount(9);
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll(".space").length === 12);
});

test("the keys stay with the game when the form in which the last move was made is gone", async () => {
  const { page } = await loadGame(running, "dominoes.html#dominoes=3");
  await page.getByLabel("Spaces", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Place" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/you have won/i);
  await page.keyboard.press("u");
  await expect(heading(page)).toHaveText(/your move/i);
});

test("going back to the address without a game leads to the game that the page began with", async () => {
  const { page } = await loadGame(running, "dominoes.html");
  await page.getByLabel("Spaces N", { exact: true }).fill("12");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(page.locator(".space")).toHaveCount(12);
  await page.goBack();
  await expect(page.locator(".space")).toHaveCount(23);
  assert.equal(new URL(page.url()).hash, "");
  await page.goForward();
  await expect(page.locator(".space")).toHaveCount(12);
});

test("a game that is opened in the page is heard, and so are its next moves, however long the game before it was", async () => {
  const { page } = await loadGame(running, "dominoes.html#dominoes=40&second=human&moves=1;3;5;7;9;11;13;15;17;19");
  await page.evaluate(() => {
    location.hash = "dominoes=23&second=human&moves=1;5";
  });
  await expect(heard(page)).toHaveText(/^First player to move|^The first player to move\./);
  await page.getByLabel("Spaces", { exact: true }).fill("9");
  await page.keyboard.press("Enter");
  await expect(heard(page)).toHaveText(/^The first player put a domino on 9 and 10\./);
});

test("the last move is in the address also if the page is left right after it", async () => {
  const { page } = await loadGame(running, "dominoes.html#dominoes=23&second=human");
  for (const space of ["1", "5", "9"]) {
    await page.getByLabel("Spaces", { exact: true }).fill(space);
    await page.keyboard.press("Enter");
  }
  await page.evaluate(() => {
    location.href = "companions.html";
  });
  await page.getByRole("heading", { name: "Companion games" }).waitFor();
  await page.goBack();
  await page.locator(".turn h2").waitFor();
  assert.match(link(page), /&moves=1;5;9$/);
});

test("a copied link opens the same game", async () => {
  const { page } = await openGame(running, "dominoes.html#dominoes=23&moves=1;5", { permissions: ["clipboard-write"] });
  await noteCopies(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied").waitFor();
  const copied = await lastCopied(page);
  assert.match(copied, /^http.+\/dominoes\.html#dominoes=23&first=human&second=perfect&seed=1&moves=1;5$/);
  const other = await loadGame(running, copied.slice(running.url.length));
  await expect(other.page.locator(".domino:not(.middle)")).toHaveCount(2);
});

test("where the core cannot be loaded the page says so", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const context = await running.browser.newContext();
  const page = await context.newPage();
  await page.route("**/companions_bg*.wasm", (route) => route.abort());
  await page.goto(`${running.url}dominoes.html`);
  await page.getByText("The game could not be loaded:").waitFor();
});

test("after one visit the games are played without a network", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const { page } = await openGame(running, "companions.html", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Multivision" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hinted")).toHaveText(/^Hint: Divide pile 1 by 2/);
});
