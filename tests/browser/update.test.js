// @ts-check
/**
 * Updates of the built site while a reader has it open: files with a hash in their names are gone then.
 */

import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fileList } from "../../www/build/site/files.mjs";
import { assertAccessible, expect, knowTheGame, ready, stateOf, test, useBrowser, withTable } from "./browser.js";

/** @typedef {import("@playwright/test").Page} Page */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SITE = join(ROOT, "target/site");
const FOLDER = join(tmpdir(), `magnus-derek-update-${process.pid}`);
/** Folders of two builds, and of the files served. */
const [A, B, SERVED] = /** @type {[string, string, string]} */ (["A", "B", "served"].map((name) => join(FOLDER, name)));
const NOTICE = "A new version is ready.";

const running = useBrowser({
  async folder() {
    mkdirSync(SERVED, { recursive: true });
    for (const version of /** @type {const} */ (["A", "B"])) await build(version);
    return SERVED;
  },
});
test.beforeEach(() => release("A"));
test.afterAll(() => rmSync(FOLDER, { recursive: true }));

/**
 * A build of the same site in which every hash is another one, and every page says its version.
 * @param {"A" | "B"} version
 */
async function build(version) {
  const folder = version === "A" ? A : B;
  const left = /\.(gz|br|png)$|\/downloads\b/;
  cpSync(SITE, folder, { recursive: true, filter: (path) => !left.test(path) });
  const parts = readdirSync(join(folder, "parts")).filter((name) => /\.\w+$/.test(name));
  const anew = (/** @type {string} */ name) => name.replace(/(\.\w+)$/, `${version}$1`);
  const names = new RegExp(parts.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const name of parts) renameSync(join(folder, "parts", name), join(folder, "parts", anew(name)));
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), "utf8").replace(names, anew);
    writeFileSync(join(folder, path), text.replace("<html", `<html data-version="${version}"`));
  }
  writeFileSync(join(folder, "pkg/files.js"), await fileList(pathToFileURL(`${folder}/`)));
}

/** Puts a version onto the server, in place of all files of the other. @param {"A" | "B"} version */
function release(version) {
  rmSync(SERVED, { recursive: true });
  cpSync(version === "A" ? A : B, SERVED, { recursive: true });
  for (const name of ["index.html", "pkg/files.js"]) isNew(name);
}

let seconds = Date.now() / 1000;

/**
 * Makes a file younger by seconds: some servers call a file the same if it is not younger by a whole second.
 * @param {string} name
 */
function isNew(name) {
  seconds += 2;
  utimesSync(join(SERVED, name), seconds, seconds);
}

/** The Play page of somebody who knows the game. @param {"allow" | "block"} serviceWorkers */
async function visit(serviceWorkers, hash = "#n=21&magnus=layers&derek=human") {
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 }, serviceWorkers });
  await knowTheGame(context);
  const page = await context.newPage();
  await page.goto(running.url + hash);
  await ready(page);
  if (serviceWorkers === "allow") await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
}

/** @param {Page} page */
const versionOf = (page) => page.evaluate(() => document.documentElement.dataset.version);

/** Plays some rounds, and gives the link of the game. @param {Page} page @param {string} answers */
async function play(page, answers) {
  for (const direction of answers) await withTable(page, (element, one) => element.answer(one), direction);
  return withTable(page, (element) => element.getState());
}

/** @param {Page} page */
const share = (page) => page.locator("magnus-derek").getByRole("button", { name: "Share", exact: true }).click();

/** @param {Page} page */
const dialog = (page) => page.locator("magnus-derek dialog[open]");

