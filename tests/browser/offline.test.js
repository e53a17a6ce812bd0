// @ts-check
/** The site without a network, its versions, and its installation. */

import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fileList } from "../../www/build/site/files.mjs";
import {
  addressOf,
  assertAccessible,
  assertNotWider,
  expect,
  frames,
  knowTheGame,
  open,
  part,
  ready,
  start,
  stateOf,
  TYPES,
  test,
  useBrowser,
  watchProblems,
} from "./browser.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").BrowserContext} BrowserContext */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const BUILT = join(ROOT, "target/site");
const SITE = join(tmpdir(), `magnus-derek-offline-${process.pid}`);
const NOTICE = "A new version is ready.";

const [MODULE, LAZY] = [part("kit"), part("csv")];

/**
 * The files that are marked with a version: a page, a module that it imports, and one that is fetched when it is
 * needed.
 * @type {Record<string, (text: string, version: string) => string>}
 */
const MARKED = {
  "index.html": (text, version) => text.replace("<html", `<html data-page="${version}"`),
  [MODULE]: (text, version) => `${text};document.documentElement.dataset.module = "${version}";`,
  [LAZY]: (text, version) => `${text};export const version = "${version}";`,
};

/** The lists of files of the versions, which are made once. @type {Map<string, string>} */
const lists = new Map();

const running = useBrowser({
  async folder() {
    // Without what these tests do not open, because a browser that takes a new version fetches and hashes every file.
    const left = ["de", "learn", "previews", "downloads"];
    const isLeft = (/** @type {string} */ path) => left.includes(basename(path)) || /\.(gz|br)$/.test(path);
    cpSync(BUILT, SITE, { recursive: true, filter: (path) => !isLeft(path) });
    await release("A");
    return SITE;
  },
});
test.beforeEach(() => release("A"));
test.afterAll(() => rmSync(SITE, { recursive: true }));

/** Puts a version onto the server. @param {string} version */
async function release(version) {
  for (const [name, mark] of Object.entries(MARKED)) {
    writeFileSync(join(SITE, name), mark(readFileSync(join(BUILT, name), "utf8"), version));
  }
  const list = lists.get(version) ?? (await fileList(pathToFileURL(`${SITE}/`)));
  lists.set(version, list);
  writeFileSync(join(SITE, "pkg/files.js"), list);
}

/** The versions of the three in a page, such as AAA. @param {Page} page */
function versionsOf(page) {
  return page.evaluate(async (name) => {
    const { page: own, module } = document.documentElement.dataset;
    const lazy = await import(String(new URL(name, document.baseURI)));
    return `${own}${module}${lazy.version}`;
  }, LAZY);
}

/**
 * A reader who has never been here, but knows the game.
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
async function reader(options) {
  const viewport = { width: 1360, height: 900 };
  const context = await running.browser.newContext({ viewport, serviceWorkers: "allow", ...options });
  await knowTheGame(context);
  return context;
}

/**
 * Opens a page and waits until it is ready and kept by the worker.
 * @param {BrowserContext} context @param {string} [path]
 */
