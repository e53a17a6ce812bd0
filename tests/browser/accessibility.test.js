// @ts-check
/** Parts of WCAG 2.2 that axe does not see; the statement names these tests. */

import assert from "node:assert/strict";
import { assertAccessible, assertNotWider, expect, frames, openPath, ready, test, useBrowser } from "./browser.js";

const running = useBrowser();

/** One page of every kind. */
const PAGES = [
  "#n=13&magnus=layers&derek=human&seed=1",
  "de/#n=13&magnus=human&derek=protector",
  "learn/lose.html",
  "de/practice.html",
  "de/lab.html",
  "de/for-notes.html",
  "de/number-game.html",
  "accessibility.html",
  "de/accessibility.html",
  "proofs.html",
];
/** @type {[width: number, height: number][]} */
const WINDOWS = [
  [1360, 900],
  [390, 844],
];

/** The spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Looks at each page in each window; `where` says which.
 * @param {(page: import("@playwright/test").Page, where: string) => Promise<void>} look
 */
async function onEachPage(look) {
  for (const [width, height] of WINDOWS) {
    const { page } = await openPath(running, "reference.html", {
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    for (const path of PAGES) {
      await page.goto(running.url + path);
      if (/#n=|learn/.test(path)) await ready(page);
      await look(page, `${path} at ${width}`);
    }
    await page.context().close();
  }
}

test("with the spacing of WCAG 1.4.12 no text is cut off and no page is wider than its window", async () => {
  await onEachPage(async (page, where) => {
    await frames(page);
    const cutOff = await page.evaluate(async (css) => {
      /** @type {(Document | ShadowRoot)[]} */
      const roots = [document];
      for (const root of roots) {
        for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
      }
      const cut = () =>
        roots.flatMap((root) =>
          [...root.querySelectorAll("*")].filter((node) => {
            if (!node.textContent?.trim() || !node.checkVisibility()) return false;
            if (node.closest("svg, .unseen, .skip")) return false;
            const { overflowX, overflowY } = getComputedStyle(node);
            const across = /hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 1;
            return across || (/hidden|clip/.test(overflowY) && node.scrollHeight > node.clientHeight + 1);
          }),
        );
      const before = new Set(cut());
      for (const root of roots) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      }
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return cut().flatMap((node) => (before.has(node) ? [] : [node.outerHTML.slice(0, 120)]));
    }, SPACED);
    assert.deepEqual(cutOff, [], where);
    await assertNotWider(page, where);
  });
});

test("no stop of Tab is hidden behind something that stays in place", async () => {
  await onEachPage(async (page, where) => {
    await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) activeElement.blur();
      scrollTo(0, 0);
    });
    /** @type {string[]} */
    const hidden = [];
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        if (!focused || focused === document.body) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const parts = [0.1, 0.5, 0.9];
        const isSeen = parts.some((across) =>
          parts.some((down) => {
            const [x, y] = [left + across * width, top + down * height];
            let at = document.elementFromPoint(x, y);
            for (let next = at; next?.shadowRoot; at = next) {
              const inner = next.shadowRoot.elementFromPoint(x, y);
              if (!inner || inner === next) break;
              next = inner;
              at = inner;
            }
            return at && (at.contains(focused) || focused?.contains(at) || at.closest("label")?.contains(focused));
          }),
        );
        return isSeen ? "" : focused.outerHTML.slice(0, 120);
      });
      if (found === null) break;
      if (found) hidden.push(found);
    }
    assert.deepEqual(hidden, [], where);
  });
});

test("the button for the colours is called by the word written on it, in both languages", async () => {
  for (const language of ["", "de/"]) {
    const { page } = await openPath(running, `${language}reference.html`);
    const button = page.locator("#theme");
    for (const _ of ["light", "dark"]) {
      const word = (await button.textContent())?.toLowerCase() ?? "";
      const name = (await button.getAttribute("aria-label"))?.toLowerCase() ?? "";
      assert.ok(name.split(/[\s:]+/).includes(word), `${name} has no word ${word}`);
      await button.click();
    }
    await page.context().close();
  }
});

test("Derek’s buttons are called by the words written on them, in both languages", async () => {
  const spoken = (/** @type {string | null} */ text) => (text ?? "").replaceAll(/[\s,·]+/g, " ").trim();
  for (const language of ["", "de/"]) {
    const { page } = await openPath(running, "reference.html");
    // The second call leads to one position both ways.
    for (const game of ["n=13&magnus=layers&derek=human", "n=16&magnus=power-of-two&derek=human"]) {
      await page.goto("about:blank");
      await page.goto(`${running.url}${language}#${game}`);
      await ready(page);
      const buttons = page.locator("magnus-derek button.direction");
      await buttons.first().waitFor();
      for (const button of await buttons.all()) {
        const [name, written] = [await button.getAttribute("aria-label"), await button.innerText()];
        assert.ok(spoken(name).includes(spoken(written)), `“${name}” has not “${written}”`);
      }
    }
    await page.context().close();
  }
});

test("the statement is accessible in both languages and both schemes, on desk and phone", async () => {
  for (const path of ["accessibility.html", "de/accessibility.html"]) {
    const { page } = await openPath(running, path);
    await expect(page.locator("dl > div[id^=c-]")).toHaveCount(51);
    await assertAccessible(page, path);
    for (const [width, height] of [...WINDOWS, [320, 640]]) {
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      await assertNotWider(page, `${path} at ${width}`);
    }
    await page.context().close();
  }
});
