// @ts-check
/**
 * A companion game in a lesson, against its perfect player: one who plays badly is told so and takes it back, and one
 * who always makes a winning move has done the task. What wins is asked of the core.
 */

import assert from "node:assert/strict";
import { begin } from "../../www/build/core.mjs";
import { lessons } from "../../www/build/lessons.mjs";
import * as core from "../../www/pkg/companions.js";
import { expect, test, useBrowser, watchProblems } from "./browser.js";

begin(core, "companions");
const running = useBrowser();

const cousins = lessons.find(({ id }) => id === "cousins") ?? assert.fail();
const played = cousins.steps.filter(({ task }) => task?.kind === "beat");
/** The link of a game that begins a task. @param {string} id of the step */
const beginningOf = (id) => String(played.find((step) => step.id === id)?.task.game);

/** A page of the lesson, with the step in the window. @param {string} id @param {string} [folder] */
async function openStep(id, folder = "") {
  const context = await running.browser.newContext({
    viewport: { width: 1360, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  watchProblems(page);
  await page.goto(`${running.url}${folder}learn/cousins.html#${id}`);
  const table = await showStep(page, id);
  return { page, table };
}

/** @param {import("@playwright/test").Page} page @param {string} id */
async function showStep(page, id) {
  const table = page.locator(`#${id} magnus-derek`);
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await table.scrollIntoViewIfNeeded();
  await table.locator(".companion-turn").waitFor();
  return table;
}

/** @typedef {import("@playwright/test").Locator} Locator */

/** Makes a move by the form of its game. @param {Locator} table @param {string} move as the core writes it */
async function make(table, move) {
  const turn = table.locator(".companion-turn");
  const [, name, times] = /^([ab])(\d+)$/.exec(move) ?? [];
  if (name && times) {
    await turn.locator("select").selectOption(name);
    await turn.locator("input").fill(times);
  } else if (move.includes("/")) await turn.locator(".writing input").fill(move);
  else await turn.locator("input").fill(move);
  await turn.locator("button.primary").click();
}

/** Plays a winning move wherever the reader has to move, to the end. @param {Locator} table @param {string} beginning */
async function win(table, beginning) {
  const game = core.Companion.open(beginning.split("=")[0] ?? "", beginning);
  while (!game.view().over) {
    const { text } = game.hint() ?? assert.fail();
    game.make(text);
    await make(table, text);
    const { length } = game.view().moves;
    await expect(table.locator(".companion-turn .moves li")).toHaveCount(Math.min(2, length));
  }
}

/** @param {import("@playwright/test").Page} page */
const done = (page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage["magnus-derek-lessons"] ?? "{}").done ?? {}));

for (const folder of ["", "de/"]) {
  for (const { id } of played) {
    test(`who always makes a winning move has done ${folder}cousins/${id}, and goes on from there after a reload`, async () => {
      const { page, table } = await openStep(id, folder);
      await expect(table.locator(".said")).toHaveCount(0);
      await win(table, beginningOf(id));
      await table.locator(".said.good").waitFor();
      await table.locator(".aha").waitFor();
      assert.deepEqual(await done(page), [`cousins/${id}`]);
      await table.getByRole("button", { name: folder ? "Nächster Schritt" : "Next step" }).waitFor();
      await page.reload();
      const again = await showStep(page, id);
      await again.locator(".said.good").waitFor();
      await expect(again.locator(".companion-turn")).not.toHaveText(/companion[A-Z]|undefined/, { useInnerText: true });
      await page.context().close();
    });
  }
}

for (const [id, bad, said, german] of /** @type {const} */ ([
  ["play-numbers", "a1", /longer than a golden one/, /länger ist als ein goldenes/],
  ["play-dominoes", "4", /a sum that is not 0/, /Summe gelassen, die nicht 0 ist/],
  ["play-multivision", "1/2", /have not left a square/, /keine Quadratzahl gelassen/],
])) {
  for (const [folder, words, back] of /** @type {const} */ ([
    ["", said, "Take it back"],
    ["de/", german, "Zurücknehmen"],
  ])) {
    test(`who plays badly is told so, takes it back and can still win: ${folder}cousins/${id}`, async () => {
      const { page, table } = await openStep(id, folder);
      await make(table, bad);
      await expect(table.locator(".said.bad")).toHaveText(words);
      await expect(table.locator("p.unseen[role=status][aria-live]").first()).toHaveText(words);
      assert.deepEqual(await done(page), []);
      await table.getByRole("button", { name: back }).click();
      await expect(table.locator(".said")).toHaveCount(0);
      await win(table, beginningOf(id));
      await table.locator(".said.good").waitFor();
      await page.context().close();
    });
  }
}

test("the computer wins against who goes on badly; playing again begins anew", async () => {
  const { page, table } = await openStep("play-numbers");
  await make(table, "a4");
  await expect(table.locator(".said.bad")).toHaveText(/You have lost/);
  await expect(table.locator(".companion-turn .whose")).toHaveText(/The computer has won/, { useInnerText: true });
  await table.getByRole("button", { name: "Again" }).click();
  await expect(table.locator(".said")).toHaveCount(0);
  await expect(table.locator(".companion-turn")).toHaveText(/A = 37 and B = 10/, { useInnerText: true });
  await page.context().close();
});

test("keys alone play it, hear the answer, and never move the table that is not there", async () => {
  const { page, table } = await openStep("play-dominoes");
  await table.locator(".companion-picture").focus();
  // From the first place to the third one, which the perfect player would take.
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(table.locator("p.unseen[role=status][aria-live]").first()).toHaveText(
    /You put a domino on 5 and 6\. The computer put a domino on/,
  );
  await page.keyboard.press("u");
  await expect(table.locator(".domino.last:not(.middle)")).toHaveCount(1);
  // The hints of the lesson, and then a move.
  for (let time = 0; time < 3; time++) await page.keyboard.press("h");
  await expect(table.locator(".hinted")).toHaveText(/Put a domino on 5 and 6/);
  await expect(table.locator(".hints li")).toHaveCount(2);
  await page.keyboard.press("?");
  await table.locator("dialog[open]").getByText("from move to move").waitFor();
  await page.keyboard.press("Escape");
  await expect(table.locator("dialog[open]")).toHaveCount(0);
  assert.equal(await table.evaluate((element) => /** @type {any} */ (element).state.round), 0);
  await page.context().close();
});

test("without the core of the game its beginning, the rules and the way to its own page stand there", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 } });
  await context.route(/companions_bg/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${running.url}learn/cousins.html#play-dominoes`);
  const table = page.locator("#play-dominoes magnus-derek");
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await expect(table.locator(".said.bad")).toHaveText(/could not be opened here: .+\.$/);
  await expect(table.locator(".companion-picture svg.circle")).toHaveCount(1);
  const link = table.getByRole("link", { name: "This game on its own page" });
  await expect(link).toHaveAttribute("href", /dominoes\.html#dominoes=13/);
  await context.close();
});
