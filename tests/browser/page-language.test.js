// @ts-check
/**
 * The language of a page: the one that was asked for, chosen, or preferred by the browser; and it is kept for reading
 * without a network.
 */

import assert from "node:assert/strict";
import { expect, test, useBrowser, watchProblems } from "./browser.js";

const running = useBrowser();

/**
 * The page of somebody whose browser prefers a language.
 * @param {string} locale @param {"allow" | "block"} [serviceWorkers]
 */
async function visitor(locale, serviceWorkers = "block") {
  const context = await running.browser.newContext({ locale, serviceWorkers });
  const page = await context.newPage();
  return { page, context, problems: watchProblems(page) };
}

/**
 * The address at which a page comes to rest that is opened at a path.
 * @param {import("@playwright/test").Page} page @param {string} path
 */
async function rest(page, path) {
  await page.goto(running.url + path);
  await page.waitForLoadState("load");
  return page.url().slice(running.url.length);
}

test("a browser that prefers German comes to the German page, with what is in the address; what a reader has chosen goes before", async () => {
  const { page, context } = await visitor("de-AT");
  await page.goto(`${running.url}companions.html#here`);
  await page.waitForURL("**/de/companions.html#here");
  await page.getByRole("heading", { name: "Verwandte Spiele" }).waitFor();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/companions.html#here");
  assert.equal(await rest(page, "companions.html"), "companions.html");
  await context.close();
});

test("?lang=de leads to German and is remembered; a language that there is not leaves the page as it is", async () => {
  const { page, context } = await visitor("en-US");
  assert.equal(await rest(page, "companions.html"), "companions.html");
  assert.equal(await rest(page, "companions.html?lang=fr"), "companions.html?lang=fr");
  await page.goto(`${running.url}companions.html?lang=de`);
  await page.waitForURL("**/de/companions.html");
  await page.goto(`${running.url}companions.html`);
  await page.waitForURL("**/de/companions.html");
  await page.goto(`${running.url}de/companions.html?lang=en`);
  await page.waitForURL((url) => url.pathname.endsWith("/companions.html") && !url.pathname.includes("/de/"));
  assert.equal(await rest(page, "companions.html"), "companions.html");
  await context.close();
});

test("a German page stays German for everybody, and so does an English one in a frame", async () => {
  const { page, context } = await visitor("en-US");
  assert.equal(await rest(page, "de/companions.html"), "de/companions.html");
  await page.getByRole("button", { name: "Dunkel: zu dunklen Farben wechseln" }).click();
  await expect(page.locator("#theme")).toHaveText("Hell");
  await context.close();
  const german = await visitor("de-DE");
  await german.page.goto(`${running.url}de/companions.html`);
  const framed = await german.page.evaluate(async () => {
    const frame = document.createElement("iframe");
    frame.src = "../companions.html";
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
    return frame.contentDocument?.documentElement.lang;
  });
  assert.equal(framed, "en");
  await german.context.close();
});

test("who reads German reads it without a network too, and who reads English has kept none of it", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const kept = (/** @type {import("@playwright/test").Page} */ page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().filter(({ url }) => /\/de\//.test(url)).length;
    });
  const { page, context } = await visitor("de-DE", "allow");
  await page.goto(`${running.url}de/companions.html`);
  const all = await page.evaluate(async () => {
    const list = await (await fetch(new URL("../pkg/files.js", location.href))).text();
    // By their digests, as what a page holds is listed once more; proofs are kept once they are read.
    const files = list.match(/"([^"]*\/)?de\/[^"]+": "[\da-f]{64}"/g) ?? [];
    return files.filter((file) => !file.includes("/proofs/")).length;
  });
  assert.ok(all > 50);
  // It is ready when all are there.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => kept(page)).toBe(all);
  await context.setOffline(true);
  await page.goto(`${running.url}de/companions.html`);
  await page.getByRole("heading", { name: "Verwandte Spiele" }).waitFor();
  await page.getByRole("link", { name: "Spielen" }).click();
  await page.getByRole("button", { name: "Ich kenne das Spiel" }).click();
  await page.getByRole("button", { name: /^im Uhrzeigersinn, \+\d+ zu/ }).waitFor();
  await context.close();
  const english = await visitor("en-US", "allow");
  await english.page.goto(`${running.url}companions.html`);
  await english.page.evaluate(() => navigator.serviceWorker.ready);
  assert.equal(await kept(english.page), 0);
  await english.context.close();
});
