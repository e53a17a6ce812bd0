// @ts-check
/** Every step of every lesson on laptops and on a phone: the table stays in sight while its question is read and answered. */

import assert from "node:assert/strict";
import { lessons } from "../../www/build/lessons.mjs";
import { expect, test, useBrowser } from "./browser.js";

const running = useBrowser();

/** In German the lines of a small laptop are the fullest. @type {[number, number, folder?: string][]} */
const WINDOWS = [
  [1366, 768],
  [1024, 768],
  [1024, 768, "de/"],
  [390, 844],
];

/** Steps with a game whose form has too many lines for the first screen of a laptop: the table stays beside it. */
const LONG_GAMES = ["cousins/play-numbers", "cousins/play-multivision"];

/** Games with a form of many lines: on a phone their table stays above the form, and the question moves out. */
const LONG_FORMS = ["cousins/play-dominoes", "cousins/play-multivision", "prices/tables"];

/** Opens a lesson with all its steps. @param {string} id @param {number} width @param {number} height @param {string} [folder] of the language */
async function openLesson(id, width, height, folder = "") {
  const context = await running.browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.goto(`${running.url}${folder}learn/${id}.html`);
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll("details.after")) {
      folded.setAttribute("open", "");
      // As once the task before is done.
      folded.classList.add("done");
    }
  });
  return page;
}

/**
 * Scrolls a step to its top, the first one to that of the page, and on to the last thing that is asked or pressed in it; measures
 * at both places.
 * @param {import("@playwright/test").Page} page @param {string} id of the step
 */
async function measureStep(page, id) {
  return page.evaluate(async (id) => {
    const step = /** @type {HTMLElement} */ (document.getElementById(id));
    const host = /** @type {any} */ (step.querySelector("magnus-derek"));
    step.scrollIntoView();
    await host.ready;
    step.scrollIntoView();
    const shown = (/** @type {string} */ selector) =>
      [...host.shadowRoot.querySelectorAll(selector)]
        .map((node) => node.getBoundingClientRect())
        .filter(({ height }) => height > 0);
    if (!step.closest("section ~ section")) scrollTo(0, 0);
    const asked = () =>
      shown(
        ".lesson .ask, .entry, .helps button, .companion-turn, .price-turn button, .directions button, .turn > form",
      );
    // In a step without a question the table is the last thing.
    const end = () => Math.max(...[...asked(), ...shown(".picture, .companion-picture")].map(({ bottom }) => bottom));
    const firstScreen = Math.floor(Math.max(end(), ...shown(".transport").map(({ bottom }) => bottom)));
    scrollBy(0, Math.max(0, Math.ceil(end()) - innerHeight));
    const [table] = shown(".picture, .companion-picture");
    const row = document.querySelector(".lesson nav");
    const isStuck = row && getComputedStyle(row).position === "sticky";
    return {
      table: table?.toJSON(),
      question: shown(".lesson .ask")[0]?.top ?? Number.POSITIVE_INFINITY,
      end: Math.floor(end()),
      firstScreen,
      top: isStuck ? row.getBoundingClientRect().bottom : 0,
    };
  }, id);
}

for (const [width, height, folder = ""] of WINDOWS) {
  test(`in every step the table, its question and the buttons that answer are in sight at once, at ${folder}${width} × ${height}`, async () => {
    test.slow();
    for (const lesson of lessons) {
      const page = await openLesson(lesson.id, width, height, folder);
      const sizes = new Set();
      for (const { id } of lesson.steps.filter(({ figure }) => figure)) {
        await expect(async () => {
          const { table, question, end, firstScreen, top } = await measureStep(page, id);
          sizes.add(Math.round(table.width));
          const where = `${lesson.id}/${id}: ${JSON.stringify({ table, question, end, firstScreen, top })}`;
          const isLong = width < 900 || LONG_GAMES.includes(`${lesson.id}/${id}`);
          assert.ok(isLong || firstScreen <= height, where);
          assert.ok(table.top >= top - 1 && table.bottom <= height, where);
          assert.ok(end <= height, where);
          // In one column nothing is covered by the table.
          const least = width < 900 ? table.bottom : 0;
          if (width >= 900 || !LONG_FORMS.includes(`${lesson.id}/${id}`)) assert.ok(question >= least - 1, where);
        }).toPass();
      }
      // The other games have pictures of their own shapes.
      if (lesson.id !== "cousins") assert.equal(sizes.size, 1, `${lesson.id}: tables of ${[...sizes].join()} pixels`);
      await page.context().close();
    }
  });
}

test("beside a task the table ends above the row that goes through the game, and no empty height is kept below", async () => {
  const page = await openLesson("shield", 1440, 900);
  const measure = () =>
    page.evaluate(async () => {
      const host = /** @type {any} */ (document.querySelector("magnus-derek"));
      await host.ready;
      const at = (/** @type {string} */ selector) => host.shadowRoot.querySelector(selector).getBoundingClientRect();
      // Until its end is at the top of the window.
      scrollTo(0, host.getBoundingClientRect().bottom + scrollY - 200);
      const frame = at(".frame");
      const ends = [".turn", ".info > .positions"].map((selector) => at(selector).bottom);
      return {
        over: at(".picture").bottom - at(".passage").top,
        empty: frame.bottom - Math.max(at(".passage").bottom, ...ends),
        height: frame.height,
      };
    });
  await expect.poll(async () => (await measure()).height).toBeGreaterThan(600);
  await expect.poll(async () => (await measure()).over).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await measure()).empty).toBeLessThan(24);
  await page.context().close();
});
