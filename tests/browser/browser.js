// @ts-check
/** A server for www and a headless Chromium for the end-to-end tests. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const tools = createRequire(new URL("../../www/package.json", import.meta.url));
/** @type {typeof import("playwright-core")} */
const { chromium } = tools("playwright-core");
const { AxeBuilder } = tools("@axe-core/playwright");

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Serves a folder on a free port. @param {string} folder */
async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    try {
      const body = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return { server, url: `http://127.0.0.1:${address.port}/` };
}

/** The browser, the server, the address of the page, and how to stop both. @param {string} [folder] @param {string[]} [flags] of the browser */
export async function start(folder = WWW, flags = []) {
  const { server, url } = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME ?? "/usr/bin/chromium",
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...flags,
    ],
  });
  // A service worker would answer requests that a test counts or stops. The tests of the worker itself allow it.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: "block", ...options });
  return {
    url,
    browser,
    server,
    async stop() {
      await browser.close();
      server.close();
    },
  };
}

/**
 * A fresh page with the table ready. `problems` collects console errors and uncaught exceptions.
 * @param {Awaited<ReturnType<typeof start>>} running
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function open({ browser, url }, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(url);
  await page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector("magnus-derek"));
    await element.ready;
  });
  return { page, problems };
}

/**
 * Runs a function in the page with the element.
 * @template Result
 * @param {import("playwright-core").Page} page
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

/** The state as scripts see it. @param {import("playwright-core").Page} page @returns {Promise<import("../../www/table/types").State>} */
export function stateOf(page) {
  return withTable(page, (element) => JSON.parse(JSON.stringify(element.state)));
}

/**
 * Waits until an assertion about the page holds, and fails with its own words when ten seconds have not been enough: what
 * is read once, right after an act, may be read before the page has answered.
 * @param {() => Promise<void>} assertion
 */
export async function settles(assertion) {
  for (const end = Date.now() + 10_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      return await assertion();
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || Date.now() > end) throw error;
    }
  }
}

/** Fails if axe finds anything. @param {import("playwright-core").Page} page @param {string} when */
export async function assertAccessible(page, when) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    (/** @type {any} */ violation) =>
      `${violation.id}: ${violation.nodes.map((/** @type {any} */ node) => node.html).join(" | ")}`,
  );
  assert.deepEqual(found, [], when);
}