async function visit(context, path = "") {
  const page = await context.newPage();
  await page.goto(running.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** @param {Page} page */
async function makeMove(page) {
  await ready(page);
  const { round } = await stateOf(page);
  await page
    .locator("magnus-derek")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  // The ladder may have played its first rounds meanwhile.
  assert.ok((await stateOf(page)).round > round);
}

test("after one visit Play and Lab work without a server", async ({ atEnd, mayLog }) => {
  // The browser itself asks for a new worker, in vain.
  mayLog(/ERR_INTERNET_DISCONNECTED/);
  const own = await start(SITE);
  atEnd(() => own.stop());
  const context = await own.browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  watchProblems(page);
  await page.goto(own.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  own.server.close();
  own.server.closeAllConnections();
  await context.setOffline(true);
  assert.equal(await versionsOf(page), "AAA", "what the first visit has not fetched yet");
  await page.reload();
  await makeMove(page);
  await page.goto(`${own.url}?from=elsewhere`);
  await makeMove(page);
  await page.getByRole("link", { name: "Lab" }).click();
  await page.getByRole("status").getByText("Finished: 132 games played.").waitFor();
  await page.getByLabel("Tables n").fill("16, 17");
  await page.getByRole("button", { name: "Run" }).click();
  await page.getByRole("status").getByText("Finished: 24 games played.").waitFor();
});

test("a new version waits, is told of, and comes as a whole when the reader asks for it", async () => {
  const context = await reader();
  const [page, lab] = [await visit(context), await visit(context, "lab.html")];
  await expect(page.getByText(NOTICE), "the first worker is no new version").toHaveCount(0);
  await release("B");
  assert.equal(await versionsOf(page), "AAA");
  await page.reload();
  await page.getByRole("status").getByText(NOTICE).waitFor();
  assert.equal(await versionsOf(page), "AAA");
  assert.equal(await versionsOf(await visit(context)), "AAA", "a page that is opened while B waits");
  await assertAccessible(page, "the notice");
  await lab.getByText(NOTICE).waitFor();
  await makeMove(page);
  await page.getByRole("button", { name: "Reload" }).focus();
  await Promise.all([lab.waitForEvent("load"), page.waitForEvent("load"), page.keyboard.press("Enter")]);
  assert.equal(await versionsOf(page), "BBB");
  await page.locator("magnus-derek .where", { hasText: "round 1" }).waitFor();
  await expect
    .poll(() => lab.evaluate(() => document.documentElement.dataset.module), "the other pages go with it")
    .toBe("B");
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).length, "the old version is forgotten")
    .toBe(1);
});

test("later is later: the new version comes when all pages have been closed", async () => {
  const context = await reader();
  const page = await visit(context);
  await release("B");
  await page.reload();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  assert.equal(await versionsOf(page), "AAA");
  await page.close();
  // The browser takes its time to see that nobody needs the old one any more.
  for (let attempt = 0; ; attempt++) {
    const next = await visit(context);
    const versions = await versionsOf(next);
    await next.close();
    if (versions === "BBB") break;
    assert.equal(versions, "AAA");
    assert.ok(attempt < 20);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
});

/**
 * A host of the site with ways of its own. `asked` collects the paths that browsers have asked for.
 * @param {(act: () => unknown) => void} atEnd takes what stops it
 * @param {{change?: (path: string, body: Buffer) => Buffer | string, extensions?: boolean}} ways what it does to files, and
 *   whether pages have .html in their addresses
 */
async function host(atEnd, { change = (_, body) => body, extensions = true }) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    asked.push(pathname);
    const short = pathname.replace(/(\/)index\.html$|\.html$/, "$1");
    if (!extensions && short !== pathname) return response.writeHead(308, { location: short + search }).end();
    const names = [pathname.replace(/\/$/, "/index.html"), ...(extensions ? [] : [`${pathname}.html`])];
    const name = names.find((name) => extname(name) && existsSync(join(SITE, name)));
    if (!name) return response.writeHead(404).end();
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(change(name.slice(1), readFileSync(join(SITE, name))));
  });
  const url = await addressOf(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  atEnd(stop);
  return { url, asked, stop };
}

/**
 * Opens a page of a host, and waits until it is kept.
 * @param {BrowserContext} context @param {string} url
 */
async function visitHost(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Has the browser look for a new version, until its worker waits or is gone. @param {Page} page @returns {Promise<string>} */
function lookForVersion(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting;
    if (!worker) return "none";
    while (worker.state === "installing")
      await new Promise((resolve) => worker.addEventListener("statechange", resolve));
    return worker.state;
  });
}

const ADDED = "<!-- from the host -->";

