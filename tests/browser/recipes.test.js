// @ts-check
/**
 * The recipes in tests/recipes, each as its reader has it. They refer to what is built in target, as it lies in the
 * repository.
 */

import assert from "node:assert/strict";
import { expect, stateOf, test, withTable } from "./browser.js";
import { round } from "./embedded.js";
import { usePage } from "./one-page.js";
import { openHost, ready, SINGLE, textOf } from "./servers.js";

const running = usePage();

/**
 * @param {string} name of the recipe
 * @param {Parameters<typeof openHost>[2]} [more]
 */
async function recipe(name, more) {
  // The page before does not matter, and is without the table.
  const opened = await openHost(running.browser, "", { head: "", ...more });
  await opened.page.goto(`${opened.url}tests/recipes/${name}`);
  return opened;
}

/** Answers by the button. @param {import("@playwright/test").Page | import("@playwright/test").FrameLocator} place */
const answer = (place) => place.getByRole("button", { name: /^clockwise/ }).click();

for (const name of ["plain.html", "quarto.html"]) {
  test(`${name}: the table is there and is played`, async () => {
    const { page } = await running.load(`tests/recipes/${name}`);
    await ready(page);
    await answer(page);
    const { n, round } = await stateOf(page);
    assert.deepEqual([n, round], [15, 1]);
  });
}

test("quarto: the page has the raw block of the source", async () => {
  const [source, page] = await Promise.all([textOf("tests/recipes/quarto.qmd"), textOf("tests/recipes/quarto.html")]);
  const [, block = ""] = /```\{=html\}\n(.*?)```/s.exec(source) ?? [];
  assert.ok(block.includes("<magnus-derek") && page.includes(block));
});

test("iframe.html: the frame is as high as the table, and the page counts the rounds", async () => {
  const { page } = await running.load("tests/recipes/iframe.html");
  await answer(page.frameLocator("iframe"));
  await page.waitForFunction(() => document.querySelector("output")?.textContent === "1");
  const [frame, content] = await page.evaluate(() => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    return [frame.offsetHeight, frame.contentDocument?.querySelector("main")?.getBoundingClientRect().height ?? 0];
  });
  assert.equal(frame, Math.ceil(content ?? 0));
});

for (const [width, height] of /** @type {const} */ ([
  [1280, 720],
  [800, 600],
  [1920, 1200],
])) {
  test(`reveal.html in a window of ${width} × ${height}: clicks land, and keys go where the focus is`, async () => {
    const { page } = await running.load("tests/recipes/reveal.html", { width, height });
    const slide = () => page.evaluate(() => document.querySelectorAll("section.past").length);
    await page.locator(".reveal.ready").waitFor();
    await page.keyboard.press("ArrowRight");
    await ready(page);
    await (await page.locator("magnus-derek").elementHandle())?.waitForElementState("stable");
    assert.equal(await slide(), 1);
    const size = await withTable(page, (element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width / height, height / innerHeight];
    });
    assert.ok((size[0] ?? 0) > 1.5 && (size[1] ?? 0) > 0.5, String(size));
    await assertOnSlide(page);
    // On the drawn landing, which the slide has scaled.
    const landing = await page.locator("magnus-derek circle.landing").first().boundingBox();
    assert.ok(landing);
    await page.mouse.click(landing.x + landing.width / 2, landing.y + landing.height / 2);
    assert.deepEqual([await round(page), await slide()], [1, 1]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    assert.deepEqual([await round(page), await slide()], [3, 1]);
    // Nobody may answer any more: the keys are the table's all the same, as long as it has the focus.
    await withTable(page, (element) => element.setAttribute("readonly", ""));
    for (const key of ["ArrowRight", "ArrowDown", "PageDown", "End", "n", "h", "b", "o", "ArrowLeft"]) {
      await page.keyboard.press(key);
    }
    assert.deepEqual([await round(page), await slide()], [3, 1]);
    await expect(page.locator(".reveal:is(.overview, .paused)")).toHaveCount(0);
    await page.keyboard.press("Escape");
    // No overview: that Esc was for the table.
    await expect(page.locator(".reveal.overview")).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    assert.deepEqual([await round(page), await slide()], [3, 2]);
    await page.keyboard.press("ArrowLeft");
    assert.deepEqual([await round(page), await slide()], [3, 1]);
  });
}

test("reveal.html: a table on a slide has the colours of the slide, whatever the reader prefers, and light ones on paper", async () => {
  const { page } = await recipe("reveal.html#/1", { options: { colorScheme: "light" } });
  await ready(page);
  const paper = () => withTable(page, (element) => getComputedStyle(element).backgroundColor);
  const [dark, light] = ["rgb(18, 22, 31)", "rgb(251, 250, 246)"];
  await expect.poll(paper).toBe(light);
  await page.route("**/theme/white.css", async (route) => {
    route.fulfill({ contentType: "text/css", body: await textOf("www/node_modules/reveal.js/dist/theme/black.css") });
  });
  await page.reload();
  await ready(page);
  await expect.poll(paper).toBe(dark);
  await page.emulateMedia({ media: "print" });
  await expect.poll(paper).toBe(light);
  await page.emulateMedia({ media: "screen" });
  // The page's own attributes come first.
  await withTable(page, (element) => element.setAttribute("theme", "light"));
  await expect.poll(paper).toBe(light);
  await withTable(page, (element) => element.removeAttribute("theme"));
  await expect.poll(paper).toBe(dark);
  await withTable(page, (element) => element.removeAttribute("present"));
  await expect.poll(paper).toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.unroute("**/theme/white.css");
  await page.reload();
  await ready(page);
  await expect.poll(paper).toBe(light);
});

