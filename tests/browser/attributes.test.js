// @ts-check
/** Attributes for embedders: readonly, controls, present, theme. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, frames, test, withTable } from "./browser.js";
import { round, seat } from "./embedded.js";
import { usePage } from "./one-page.js";
import { openHost, ready } from "./servers.js";

const running = usePage();

/** @param {string} body @param {Parameters<typeof openHost>[2]} [more] */
const openPage = (body, more) => openHost(running.browser, body, more);

test("a read-only table cannot be changed by mouse, keys or buttons, but can be gone through", async () => {
  const { page } = await running.place('<magnus-derek readonly n="15"></magnus-derek>');
  const clickAll = async () => {
    for (let position = 0; position < 15; position++) await page.mouse.click(...(await seat(page, position)));
  };
  await clickAll();
  for (const key of ["+", "-", "ArrowLeft", "ArrowRight", "n", "5", "Enter", "b"]) await page.keyboard.press(key);
  assert.equal(await round(page), 0);
  const names = async () => {
    const buttons = await page.locator("magnus-derek button:visible").all();
    return Promise.all(buttons.map(async (one) => (await one.getAttribute("aria-label")) ?? (await one.innerText())));
  };
  for (const name of await names()) assert.doesNotMatch(name, /clockwise|Call|New game|Play again|Remove/);
  await expect(page.locator("magnus-derek .players select:visible, magnus-derek .field:visible")).toHaveCount(0);
  // As Magnus: no click considers or calls anything.
  await withTable(page, (element) => element.newGame({ magnus: "human", derek: "protector" }));
  await clickAll();
  await page.keyboard.type("3");
  await expect(page.locator("magnus-derek circle.landing")).toHaveCount(0);
  assert.equal(await round(page), 0);
  // Two computers: the reader steps, goes back and forth, and plays.
  await withTable(page, (element) => element.newGame({ magnus: "layers", derek: "protector" }));
  await page.getByRole("button", { name: "Step: one round" }).click();
  await page.keyboard.press("s");
  await page.keyboard.press("u");
  assert.equal(await round(page), 1);
  await page.getByRole("button", { name: "Redo" }).click();
  await page.locator("magnus-derek input[type=range]").fill("1");
  assert.equal(await round(page), 1);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round >= 2);
  // Taking the attribute away gives the game to the reader.
  await withTable(page, (element) => {
    element.readonly = false;
    element.newGame({ derek: "human" });
  });
  await page.getByRole("button", { name: /^clockwise/ }).click();
  assert.equal(await round(page), 1);
});

test("controls: all of them, the turn and the transport, or the table alone", async () => {
  const { page } = await running.place("<magnus-derek></magnus-derek>");
  const shown = async (/** @type {string | null} */ controls) => {
    await withTable(page, (element, value) => Object.assign(element, { controls: value }), controls);
    const parts = [".picture", ".turn", ".transport", ".share", ".why", ".score", ".players", ".positions"];
    return withTable(
      page,
      (element, all) =>
        all.filter((/** @type {string} */ part) => element.shadowRoot.querySelector(part).checkVisibility()),
      parts,
    );
  };
  const everything = [".picture", ".turn", ".transport", ".share", ".why", ".score", ".players", ".positions"];
  assert.deepEqual(await shown(null), everything);
  assert.deepEqual(await shown("minimal"), [".picture", ".turn", ".transport"]);
  assert.deepEqual(await shown("none"), [".picture"]);
  // The table itself can still be played on.
  await page.mouse.click(...(await seat(page, 1)));
  assert.equal(await round(page), 1);
  assert.deepEqual(await shown("full"), everything);
});

for (const more of ["", 'controls="minimal"', 'controls="none"', "present"]) {
  test(`what is wrong is said where it can be seen: ${more || "all controls"}`, async () => {
    const { page } = await running.place(`<magnus-derek n="banana" ${more}></magnus-derek>`);
    const sentence = outOfRange("n", 2, "1,048,576", "“banana”");
    await page.getByText(sentence).waitFor();
    await withTable(page, (element) => element.setAttribute("theme", "pink"));
    await page.getByText("theme must be light, dark or auto, but it is “pink”.").waitFor();
  });
}

for (const game of [
  "n=13",
  "n=45&magnus=layers&derek=protector&round=29",
  "n=45&magnus=two-phase&derek=hoarder&round=5",
  "n=15&magnus=human&derek=protector",
  "n=1009&magnus=balanced&derek=look-ahead&round=3",
]) {
  test(`present fills every window and cuts nothing off, whatever there is to say: ${game}`, async () => {
    const { page } = await running.place(
      "<style>html, body { margin: 0; height: 100% }</style><magnus-derek present></magnus-derek>",
    );
    await withTable(page, (element, link) => element.setState(link), game);
    for (const [width, height] of /** @type {const} */ ([
      [1280, 720],
      [960, 700],
      [1920, 1080],
      [640, 480],
      [390, 844],
    ])) {
      await page.setViewportSize({ width, height });
      await frames(page);
      const where = `${width} × ${height}`;
      const { root, picture, cut, small } = await withTable(page, (element) => {
        const { documentElement: root } = document;
        const picture = element.shadowRoot.querySelector("svg.table").getBoundingClientRect();
        const info = element.shadowRoot.querySelector(".info");
        const sizes = [...element.shadowRoot.querySelectorAll(".sentence, .why p, button, .where")]
          .filter((node) => node.checkVisibility() && node.textContent)
          .map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
        const inside = [...element.shadowRoot.querySelectorAll("button, input, .sentence, .why p")]
          .filter((node) => node.checkVisibility())
          .map((node) => node.getBoundingClientRect())
          .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
        return {
          root: [root.scrollWidth, root.scrollHeight],
          picture: [picture.width, picture.height],
          cut: [info.scrollHeight > info.clientHeight, inside.length],
          small: Math.min(...sizes),
        };
      });
      assert.deepEqual(root, [width, height]);
      assert.ok(Math.abs((picture[0] ?? 0) - (picture[1] ?? 0)) < 1);
      // As high as the box, unless the words beside it would have no room.
      assert.ok((picture[1] ?? 0) >= Math.min(height - 24, 0.6 * (width - 24)) - 1 || width < height, where);
      // On a box smaller than any slide the longest explanation may have to be scrolled.
      if (width >= 960) assert.deepEqual(cut, [false, 0], where);
      assert.ok(small >= (width >= 960 ? 13 : 8), `${where}: ${small} px`);
    }
  });
}