test("pages to which a host adds a script are there without a network as it delivers them, and nothing is loaded again", async ({
  atEnd,
}) => {
  const change = (/** @type {string} */ path, /** @type {Buffer} */ body) =>
    path.endsWith(".html") ? String(body).replace("</body>", `${ADDED}</body>`) : body;
  const { url, asked, stop } = await host(atEnd, { change });
  const context = await reader();
  await (await visitHost(context, url)).close();
  const first = asked.splice(0).length;
  const page = await visitHost(context, url);
  await makeMove(page);
  await lookForVersion(page);
  assert.ok(first > 100 && asked.every((path) => /^\/(sw|pkg\/files)\.js$/.test(path)), `${first}, then ${asked}`);
  stop();
  await page.goto(`${url}lab.html`);
  await page.getByRole("status").getByText("Finished: 132 games played.").waitFor();
  await page.goto(url);
  await makeMove(page);
  assert.ok((await page.content()).includes(ADDED));
});

test("a file that the host changes is left to it, asked for once a day, and everything else is there without a network", async ({
  atEnd,
}) => {
  const changed = [LAZY, "icon.svg", "reference.html"];
  const change = (/** @type {string} */ path, /** @type {Buffer} */ body) =>
    changed.includes(path) ? String(body).replace("<main", "<main data-changed").replace(/\n?$/, "\n\n") : body;
  const { url, asked, stop } = await host(atEnd, { change });
  const context = await reader();
  await (await visitHost(context, url)).close();
  asked.length = 0;
  const page = await visitHost(context, url);
  assert.equal(await versionsOf(page), "AAA", "the host's file");
  await page.goto(`${url}reference.html`);
  await page.locator("main[data-changed]").waitFor();
  await lookForVersion(page);
  const ofParts = asked.filter((path) => !/^\/(sw|pkg\/files)\.js$|^\/favicon/.test(path)).sort();
  assert.ok(new Set(ofParts).size === ofParts.length, `each only when a page wants it: ${ofParts}`);
  assert.ok(
    ofParts.every((path) => changed.includes(path.slice(1))),
    String(ofParts),
  );
  // The next version too is taken at once, because there is no whole one to be kept.
  await release("B");
  assert.equal(await lookForVersion(page), "installed");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => document.querySelector("main[data-changed]") && !document.querySelector(".update"));
  stop();
  await page.goto(url);
  await makeMove(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.module), "B");
  await page.goto(`${url}reference.html`);
  await page.getByRole("heading", { name: "There is no network" }).waitFor();
  await page.getByRole("link", { name: "Lab" }).click();
  await page.getByRole("status").getByText("Finished: 132 games played.").waitFor();
});

test("a version that stays incomplete on its server is taken after a day, and what has come of it is not fetched again", async ({
  atEnd,
}) => {
  const { url, asked } = await host(atEnd, {
    change: (path, body) => (path === MODULE && isChanging ? `${body}\n` : body),
  });
  let isChanging = false;
  const context = await reader();
  const page = await visitHost(context, url);
  await release("B");
  isChanging = true;
  assert.equal(await lookForVersion(page), "redundant");
  asked.length = 0;
  assert.equal(await lookForVersion(page), "redundant");
  assert.deepEqual(
    asked.filter((path) => !/^\/(sw|pkg\/files)\.js$/.test(path)),
    [`/${MODULE}`, `/${MODULE}`],
  );
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const note = await (await cache.match("pkg/differences"))?.json();
      if (note?.names.length) await cache.put("pkg/differences", new Response(JSON.stringify({ ...note, since: 0 })));
    }
  });
  assert.equal(await lookForVersion(page), "installed");
});

