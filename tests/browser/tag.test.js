// @ts-check
/** The tag on other people's pages: its loading, and its respect for the page around it. */

import assert from "node:assert/strict";
import { expect, frames, part, stateOf, test, withTable } from "./browser.js";
import { round, seat } from "./embedded.js";
import { usePage } from "./one-page.js";
import { CORS, openHost, ready, SCRIPT, serve } from "./servers.js";

const running = usePage();

/** The address of the core. */
const WASM = `/${part("magnus_derek_bg")}`;
/** @param {string} body @param {Parameters<typeof openHost>[2]} [more] */
const openPage = (body, more) => openHost(running.browser, body, more);

test("several tables share one core, and each has its own game", async () => {
  const { page, paths } = await openPage('<magnus-derek n="9"></magnus-derek><magnus-derek n="15"></magnus-derek>');
  const sizes = await page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    const tables = /** @type {any[]} */ ([...document.querySelectorAll("magnus-derek")]);
    await Promise.all(tables.map((table) => table.ready));
    tables[1].answer("+");
    return tables.map((table) => [table.state.n, table.state.round]);
  });
  assert.deepEqual(sizes, [
    [9, 0],
    [15, 1],
  ]);
  assert.equal(paths.filter((path) => path === WASM).length, 1);
  await page.close();
});

test("a table far below the window fetches the core when one scrolls near it", async () => {
  const { page, paths } = await openPage('<div style="height:5000px"></div><magnus-derek></magnus-derek>');
  await page.locator("magnus-derek:defined").waitFor({ state: "attached" });
  await frames(page, 10);
  assert.ok(paths.some((path) => path.startsWith("/parts/table-")) && !paths.includes(WASM));
  await page.evaluate(() => scrollTo(0, 4000));
  await page.locator("magnus-derek svg.table circle.seat").first().waitFor();
  assert.ok(paths.includes(WASM));
  await page.close();
});

test("a table without a box of its own loads, since nothing can come near the window", async () => {
  const { page, paths } = await openPage('<magnus-derek style="display: contents">Words</magnus-derek>');
  await page.getByRole("button", { name: /^clockwise/ }).click();
  assert.equal(await round(page), 1);
  assert.ok(paths.includes(WASM));
  await page.close();
});

test("asking for ready starts a table far below the window at once", async () => {
  const { page } = await running.place('<div style="height:5000px"></div><magnus-derek n="21"></magnus-derek>');
  assert.equal((await stateOf(page)).n, 21);
});

test("properties that were set before the module came are taken over", async () => {
  const early = `<script>
    const table = Object.assign(document.querySelector("magnus-derek"),
      { n: 27, derek: "protector", readonly: true, theme: "dark", state: "n=21&magnus=layers&derek=protector&round=3" });
  </script>`;
  const { page } = await openPage(`<magnus-derek></magnus-derek>${early}${SCRIPT}`, { head: "" });
  await ready(page);
  const told = await withTable(page, ({ state, readonly, theme }) => [state.n, state.round, readonly, theme]);
  assert.deepEqual(told, [21, 3, true, "dark"]);
  await page.close();
});

test("the wheel over the table scrolls the page, wherever it is turned", async () => {
  const { page } = await running.place('<magnus-derek></magnus-derek><div style="height:3000px"></div>');
  await page.mouse.move(...(await seat(page, 4)));
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY === 300);
  assert.equal(await round(page), 0);
});

test("two fingers on the table enlarge the page, and call nothing", async () => {
  const options = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
  const head = `<meta name="viewport" content="width=device-width">${SCRIPT}`;
  const { page } = await openPage('<magnus-derek magnus="human" derek="protector"></magnus-derek>', { head, options });
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const [x, y] = await seat(page, 0);
  const touch = (/** @type {string} */ type, /** @type {number} */ apart) =>
    session.send("Input.dispatchTouchEvent", {
      type: /** @type {"touchStart" | "touchMove"} */ (type),
      touchPoints: [-1, 1].map((side, id) => ({ x: x + side * apart, y: y + 120, id })),
    });
  await touch("touchStart", 15);
  for (let apart = 20; apart <= 120; apart += 10) await touch("touchMove", apart);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.5);
  const { round, magnitude } = await stateOf(page);
  assert.deepEqual([round, magnitude], [0, null]);
  await page.close();
});

