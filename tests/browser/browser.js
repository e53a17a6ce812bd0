// @ts-check
/** A server for the pages and a headless Chromium for the tests in a browser. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { CONTEXT, launchOptions } from "./chromium.js";
import { slowDown, slowFile } from "./slow.js";

const tools = createRequire(new URL("../../www/package.json", import.meta.url));
/** @type {typeof import("@playwright/test")} */
const { chromium, expect, test: base } = tools("@playwright/test");

export { expect };

const AXE = readFileSync(tools.resolve("axe-core/axe.min.js"), "utf8");

const ROOT = new URL("../../", import.meta.url);
/** The pages as they are published. */
export const SITE = fileURLToPath(new URL("target/site/", ROOT));

/**
 * The path of a part of the pages, with the hash that the build gives it.
 * @param {string} name without what the build puts behind it
 */
export function part(name) {
  const file = readdirSync(join(SITE, "parts")).find((file) => file.replace(/-[\w-]{8}\.(js|wasm)$/, "") === name);
  return `parts/${file ?? assert.fail(`There is no part ${name}.`)}`;
}

/** The types of files by their endings. @type {Record<string, string>} */
export const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves a folder on a free port, as SERVER=python says with Python's own server in a folder of its own.
 * @param {string} folder
 */
async function serve(folder) {
  if (process.env.SERVER === "python") return serveByPython(folder);
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    try {
      await slowFile();
      const body = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { server, url: await addressOf(server) };
}

/** Makes a server listen on a free port and gives its address. @param {import("node:http").Server} server */
export async function addressOf(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return `http://127.0.0.1:${address.port}/`;
}

/** Serves a site as `python3 -m http.server` does, one folder below the top of its host. @param {string} folder */
export async function serveByPython(folder) {
  const top = mkdtempSync(join(tmpdir(), "magnus-derek-top-"));
  symlinkSync(folder, join(top, "table"));
  const options = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", top];
  const python = spawn("python3", options, { stdio: ["ignore", "pipe", "ignore"] });
  const told = await new Promise((resolve, reject) => {
    python.once("error", reject);
    python.stdout.once("data", (text) => resolve(String(text)));
  });
  const port = /port (\d+)/.exec(told)?.[1] ?? assert.fail(told);
  const close = () => {
    python.kill();
    rmSync(top, { recursive: true, force: true });
  };
  return { server: { close, closeAllConnections() {} }, url: `http://127.0.0.1:${port}/table/` };
}

/** Errors of the pages that are watched. @type {Map<import("@playwright/test").Page, string[]>} */
const watched = new Map();

/**
 * Collects what goes wrong on a page from now on, console errors and uncaught exceptions, which fail the test at its end.
 * @param {import("@playwright/test").Page} page
 */
export function watchProblems(page) {
  /** @type {string[]} */
  const problems = [];
  watched.set(page, problems);
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

/**
 * The test of Playwright, whose browser is slow under SLOW=1. It fails if a page that is watched has logged an error, but for those that
 * `mayLog` names. `atEnd` takes what is to be done after the test, however it ends.
 * @type {import("@playwright/test").TestType<import("@playwright/test").PlaywrightTestArgs
 *   & {atEnd: (act: () => unknown) => void, mayLog: (errors: RegExp) => void}, import("@playwright/test").PlaywrightWorkerArgs
   & import("@playwright/test").PlaywrightWorkerOptions>}
 */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      browser.on("context", slowDown);
      await use(browser);
    },
    { scope: "worker" },
  ],
  mayLog: [
    async (
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
      {},
      /** @type {(allow: (errors: RegExp) => void) => Promise<void>} */ use,
    ) => {
      for (const [page, problems] of watched) {
        if (page.isClosed()) watched.delete(page);
        problems.length = 0;
      }
      /** @type {RegExp[]} */
      const allowed = [];
      await use((errors) => void allowed.push(errors));
      const wrong = [...watched.values()].flat().filter((problem) => !allowed.some((errors) => errors.test(problem)));
      assert.deepEqual(wrong, [], "the pages have logged errors");
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  async atEnd({}, use) {
    /** @type {(() => unknown)[]} */
    const acts = [];
    await use((act) => acts.push(act));
    for (const act of acts.reverse()) await act();
  },
});

/**
 * A browser and the address of the pages on their server.
 * @typedef {{url: string, browser: import("@playwright/test").Browser, server: Awaited<ReturnType<typeof serve>>["server"]}} Running
 */

/**
 * A server of a folder and a browser of its own, with a function that stops both: for programs that are no tests, and
 * for tests whose browser has flags.
 * @param {string} [folder] @param {string[]} [flags]
 */
