// @ts-check
/**
 * Servers for pages that embed the table: the built site, the recipes, what npm and the build have made, and pages
 * written by a test.
 */

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { addressOf, watchProblems } from "./browser.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The folders that a recipe refers to, as in the repository. Everything else is on the built site. */
const FOLDERS = /^\/(www|target|tests\/recipes)\//;
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

export const SINGLE = "target/single/magnus-derek.html";

/** @typedef {{pages?: Record<string, string>, headers?: (path: string) => Record<string, string>}} Served */

/** The header that allows other origins to use the modules and the core. */
export const CORS = { headers: () => ({ "access-control-allow-origin": "*" }) };

/**
 * A server on a free port of its own, hence an origin of its own. `paths` collects what was asked of it.
 * @param {Served} [served] pages by their paths, and headers for all
 */
export async function serve({ pages = {}, headers = () => ({}) } = {}) {
  /** @type {string[]} */
  const paths = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).replace(
      /\/$/,
      "/index.html",
    );
    paths.push(path);
    try {
      const body =
        pages[path] ?? (await readFile(join(ROOT, FOLDERS.test(path) ? "" : "target/site", normalize(path))));
      const type = (path in pages && TYPES[".html"]) || TYPES[extname(path)] || "application/octet-stream";
      response.writeHead(200, { "content-type": type, ...headers(path) }).end(body);
    } catch {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
    }
  });
  const url = await addressOf(server);
  // A test that fails before it stops the server does not keep the others waiting.
  server.unref();
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, paths, stop };
}

/** @param {string} file below the root of the project */
export function textOf(file) {
  return readFile(join(ROOT, file), "utf8");
}

/** @param {string} body @param {string} [head] */
export function page(body, head = "") {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}</head><body>${body}</body></html>`;
}

/**
 * In a page that has not loaded the core yet: keeps the memory of the core, which a test may measure and exhaust; that
 * of the new one when the core has begun anew. The table has its core before any other.
 */
export function keepMemory() {
  const page = /** @type {any} */ (window);
  /** @type {WebAssembly.Module | undefined} */
  let core;
  const { instantiateStreaming, Instance } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...from) => {
    const made = await instantiateStreaming.apply(WebAssembly, from);
    core ??= made.module;
    if (core === made.module) page.coreMemory = made.instance.exports.memory;
    return made;
  };
  WebAssembly.Instance = class extends Instance {
    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
    constructor(module, imports) {
      super(module, imports);
      if (core === module) page.coreMemory = this.exports.memory;
    }
  };
}

export const SCRIPT = '<script type="module" src="/element.js"></script>';

/**
 * A page of a server of its own with this body, in a browser context of its own. Closing the page stops the server.
 * @param {import("@playwright/test").Browser} browser @param {string} body
 * @param {{head?: string, options?: import("@playwright/test").BrowserContextOptions, path?: string} & Served} [more]
 */
export async function openHost(
  browser,
  body,
  { head = SCRIPT, options = {}, path = "/host.html", pages, headers } = {},
) {
  const { url, paths, stop } = await serve({ pages: { [path]: page(body, head), ...pages }, headers });
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, ...options });
  const host = await context.newPage();
  const problems = watchProblems(host);
  host.on("close", stop);
  await host.goto(url + path.slice(1));
  return { page: host, paths, problems, url };
}

export { ready } from "./browser.js";
