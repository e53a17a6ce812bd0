// @ts-check
/** Another task like that of a step: by keyboard, as it is heard, in German, in a frame, and back to the step's own. */

import { digestOf } from "../../www/kit/checksum.js";
import { study } from "../page/study.js";
import { assertNotWider, expect, openPath, ready, test, useBrowser } from "./browser.js";
import { openHost } from "./servers.js";

/** @import { Locator, Page } from "@playwright/test" */

const running = useBrowser();
/** A lesson's task and its solution. */
const STEP = "lose/three";

/** Opens the step in the tag, and notes what it fires. @param {string} [attributes] */
async function openTag(attributes = "") {
  const head = `<script type="module" src="/element.js"></script><script>
    window.fired = [];
    addEventListener("md-lesson", ({ detail }) => fired.push([detail.step, detail.done]));
  </script>`;
  const host = await openHost(running.browser, `<magnus-derek lesson="${STEP}" ${attributes}></magnus-derek>`, {
    head,
  });
  await ready(host.page);
  return host.page;
}

/** Chooses positions and checks them, by keyboard alone. @param {Page} page @param {Page | Locator} place @param {number[]} positions */
async function mark(page, place, positions) {
  for (const position of positions) {
    await place.getByRole("button", { name: String(position), exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await place.getByRole("button", { name: "Check" }).press("Enter");
}

/** The right answer to another task like the step's. @param {number} number */
async function answerOf(number) {
  const { default: lesson } = await import("../../www/lessons/lose.js");
  const { task, figure } = /** @type {any} */ (lesson.steps.find(({ id }) => id === "three"));
  const other = study.anotherLike(task, figure, number);
  if (!other) throw new Error("no other task");
  return new study.Exercise(other.task, other.figure).solution()?.positions ?? [];
}

const done = (/** @type {Page} */ page) => page.evaluate(() => localStorage.getItem("magnus-derek-lessons"));
const said = (/** @type {Page | Locator} */ place) => place.locator("magnus-derek .said");
const heard = (/** @type {Page | Locator} */ place) =>
  place.locator("magnus-derek p.unseen[role=status][aria-live]").first();
const title = (/** @type {Page | Locator} */ place, /** @type {number} */ number) =>
  place.getByRole("heading", { name: `Another one like this, no. ${number}` });

test("another task stands in place of a done one, again and again, counts for nothing, and leads back", async () => {
  const page = await openTag();
  await expect(page.getByRole("button", { name: "Another one like this" })).toHaveCount(0);
  await mark(page, page, [0, 4]);
  await expect(said(page)).toHaveText(/That is right/);
  const before = await done(page);
  for (const number of [1, 2]) {
    await page.getByRole("button", { name: "Another one like this" }).press("Enter");
    await expect(title(page, number)).toBeFocused();
    await expect(heard(page)).toHaveText(/Mark the positions of M\(A\) that are not in A\./);
    await mark(page, page, await answerOf(number));
    await expect(said(page)).toHaveText(/That is right/);
    await expect(heard(page)).toHaveText(/That is right/);
  }
  expect(await done(page)).toBe(before);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).fired)).toEqual([
    ["three", false],
    ["three", true],
  ]);
  await page.getByRole("button", { name: "Back to the lesson’s task" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /Another/ })).toHaveCount(0);
  // It is as it was left: answered.
  await expect(said(page)).toHaveText(/That is right/);
  await expect(page.getByText("Chosen: 0 and 4.")).toBeVisible();
  // And goes on with the next number.
  await page.getByRole("button", { name: "Another one like this" }).press("Enter");
  await expect(title(page, 3)).toBeFocused();
});

test("a wrong answer to another task is explained, and the solution is offered", async () => {
  const page = await openTag();
  await mark(page, page, [0, 4]);
  await page.getByRole("button", { name: "Another one like this" }).click();
  const right = await answerOf(1);
  await mark(page, page, [[0, 1, 2, 3].find((position) => !right.includes(position)) ?? 0]);
  await expect(said(page)).toHaveText(/does not belong there|already/);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(page.locator("magnus-derek .solution")).toContainText(String(right[0]));
});