test("two fingers on Derek's buttons enlarge the page too, and answer nothing", async () => {
  const options = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
  const head = `<meta name="viewport" content="width=device-width">${SCRIPT}`;
  const { page } = await openPage("<magnus-derek></magnus-derek>", { head, options });
  await ready(page);
  const buttons = page.locator("magnus-derek button.direction");
  await buttons.first().scrollIntoViewIfNeeded();
  const [left, right] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  assert.ok(left && right);
  const [middle, y] = [(left.x + left.width + right.x) / 2, left.y + left.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove"} */ type, /** @type {number} */ apart) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ x: middle + side * apart, y, id })),
    });
  // One finger on each.
  await touch("touchStart", 30);
  for (let apart = 35; apart <= 130; apart += 10) await touch("touchMove", apart);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.5);
  assert.equal(await round(page), 0);
  await page.close();
});

test("a finger drawn over the table scrolls the page", async () => {
  const options = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
  const head = `<meta name="viewport" content="width=device-width">${SCRIPT}`;
  const { page } = await openPage('<magnus-derek></magnus-derek><div style="height:3000px"></div>', { head, options });
  await ready(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 195, y: 300 }] });
  for (let y = 290; y >= 100; y -= 10) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 195, y }] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction(() => scrollY > 100);
  assert.equal(await round(page), 0);
  await page.close();
});

test("keys belong to the page until the table has the focus, and Esc gives them back", async () => {
  const { page } = await openPage("<magnus-derek></magnus-derek>");
  await page.evaluate(() => {
    const counted = /** @type {any} */ (window);
    counted.keys = [];
    addEventListener("keydown", (event) => counted.keys.push(event.key));
  });
  await ready(page);
  await page.keyboard.press("ArrowRight");
  assert.equal(await round(page), 0);
  await page.mouse.click(...(await seat(page, 7)));
  await page.keyboard.press("ArrowRight");
  assert.equal(await round(page), 1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  assert.equal(await round(page), 1);
  await expect(page.locator("body")).toBeFocused();
  const keys = await page.evaluate(() => /** @type {any} */ (window).keys);
  // The page does not hear the keys that the table uses.
  assert.deepEqual(keys, ["ArrowRight", "ArrowRight"]);
  await page.close();
});

for (const style of [
  "transform: scale(0.5)",
  "transform: scale(1.7); transform-origin: 0 0",
  "transform: rotate(30deg)",
  "zoom: 0.6",
  "zoom: 1.4",
  "transform: scale(0.7, 1.2) rotate(-20deg) skewX(10deg)",
  "scale: 0.6; perspective: none",
]) {
  test(`a click means what is drawn under it: ${style}`, async () => {
    const body = `<div style="width: 500px; ${style}"><magnus-derek n="15" controls="none"></magnus-derek></div>`;
    const { page } = await running.place(body, { width: 1400, height: 1400 });
    for (const [count, position] of [1, 3, 2, 4].entries()) {
      const landings = await withTable(page, (element) =>
        [...element.shadowRoot.querySelectorAll("circle.landing")].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }),
      );
      const [x, y] = landings[count % 2] ?? [];
      await page.mouse.click(x ?? 0, y ?? 0);
      assert.equal(await round(page), count + 1, `click ${position}`);
    }
  });
}

test("wasm-url names another place of the core", async ({ mayLog }) => {
  mayLog(/404/);
  const { page, paths } = await openPage('<magnus-derek wasm-url="/elsewhere/core.wasm"></magnus-derek>');
  await page.getByText("The table could not be loaded").waitFor();
  assert.ok(paths.includes("/elsewhere/core.wasm") && !paths.includes(WASM));
  // After a failure a table that comes later tries again, from where it is told.
  const state = await page.evaluate(async (wasm) => {
    const table = /** @type {any} */ (document.createElement("magnus-derek"));
    table.setAttribute("wasm-url", `${wasm}?v=2`);
    document.body.append(table);
    return (await table.ready).state.n;
  }, WASM);
  assert.equal(state, 13);
  await page.close();
});

test("the module works from another origin with CORS, under any base address", async () => {
  const other = await serve(CORS);
  const head = `<base href="https://example.invalid/deep/"><script type="module" src="${other.url}element.js"></script>`;
  const { page } = await openPage("<magnus-derek></magnus-derek>", { head, path: "/a/b/host.html" });
  await ready(page);
  assert.equal(await round(page), 0);
  assert.ok(other.paths.includes(WASM));
  await page.close();
  other.stop();
});