export async function start(folder = SITE, flags = []) {
  const { server, url } = await serve(folder);
  const browser = await chromium.launch(launchOptions(flags));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ ...CONTEXT, ...options });
  browser.on("context", slowDown);
  return {
    url,
    browser,
    server,
    async stop() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The wishes of a test file for its browser.
 * @typedef {object} Wanted
 * @property {() => string | Promise<string>} [folder] the folder that is served instead of the pages
 * @property {() => Promise<void>} [opened] done once for all tests; its contexts stay
 * @property {boolean} [whole] whether it is to be Chromium as people have it, which needs a process of its own
 */

/**
 * The address of the pages and the browser, for all tests of a file. What a test has opened is closed after it, so that
 * its pages do not go on computing beside the next one.
 * @param {Wanted} [more]
 * @returns {Running} filled before the first test
 */
export function useBrowser({ folder = () => SITE, opened = async () => {}, whole = false } = {}) {
  const running = /** @type {Running} */ ({});
  /** @type {Set<import("@playwright/test").BrowserContext>} */
  let others = new Set();
  if (whole) test.use({ launchOptions: launchOptions([], true) });
  test.beforeAll(async ({ browser }) => {
    Object.assign(running, await serve(await folder()), { browser });
    await opened();
  });
  test.beforeEach(() => {
    others = new Set(running.browser.contexts());
  });
  test.afterEach(async () => {
    await Promise.all(running.browser.contexts().map((context) => others.has(context) || context.close()));
  });
  test.afterAll(async () => {
    await Promise.all(running.browser.contexts().map((context) => context.close()));
    running.server.close();
    running.server.closeAllConnections();
  });
  return running;
}

/** The game on 13 positions from its start, as the address has it. */
export const FROM_THE_START = "#1.WEAQA_X";

/**
 * A fresh page of the site, in the window of a laptop. `problems` collects console errors and uncaught exceptions.
 * @param {Pick<Running, "browser" | "url">} running @param {string} path
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
export async function openPath({ browser, url }, path, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.goto(url + path);
  return { page, problems };
}

/**
 * A fresh page with the table ready, at the start of a game if no other is named.
 * @param {Pick<Running, "browser" | "url">} running
 * @param {import("@playwright/test").BrowserContextOptions} [options] @param {string} [path]
 */
export async function open(running, options = {}, path = FROM_THE_START) {
  const opened = await openPath(running, path, options);
  await ready(opened.page);
  return opened;
}

/**
 * Everybody in this context has said that he knows the game: nobody is led through the first minute.
 * @param {import("@playwright/test").BrowserContext} context
 */
export function knowTheGame(context) {
  return context.addInitScript(() => {
    try {
      localStorage.setItem("magnus-derek-knows-the-game", "yes");
    } catch {
      // A page without storage, such as the empty one that a context begins with.
    }
  });
}

/**
 * Waits for the first table of the page or frame, and for the panels that load after it: a key whose panel is not there
 * yet does nothing.
 * @param {import("@playwright/test").Page | import("@playwright/test").Frame} page
 */
export function ready(page) {
  return page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    await table.ready;
    await new Promise((resolve) => {
      const look = () => table.shadowRoot.querySelector(".coming") ?? resolve(observer.disconnect());
      const observer = new MutationObserver(look);
      observer.observe(table.shadowRoot, { childList: true, subtree: true });
      look();
    });
  });
}

/**
 * Runs a function in the page with the element.
 * @template Result
 * @param {import("@playwright/test").Page} page
 * @param {(element: any, argument: any) => Result} act
 * @param {unknown} [argument]
 * @returns {Promise<Awaited<Result>>}
 */
export function withTable(page, act, argument) {
  return page.evaluate(
    ([source, value]) =>
      new Function("element", "argument", `return (${source})(element, argument)`)(
        document.querySelector("magnus-derek"),
        value,
      ),
    /** @type {const} */ ([act.toString(), argument]),
  );
}

/** Opens a fold of the table: .rings, .players or .score. @param {import("@playwright/test").Page} page @param {string} fold */
export const openFold = async (page, fold) => {
  const isOpen = await page
    .locator(`magnus-derek ${fold}`)
    .evaluate((one) => /** @type {HTMLDetailsElement} */ (one).open);
  if (!isOpen) await page.locator(`magnus-derek ${fold} > summary`).click();
};

/**
 * The state as scripts see it.
 * @param {import("@playwright/test").Page} page @returns {Promise<import("../../www/table/types").State>}
 */
export function stateOf(page) {
  return withTable(page, (element) => JSON.parse(JSON.stringify(element.state)));
}

/**
 * Notes what the page copies from now on. The clipboard itself is one for all pages of the browser, so that what is
 * read from it may come from the test of another file.
 * @param {import("@playwright/test").Page} page
 */
export function noteCopies(page) {
  return page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      Object.assign(globalThis, { copied: text });
    };
  });
}

/** @param {import("@playwright/test").Page} page @returns {Promise<string>} */
export function lastCopied(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).copied);
}

