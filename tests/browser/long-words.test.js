// @ts-check
/** With words 40 % longer than the English ones nothing is cut off and nothing lies over something else: so a language has room. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertNotWider } from "./browser.js";
import { lengthened, longLanguage } from "./long-language.js";
import { usePage } from "./one-page.js";

const running = usePage();
const LONG = await longLanguage();

/** @type {[width: number, height: number][]} */
const WINDOWS = [
  [1360, 900],
  [820, 1180],
  [390, 844],
  [320, 568],
  [844, 390],
];

/** Games, by what they show: together they make a table say nearly everything that it can. */
const GAMES = {
  "a call of Magnus": "n=13&magnus=layers&derek=human&round=3",
  "Magnus by hand": "n=21&magnus=human&derek=protector&round=4",
  "two computers": "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12",
  "an ending": "n=23&magnus=layers&derek=hoarder&round=30",
  "a large table": "n=1009&magnus=balanced&derek=random&seed=2&round=500",
};

/**
 * What is cut off, or lies over another control: texts wider than a box that hides what does not fit, and two buttons in one place.
 * @param {import("playwright-core").Page} page
 */
function trouble(page) {
  return page.evaluate(() => {
    const element = document.querySelector("magnus-derek");
    const root = element?.shadowRoot ?? document;
    const found = [];
    const shown = [...root.querySelectorAll("*")].filter((node) =>
      node.checkVisibility?.({ visibilityProperty: true }),
    );
    for (const node of /** @type {HTMLElement[]} */ (shown)) {
      const { overflowX, clipPath, position } = getComputedStyle(node);
      if (node.closest("svg, canvas, .unseen, select, input") || clipPath !== "none" || position === "absolute")
        continue;
      const hides = overflowX === "hidden" || overflowX === "clip";
      const text = node.textContent?.trim().slice(0, 40);
      if (hides && text && node.scrollWidth > node.clientWidth + 1)
        found.push(`cut off: ${node.className || node.tagName} ${text}`);
    }
    const buttons = shown
      .filter((node) => node.matches("button, select, input, a"))
      // What stands within a sentence may begin on one line and end on the next; a term may be pressed a little beside its word.
      .filter(
        (node) => !node.closest(".unseen") && getComputedStyle(node).display !== "inline" && !node.matches(".term"),
      );
    const boxes = buttons.map((node) => /** @type {const} */ ([node, node.getBoundingClientRect()]));
    for (const [index, [one, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(index + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 2 || high <= 2 || one.contains(other) || other.contains(one)) continue;
        found.push(`over each other: ${one.textContent || one.ariaLabel} and ${other.textContent || other.ariaLabel}`);
      }
    }
    return found;
  });
}

for (const [what, link] of Object.entries(GAMES)) {
  test(`a table has room for longer words: ${what}`, async () => {
    const { page, problems } = await running.blank();
    await page.route("**/parts/de/all-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: LONG }));
    await page.goto(`${running.url}embed.html?lang=de#${link}`);
    await page.locator("magnus-derek .frame[lang=de]").waitFor();
    await page.locator("magnus-derek .coming").waitFor({ state: "detached" });
    // These are the longer words: some letter stands three times in a row.
    const said = (await page.locator("magnus-derek .turn").first().textContent()) ?? "";
    assert.match(said, /([a-z])\1{2}/);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await assertNotWider(page);
      assert.deepEqual(await trouble(page), [], `${width} × ${height}`);
    }
    assert.deepEqual(problems, []);
  });
}

for (const path of [
  "companions.html",
  "lab.html",
  "announced.html",
  "learn.html",
  "for-notes.html",
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
