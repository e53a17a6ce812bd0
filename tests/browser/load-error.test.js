// @ts-check
/** Loading errors, told in one helpful sentence, the same on every page: each test makes the real failure. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { assertAccessible, expect, SITE, start, test } from "./browser.js";
import { usePage } from "./one-page.js";
import { SINGLE } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */

const CORE = new URL("../../www/pkg/magnus_derek_bg.wasm", import.meta.url);
const SINGLE_FILE = new URL(`../../${SINGLE}`, import.meta.url);

/** The pages, each with the beginning of its sentence when its core is not there. */
const PAGES = {
  "index.html": "The table could not be loaded: ",
  "embed.html": "The table could not be loaded: ",
  "lab.html": "The players could not be loaded: ",
  "announced.html": "The computation stopped: ",
  "dominoes.html": "The game could not be loaded: ",
};

const NEW_VERSION = "Perhaps there is a new version: then reload the page.";
const NOT_THERE = `Either there is no network, or the server does not have it. ${NEW_VERSION}`;

const running = usePage();

// The pages say what they could not load, in the console too.
test.beforeEach(({ mayLog }) => mayLog(/./));
const PHONE = { width: 390, height: 844 };
/** The hash that the build puts behind the name of a part. */
const HASH = /-[\w-]{8}(?=\.(js|wasm))/;

/** The one sentence of a page that says that something could not be had. @param {Page} page @param {string} begin */
async function said(page, begin) {
  const note = page.getByText(begin).first();
  await note.waitFor();
  const text = await note.innerText();
  assert.ok(text.startsWith(begin), text);
  assert.doesNotMatch(text, /\.\./);
  assert.match(text, /\.$/);
  return text.slice(begin.length).replace(HASH, "");
}

/**
 * A page whose core is answered so.
 * @param {string} path @param {(route: import("@playwright/test").Route) => Promise<void>} answer
 */
async function openWith(path, answer) {
  const { page } = await running.blank(PHONE);
  await page.route("**/*.wasm", answer);
  await page.goto(running.url + path);
  return page;
}

for (const [what, flag, sentence] of /** @type {const} */ ([
  [
    "a browser without WebAssembly",
    "--js-flags=--jitless",
    "this browser does not run WebAssembly. It is too old, or WebAssembly is switched off in it, as the Lockdown Mode of Apple and the strict security modes of other browsers do.",
  ],
  [
    "a browser without SIMD",
    "--js-flags=--no-enable-sse4-1",
    "the WebAssembly of this browser has no SIMD. The table needs a browser from 2023 or later: Chrome or Edge 110, Firefox 115, Safari 16.4.",
  ],
])) {
  test(`${what} is told so, on every page and in the single file`, async ({ atEnd }) => {
    test.skip(flag.includes("sse") && process.arch !== "x64", "the flag is one of Intel's machines");
    const old = await start(SITE, [flag]);
    atEnd(() => old.stop());
    const page = await old.browser.newPage();
    for (const [path, begin] of Object.entries(PAGES)) {
      await page.goto(old.url + path);
      assert.equal(await said(page, begin), sentence, path);
    }
    await page.goto(`${old.url}index.html`);
    await page.getByRole("button", { name: "Show the carpet" }).click();
    assert.equal(await said(page, "The carpet could not be loaded: "), sentence);
    await page.goto(SINGLE_FILE.href);
    assert.equal(await said(page, "The table could not be loaded: "), sentence);
    await page.getByRole("link", { name: "Lab" }).click();
    assert.equal(await said(page, "The players could not be loaded: "), sentence);
  });
}

// Other answers of a server are told apart in tests/page/load-error.test.js.
for (const [path, begin] of Object.entries(PAGES)) {
  test(`${path}: a core that is not there is told in the place of what it computes`, async () => {
    const study = "study_bg.wasm";
    const name = { "lab.html": study, "announced.html": study, "dominoes.html": "companions_bg.wasm" }[path];
    const page = await openWith(path, (route) => route.fulfill({ status: 404 }));
    assert.equal(
      await said(page, begin),
      `the server answered 404 when it was asked for ${name ?? "magnus_derek_bg.wasm"}. ${NEW_VERSION}`,
    );
    await assertAccessible(page, path);
  });
}

test("a German table in an English page says in German why it is not there", async () => {
  const page = await openWith("embed.html?lang=de", (route) => route.fulfill({ status: 404 }));
  assert.match(
    await said(page, "Der Tisch konnte nicht geladen werden: "),
    /^Auf die Frage nach magnus_derek_bg\.wasm hat der Server mit 404 geantwortet\. Vielleicht /,
  );
});

test("half a core and no network are told apart in a browser as well", async () => {
  const begin = PAGES["index.html"];
  const whole = await readFile(CORE);
  const half = await openWith("index.html", (route) =>
    route.fulfill({ status: 200, contentType: "application/wasm", body: whole.subarray(0, whole.length >> 1) }),
  );
  assert.match(await said(half, begin), /^the WebAssembly arrived damaged, perhaps only half of it\. /);
  const gone = await openWith("index.html", (route) => route.abort("internetdisconnected"));
  assert.match(await said(gone, begin), /^magnus_derek_bg\.wasm could not be fetched\. Either there is no network/);
});