test("an open page keeps its parts over an update and back, and each reload that is asked for keeps the game", async () => {
  const { context, page } = await visit("allow");
  const link = await play(page, "+-+");
  // Another tab is loaded anew with it, and what was tried in a lesson there is not lost.
  const lesson = await context.newPage();
  await lesson.goto(`${running.url}learn/lose.html#three`);
  const chosen = lesson.locator("#three .seat-button[aria-pressed=true]");
  for (const position of [0, 4]) {
    await lesson.locator("#three .seat-button").nth(position).click();
  }
  for (const [version, before] of /** @type {const} */ ([
    ["B", "A"],
    ["A", "B"],
  ])) {
    release(version);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByText(NOTICE).waitFor();
    // Loaded now for the first time, from what the worker has kept.
    await share(page);
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await versionOf(page), before);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction((wanted) => document.documentElement.dataset.version === wanted, version);
    await ready(page);
    assert.equal(await withTable(page, (element) => element.getState()), link);
    await lesson.waitForFunction((wanted) => document.documentElement.dataset.version === wanted, version);
    await expect(chosen).toHaveText(["0", "4"]);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  }
});

test("without a worker an open page says what is gone, the game goes on, and the new version has it", async () => {
  const { page } = await visit("block");
  await play(page, "+-");
  release("B");
  await share(page);
  await page
    .locator("magnus-derek .refusals")
    .getByText(
      /^This part could not be loaded: share\S*\.js could not be fetched\. .* Perhaps there is a new version: then reload the page\.$/,
    )
    .waitFor();
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await page.getByText(/^The carpet could not be loaded: .* then reload the page\.$/).waitFor();
  const refusal = await withTable(page, (element) =>
    element.export("tikz").catch((/** @type {Error} */ error) => error.message),
  );
  assert.match(String(refusal), /then reload the page\.$/);
  const link = await play(page, "+");
  assert.equal((await stateOf(page)).round, 3);
  await expect(page).toHaveURL(({ hash }) => hash === `#${link}`);
  await page.reload();
  await ready(page);
  assert.equal(await versionOf(page), "B");
  assert.equal(await withTable(page, (element) => element.getState()), link);
  await share(page);
  await dialog(page).waitFor();
});

test("a page out of a cache whose parts are gone says so, and keeps its address", async () => {
  release("B");
  cpSync(join(A, "index.html"), join(SERVED, "index.html"));
  isNew("index.html");
  const context = await running.browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${running.url}#n=21&magnus=layers&derek=human&moves=3+`);
  await page
    .getByRole("alert")
    .getByText(/Perhaps there is a new version: then reload the page\./)
    .waitFor();
  release("B");
  await page.reload();
  await ready(page);
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round], [21, 1]);
});

test("without a network every part of the built site is there after one visit", async () => {
  const { context, page } = await visit("allow");
  rmSync(SERVED, { recursive: true });
  mkdirSync(SERVED);
  await share(page);
  await dialog(page).waitFor();
  await page.goto(`${running.url}learn/shield.html`);
  await ready(page);
  await page.goto(`${running.url}changelog.html`);
  await page.getByRole("heading", { name: "What is read for ever" }).waitFor();
  await context.close();
});

test("a page of proofs is there without a network once it was read, and says in both languages when it was not", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const { context, page } = await visit("allow");
  await page.goto(`${running.url}de/index.html`);
  const isKept = (/** @type {string} */ name) =>
    page.evaluate(async (url) => Boolean(await caches.match(url)), running.url + name);
  await expect.poll(() => isKept("de/offline.html")).toBe(true);
  await page.goto(`${running.url}proofs/value.html`);
  const title = await page.title();
  await expect.poll(() => isKept("proofs/value.html")).toBe(true);
  release("B");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "B");
  rmSync(SERVED, { recursive: true });
  mkdirSync(SERVED);
  await context.setOffline(true);
  await page.reload();
  assert.equal(await page.title(), title, "kept of the next version too");
  await page.goto(`${running.url}proofs/layers.html`);
  await page.getByText("This page has not been kept on your device.").waitFor();
  await page.goto(`${running.url}de/proofs/value.html`);
  await page.getByText("Diese Seite ist auf Ihrem Gerät nicht gespeichert.").waitFor();
  await assertAccessible(page, "offline");
  await page.getByRole("link", { name: "Spielen" }).click();
  await page.getByRole("link", { name: "Labor" }).waitFor();
  // The computer's first move may already stand behind the #.
  assert.equal(page.url().replace(/#.*/, ""), `${running.url}de/index.html`);
});
