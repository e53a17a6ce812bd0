// @ts-check
/** All pages in one file: from disk, in a frame that may do nothing but run scripts, and without a network. */

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { lessons } from "../../www/build/lessons.mjs";
import { unpack } from "../../www/build/unpack.js";
import { study } from "../page/study.js";
import { assertAccessible, assertNotWider, expect, partOfTable, test, useBrowser, watchProblems } from "./browser.js";

/** @import { Locator, Page } from "@playwright/test" */

const FILE = new URL("../../target/single/magnus-derek.html", import.meta.url);
/** In bytes: what a mail takes without a thought. */
const LIMIT = 1_075_000;

const running = useBrowser();
/** @type {string} */
let html;
/** @type {string} */
let folder;
test.beforeAll(async () => {
  html = await readFile(FILE, "utf8");
  folder = await mkdtemp(join(tmpdir(), "magnus-derek-"));
});
test.afterAll(() => rm(folder, { recursive: true }));

/**
 * The file in a page without a network. `requests` collects what is fetched, except from memory.
 * @param {string} address
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
async function open(address, options = {}) {
  const context = await running.browser.newContext({
    viewport: { width: 1360, height: 900 },
    offline: true,
    ...options,
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => /^(blob|data|about):/.test(request.url()) || requests.push(request.url()));
  watchProblems(page);
  await page.goto(address);
  return { page, requests };
}

/** A page whose only content is a frame with the file. @param {string} attributes of the frame */
async function host(attributes) {
  const path = join(folder, `host-${attributes.length}.html`);
  const frame = `<iframe title="Table" style="width: 1300px; height: 860px" sandbox="allow-scripts" ${attributes}></iframe>`;
  await writeFile(path, `<!doctype html><meta charset="utf-8"><title>Host</title>${frame}`);
  return pathToFileURL(path).href;
}

/** @param {import("@playwright/test").Page} page */
async function frameIn(page) {
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  assert.ok(frame);
  return frame;
}

/** @typedef {import("@playwright/test").Frame} Frame */

/** @param {Frame} frame */
function roundOf(frame) {
  return frame.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    // The page is there before its scripts are unpacked.
    await customElements.whenDefined("magnus-derek");
    await table.ready;
    return table.state.round;
  });
}

/** @param {Frame} frame */
function shownIn(frame) {
  return frame.evaluate(() => ({
    title: document.title,
    mains: [...document.querySelectorAll("main")].filter((main) => main.checkVisibility()).length,
    current: document.querySelector("nav [aria-current]")?.textContent,
  }));
}

/** The first game of the page Play, the first one of the ladder, is played from its start. */
const FIRST_ROUND = 0;

/**
 * Begins as somebody who knows the game: without being led through the first minute, which a frame leaves out.
 * @param {Frame} frame
 */
async function begin(frame) {
  if (frame.parentFrame()) {
    assert.equal(await roundOf(frame), FIRST_ROUND);
    return;
  }
  assert.equal(await roundOf(frame), 0);
  await frame.getByRole("status").getByText("You are Derek: avoid new positions for 4 rounds").waitFor();
  await frame.getByRole("button", { name: "I know the game" }).click();
  assert.equal(await roundOf(frame), FIRST_ROUND);
}

const PLAY = { title: "The Magnus–Derek table", mains: 1, current: "Play" };
const LAB = { title: "Lab – The Magnus–Derek table", mains: 1, current: "Lab" };

/**
 * Goes through Play and the Lab and back, by keyboard and by links.
 * @param {Frame} frame
 * @param {import("@playwright/test").Page} page
 */