test("a table in a frame on a slide keeps the keys until Esc, and then they turn the slides", async () => {
  const { page } = await running.load("tests/recipes/reveal.html#/1", { width: 1280, height: 720 });
  await page.locator(".reveal.ready").waitFor();
  await page.locator("magnus-derek").evaluate((table) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { className: "r-stretch", title: "Table", src: "../../target/site/embed.html?present" });
    table.replaceWith(frame);
  });
  const slide = () => page.evaluate(() => document.querySelectorAll("section.past").length);
  await answer(page.frameLocator("iframe"));
  await page.keyboard.press("ArrowRight");
  await page.frameLocator("iframe").getByText("round 2", { exact: true }).waitFor();
  assert.equal(await slide(), 1);
  await page.keyboard.press("Escape");
  await expect(page.locator("body")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  assert.equal(await slide(), 2);
});

/** The heading and the table are inside of the slide. @param {import("@playwright/test").Page} page */
async function assertOnSlide(page) {
  const [slide, heading, table] = await page.evaluate(() =>
    [".slides", "section.present h3", "section.present magnus-derek"].map((query) => {
      const { top, bottom } = /** @type {Element} */ (document.querySelector(query)).getBoundingClientRect();
      return { top, bottom };
    }),
  );
  assert.ok(slide && heading && table);
  assert.ok(slide.top <= heading.top && heading.bottom <= table.top + 1 && table.bottom <= slide.bottom + 1);
}

test("reveal.html: what is typed into the table's fields is not for the slides", async () => {
  const { page } = await running.load("tests/recipes/reveal.html#/1", { width: 1280, height: 720 });
  await page.locator(".reveal.ready").waitFor();
  await ready(page);
  await assertOnSlide(page);
  await withTable(page, (element) => element.newGame({ magnus: "human", derek: "clockwise" }));
  await page.locator("magnus-derek input.magnitude").click();
  await page.keyboard.type("bosf3");
  await expect(page.locator(".reveal:is(.overview, .paused)")).toHaveCount(0);
  await page.locator("magnus-derek input.magnitude").fill("3");
  await page.keyboard.press("Enter");
  assert.equal((await stateOf(page)).token, 3);
  // The timeline moves by its own arrow keys.
  await page.locator("magnus-derek input[type=range]").focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await round(page), 0);
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("section.past").length)).toBe(1);
});

test("myst: the page has the model of the source, and the widget is played", async () => {
  const [source, html] = await Promise.all([textOf("tests/recipes/myst.md"), textOf("tests/recipes/myst.html")]);
  const [, address = "", model = ""] = /:::\{anywidget\} (\S+)\n(.*?):::/s.exec(source) ?? [];
  assert.ok(html.includes(`data-esm="${address}"`) && html.includes(model));
  const { page } = await running.load("tests/recipes/myst.html");
  await answer(page);
  await page.getByText("round 1", { exact: true }).waitFor();
});

test("jupyter: the notebook has the source, and its traits follow the table both ways", async () => {
  const source = await textOf("tests/recipes/jupyter.py");
  const notebook = JSON.parse(await textOf("tests/recipes/jupyter.ipynb"));
  assert.equal(notebook.nbformat, 4);
  assert.equal(`${notebook.cells[1].source.join("")}\n`, source);
  assert.match(source, /^table = MagnusDerek\(n=15\)$/m);
  const python = await textOf("www/build/package/python/widget.py");
  const values = Object.fromEntries(
    [...python.matchAll(/^ {4}(\w+) = traitlets\.(?:Int|Unicode)\(([^N].*?)\)\.tag\(sync=True\)$/gm)].map(
      ([, name = "", value = ""]) => [name, JSON.parse(value)],
    ),
  );
  assert.deepEqual(Object.keys(values).slice(0, 6), ["n", "magnus", "derek", "seed", "controls", "state"]);
  const { page } = await running.load("tests/recipes/plain.html");
  // A model as anywidget gives it, without a kernel behind it.
  await page.evaluate(
    async ({ address, values }) => {
      document.body.replaceChildren();
      const listeners = new EventTarget();
      const saved = /** @type {unknown[]} */ ([]);
      const model = {
        get: (/** @type {string} */ name) => values[name],
        set(/** @type {string} */ name, /** @type {unknown} */ value) {
          values[name] = value;
          listeners.dispatchEvent(new Event(`change:${name}`));
        },
        save_changes: () => saved.push(values.state),
        on: (/** @type {string} */ name, /** @type {() => void} */ act) => listeners.addEventListener(name, act),
        off: (/** @type {string} */ name, /** @type {() => void} */ act) => listeners.removeEventListener(name, act),
      };
      const { default: widget } = await import(new URL(address, document.baseURI).href);
      const el = document.body.appendChild(document.createElement("div"));
      Object.assign(window, { model, saved, stop: await widget.render({ model, el }) });
    },
    {
      address: "../../target/package/dist/anywidget.js",
      values: /** @type {Record<string, unknown>} */ ({ ...values, n: 15 }),
    },
  );
  await ready(page);
  await answer(page);
  await page.waitForFunction(() => /** @type {any} */ (window).saved.length > 0);
  const link = await withTable(page, (element) => element.getState());
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).model.get("state"))).toBe(link);
  await page.evaluate(() => /** @type {any} */ (window).model.set("n", 21));
  assert.equal((await stateOf(page)).n, 21);
  await page.evaluate((state) => /** @type {any} */ (window).model.set("state", state), link);
  const { n, round } = await stateOf(page);
  assert.deepEqual([n, round], [15, 1]);
  await page.evaluate(() => /** @type {any} */ (window).stop());
  await expect(page.locator("magnus-derek")).toHaveCount(0);
});

