// @ts-check
/**
 * Room for languages: with words 40 % longer than the English ones nothing is cut off and nothing lies over something
 * else.
 */

import assert from "node:assert/strict";
import { assertNotWider, expect, test } from "./browser.js";
import { lengthened, longLanguage } from "./long-language.js";
import { usePage } from "./one-page.js";
import { GAMES, trouble } from "./trouble.js";

const running = usePage();
/** The script of the long language. */
let long = "";
test.beforeAll(async () => {
  long = await longLanguage();
});

/** @type {[width: number, height: number][]} */
const WINDOWS = [
  [1360, 900],
  [820, 1180],
  [390, 844],
  [320, 568],
  [844, 390],
];

for (const [what, link] of Object.entries(GAMES)) {
  test(`a table has room for longer words: ${what}`, async () => {
    const { page } = await running.blank();
    await page.route("**/parts/de/all-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: long }));
    await page.goto(`${running.url}embed.html?lang=de#${link}`);
    await page.locator("magnus-derek .frame[lang=de]").waitFor();
    await expect(page.locator("magnus-derek .coming")).toHaveCount(0);
    // These are the longer words: some letter stands three times in a row.
    const said = (await page.locator("magnus-derek .turn").first().textContent()) ?? "";
    assert.match(said, /([a-z])\1{2}/);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await assertNotWider(page);
      assert.deepEqual(await trouble(page), [], `${width} × ${height}`);
    }
  });
}

for (const path of [
  "companions.html",
  "lab.html",
  "announced.html",
  "learn.html",
  "for-notes.html",
  "class.html",
  "multivision.html",
  "dominoes.html",
  "number-game.html",
]) {
  test(`the page has room for longer words: ${path}`, async () => {
    const { page } = await running.load(path);
    await page.waitForLoadState("load");
    await page.evaluate((source) => {
      const lengthen = new Function(`return ${source}`)();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const within = node.parentElement?.closest("svg, script, style, code, pre, option, textarea, noscript, math");
        if (!within && node.nodeValue) node.nodeValue = lengthen(node.nodeValue);
      }
    }, String(lengthened));
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await assertNotWider(page).catch(() => assert.fail(`wider than ${width} × ${height}`));
      assert.deepEqual(await trouble(page), [], `${width} × ${height}`);
    }
  });
}