async function walk(frame, page) {
  const hash = () => frame.evaluate(() => location.hash);
  await begin(frame);
  assert.deepEqual(await shownIn(frame), PLAY);
  await frame.locator("magnus-derek .picture").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  assert.equal(await roundOf(frame), FIRST_ROUND + 2);
  await page.keyboard.press("?");
  await frame.getByRole("dialog").getByRole("button").click();
  await frame.getByRole("dialog").waitFor({ state: "hidden" });

  const skip = frame.getByRole("link", { name: "Skip to the table" });
  await skip.press("Enter");
  await frame.waitForFunction(() => document.activeElement?.matches("magnus-derek"));
  await frame.getByRole("link", { name: "Lab", exact: true }).click();
  await frame.getByText("Finished: 132 games played.").waitFor();
  assert.deepEqual(await shownIn(frame), LAB);
  await expect(skip, "there is no table to skip to").toHaveCount(0);
  assert.equal(await hash(), "#page=lab");
  await frame.getByLabel("Tables n").fill("9");
  await page.keyboard.press("Enter");
  await frame.getByText("Finished: 12 games played.").waitFor();
  const tournament = await hash();
  assert.match(tournament, /^#page=lab&n=9&magnus=layers,balanced&derek=protector,hoarder,random&seeds=2$/);

  // The game is there again as it was left, and so is the tournament.
  await frame.getByRole("link", { name: "Play", exact: true }).click();
  assert.deepEqual(await shownIn(frame), PLAY);
  assert.equal(await roundOf(frame), FIRST_ROUND + 2);
  await frame.getByRole("link", { name: "Lab", exact: true }).click();
  assert.equal(await hash(), tournament);
  await expect(frame.locator("#table tbody tr")).toHaveCount(6);
  await frame.getByText("Finished: 12 games played.").waitFor();

  await frame.locator("#table tbody a").first().click();
  assert.deepEqual(await shownIn(frame), PLAY);
  const game = await frame.evaluate(() => {
    const { n, round } = /** @type {any} */ (document.querySelector("magnus-derek")).state;
    return { n, round, focused: document.activeElement?.localName };
  });
  assert.deepEqual(game, { n: 9, round: 0, focused: "magnus-derek" });
}

test("the file is small and names no place on the machine or in the network", async () => {
  const size = Buffer.byteLength(html);
  assert.ok(size <= LIMIT, `${size} bytes`);
  const [, parts = "", packed = ""] = /data-parts='([^']+)'>([^<]*)</.exec(html) ?? [];
  const inside = Buffer.from(await unpack(packed));
  const sizes = JSON.parse(parts).map((/** @type {[string, number]} */ [, length]) => length);
  assert.equal(
    sizes.reduce((/** @type {number} */ sum, /** @type {number} */ length) => sum + length, 0),
    inside.length,
  );
  const project = fileURLToPath(new URL("../../", import.meta.url));
  for (const text of [html, inside.toString("latin1")]) {
    for (const place of [project, `${homedir()}/`, "registry.npmjs", "localhost", "127.0.0.1"]) {
      assert.ok(!text.includes(place), place);
    }
  }
  assert.doesNotMatch(html, /\s(?:src|href)="(?!#|data:|")/);
});

test("from disk Play and the Lab work without a request, the Lab with its worker", async () => {
  const { page, requests } = await open(FILE.href);
  await walk(page.mainFrame(), page);
  await page.goBack();
  assert.deepEqual(await shownIn(page.mainFrame()), LAB);
  assert.deepEqual(requests, [FILE.href]);
});

