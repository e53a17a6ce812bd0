// @ts-check
/**
 * The design of the pages, measured: one left edge, one title of one size, few sizes of writing, and nothing beside the
 * window.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { LESSON_PAGES } from "../../www/build/lessons.mjs";
import { BY_HAND, PAGES } from "../../www/build/pages.mjs";
import { NAME } from "../../www/build/template.mjs";
import { expect, frames, knowTheGame, test, useBrowser } from "./browser.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();

/** Every page made by hand, the list of lessons, and of the lessons and proofs, which are all made alike, a few. */
const LESSONS = Object.keys(LESSON_PAGES).filter((file) => !PAGES[file]?.language);
const FILES = [
  ...Object.keys(BY_HAND).filter((file) => BY_HAND[file]?.part),
  ...LESSONS.filter((file, at) => file === "learn.html" || at === 1 || at === LESSONS.length - 1),
  ...["proofs.html", "proofs/game.html", "proofs/four_left.html", "de/proofs/errata.html"],
  ...["de/index.html", "de/lab.html", "de/note.html", "de/reference.html"],
];
const SIZES = /** @type {const} */ ([
  [760, 1000],
  [1360, 900],
  [1900, 1080],
]);

/** The sizes of writing in pixels, as kit/scale.css has them. */
const SCALE = [
  ...readFileSync(new URL("../../www/kit/scale.css", import.meta.url), "utf8").matchAll(/--type-\w+: ([\d.]+)rem;/g),
].map(([, rem]) => 16 * Number(rem));

test("writing has six sizes", () => {
  assert.equal(SCALE.length, 6);
});

/** The links in sight that no rule of ours colours. @param {Page} page */
const linksOfTheBrowser = (page) =>
  page
    .locator("a[href]:visible")
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).color === "rgb(0, 0, 238)").map((link) => link.outerHTML),
    );

/** @param {string} file @param {import("@playwright/test").BrowserContextOptions} [options] */
async function opened(file, options) {
  const context = await running.browser.newContext(options);
  await knowTheGame(context);
  const page = await context.newPage();
  // German readers of an English page are led to the German one.
  await page.goto(running.url + file);
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * Where the words of the site's name and of the title begin, and the main part: the leftmost of its elements with words,
 * a picture or a field, which nothing that is cut off counts for.
 * @param {Page} page
 */
function edges(page) {
  return page.evaluate(() => {
    /** @param {Node} node */
    const startOf = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return Math.min(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left));
    };
    const main = /** @type {Element} */ (document.querySelector("main"));
    const shown = [...main.children].filter(
      (child) => child.checkVisibility() && child.getBoundingClientRect().width > 1 && child.tagName !== "H1",
    );
    return {
      name: startOf(/** @type {Element} */ (document.querySelector("header .site"))),
      title: startOf(/** @type {Element} */ (document.querySelector("h1"))),
      content: Math.min(...shown.map((child) => child.getBoundingClientRect().left)),
      footer: startOf(/** @type {Element} */ (document.querySelector("footer"))),
    };
  });
}

for (const file of FILES) {
  test(`${file} has one left edge, and one title of its own of the one size`, async () => {
    const page = await opened(file);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const { name, ...others } = await edges(page);
      for (const [what, left] of Object.entries(others)) {
        assert.ok(Math.abs(left - name) <= 1, `${what} at ${width}: ${left} instead of ${name}`);
      }
      const titles = await page.locator("h1").evaluateAll((all) =>
        all.map((title) => {
          const { fontSize, clipPath } = getComputedStyle(title);
          return [title.textContent?.trim() ?? "", fontSize, clipPath];
        }),
      );
      assert.equal(titles.length, 1, String(titles));
      const [[text, ...look] = []] = titles;
      assert.ok(text && text !== NAME, text);
      assert.deepEqual(look, [`${Math.max(...SCALE)}px`, "none"]);
    }
    await page.context().close();
  });

  test(`${file} has writing of the scale alone, and is never wider than its window`, async () => {
    const page = await opened(file);
    for (const [width, height] of /** @type {const} */ ([[320, 640], [390, 844], ...SIZES])) {
      await page.setViewportSize({ width, height });
      // What is drawn anew for each width has been.
      await frames(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${width}: ${wide} pixels too wide`);
      // The style of what comes late comes with it.
      await expect.poll(() => sizesBesides(page), { message: String(width) }).toEqual([]);
    }
    // The table's own links come with its reasons.
    if (file === "index.html") await page.locator("magnus-derek .to-lesson").first().waitFor();
    assert.deepEqual(await linksOfTheBrowser(page), [], "links in the browser's own blue");
    await page.context().close();
  });

  test(`the headings of ${file} go down one level at a time`, async () => {
    const page = await opened(file);
    const levels = await page.evaluate(() => {
      /** @param {Element | ShadowRoot} root @returns {number[]} */
      const within = (root) =>
        [...root.children].flatMap((node) => [
          ...(/^H[1-6]$/.test(node.tagName) ? [Number(node.ariaLevel ?? node.tagName.slice(1))] : []),
          ...within(node.shadowRoot ?? node),
        ]);
      return within(document.body);
    });
    assert.equal(levels[0], 1);
    levels.reduce((before, level) => {
      assert.ok(level <= before + 1, levels.join(" "));
      return level;
    });
    await page.context().close();
  });
}

for (const file of ["proofs/layer_play.html", "de/proofs/errata.html", "learn.html", "de/changelog.html"]) {
  test(`${file} has words on both sides of a wide window, in lines that are read well`, async () => {
    const page = await opened(file, { viewport: { width: 1900, height: 1000 } });
    const { right, longest } = await page.evaluate(() => {
      const rights = [];
      let longest = 0;
      for (const node of document.querySelectorAll("main :is(p, li, dd)")) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, right, width } = range.getBoundingClientRect();
        const sizes = parseFloat(getComputedStyle(node).fontSize);
        if (top > 300 && top < innerHeight) rights.push(right);
        // A row of links is no text.
        if (node.matches("p:not(.begin), dd") && width > 0) longest = Math.max(longest, width / sizes);
      }
      return { right: Math.max(...rights), longest };
    });
    assert.ok(right > 0.75 * 1900, `the words end at ${right}`);
    assert.ok(longest <= 44, `a line is ${longest} times as long as its writing is high`);
    await page.context().close();
  });
}

/**
 * Sizes of writing that are not of the scale, each with an element that has it. Pictures are drawn to their own measure,
 * and formulas make their exponents smaller themselves.
 * @param {Page} page
 */
function sizesBesides(page) {
  return page.evaluate((scale) => {
    /** @type {Map<string, string>} */
    const others = new Map();
    /** @param {Element | ShadowRoot} root */
    const look = (root) => {
      for (const node of root.children) {
        if (node.matches("svg, math, sup, sub, style, script")) continue;
        const says = [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
        const size = getComputedStyle(node).fontSize;
        if (
          (says ||
            node.matches(
              "select, textarea, button, input:not([type=checkbox], [type=radio], [type=range], [type=file])",
            )) &&
          !scale.includes(Number.parseFloat(size))
        ) {
          others.set(size, `${node.tagName} ${node.className}: ${node.textContent?.slice(0, 40)}`);
        }
        look(node.shadowRoot ?? node);
      }
    };
    look(document.body);
    return [...others];
  }, SCALE);
}