test("on a host without .html in its addresses each page is there without a network at both of its addresses", async ({
  atEnd,
}) => {
  const { url, stop } = await host(atEnd, { extensions: false });
  const context = await reader();
  const page = await visitHost(context, `${url}index.html`);
  // The computer's first move may already stand behind the #.
  assert.equal(page.url().replace(/#.*/, ""), url);
  stop();
  await page.goto(`${url}embed?controls=minimal#n=9&magnus=layers&derek=human`);
  await makeMove(page);
  for (const name of ["lab", "lab.html"]) {
    await page.goto(url + name);
    await page.getByRole("status").getByText("Finished: 132 games played.").waitFor();
  }
  await page.goto(`${url}index.html`);
  await makeMove(page);
  await page.goto(`${url}nowhere`).then(
    () => assert.fail("a page that is none of the site"),
    (/** @type {Error} */ error) => assert.match(error.message, /ERR_CONNECTION_REFUSED/),
  );
});

test("a site that is half copied to its server is not taken", async () => {
  const context = await reader();
  const page = await visit(context);
  await release("B");
  const whole = readFileSync(join(SITE, MODULE));
  writeFileSync(join(SITE, MODULE), MARKED[MODULE]?.(readFileSync(join(BUILT, MODULE), "utf8"), "A") ?? "");
  await page.reload();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    await new Promise((resolve) => {
      if (!worker || worker.state === "redundant") resolve(null);
      else worker.onstatechange = resolve;
    });
    if (registration?.waiting) throw new Error("taken");
  });
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  assert.equal(await versionsOf(page), "AAA");
  writeFileSync(join(SITE, MODULE), whole);
  await page.reload();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.module === "B");
  assert.equal(await versionsOf(page), "BBB");
});

test("where there is no room for the site, no part of it is kept, and the page works", async () => {
  const context = await reader();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { origin } = new URL(running.url);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 150_000 });
  const ended = context.waitForEvent("serviceworker").then((worker) =>
    worker
      .evaluate(
        () =>
          new Promise((resolve) => {
            const { installing } = /** @type {any} */ (self).registration;
            if (!installing) return resolve("gone");
            installing.addEventListener("statechange", () => resolve(installing.state));
          }),
      )
      .catch(() => "ended"),
  );
  await page.goto(running.url);
  await makeMove(page);
  await ended;
  await expect
    .poll(
      () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())),
      "the worker that could not keep the site is gone",
    )
    .toBe(false);
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.equal((await page.evaluate(() => caches.keys())).length, 1);
});

test("what is kept and truncated, empty, a login page or gone is fetched anew, and whole from then on", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const context = await reader();
  const page = await visit(context);
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const names = [part("magnus_derek_bg"), part("table"), "index.html"];
  const lengths = () =>
    page.evaluate(async (all) => {
      const cache = await caches.open(String((await caches.keys())[0]));
      const bytes = all.map(async (name) => (await (await cache.match(name))?.arrayBuffer())?.byteLength);
      return Promise.all(bytes);
    }, names);
  const whole = names.map((name) => readFileSync(join(SITE, name)).length);
  for (const [damage, make] of /** @type {const} */ ([
    ["truncated", "new Response((await kept.arrayBuffer()).slice(0, 100), kept)"],
    ["empty", "new Response('', kept)"],
    ["a login page", "new Response('<!doctype html>Log in', { headers: { 'content-type': 'text/html' } })"],
    ["gone", "null"],
  ])) {
    assert.deepEqual(await lengths(), whole, damage);
    await page.evaluate(
      async ([all, text]) => {
        const cache = await caches.open(String((await caches.keys())[0]));
        for (const name of all) {
          const kept = await cache.match(name);
          const damaged = await new Function("kept", `return (async () => ${text})()`)(kept);
          if (damaged) await cache.put(name, damaged);
          else await cache.delete(name);
        }
      },
      /** @type {const} */ ([names, make]),
    );
    assert.notDeepEqual(await lengths(), whole, damage);
    // The browser ends a worker that rests; the next page meets a new one, which has seen nothing yet.
    await session.send("ServiceWorker.stopAllWorkers");
    await page.goto(`${running.url}?after=${damage}`);
    await makeMove(page);
    assert.deepEqual(await lengths(), whole, damage);
    assert.equal(await versionsOf(page), "AAA");
    await context.setOffline(true);
    await page.goto(`${running.url}?again=${damage}`);
    await makeMove(page);
    await context.setOffline(false);
  }
});