test("an address opens its page, and going back to the other one changes nothing in it", async () => {
  const { page, requests } = await open(`${FILE.href}#page=lab&n=45&magnus=layers&derek=hoarder&seeds=1`);
  const frame = page.mainFrame();
  await page.getByText("Finished: 1 game played.").waitFor();
  assert.deepEqual(await shownIn(frame), LAB);
  await page.evaluate(() => {
    location.hash = "#n=11&magnus=human&derek=random";
  });
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state?.n === 11);
  assert.deepEqual(await shownIn(frame), PLAY);
  await page.goBack();
  assert.deepEqual(await shownIn(frame), LAB);
  await expect(page.getByLabel("Tables n")).toHaveValue("45");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await page.getByText("Finished: 1 game played.").waitFor();
  await expect.poll(() => requests).toEqual([page.url().replace(/#.*/, ""), page.url().replace(/#.*/, "")]);
});

test("in a sandboxed frame from srcdoc Play and the Lab work without a request", async () => {
  const source = html.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const address = await host(`srcdoc="${source}"`);
  const { page, requests } = await open(address);
  await walk(await frameIn(page), page);
  assert.deepEqual(requests, [address]);
});

test("in a sandboxed frame from a file Play and the Lab work", async () => {
  const address = await host(`src="${FILE.href}"`);
  const { page, requests } = await open(address);
  await walk(await frameIn(page), page);
  assert.deepEqual(requests, [address, FILE.href]);
});

test("where no worker may be had the Lab says so, and Play works", async () => {
  const { page } = await open("about:blank");
  await page.addInitScript(() => {
    globalThis.Worker = /** @type {any} */ (
      class {
        constructor() {
          throw new Error("Access denied.");
        }
      }
    );
  });
  await page.goto(`${FILE.href}#page=lab`);
  const sentence = "No tournament can be played here, because the browser grants this page no worker: Access denied.";
  await page.locator("#error").getByText(sentence).waitFor();
  await page.getByRole("link", { name: "Play", exact: true }).click();
  assert.equal(await roundOf(page.mainFrame()), FIRST_ROUND);
});

test("every page of the site is in the file, and each is there again as it was left", async () => {
  const { page, requests } = await open(FILE.href);
  const frame = page.mainFrame();
  await begin(frame);
  const go = (/** @type {string} */ name) => page.getByRole("link", { name, exact: true }).click();
  const hash = () => frame.evaluate(() => location.hash);

  // The carpet, with its worker.
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await page.locator("#carpet .carpet-empty").waitFor();

  await go("Companions");
  await go("Announced moves");
  await page.locator("#magnus-headline").getByText("Derek can hold Magnus to 3 of 6").waitFor();
  await go("Derek announces");
  await expect.poll(hash).toMatch(/^#page=announced&derek/);
  await page.getByRole("textbox", { name: "Directions" }).waitFor();

  await go("Companions");
  assert.deepEqual(await shownIn(frame), {
    title: "Companions – The Magnus–Derek table",
    mains: 1,
    current: "Companions",
  });
  await go("Multivision");
  await expect.poll(hash).toBe("#page=multivision");
  await page.getByRole("button", { name: "Hint" }).waitFor();
  await go("30, 42, 70");
  await expect.poll(hash).toBe("#page=multivision&multivision=30,42,70");
  await page.getByText("3 piles").first().waitFor();
  await go("Dominoes");
  await page.getByText("The circle of 23 spaces is empty.").waitFor();
  await go("Number Game");
  await page.getByText("A = 100 and B = 38").first().waitFor();

  await go("Companions");
  await go("Announced moves");
  await page.getByRole("textbox", { name: "Directions" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "announced moves" }).waitFor();
  await page.goBack();
  await page.getByText("A = 100 and B = 38").first().waitFor();
  await page.goBack();
  await page.getByText("The circle of 23 spaces is empty.").waitFor();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await go("Play");
  await expect(page.locator("magnus-derek")).toHaveAttribute("theme", "dark");
  assert.deepEqual(requests, [FILE.href]);
});

/** The main part of each page that is no lesson. @type {Record<string, (page: Page) => Locator>} */
const SHOWN = {
  play: (page) => page.locator("magnus-derek .where", { hasText: "round 0" }),
  learn: (page) => page.getByRole("button", { name: "Save as a file" }),
  practice: (page) => page.locator("magnus-derek[puzzle] .told", { hasText: /\S/ }).first(),
  lab: (page) => page.getByText("Finished: 132 games played."),
  announced: (page) => page.locator("#magnus-headline").getByText("Derek can hold Magnus to 3 of 6"),
  companions: (page) => page.getByRole("link", { name: "Multivision", exact: true }).last(),
  multivision: (page) => page.getByRole("button", { name: "Hint" }),
  dominoes: (page) => page.getByText("The circle of 23 spaces is empty."),
  "number-game": (page) => page.getByText("A = 100 and B = 38").first(),
};

test("a puzzle is one press away in the file, the same as on the site, and goes on to the next", async () => {
  const { page, requests } = await open(FILE.href);
  await begin(page.mainFrame());
  await page.getByRole("link", { name: "Practice" }).click();
  await page.locator("magnus-derek[puzzle]").waitFor();
  const { task, figure } = study.findPuzzle("only-call", 3, 5);
  const moves = new study.Exercise(task, figure).ratedMoves();
  const right = moves.find(({ loss }) => loss.positions + loss.rounds === 0);
  await page.evaluate(() => {
    location.hash = "#page=practice&only-call&level=3&seed=5";
  });
  const table = page.locator('magnus-derek[puzzle="only-call&level=3&seed=5"]');
  await table.waitFor();
  const field = page.getByRole("textbox", { name: "Magnitude" });
  await field.fill(String(right?.magnitude));
  await field.press("Enter");
  await page.locator("magnus-derek .said", { hasText: "That is right." }).waitFor();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await table.waitFor({ state: "detached" });
  await page.locator("magnus-derek[puzzle]").waitFor();
  assert.deepEqual(requests, [FILE.href]);
});

test("the file has these pages and the lessons", async () => {
  const [, parts = "", packed = ""] = /data-parts='([^']+)'>([^<]*)</.exec(html) ?? [];
  assert.match(parts, /script/);
  const inside = Buffer.from(await unpack(packed)).toString();
  const names = [...inside.matchAll(/"?([a-z-]+)"?:\{"?file"?:["`]/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), [...Object.keys(SHOWN), ...lessons.map(({ id }) => `learn-${id}`)].sort());
});

for (const [name, shown] of Object.entries(SHOWN)) {
  test(`an address opens the page ${name}, which is then the first one`, async () => {
    const { page, requests } = await open(`${FILE.href}#page=${name}`);
    await shown(page).waitFor();
    assert.equal((await shownIn(page.mainFrame())).mains, 1);
    if (name !== "play") {
      assert.notEqual((await shownIn(page.mainFrame())).title, PLAY.title);
      await page.getByRole("link", { name: "Play", exact: true }).click();
      assert.equal(await roundOf(page.mainFrame()), FIRST_ROUND);
    }
    assert.deepEqual(requests, [FILE.href]);
    await page.context().close();
  });
}

/** Fails unless every table of a lesson has its step. @param {Page} page */
async function stepsIn(page) {
  await page.waitForFunction(() => customElements.get("magnus-derek"));
  return page.evaluate(async () => {
    const tables = /** @type {any[]} */ ([...document.querySelectorAll("magnus-derek")]);
    await Promise.all(tables.map((table) => table.ready));
    return tables.map((table) => table.getAttribute("lesson"));
  });
}

for (const { id, steps } of lessons) {
  test(`an address opens the lesson ${id}, whose tables are there`, async () => {
    const { page, requests } = await open(`${FILE.href}#page=learn-${id}`);
    const withTable = steps.filter(({ figure }) => figure).map((step) => `${id}/${step.id}`);
    assert.deepEqual(await stepsIn(page), withTable);
    await page.locator("magnus-derek .lesson").first().waitFor();
    assert.deepEqual(requests, [FILE.href]);
    await page.context().close();
  });
}

test("the link of a step opens there, also after a reload, and from the page Learn", async () => {
  const { page } = await open(`${FILE.href}#page=learn-shield&twelve`);
  for (const again of [true, false]) {
    assert.ok((await stepsIn(page)).length > 0);
    await expect(async () => {
      const { y = -1 } = (await page.locator("#twelve").boundingBox()) ?? {};
      assert.ok(y >= -1 && y < 300, `${y}`);
    }).toPass();
    if (again) await page.reload();
  }
  await page.goto("about:blank");
  await page.goto(`${FILE.href}#page=learn`);
  await page.locator("[data-lesson=shield] a").first().click();
  assert.ok((await stepsIn(page)).includes("shield/hold"));
  await page.locator("magnus-derek .lesson").first().waitFor();
});

test("a lesson plays a companion game in the file too, and fetches nothing for it", async () => {
  const { page, requests } = await open(`${FILE.href}#page=learn-cousins&play-dominoes`);
  const table = page.locator("#play-dominoes magnus-derek");
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await table.locator(".companion-turn input").fill("4");
  await table.locator(".companion-turn button.primary").click();
  await table.locator(".said.bad", { hasText: "a sum that is not 0" }).waitFor();
  assert.deepEqual(requests, [FILE.href]);
});

test("under Trusted Types the file needs allow one policy, for its script, its pages and its workers", async () => {
  const { page } = await open("about:blank");
  watchProblems(page);
  const policy = "require-trusted-types-for 'script'; trusted-types magnus-derek";
  const headers = { "content-type": "text/html", "content-security-policy": policy };
  await page.route("https://site.invalid/**", (route) => route.fulfill({ body: html, headers }));
  await page.goto("https://site.invalid/#page=lab");
  await SHOWN.lab?.(page).waitFor();
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await SHOWN.learn?.(page).waitFor();
});

test("an address that names no page opens Play, whatever it names", async () => {
  for (const name of ["constructor", "nothing"]) {
    const { page } = await open(`${FILE.href}#page=${name}`);
    await SHOWN.play?.(page).waitFor();
    assert.deepEqual(await shownIn(page.mainFrame()), PLAY);
    await page.context().close();
  }
});

test("without JavaScript the file says what it is", async () => {
  const { page } = await open(FILE.href, { javaScriptEnabled: false });
  assert.match(html, /<noscript><p>This file holds all pages/);
  const words = page.locator("magnus-derek noscript p");
  await expect(words).toBeVisible();
  await expect(words).toHaveText(/What you would see is described below\.$/);
});

test("axe finds nothing, and nothing scrolls sideways on a narrow screen", async () => {
  const { page } = await open(FILE.href, { viewport: { width: 390, height: 844 } });
  await begin(page.mainFrame());
  await assertAccessible(page, "Play", undefined, "none");
  await assertNotWider(page);
  await page.getByRole("link", { name: "Lab", exact: true }).click();
  await page.getByText("Finished: 132 games played.").waitFor();
  await page.getByLabel("Tables n").fill("9");
  await page.keyboard.press("Enter");
  await page.getByText("Finished: 12 games played.").waitFor();
  await assertAccessible(page, "Lab", undefined, "none");
  await assertNotWider(page);
});

test("opened from a disk it offers a text and the file, because its address is no link for others", async () => {
  const [mine, yours] = ["magnus-derek.html", "magnus derek 2.html"].map((name) => join(folder, name));
  for (const path of [mine, yours]) await writeFile(String(path), html);
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [1360, 900],
  ])) {
    const options = { viewport: { width, height }, permissions: ["clipboard-read", "clipboard-write"] };
    const { page } = await open(pathToFileURL(String(mine)).href, options);
    await begin(page.mainFrame());
    await page.locator("magnus-derek .picture").focus();
    await page.keyboard.press("+");
    await page.locator("magnus-derek").getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share and export" });
    const field = dialog.getByLabel(
      "This page is a file on your own disk, so nobody else can open its address. Send the file magnus-derek.html and this text",
    );
    const text = await field.inputValue();
    assert.match(text, /^1\.[\w-]+$/);
    await dialog.getByRole("button", { name: "Copy text" }).click();
    await dialog.getByText("Copied", { exact: true }).waitFor();
    await expect(dialog.getByRole("button", { name: "Copy link" })).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Share…" })).toHaveCount(0);
    await expect(dialog.locator(".qr")).toHaveCount(0);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    if (width === 390) await assertAccessible(page, "the dialog", partOfTable(".sharing"), "none");
    // As the sentence says: behind # in the address of somebody else's copy of the file.
    const other = await open(`${pathToFileURL(String(yours)).href}#${text}`);
    assert.equal(await roundOf(other.page.mainFrame()), FIRST_ROUND + 1);
    // Nor do exports and prints name a place on this machine.
    await page.keyboard.press("Escape");
    const svg = await page.evaluate(async () => {
      const table = /** @type {any} */ (document.querySelector("magnus-derek"));
      return (await table.export("svg")).text();
    });
    assert.ok(svg.includes(text) && !svg.includes("file:"));
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    const printed = page.locator("magnus-derek .paper");
    await expect(printed).toHaveText(new RegExp(`this text opens the game: ${text}`), { useInnerText: true });
    await expect(printed.locator(".qr, a")).toHaveCount(0);
  }
});

test("the formulas of a lesson have their font, which is in the file", async () => {
  const { page, requests } = await open(`${FILE.href}#page=learn-rings`);
  await page.locator("math").first().waitFor();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
    .toEqual(["Formulas loaded"]);
  assert.deepEqual(requests, [FILE.href]);
  await page.context().close();
});