test("the language changes with another task on the table", async () => {
  const page = await openTag();
  await mark(page, page, [0, 4]);
  await page.getByRole("button", { name: "Another one like this" }).click();
  await page.locator("magnus-derek").evaluate((table) => table.setAttribute("lang", "de"));
  await expect(page.getByRole("heading", { name: "Noch so eine Aufgabe, Nr. 1" })).toBeVisible();
  await expect(page.getByText("Markieren Sie die Positionen von M(A), die nicht in A liegen.")).toBeVisible();
  await page.getByRole("button", { name: "Zurück zur Aufgabe der Lektion" }).click();
  await expect(page.locator("magnus-derek .said")).toHaveText(/richtig/);
});

test("the page of a lesson keeps its own task when it is loaded again, and is no wider on a phone", async () => {
  const { page } = await openPath(running, "learn/lose.html", { viewport: { width: 390, height: 844 } });
  const table = page.locator(`magnus-derek[lesson="${STEP}"]`);
  await table.scrollIntoViewIfNeeded();
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await mark(page, table, [0, 4]);
  await table.getByRole("button", { name: "Another one like this" }).press("Enter");
  await expect(table.getByRole("heading", { name: "Another one like this, no. 1" })).toBeInViewport();
  await assertNotWider(page);
  await page.reload();
  await table.scrollIntoViewIfNeeded();
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await expect(table.getByText("Chosen: 0 and 4.")).toBeVisible();
});

test("another task works in the page of a frame", async () => {
  const { page } = await openPath(running, `embed.html?lesson=${STEP}`, { viewport: { width: 640, height: 700 } });
  await ready(page);
  await mark(page, page, [0, 4]);
  await page.getByRole("button", { name: "Another one like this" }).press("Enter");
  await expect(title(page, 1)).toBeFocused();
  await assertNotWider(page);
});

test("a seed gives each student a task of one's own, which counts as the step's", async () => {
  const page = await openTag();
  await page.locator("magnus-derek").evaluate((table, step) => table.setAttribute("lesson", `${step}&seed=7`), STEP);
  await expect(page.getByRole("heading", { name: "Your own task, no. 7" })).toBeVisible();
  await mark(page, page, await answerOf(digestOf(`${STEP}&seed=7`)));
  await expect(said(page)).toHaveText(/That is right/);
  expect(JSON.parse((await done(page)) ?? "").done[STEP]).toBeTruthy();
  await page.locator("magnus-derek").evaluate((table) => table.setAttribute("lang", "de"));
  await expect(page.getByRole("heading", { name: "Ihre eigene Aufgabe, Nr. 7" })).toBeVisible();
  // A seed that is none is refused, and the task stays.
  await page.locator("magnus-derek").evaluate((table, step) => table.setAttribute("lesson", `${step}&seed=x`), STEP);
  await expect(page.locator("magnus-derek")).toContainText(`${STEP}&seed=x`);
  await expect(page.getByRole("heading", { name: "Ihre eigene Aufgabe, Nr. 7" })).toBeVisible();
});

test("the page of a lesson gives its tasks the seed of its address, and says so", async () => {
  const { page } = await openPath(running, "learn/lose.html?seed=7", { viewport: { width: 390, height: 844 } });
  await expect(page.locator(".seeded")).toHaveText(/^The tasks with no\. 7 in their title are your own/);
  const table = page.locator(`magnus-derek[lesson="${STEP}&seed=7"]`);
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole("heading", { name: "Your own task, no. 7" })).toBeVisible();
  await assertNotWider(page);
  await page.getByRole("link", { name: "The tasks of the lesson" }).click();
  await expect(page.locator(`magnus-derek[lesson="${STEP}"]`)).toHaveCount(1);
});

test("a frame takes the seed beside the step, and tells it with each attempt", async () => {
  const { page } = await openPath(running, `embed.html?lesson=${STEP}&seed=7`, {
    viewport: { width: 640, height: 700 },
  });
  await ready(page);
  await expect(page.getByRole("heading", { name: "Your own task, no. 7" })).toBeVisible();
  await expect(page.locator("#open")).toHaveAttribute("href", "learn/lose.html?seed=7#three");
});
