// @ts-check
/** Room for a table: it fits with its buttons into the window, the slide or the box that holds it. */

import assert from "node:assert/strict";
import { expect, frames, test } from "./browser.js";
import { HOST } from "./embedded.js";
import { usePage } from "./one-page.js";
import { ready, SCRIPT } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Frame} Frame */

const running = usePage();

/** @type {[width: number, height: number][]} */
const WINDOWS = [
  [1280, 720],
  [1360, 900],
  [1920, 1080],
  [390, 844],
  [844, 390],
];

/**
 * The height from the top of the table down to the lowest control needed for a move, and the width of the picture.
 * @param {Page | Frame} page
 */
function needed(page) {
  return page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector("magnus-derek"));
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const parts = [".picture", ".turn", ".passage"].map((query) =>
      /** @type {Element} */ (root.querySelector(query)).getBoundingClientRect(),
    );
    const height = Math.max(...parts.map(({ bottom }) => bottom)) - element.getBoundingClientRect().top;
    return { height, picture: parts[0]?.width ?? 0 };
  });
}

/** @param {string} body @param {[number, number]} size @param {string} [head] */
async function openIn(body, [width, height], head) {
  const { page } = await running.host(body, head, { width, height });
  const inside = page.frames()[1] ?? page;
  await inside.waitForFunction(() => document.querySelector("magnus-derek")?.shadowRoot?.querySelector("circle.seat"));
  return { page, inside };
}

/** A frame as wide as the page; one that names no game would say so in a sentence. @param {string} rest what follows in its address */
const frame = (rest) => {
  const address = rest.includes("#") ? rest : `${rest || "?"}&n=13`;
  return `<iframe data-magnus-derek title="Table" width="100%" style="border: 0" src="/embed.html${address}"></iframe>`;
};

/** Tables and frames: attributes, the query, the game. @type {[string, string, string][]} */
const TABLES = [
  ['controls="minimal"', "?controls=minimal", ""],
  ['controls="minimal" magnus="human"', "?controls=minimal", "#magnus=human"],
  ['controls="none"', "?controls=none", ""],
  ["", "", ""],
  ['n="21" evaluate controls="minimal"', "?controls=minimal&evaluate", "#n=21"],
];

for (const [index, [attributes, query, hash]] of TABLES.entries()) {
  test(`in no window a move needs scrolling, on a page and in a frame: ${attributes}`, async () => {
    // Each of the windows is the first one of some table.
    const windows = [...WINDOWS.slice(index), ...WINDOWS.slice(0, index)];
    for (const [body, head] of [[`<magnus-derek ${attributes}></magnus-derek>`], [frame(query + hash), HOST]]) {
      const { page, inside } = await openIn(String(body), windows[0] ?? assert.fail(), head);
      for (const size of windows) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await frames(page);
        await expect(async () => {
          const { height, picture } = await needed(inside);
          assert.ok(height <= size[1], `${body} in ${size.join(" × ")}: ${height}`);
          // The picture is not made small where there is room.
          assert.ok(
            picture >= Math.min(size[0] - 45, Math.max(240, size[1] - 380)),
            `${body} in ${size.join(" × ")}: ${picture}`,
          );
        }).toPass();
        const beyond = await inside.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        assert.equal(beyond, 0, `${body}: ${beyond} px beyond the side of ${size.join(" × ")}`);
        const held = await page.evaluate(() => document.querySelector("iframe")?.offsetHeight ?? 0);
        if (query.includes("minimal")) assert.ok(held <= size[1], `${body}: the frame is ${held} high`);
      }
    }
  });
}

/** Fails unless the frame of a page soon keeps its height, for thirty drawings. @param {Page} page */
function comesToRest(page) {
  return expect(async () => {
    const heights = await page.evaluate(async () => {
      const seen = new Set();
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(document.querySelector("iframe")?.offsetHeight);
      }
      return [...seen];
    });
    assert.equal(heights.length, 1, String(heights));
  }).toPass();
}

test("a frame follows the window of its page, and comes to rest", async () => {
  const { page, inside } = await openIn(frame("?controls=minimal"), [1280, 720], HOST);
  const rests = async () => {
    await comesToRest(page);
    return (await needed(inside)).picture;
  };
  const low = await rests();
  await page.setViewportSize({ width: 1280, height: 1000 });
  assert.ok((await rests()) > low + 200);
  await page.setViewportSize({ width: 1280, height: 720 });
  assert.equal(await rests(), low);
});