test("off the page and on again: the game is as it was", async () => {
  const { page } = await running.place("<magnus-derek></magnus-derek><section></section>");
  const told = await withTable(page, async (element) => {
    element.answer("+");
    element.answer("-");
    const before = JSON.stringify(element.state);
    element.remove();
    await new Promise(requestAnimationFrame);
    const off = JSON.stringify(element.state);
    document.querySelector("section")?.append(element);
    await new Promise(requestAnimationFrame);
    const drawn = element.shadowRoot.querySelectorAll("circle.seat").length;
    element.answer("+");
    return [off === before, drawn, element.state.round];
  });
  assert.deepEqual(told, [true, 13, 3]);
});

test("the words are English also on a German page, where the tag itself does not say another language", async () => {
  const { page } = await running.place('<div lang="de"><magnus-derek></magnus-derek></div>');
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("dialog", { name: "Help" }).waitFor();
  const languages = await withTable(page, (element) => {
    const walker = document.createTreeWalker(element.shadowRoot, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) found.add(walker.currentNode.parentElement?.closest("[lang]")?.getAttribute("lang"));
    const live = element.shadowRoot.querySelector("[role=status]");
    return [...found, live.closest("[lang]").lang, element.lang];
  });
  assert.deepEqual(languages, ["en", "en", ""]);
});

test("the type of the page around it does not change the table's", async () => {
  const { page } = await openPage("<magnus-derek></magnus-derek>");
  await ready(page);
  // The meanings of terms are loaded when nothing else is to be done, and bring buttons.
  await page.locator("magnus-derek .term").first().waitFor({ state: "attached" });
  const measure = () =>
    withTable(page, (element) =>
      [...element.shadowRoot.querySelectorAll(".sentence, .note, h2, button, select, .field")].map((node) => {
        const { fontSize, textAlign, textTransform, letterSpacing, whiteSpace } = getComputedStyle(node);
        return [node.className, fontSize, textAlign, textTransform, letterSpacing, whiteSpace].join(" ");
      }),
    );
  const before = await measure();
  await page.addStyleTag({
    content:
      "html { font-size: 62.5% } body { text-align: center; text-transform: uppercase; letter-spacing: 3px; white-space: pre }",
  });
  assert.deepEqual(await measure(), before);
  await page.close();
});

for (const width of [390, 1200]) {
  test(`in every kind of box the table has a width that fits, in a window of ${width}`, async () => {
    const boxes = {
      block: "",
      flex: "display: flex; justify-content: center",
      column: "display: flex; flex-direction: column; align-items: center",
      grid: "display: grid; place-items: center",
      float: "float: left",
      inline: "display: inline-block",
      table: "display: table",
    };
    const body = Object.values(boxes).map((style) => `<div style="${style}"><magnus-derek></magnus-derek></div>`);
    const { page } = await running.place(body.join(""), { width, height: 700 });
    const widths = await page.evaluate(async () => {
      await customElements.whenDefined("magnus-derek");
      const tables = /** @type {any[]} */ ([...document.querySelectorAll("magnus-derek")]);
      await Promise.all(tables.map((table) => table.ready));
      return [document.documentElement.scrollWidth, ...tables.map((table) => table.offsetWidth)];
    });
    assert.equal(widths[0], width);
    for (const [index, name] of Object.keys(boxes).entries()) {
      assert.ok((widths[index + 1] ?? 0) >= Math.min(820, 0.9 * width), `${name}: ${widths[index + 1]}`);
    }
  });
}

test("what is fired while the first game is played on to its round has the state", async () => {
  const { page } = await openPage("", {
    head: `<script>
      window.told = [];
      for (const name of ["md-move", "md-change", "md-end", "md-ready"])
        addEventListener(name, ({ type, detail }) => told.push([type, detail.state?.round]));
    </script>${SCRIPT}`,
  });
  await page.evaluate(() => {
    document.body.innerHTML = '<magnus-derek n="9" derek="random" round="4"></magnus-derek>';
  });
  await ready(page);
  const told = await page.evaluate(() => /** @type {any} */ (window).told);
  assert.ok(
    told.length > 1 && told.every((/** @type {[string, number]} */ [, round]) => round === 4),
    JSON.stringify(told),
  );
  await page.close();
});