/**
 * Lets a page draw a few times: what it does by itself at the next drawing has been done then.
 * @param {import("@playwright/test").Page} page
 */
export function frames(page, count = 3) {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** The bytes of a download. @param {import("@playwright/test").Download} download */
export async function bytesOf(download) {
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A part of a page as axe knows it.
 * @typedef {string | {fromShadowDom: string[]}} OnePart
 */

/** A part of the table, for axe. @param {string} selector @returns {OnePart} */
export const partOfTable = (selector) => ({ fromShadowDom: ["magnus-derek", selector] });

/**
 * Elements coloured like their neighbours: rows of a table and entries of a list beyond the fourth, and formulas. To
 * look at the colours of all of them takes longer than everything else that axe does.
 */
const COLOURED_ALIKE = "tbody tr:nth-child(n + 5), dl > div:nth-of-type(n + 5), math";

/** The rules of axe that look at colours. What the others say is the same in every scheme. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Loads axe, which can leave out a part of the page for all rules, but not for one.
 * @param {import("@playwright/test").Frame} frame
 */
async function loadAxe(frame) {
  if (await frame.evaluate(() => "axe" in globalThis)) return;
  await frame.evaluate(AXE);
  await frame.evaluate((alike) => {
    const contrast = /** @type {any} */ (globalThis).axe._audit.rules.find(
      (/** @type {any} */ { id }) => id === "color-contrast",
    );
    const { matches } = contrast;
    contrast.matches = (/** @type {Element} */ node, /** @type {any[]} */ ...more) =>
      !node.closest(alike) && matches.call(contrast, node, ...more);
  }, COLOURED_ALIKE);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {OnePart | undefined} part of the page, if not all of it is looked at
 * @param {object} rules which of axe's rules are asked
 */
async function violations(page, part, rules) {
  // Loaded once for all that is asked of a page; and into frames as well, where axe asks its own copy.
  await Promise.all(page.frames().map(loadAxe));
  return page.evaluate(
    async ([part, rules]) => {
      // Only what is wrong is told at length, and no style sheets are fetched for a rule that is off.
      const options = { resultTypes: ["violations"], selectors: false, preload: false, ...rules };
      const { violations } = await /** @type {any} */ (globalThis).axe.run(part ?? document, options);
      return violations.map(
        (/** @type {any} */ violation) =>
          `${violation.id}: ${violation.nodes.map((/** @type {any} */ node) => node.html).join(" | ")}`,
      );
    },
    /** @type {const} */ ([part, rules]),
  );
}

/**
 * The number of schemes in which colours are looked at: one is that of the page, and none is for colours that have been
 * looked at elsewhere.
 * @typedef {"both" | "one" | "none"} Schemes
 */

/**
 * Fails if axe finds anything in what the page shows. All rules are asked at once, because what axe finds out for one
 * of them about what lies over what, it has for the others.
 * @param {import("@playwright/test").Page} page @param {string} when
 * @param {OnePart} [part] where alone the page differs from what was looked at before
 * @param {Schemes} [schemes] in which its colours are looked at
 */
export async function assertAccessible(page, when, part, schemes = "both") {
  const withoutColours = { rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])) };
  assert.deepEqual(await violations(page, part, schemes === "none" ? withoutColours : {}), [], when);
  if (schemes !== "both") return;
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [own, other] = dark ? /** @type {const} */ (["dark", "light"]) : /** @type {const} */ (["light", "dark"]);
  await page.emulateMedia({ colorScheme: other });
  assert.deepEqual(await violations(page, part, { runOnly: OF_COLOURS }), [], `${when}, ${other}`);
  await page.emulateMedia({ colorScheme: own });
}

/**
 * Fails if axe finds what only a smaller window can bring: something that scrolls and cannot be focused.
 * @param {import("@playwright/test").Page} page @param {string} when @param {OnePart} [part]
 */
export async function assertScrolledByKeys(page, when, part) {
  assert.deepEqual(await violations(page, part, { runOnly: ["scrollable-region-focusable"] }), [], when);
}

/**
 * Windows of a laptop, a tablet, a phone, and the narrowest there are.
 * @type {readonly [width: number, height: number][]}
 */
const WINDOWS = [
  [1360, 900],
  [820, 1180],
  [390, 844],
  [320, 640],
];

/**
 * Gives a page one window after the other, each when the page has been drawn in it.
 * @param {import("@playwright/test").Page} page
 */
export async function* windows(page) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await frames(page);
    yield { width, height };
  }
}

/**
 * Nothing of the page stands beyond the side of its window.
 * @param {import("@playwright/test").Page} page @param {string} [when]
 */
export async function assertNotWider(page, when = "") {
  const width = page.viewportSize()?.width;
  const own = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(own, when && `${when}: wider than the window`).toBe(width);
}
