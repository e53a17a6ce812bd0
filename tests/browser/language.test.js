// @ts-check
/** The language of a table, which is that of its tag: two on a page may differ, and it may change in mid-game. */

import assert from "node:assert/strict";
import { LESSONS } from "../../www/lessons/list.js";
import { outOfRangeInGerman } from "../out-of-range.js";
import { expect, test, useBrowser } from "./browser.js";
import { openHost } from "./servers.js";

const running = useBrowser();

test("two tables on a page speak two languages, and one of them another one when its attribute changes", async () => {
  const tables = '<magnus-derek id="one" n="13"></magnus-derek><magnus-derek id="two" n="13"></magnus-derek>';
  const { page, paths } = await openHost(running.browser, tables);
  await page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    const all = /** @type {any[]} */ ([...document.querySelectorAll("magnus-derek")]);
    await Promise.all(all.map((table) => table.ready));
    all[1].answer("+");
  });
  /** @param {string} id @param {string} text */
  const heading = (id, text) => expect(page.locator(`#${id} .turn h2`).first()).toHaveText(text);
  await heading("two", "Your move, Derek");
  const german = () => paths.filter((path) => path.includes("/de/")).length;
  assert.equal(german(), 0, "a reader of English fetches no German");
  await page.locator("#two").evaluate((table) => table.setAttribute("lang", "de"));
  await page.locator("#two .frame[lang=de]").waitFor();
  assert.ok(german() > 0);
  await heading("two", "Sie sind am Zug, Derek");
  await heading("one", "Your move, Derek");
  await expect(page.locator("#two .where")).toHaveText("Runde 1");
  await page.locator("#two .direction").first().click();
  await page.locator("#two .where", { hasText: "Runde 2" }).waitFor();
  await page.locator("#two").evaluate((table) => table.removeAttribute("lang"));
  await page.locator("#two .frame[lang=en]").waitFor();
  await page.locator("#two .where", { hasText: "round 2" }).waitFor();
  await page.close();
});

test("a step of a lesson is told in the language of its table, and in another one when that changes", async () => {
  const { page, paths } = await openHost(
    running.browser,
    '<magnus-derek lesson="shield/hold" lang="de"></magnus-derek>',
  );
  const lesson = page.locator("magnus-derek .lesson");
  await lesson.getByRole("heading", { name: "Drei Positionen halten" }).waitFor();
  await expect(lesson.locator(".ask")).toHaveText(
    "Sie sind Derek. Halten Sie den Spielstein fünf Ansagen lang von 1, 4 und 7 fern.",
  );
  await lesson.getByRole("button", { name: "Hinweis" }).click();
  await lesson
    .locator(".hints")
    .getByText(/^Wohin führen \+ und −\?/)
    .waitFor();
  await expect(lesson.locator("[lang]"), "nothing of it is English").toHaveCount(0);
  const lessons = () => paths.map(lessonIn).filter(Boolean);
  assert.deepEqual(lessons(), ["de/shield"], "neither the English lesson nor another one");
  await page.locator("magnus-derek").evaluate((table) => table.removeAttribute("lang"));
  await lesson.getByRole("heading", { name: "Hold three positions" }).waitFor();
  assert.deepEqual(lessons(), ["de/shield", "shield"]);
  await lesson
    .locator(".hints")
    .getByText(/^Where do \+ and − lead\?/)
    .waitFor();
  await page.locator("magnus-derek").evaluate((table) => table.setAttribute("lang", "de"));
  await lesson.getByRole("heading", { name: "Drei Positionen halten" }).waitFor();
  await expect(lesson.locator(".ask")).toHaveCount(1);
  await page.close();
});

/** The lesson that a file of the site has, and its folder unless it is English. @param {string} path */
const lessonIn = (path) =>
  new RegExp(`/parts/((?:[a-z]{2}/)?(?:${LESSONS.map(({ id }) => id).join("|")}))-[\\w-]{8}\\.js$`).exec(path)?.[1];

test("a frame says the rest in the language of its table too, also when that changes", async () => {
  const page = await running.browser.newPage();
  await page.goto(`${running.url}embed.html?lang=de`);
  const link = page.getByRole("link", { name: "Diese Stellung öffnen" });
  await link.waitFor();
  await expect(link).toHaveAttribute("title", "Öffnet diese Stellung auf einer eigenen Seite");
  await expect(link).toHaveAttribute("href", /^de\/index\.html/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  assert.equal(await page.title(), "Der Magnus–Derek-Tisch");
  await page.close();
  const host = await openHost(running.browser, '<iframe src="/embed.html?lang=de&lesson=shield/hold"></iframe>');
  const frame = host.page.frameLocator("iframe");
  await frame.getByRole("link", { name: "Die Lektion öffnen" }).waitFor();
  await host.page.evaluate(() => {
    const message = { target: "magnus-derek", v: 1, id: 1, type: "set", attributes: { lang: null } };
    document.querySelector("iframe")?.contentWindow?.postMessage(message, "*");
  });
  await frame.getByRole("link", { name: "Open the lesson" }).waitFor();
  await host.page.close();
});

test("a table that speaks German refuses in German: what its tag says, what is typed, what a script asks for", async () => {
  const { page } = await openHost(running.browser, "");
  const table = page.locator("magnus-derek");
  const heard = await page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    const element = /** @type {any} */ (document.createElement("magnus-derek"));
    const heard = /** @type {string[][]} */ ([]);
    element.addEventListener("md-error", (/** @type {any} */ { detail }) =>
      heard.push([detail.refusal.code, detail.message]),
    );
    const attributes = { lang: "de", n: "9999999", magnus: "human", state: "1.WEAQA_Y", theme: "pink" };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    await element.ready;
    return heard;
  });
  const wrong = [
    [
      "link",
      "Dieser Link ist beschädigt: Seine letzten beiden Zeichen passen nicht zum Rest. Vielleicht fehlt sein Ende: Er muss noch einmal ganz kopiert werden.",
    ],
    ["number", outOfRangeInGerman("n", 2, "1.048.576", 9999999)],
    ["choice", "theme muss light, dark oder auto sein, angegeben ist „pink“."],
  ];
  assert.deepEqual(heard, wrong);
  const shown = table.locator(".refusals .error");
  await expect(shown).toHaveText(wrong.map(([, sentence = ""]) => sentence));
  await table.locator("input.magnitude").fill("77");
  await page.keyboard.press("Enter");
  await table.locator(".refusals", { hasText: outOfRangeInGerman("Die Weite", 1, 6) }).waitFor();
  await expect(shown).toHaveText([outOfRangeInGerman("Die Weite", 1, 6, 77)]);
  const thrown = await table.evaluate((element) => {
    try {
      /** @type {any} */ (element).answer("+");
    } catch (error) {
      return { message: /** @type {Error} */ (error).message, refusal: /** @type {any} */ (error).refusal };
    }
    return null;
  });
  // A script hears English, as in every language, and the same as data.
  assert.deepEqual(thrown, {
    message: "It is not Derek's turn: Magnus has not called a magnitude yet.",
    refusal: { code: "nothingCalled" },
  });
  await table
    .locator(".refusals", { hasText: "Derek ist nicht am Zug: Magnus hat noch keine Weite genannt." })
    .waitFor();
  await page.close();
});