test("pages that say no height, or nothing at all, get a frame that comes to rest", async () => {
  const follow = (/** @type {string} */ more) => `<script>
    addEventListener("message", ({ data: { type, height } }) => {
      const iframe = document.querySelector("iframe");
      if (type === "hello") ${more};
      if (type === "resize") iframe.style.height = height + "px";
    });
  </script>`;
  const said = 'iframe.contentWindow.postMessage({ target: "magnus-derek", v: 1, type: "fit" }, "*")';
  for (const [head, least] of /** @type {const} */ ([
    [follow(said), 400],
    [follow("{}"), 400],
    // Nobody follows: the table fits into the frame as it is.
    ["", 240],
  ])) {
    const style = head ? "" : "height: 600px";
    const body = frame("?controls=minimal").replace("border: 0", `border: 0; ${style}`);
    const { page, inside } = await openIn(body, [1280, 900], head);
    await comesToRest(page);
    const before = await page.evaluate(() => document.querySelector("iframe")?.offsetHeight ?? 0);
    const { picture, height: content } = await needed(inside);
    assert.ok(picture >= least && content <= before, `${picture} ${content} in ${before}`);
  }
});

test("a box with a height of its own holds a table that fits into it, and grows with it", async () => {
  const body = '<magnus-derek controls="minimal" style="height: 560px; overflow: hidden"></magnus-derek>';
  const { page, inside } = await openIn(body, [1280, 1000]);
  const fits = (/** @type {number} */ height) =>
    expect(async () => {
      const needs = await needed(inside);
      assert.ok(needs.height <= height && needs.picture > height - 310, JSON.stringify(needs));
    }).toPass();
  await fits(560);
  for (const height of [900, 600]) {
    await page.locator("magnus-derek").evaluate((element, height) => {
      element.style.height = `${height}px`;
    }, height);
    await fits(height);
  }
});

for (const size of WINDOWS) {
  test(`reveal.html in a window of ${size.join(" × ")}: the table is on the slide, and under no arrow`, async () => {
    const [width, height] = size;
    const { page } = await running.load("tests/recipes/reveal.html#/1", { width, height });
    await page.locator(".reveal.ready").waitFor();
    await ready(page);
    await (await page.locator("magnus-derek").elementHandle())?.waitForElementState("stable");
    const look = () =>
      page.evaluate(() => {
        const box = (/** @type {Element | null | undefined} */ node) =>
          /** @type {Element} */ (node).getBoundingClientRect().toJSON();
        const table = document.querySelector("magnus-derek");
        return {
          slide: box(document.querySelector(".slides section.present")),
          table: box(table),
          parts: [".picture", ".turn", ".passage"].map((query) => box(table?.shadowRoot?.querySelector(query))),
          arrows: [...document.querySelectorAll(".controls button")]
            .filter((arrow) => getComputedStyle(arrow).visibility === "visible")
            .map(box),
        };
      });
    const slide = await look();
    // Narrow windows scroll through the slides, without arrows.
    assert.equal(slide.arrows.length, width < 435 ? 0 : 2);
    for (const arrow of slide.arrows) {
      const { table } = slide;
      const apart =
        arrow.right <= table.left ||
        arrow.left >= table.right ||
        arrow.bottom <= table.top ||
        arrow.top >= table.bottom;
      assert.ok(apart, JSON.stringify({ arrow, table }));
    }
    // Also without `present`, and without the class that gives it the rest of the slide.
    await page.locator("magnus-derek").evaluate((element) => {
      element.removeAttribute("present");
      element.setAttribute("controls", "minimal");
    });
    const lowest = async () => {
      const { parts, table, slide } = await look();
      const bottom = Math.max(...parts.map(({ bottom }) => bottom));
      return { bottom, table: table.bottom, slide: slide.bottom };
    };
    await expect(async () => {
      const { bottom, table } = await lowest();
      assert.ok(bottom <= table + 1, `${bottom} > ${table}`);
    }).toPass();
    if (width >= 435) {
      await page.locator("magnus-derek").evaluate((element) => {
        element.classList.remove("r-stretch");
        element.style.height = "";
      });
      await expect(async () => {
        const { slide } = await look();
        const scale = await page.evaluate(() =>
          Number(
            getComputedStyle(/** @type {Element} */ (document.querySelector("magnus-derek"))).getPropertyValue(
              "--slide-scale",
            ),
          ),
        );
        assert.ok(slide.height <= 720 * scale + 1, `${slide.height} of ${720 * scale}`);
      }).toPass();
    }
  });
}

test("on a slide of reveal.js that is laid out before the table has its height, all buttons are in the window", async () => {
  const reveal = "/www/node_modules/reveal.js/dist";
  const { page } = await running.host(
    `<div class="reveal"><div class="slides"><section>
    <magnus-derek controls="minimal" n="15" magnus="layers" derek="human"></magnus-derek>
    </section></div></div>
    <script type="module">import Reveal from "${reveal}/reveal.mjs"; Reveal.initialize();</script>`,
    `<link rel="stylesheet" href="${reveal}/reveal.css"><link rel="stylesheet" href="${reveal}/theme/white.css">${SCRIPT}`,
    { width: 1024, height: 600 },
  );
  await page.locator(".reveal.ready").waitFor();
  await ready(page);
  for (const name of ["Analyse", "−1", "+1"]) {
    const button = page.locator("magnus-derek button", { hasText: name }).first();
    await expect(button, name).toBeInViewport({ ratio: 1 });
  }
});