test("moodle.html: the single file in a frame without the rights of the course", async () => {
  const { page } = await running.load("tests/recipes/moodle.html");
  const inside = page.frameLocator("iframe");
  await answer(inside);
  await inside.getByText("round 1", { exact: true }).waitFor();
  await expect
    .poll(() => inside.locator("magnus-derek").evaluate((element) => /** @type {any} */ (element).state.n))
    .toBe(15);
});

test("csp.html: under the strict policy, in its head and from the server", async () => {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  const { page } = await recipe("csp.html", { headers: () => ({ "content-security-policy": policy }) });
  await ready(page);
  await answer(page);
  await page.locator("magnus-derek .step.on").click();
  await page.getByText("All positions as a table").click();
  await page.getByRole("button", { name: "Help" }).click();
  await page.keyboard.press("Escape");
  await withTable(page, (element) => element.setAttribute("present", ""));
  const type = () => withTable(page, (element) => getComputedStyle(element).getPropertyValue("--type"));
  await expect.poll(type).toBe("16px");
  assert.equal(await round(page), 1);
});

test("csp.html: without 'wasm-unsafe-eval' it says what the policy needs", async () => {
  const headers = () => ({ "content-security-policy": "default-src 'self'; script-src 'self'" });
  const { page } = await recipe("csp.html", { headers });
  await page
    .getByText(
      "The table could not be loaded: the Content-Security-Policy of the page does not allow WebAssembly. Its script-src needs 'wasm-unsafe-eval'.",
    )
    .waitFor();
  await expect(page.getByText("The table with 15 positions.")).toBeVisible();
});

test("single.html: the single file beside a page, played where no network is", async () => {
  const { page } = await running.load("tests/recipes/plain.html");
  await page.route("**/magnus-derek.html*", async (route) => route.fulfill({ path: SINGLE, contentType: "text/html" }));
  await page.goto(`${running.url}tests/recipes/single.html`);
  const inside = page.frameLocator("iframe");
  await answer(inside);
  await inside.getByText("round 1", { exact: true }).waitFor();
});

test("pretext.ptx: its frame is played, and its caption and picture say the same", async () => {
  const { page } = await running.load("tests/recipes/iframe.html");
  const source = await textOf("tests/recipes/pretext.ptx");
  const [frame, caption, picture] = await page.evaluate((text) => {
    const source = new DOMParser().parseFromString(text, "application/xml");
    const of = (/** @type {string} */ query) => source.querySelector(query);
    const frame = document.querySelector("iframe");
    frame?.setAttribute("src", of("interactive")?.getAttribute("iframe") ?? "");
    return [frame?.getAttribute("src"), of("caption")?.textContent, of("image > shortdescription")?.textContent];
  }, source);
  assert.ok(frame?.startsWith("../../target/site/embed.html?controls=minimal&n=15&"));
  assert.equal(caption, picture);
  await answer(page.frameLocator("iframe"));
  await page.frameLocator("iframe").getByText("round 1", { exact: true }).waitFor();
});

test("markdown.md: its picture lies beside it, and its link opens the game that it is of", async () => {
  const source = await textOf("tests/recipes/markdown.md");
  const [, text, picture = "", link = ""] = /\[!\[(.+)\]\((.+)\)\]\((.+)\)/.exec(source) ?? [];
  const { page } = await running.load("tests/recipes/plain.html");
  await page.goto(new URL(link, page.url()).href);
  await ready(page);
  const { n, round } = await stateOf(page);
  assert.deepEqual([n, round], [15, 0]);
  assert.match(link, /^\.\.\/\.\.\/target\/site\/#n=15&magnus=layers&derek=human$/);
  assert.equal(text, `The table with ${n} positions.`);
  assert.equal(picture, `magnus-derek-n${n}-round${round}.svg`);
});
