// @ts-check
/** The explorer of the analysis: all calls with their landings, endings of large tables, what the strategies would call. */

import assert from "node:assert/strict";
import { study } from "../page/study.js";
import { expect, open, stateOf, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const inTable = (page) => page.locator("magnus-derek");
/** @param {Page} page @param {Record<string, unknown>} choice */
const analyse = (page, choice) =>
  withTable(
    page,
    async (element, given) => {
      element.newGame(given);
      element.toggleAttribute("evaluate", true);
    },
    choice,
  );

test("each call shows both landings with their values, and its row outlines them", async () => {
  const { page } = await open(running);
  await analyse(page, { n: 13, magnus: "human", derek: "protector" });
  await withTable(page, (element) => element.call(3));
  const { token } = await stateOf(page);
  const rows = inTable(page).locator(".evaluation .calls tbody tr");
  await expect(rows).toHaveCount(6);
  const evaluation = await withTable(page, (element) => element.evaluation());
  for (const { magnitude, answers } of evaluation?.calls ?? []) {
    const row = rows.filter({ has: page.locator(`[data-magnitude="${magnitude}"]`) });
    const [plus, minus] = answers;
    const lines = row.locator(".line");
    await expect(lines.nth(0)).toHaveText(
      new RegExp(`^\\+ ${(token + magnitude) % 13} .*: ${plus.visited}·${plus.rounds}$`),
    );
    await expect(lines.nth(1)).toHaveText(
      new RegExp(`^− ${(token + 13 - magnitude) % 13} .*: ${minus.visited}·${minus.rounds}$`),
    );
  }
  await rows.nth(2).locator(".line").first().hover();
  await expect(inTable(page).locator("svg.table circle.lit")).toHaveCount(2);
});

test("a box marks each landing by its own value", async () => {
  const { page } = await open(running);
  await analyse(page, { n: 13, magnus: "human", derek: "protector" });
  const box = inTable(page).getByRole("checkbox", { name: "Mark each landing by its own value" });
  await expect(inTable(page).locator("svg.table path.rated")).toHaveCount(12);
  await expect(inTable(page).locator("svg.table path.rated.each")).toHaveCount(0);
  await box.press("Space");
  await expect(inTable(page).locator("svg.table path.rated.each")).toHaveCount(12);
  // It stays for the next position.
  await withTable(page, (element) => element.call(3));
  await expect(inTable(page).locator("svg.table path.rated.each")).toHaveCount(12);
  await box.press("Space");
  await expect(inTable(page).locator("svg.table path.rated.each")).toHaveCount(0);
});

test("strategies are grouped by what they would call", async () => {
  const { page } = await open(running);
  await analyse(page, { n: 13, magnus: "human", derek: "protector" });
  await inTable(page).locator(".explorer summary").press("Enter");
  const rows = inTable(page).locator(".explorer tbody tr");
  await rows.filter({ hasText: "Layers" }).first().waitFor();
  const calls = (await rows.locator("th").allInnerTexts()).map((text) => text.trim());
  assert.equal(new Set(calls).size, calls.length);
  await expect(rows.filter({ hasText: "Perfect" }).first()).toContainText("best");
});

test("on asking it is counted what each strategy loses in tournaments while as many positions are left", async () => {
  for (const { lang, name, column, random } of [
    { lang: "en", name: "Count the rounds that they lose in tournaments", column: "Rounds lost", random: "Random" },
    {
      lang: "de",
      name: "Zählen, wie viele Runden sie in Turnieren verlieren",
      column: "Verlorene Runden",
      random: "Zufällig",
    },
  ]) {
    const { page } = await open(running);
    await withTable(page, (element, wanted) => element.setAttribute("lang", wanted), lang);
    await analyse(page, { n: 13, magnus: "human", derek: "human" });
    await inTable(page).locator(".explorer summary").press("Enter");
    await inTable(page).getByRole("button", { name }).press("Enter");
    await expect(inTable(page).locator(".explorer").getByRole("columnheader", { name: column })).toBeVisible();
    const row = inTable(page).locator(".explorer tbody tr", { hasText: random });
    /** @param {number} left */
    const mean = (left) => {
      const { rounds = 0, games = 1 } = study.lostRounds(13, "random")[left] ?? {};
      return (rounds / games).toFixed(2).replace(".", lang === "de" ? "," : ".");
    };
    await expect(row.locator("td").last()).toHaveText(mean(12));
    // With other positions left it is another number of the same count.
    await withTable(page, (element) => {
      for (let round = 0; round < 5; round++) [element.call(1), element.answer("+")];
    });
    await expect(row.locator("td").last()).toHaveText(mean(7));
    await expect(inTable(page).locator(".explorer .note").last()).toContainText(/ 7 /);
  }
});

test("counting what strategies lose can be cancelled and asked for again, and large tables are refused in words", async () => {
  const { page } = await open(running);
  await analyse(page, { n: 21, magnus: "human", derek: "human" });
  await inTable(page).locator(".explorer summary").press("Enter");
  const count = inTable(page).getByRole("button", { name: "Count the rounds that they lose in tournaments" });
  await count.press("Enter");
  await inTable(page).locator(".explorer").getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(count).toBeVisible();
  await analyse(page, { n: 23, magnus: "human", derek: "human" });
  await expect(inTable(page).locator(".explorer")).toContainText("is counted to n = 22");
  await expect(count).toBeHidden();
});

test("an ending of a table of 31 has exact values, and before it a sentence says why there are none", async () => {
  const { page } = await open(running);
  await analyse(page, { n: 31, magnus: "layers", derek: "clockwise" });
  const panel = inTable(page).locator(".evaluation");
  await panel
    .getByText(
      /from n = 2 to 29, but n is 31.* There are exact values once at most \d+ positions are unvisited; now there are 30\./,
    )
    .waitFor();
  await withTable(page, (element) => {
    while (element.state && element.state.visited.length < 23) element.step();
  });
  await panel.getByText(/8 positions are left: the ending is solved exactly\./).waitFor();
  await expect(panel.locator(".calls tbody tr")).toHaveCount(15);
});