test("a core of another MIME type plays all the same", async () => {
  const body = await readFile(CORE);
  const page = await openWith("index.html", (route) => route.fulfill({ status: 200, contentType: "text/plain", body }));
  await page.getByRole("button", { name: /^clockwise/ }).waitFor();
});

test("the carpet says what its own core or its module lacks", async () => {
  const { page } = await running.blank();
  await page.route("**/study_bg-*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.goto(running.url);
  await page.getByRole("button", { name: "Show the carpet" }).click();
  assert.equal(
    await said(page, "The carpet cannot be computed: "),
    `the server answered 404 when it was asked for study_bg.wasm. ${NEW_VERSION}`,
  );
  await page.route("**/parts/carpet-panel-*.js", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole("button", { name: "Show the carpet" }).click();
  assert.equal(
    await said(page, "The carpet could not be loaded: "),
    `carpet-panel.js could not be fetched. ${NOT_THERE}`,
  );
});

test("a browser without light-dark() draws the table in light colours", async () => {
  const page = await (await running.browser.newContext({ serviceWorkers: "block" })).newPage();
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (/** @type {any[]} */ ...condition) =>
      !condition.join().includes("light-dark") && supports(.../** @type {[string, string]} */ (condition));
    const replace = CSSStyleSheet.prototype.replaceSync;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      replace.call(this, text.replaceAll("light-dark(", "not-known("));
    };
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(running.url);
  await page.getByRole("button", { name: /^clockwise/ }).waitFor();
  const fills = await page.evaluate(() => {
    const root = document.querySelector("magnus-derek")?.shadowRoot;
    return [...(root?.querySelectorAll(".picture svg path") ?? [])].map((node) => getComputedStyle(node).fill);
  });
  assert.ok(new Set(fills).size > 3, String([...new Set(fills)]));
  const ground = await page.evaluate(
    () => getComputedStyle(/** @type {Element} */ (document.querySelector("magnus-derek"))).backgroundColor,
  );
  assert.equal(ground, "rgb(251, 250, 246)");
});

const SITE_PAGES = [
  ...["index.html", "lab.html", "announced.html", "companions.html", "multivision.html", "dominoes.html"],
  ...["number-game.html", "reference.html", "embed.html"],
];
const HINT = "The single file magnus-derek.html has the table and the Lab in it, and works from a disk too.";

for (const path of SITE_PAGES) {
  test(`${path} opened from a disk says that it needs a server`, async () => {
    const { page } = await running.blank();
    await page.goto(new URL(path, pathToFileURL(SITE)).href);
    for (const [width, height] of /** @type {const} */ ([
      [390, 844],
      [1360, 900],
    ])) {
      await page.setViewportSize({ width, height });
      const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await note.waitFor();
      await expect(note).toHaveText(
        `This page could not be loaded: it consists of several files, which browsers do not load into a page opened from a disk. It needs a web server. ${HINT}`,
        { useInnerText: true },
      );
      await expect(page.getByRole("button", { disabled: false }), "nothing looks as if it worked").toHaveCount(0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      const box = await note.boundingBox();
      assert.ok(box && box.y + box.height < height, "in sight");
    }
    // The note is the same everywhere, on a page with a header and in a frame.
    if (path === "index.html" || path === "embed.html") await assertAccessible(page, path);
  });

  test(`${path} without one of its parts says so`, async () => {
    const answers = [{ status: 404 }, { status: 200, contentType: "text/html", body: "Log in" }];
    for (const answer of path === "index.html" ? answers : answers.slice(0, 1)) {
      const { page } = await running.blank();
      await page.route("**/parts/kit-*.js", (route) => route.fulfill(answer));
      await page.goto(running.url + path);
      const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await note.waitFor();
      const text = await note.innerText();
      assert.match(
        text,
        /^A part of this page could not be loaded: [\w-]+\.js, or a module that it imports, could not be fetched\. Either there is no network, or the server does not have it\. Perhaps there is a new version: then reload the page\. The single file /,
      );
    }
  });
}

test("a worker that is not there is told in a sentence with one full stop", async () => {
  const { page } = await running.blank();
  await page.route("**/parts/worker-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${running.url}announced.html`);
  assert.equal(
    await said(page, "The computation stopped: "),
    `the part of the page that computes could not be loaded. ${NOT_THERE}`,
  );
  await expect(page.getByText("..", { exact: false })).toHaveCount(0);
});

test("a German page that cannot be loaded says so in German", async () => {
  const path = "de/companions.html";
  const { page } = await running.blank();
  const note = page.getByRole("alert").filter({ hasText: "konnte nicht geladen werden" });
  await page.goto(new URL(path, pathToFileURL(SITE)).href);
  await note.waitFor();
  await expect(note).toHaveText(/^Diese Seite konnte nicht geladen werden: .* Nötig ist ein Webserver\. Die eine/, {
    useInnerText: true,
  });
  await page.route("**/parts/kit-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(running.url + path);
  await note.waitFor();
  await expect(note).toHaveText(/^Ein Teil dieser Seite konnte nicht geladen werden: [\w-]+\.js oder ein Modul/, {
    useInnerText: true,
  });
});