test("a table that begins as a slide looks like one as soon as it is there, and one that becomes a slide later, too", async () => {
  const { page } = await running.place('<div style="width: 800px"><magnus-derek></magnus-derek></div>');
  const sizes = await page.evaluate(async () => {
    const slide = /** @type {any} */ (document.createElement("magnus-derek"));
    slide.setAttribute("present", "");
    document.querySelector("div")?.append(slide);
    await slide.ready;
    const frame = slide.shadowRoot.querySelector(".frame");
    return ["grid-template-areas", "font-size"].map((name) => getComputedStyle(frame).getPropertyValue(name));
  });
  assert.deepEqual(sizes, ['"picture turn" "picture info" "picture transport"', "13px"]);
  await withTable(page, (element) => element.setAttribute("present", ""));
  await expect
    .poll(() =>
      page
        .locator("magnus-derek .frame")
        .first()
        .evaluate((frame) => getComputedStyle(frame).gridTemplateAreas),
    )
    .toBe(sizes[0]);
});

test("present without a box of its own height has the shape of a slide", async () => {
  const { page } = await running.place('<div style="width: 800px"><magnus-derek present></magnus-derek></div>');
  const [width, height] = await withTable(page, ({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
  assert.deepEqual([width, height], [800, 450]);
});

test("the theme of the tag wins, auto follows the system, and a tag without one the page around", async () => {
  const { page } = await running.place("<magnus-derek></magnus-derek>");
  await page.emulateMedia({ colorScheme: "dark" });
  const paper = async (/** @type {string | null} */ theme) => {
    await withTable(page, (element, value) => Object.assign(element, { theme: value }), theme);
    return withTable(page, (element) => getComputedStyle(element).backgroundColor);
  };
  const [dark, light] = ["rgb(18, 22, 31)", "rgb(251, 250, 246)"];
  assert.deepEqual(
    [await paper("auto"), await paper("light"), await paper("dark"), await paper(null)],
    // The page is white, whatever the reader's system prefers.
    [dark, light, dark, light],
  );
});

test("state, round, layers and href as attributes", async () => {
  const { page } = await running.place(
    '<magnus-derek state="n=23&magnus=layers&derek=protector" round="5" layers="1" href="/table.html"></magnus-derek>',
  );
  await page.locator("magnus-derek .chip[aria-pressed=true]").waitFor();
  const told = await withTable(page, ({ state, address, shadowRoot }) => [
    state.n,
    state.round,
    shadowRoot.querySelectorAll(".chip[aria-pressed=true]").length,
    address,
  ]);
  assert.deepEqual(told.slice(0, 3), [23, 5, 1]);
  assert.match(String(told[3]), /^http:\/\/127\.0\.0\.1:\d+\/table\.html#1\./);
});

test("an href that leads to no page is refused, and the default is used", async () => {
  const { page } = await openPage(`<script>
    window.told = [];
    addEventListener("md-error", ({ detail }) => told.push(detail.message));
  </script>
  <magnus-derek href="javascript:alert(1)"></magnus-derek>`);
  await ready(page);
  const told = () => page.evaluate(() => /** @type {any} */ (window).told);
  const sentence = (/** @type {string} */ href) =>
    `href must be an address with http:, https: or file:, or a relative one, but it is “${href}”.`;
  assert.deepEqual(await told(), [sentence("javascript:alert(1)")]);
  const address = () => withTable(page, (element) => element.address);
  const usual = await address();
  assert.match(usual, /^http:\/\/127\.0\.0\.1:\d+\/#1\./);
  for (const href of [
    "JavaScript:alert(1)",
    " java\tscript:alert(1)",
    "data:text/html,x",
    "blob:http://x/1",
    "https://",
  ]) {
    await withTable(page, (element, value) => element.setAttribute("href", value), href);
    assert.equal((await told()).at(-1), sentence(href));
    assert.equal(await address(), usual, href);
    await page.getByText(sentence(href).trim()).first().waitFor();
  }
  for (const [href, begin] of [
    ["https://example.org/a?b", "https://example.org/a?b#1."],
    ["sub/table.html#old", usual.replace(/#.*/, "sub/table.html#1.")],
    ["file:///a/b.html", "file:///a/b.html#1."],
  ]) {
    const before = (await told()).length;
    await withTable(page, (element, value) => element.setAttribute("href", value), href);
    assert.ok((await address()).startsWith(String(begin)), await address());
    assert.equal((await told()).length, before);
  }
  await page.close();
});
