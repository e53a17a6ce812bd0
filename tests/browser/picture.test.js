// @ts-check
/** The picture as only a browser can judge it: whether writing fits, how large it is, and forced colours. */

import assert from "node:assert/strict";
import { expect, frames, open, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

/**
 * All writing of the picture: its text, how many pixels high it is, and the box that it takes.
 * @param {import("@playwright/test").Page} page
 */
function writing(page) {
  return withTable(page, (element) => {
    const svg = /** @type {SVGSVGElement} */ (element.shadowRoot?.querySelector("svg.table"));
    const pixel = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll("text")].map((text) => ({
      text: text.textContent ?? "",
      role: text.getAttribute("class") ?? "",
      pixels: Number(text.getAttribute("font-size")) * pixel,
      long: text.getComputedTextLength(),
    }));
  });
}

test("the names of the rings stand beside the table, whole and as long as they are taken for", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 31, magnus: "layers", derek: "hoarder" }));
  for (let round = 0; round < 20; round++) await withTable(page, (element) => element.step());
  await frames(page);
  const names = (await writing(page)).filter(({ role }) => role.startsWith("ring-name"));
  assert.deepEqual(
    names.map(({ text }) => text),
    ["A · unvisited", "M(A) · ≤ 1 round away", "M²(A) · ≤ 2 rounds away"],
  );
  // Whether there is room for them is computed with letters 0.57 of their size wide, which is 18.
  for (const { text, long } of names) assert.ok(long > 60 && long < 0.57 * 18 * text.length, `${text}: ${long}`);
});

/**
 * The labels of the landings that lie over the name of a ring or its mark, with what they lie over.
 * @param {import("@playwright/test").Page} page
 */
function collisions(page) {
  return withTable(page, (element) => {
    const boxes = (/** @type {string} */ selector) =>
      [...(element.shadowRoot?.querySelectorAll(`svg.table ${selector}`) ?? [])].map((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return { of: node.textContent || node.getAttribute("class"), left, right, top, bottom };
      });
    const labels = boxes(".landing-label");
    const names = [...boxes(".ring-name"), ...boxes(".ring-mark")];
    const over = labels.flatMap((label) =>
      names
        .filter((name) => name.left < label.right && label.left < name.right)
        .filter((name) => name.top < label.bottom && label.top < name.bottom)
        .map((name) => `${label.of} over ${name.of}`),
    );
    return { labels: labels.length, names: names.length, over };
  });
}

for (const [width, height] of /** @type {const} */ ([
  [1360, 900],
  [820, 1180],
  [390, 844],
])) {
  test(`no label of a landing lies over the name of a ring at ${width} by ${height}`, async () => {
    const { page } = await running.place(undefined, { width, height });
    const apart = async (/** @type {string} */ about) => {
      await frames(page);
      const { labels, names, over } = await collisions(page);
      assert.deepEqual(over, [], about);
      return labels > 0 && names > 0 ? 1 : 0;
    };
    let seen = 0;
    for (const n of [13, 31, 64, 101]) {
      // From position 0 the landings of these lie to the left and right of the names, and between them.
      for (let magnitude = Math.floor(n / 3); magnitude <= n / 2; magnitude += Math.ceil(n / 40)) {
        const game = { n, magnus: `scripted:${magnitude}`, derek: "human" };
        await withTable(page, (element, game) => element.newGame(game), game);
        seen += await apart(`n = ${n}, ${magnitude} called`);
      }
    }
    for (const n of [23, 64]) {
      await withTable(page, (element, n) => element.newGame({ n, magnus: "layers", derek: "human" }), n);
      for (let round = 0; round < n; round++) {
        if (await withTable(page, (element) => element.state.turn === "over")) break;
        seen += await apart(`n = ${n}, round ${round}`);
        await withTable(page, (element, round) => element.answer(round % 3 ? "+" : "-"), round);
      }
    }
    assert.ok(seen > 60, String(seen));
  });
}

for (const [width, height] of /** @type {const} */ ([
  [1360, 900],
  [390, 844],
  [320, 640],
])) {
  test(`nothing that is written in the picture is smaller than nine pixels at ${width} by ${height}`, async () => {
    const { page } = await running.place(undefined, { width, height });
    for (const n of [13, 45, 64, 96, 211]) {
      await withTable(page, (element, n) => element.newGame({ n, magnus: n === 45 ? "two-phase" : "layers" }), n);
      await frames(page);
      const small = (await writing(page)).filter(({ pixels }) => pixels < 8.95);
      assert.deepEqual(small, [], `n = ${n}`);
    }
  });
}

test("at the end of a large table a phone shows the order of visit in some seats, large enough and apart", async () => {
  const { page } = await running.place(undefined, { width: 390, height: 844 });
  await withTable(page, (element) => {
    element.newGame({ n: 64, magnus: "power-of-two", derek: "hoarder" });
    while (element.state.turn !== "over") element.step();
  });
  await expect(async () => {
    const ordered = (await writing(page)).filter(({ role }) => role === "number ordered");
    assert.ok(ordered.length >= 10, String(ordered.length));
    for (const { text, pixels } of ordered) assert.ok(pixels > 8.95, `${text}: ${pixels}`);
  }).toPass();
  const seats = await withTable(page, (element) =>
    [.../** @type {ShadowRoot} */ (element.shadowRoot).querySelectorAll("svg.table .seat")].map((seat) => {
      const [x = 0, y = 0, r = 0] = ["cx", "cy", "r"].map((name) => Number(seat.getAttribute(name)));
      return { x, y, r };
    }),
  );
  assert.equal(seats.length, 64);
  for (const [place, { x, y, r }] of seats.entries()) {
    const next = seats[(place + 1) % 64];
    assert.ok(next && Math.hypot(next.x - x, next.y - y) >= next.r + r, `seat ${place} and the next one`);
  }
});

test("in forced colours swatches keep the colours of the rings, and bars are seen", async () => {
  const { page } = await open(running, { forcedColors: "active", colorScheme: "dark" });
  await withTable(page, (element) => element.newGame({ n: 13, magnus: "layers", derek: "clockwise" }));
  for (let round = 0; round < 4; round++) await withTable(page, (element) => element.step());
  await frames(page);
  // The look of what is folded at first comes after the first picture.
  await page.waitForFunction(
    () => (document.querySelector("magnus-derek")?.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1,
  );
  const seen = await withTable(page, (element) => {
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const look = (/** @type {string} */ selector) => {
      const one = /** @type {Element} */ (root.querySelector(selector));
      return getComputedStyle(one);
    };
    const { backgroundColor: ground } = look(".bar");
    return {
      swatch: look(".swatch.depth-0").backgroundColor,
      ring: look(".new.depth-0").fill,
      bar: look(".bar i").backgroundColor,
      ground,
    };
  });
  assert.equal(seen.swatch, seen.ring);
  assert.notEqual(seen.bar, seen.ground);
});