test("in a narrow and in a wide window the notice fits and nothing is hidden behind it at the end of the page; it is not printed", async () => {
  const context = await reader();
  const page = await visit(context);
  await release("B");
  await page.reload();
  await page.getByText(NOTICE).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(NOTICE), "it is not printed").toBeHidden();
  await page.emulateMedia({ media: null });
  for (const [width, height] of /** @type {const} */ ([
    [320, 640],
    [1360, 900],
  ])) {
    await page.setViewportSize({ width, height });
    await frames(page);
    await assertNotWider(page);
    const notice = page.locator(".update");
    const inView = await notice.boundingBox();
    assert.ok(inView && inView.x >= 0 && inView.x + inView.width <= width && inView.y + inView.height <= height);
    await page.getByRole("button", { name: "Reload" }).focus();
    await expect.poll(() => page.evaluate(() => scrollY), "its buttons are in sight").toBe(0);
    // What comes late may make the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [about, atEnd] = [await page.locator("main").boundingBox(), await notice.boundingBox()];
      assert.ok(about && atEnd && about.y + about.height <= atEnd.y + 0.5, JSON.stringify([width, about, atEnd]));
    }).toPass();
    await page.evaluate(() => {
      scrollTo(0, 0);
      /** @type {HTMLElement} */ (document.activeElement).blur();
    });
  }
});

for (const [name, options, without] of /** @type {const} */ ([
  ["are blocked", {}, ""],
  ["do not exist", {}, "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"],
  [
    "may not be asked for",
    {},
    "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('sandboxed', 'SecurityError'); } })",
  ],
  [
    "are refused, as is all storage",
    { serviceWorkers: "allow" },
    `ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));
     for (const name of ["localStorage", "caches"]) Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });`,
  ],
])) {
  test(`the page works where service workers ${name}`, async () => {
    const context = await running.browser.newContext(options);
    await context.addInitScript(without);
    const page = await context.newPage();
    watchProblems(page);
    await page.goto(running.url, { waitUntil: "networkidle" });
    await makeMove(page);
  });
}

test("the site can be installed: its manifest and icons are as they say", async () => {
  const { page } = await open(running);
  for (const path of ["", "lab.html"]) {
    await page.goto(running.url + path);
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    assert.deepEqual([errors, url], [[], `${running.url}manifest.webmanifest`]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A private window, as tests have it, cannot install anything; that is all there may be.
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
    );
    const colours = page.locator('meta[name="theme-color"]');
    const [paper, dark] = ["light", "dark"].map((colorScheme) => ({ colorScheme }));
    for (const [index, media] of [paper, dark].entries()) {
      await page.emulateMedia(/** @type {{colorScheme: "light" | "dark"}} */ (media));
      const drawn = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const named = String(await colours.nth(index).getAttribute("content"));
      const parts = [1, 3, 5].map((at) => Number.parseInt(named.slice(at, at + 2), 16));
      assert.equal(drawn, `rgb(${parts.join(", ")})`);
    }
  }
  const manifest = JSON.parse(readFileSync(join(SITE, "manifest.webmanifest"), "utf8"));
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ["./", "./", "standalone"]);
  assert.deepEqual(
    manifest.icons.map((/** @type {any} */ { sizes, purpose }) => `${sizes} ${purpose ?? "any"}`),
    ["any any", "192x192 any", "512x512 any", "512x512 maskable"],
  );
  const icons = [...manifest.icons.slice(1), { src: "icons/apple-180.png", sizes: "180x180" }];
  for (const { src, sizes } of icons) {
    const png = readFileSync(join(SITE, src));
    assert.equal(png.toString("latin1", 1, 4), "PNG");
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
    assert.ok(png.length < 10_000, src);
  }
});
