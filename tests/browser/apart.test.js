// @ts-check
/** Two people apart: they send the link of their game to and fro, from the site, a file, a frame and a page of others. */

import assert from "node:assert/strict";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  assertAccessible,
  assertNotWider,
  expect,
  frames,
  lastCopied,
  noteCopies,
  open,
  partOfTable,
  ready,
  stateOf,
  test,
  useBrowser,
  withTable,
} from "./browser.js";
import { openHost, SCRIPT } from "./servers.js";

/** @typedef {import("@playwright/test").Page | import("@playwright/test").FrameLocator} Place */

const running = useBrowser();
const SINGLE = new URL("../../target/single/magnus-derek.html", import.meta.url);
/** The way in on the Play page. */
const BEGIN = "#n=5&magnus=human&derek=human&apart=yes";
const COPYING = { permissions: ["clipboard-read", "clipboard-write"] };

/** @param {Place} place */
const roleIn = (place) => place.locator("magnus-derek .apart-role");
/** @param {Place} place */
const linkIn = (place) => place.locator("magnus-derek .apart-link > input");
/** @param {Place} place */
const sendIn = (place) => place.locator("magnus-derek").getByRole("button", { name: "Send the link" });
/** @param {Place} place */
const announcedIn = (place) => place.locator("magnus-derek > .unseen, magnus-derek .unseen[role=status]").first();

/** Waits for the table of a page with its role. @param {import("@playwright/test").Page} page @param {RegExp} role */
async function sits(page, role) {
  await ready(page);
  await expect(roleIn(page)).toHaveText(role);
}

/** Opens a link in a page that may show another one of the site. @param {import("@playwright/test").Page} page @param {string} link */
async function receive(page, link) {
  await page.goto("about:blank");
  await page.goto(link);
}

/** Calls a magnitude by keys alone. @param {import("@playwright/test").Page} page @param {number} magnitude */
async function callByKeys(page, magnitude) {
  await withTable(page, (element) => element.focus());
  await page.keyboard.type(String(magnitude));
  await page.keyboard.press("Enter");
}

test("two people in two browsers play a whole game on 5 positions by their links, one by keys alone, and reload in the middle", async () => {
  const magnus = await open(running, COPYING, BEGIN);
  const derek = await open(running, COPYING);
  await sits(magnus.page, /^You are Magnus\. Derek is elsewhere\.$/);
  await noteCopies(magnus.page);
  let rounds = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const [page, other] = turn % 2 ? [derek.page, magnus.page] : [magnus.page, derek.page];
    if ((await stateOf(page)).turn === "over") break;
    if (page === magnus.page) await callByKeys(page, (rounds % 2) + 1);
    else await page.locator("magnus-derek button.direction").first().click();
    await expect(sendIn(page)).toBeVisible();
    await expect(
      page.locator("magnus-derek button.direction:visible, magnus-derek input.magnitude:visible"),
    ).toHaveCount(0);
    const before = await stateOf(page);
    if (turn === 2 || turn === 3) {
      await page.reload();
      await sits(page, /: send the link, and wait for one to come back\.$/);
      assert.deepEqual((await stateOf(page)).visited, before.visited, "the move is still there");
      if (page === magnus.page) await noteCopies(page);
    }
    const link = await linkIn(page).inputValue();
    if (page === magnus.page) {
      await sendIn(page).focus();
      await page.keyboard.press("Enter");
      await page
        .locator("magnus-derek")
        .getByText(/^Copied: paste it into a message\./)
        .waitFor();
      assert.equal(await lastCopied(page), link);
    }
    assert.match(link, /[a-z0-9]$/i);
    await receive(other, link);
    await sits(other, /^You are/);
    await expect.poll(async () => (await stateOf(other)).round).toBe(before.round);
    const after = await stateOf(other);
    assert.deepEqual([after.turn, after.token, after.magnitude], [before.turn, before.token, before.magnitude]);
    await expect(announcedIn(other)).toContainText(page === magnus.page ? "Magnus has moved." : "Derek has moved.");
    if (other === magnus.page) await noteCopies(other);
    rounds = after.round;
  }
  assert.ok(rounds >= 3, `${rounds} rounds`);
  assert.equal((await stateOf(magnus.page)).turn, "over");
  await expect(roleIn(magnus.page)).toHaveText(/^You are Magnus\. The game is over/);
  assert.deepEqual([...magnus.problems, ...derek.problems], []);
});

test("a link of one's own that is opened again says whose turn it is, and offers nothing but the other seat", async () => {
  const { page } = await open(running, {}, BEGIN);
  await sits(page, /^You are Magnus\./);
  await callByKeys(page, 2);
  const link = await linkIn(page).inputValue();
  await receive(page, link);
  await sits(page, /^You are Magnus\. It is Derek’s turn: send the link/);
  await expect(page.locator("magnus-derek button.direction:visible")).toHaveCount(0);
  await page.keyboard.press("+");
  assert.equal((await stateOf(page)).round, 0, "nor does a key play for Derek");
  await page.getByText("Earlier links, and a link you were sent").click();
  await page.getByRole("button", { name: "Be Derek here" }).click();
  await expect(roleIn(page)).toHaveText(/^You are Derek\./);
  await expect(page.locator("magnus-derek button.direction:visible")).toHaveCount(2);
});

test("the last five links are kept with their dates, and each opens its game in its role", async () => {
  const { page } = await open(running, {}, BEGIN.replace("n=5", "n=13"));
  await sits(page, /^You are Magnus\./);
  for (let round = 0; round < 3; round += 1) {
    await callByKeys(page, 1);
    await page.getByText("Earlier links, and a link you were sent").click();
    await page.getByRole("button", { name: "Be Derek here" }).click();
    await page.keyboard.press("+");
    await expect(sendIn(page)).toBeVisible();
    await page.getByRole("button", { name: "Be Magnus here" }).click();
    await expect(roleIn(page)).toHaveText(/^You are Magnus\. Derek/);
    await page.getByText("Earlier links, and a link you were sent").click();
  }
  await page.reload();
  await ready(page);
  await page.getByText("Earlier links, and a link you were sent").click();
  const entries = page.locator("magnus-derek .apart-link li button");
  await expect(entries).toHaveCount(5);
  await expect(entries.nth(1)).toHaveText(/\d{4}.* · 13 positions, round 3, Derek’s turn$/);
  await entries.nth(1).click();
  await expect.poll(async () => (await stateOf(page)).round).toBe(2);
});

test("the link goes to an app of the device where there is one, and who cancels that loses nothing", async () => {
  const { page } = await open(running, {}, BEGIN);
  await sits(page, /^You are Magnus\./);
  await page.evaluate(() => {
    const shared = /** @type {any} */ (window);
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (/** @type {{url: string}} */ { url }) => {
        if (!shared.handedOver) {
          shared.handedOver = "cancelled";
          throw new DOMException("cancelled", "AbortError");
        }
        shared.handedOver = url;
      },
    });
  });
  await callByKeys(page, 1);
  await sendIn(page).click();
  await page.waitForFunction(() => /** @type {any} */ (window).handedOver === "cancelled");
  await sendIn(page).click();
  await page
    .locator("magnus-derek")
    .getByText(/^Handed over\./)
    .waitFor();
  await expect(linkIn(page)).toHaveValue(await page.evaluate(() => /** @type {any} */ (window).handedOver));
});

test("a link of two people at one table opens as ever, and its fold leads to a game of people apart and back", async () => {
  const { page } = await open(running, {}, "#n=5&magnus=human&derek=human&moves=2+");
  await frames(page);
  await expect(roleIn(page)).toHaveCount(0);
  await callByKeys(page, 1);
  await expect(page.locator("magnus-derek button.direction:visible")).toHaveCount(2);
  const plain = await withTable(page, (element) => element.getState());
  await page.locator("magnus-derek .players > summary").click();
  await page.getByRole("button", { name: "Play with somebody who is elsewhere" }).click();
  await expect(roleIn(page)).toHaveText(/^You are Derek\./);
  await expect.poll(() => withTable(page, (element) => element.getState())).not.toBe(plain);
  await page.getByText("Earlier links, and a link you were sent").click();
  await page.getByRole("button", { name: "Go on at one table" }).click();
  await expect(roleIn(page)).toHaveCount(0);
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(plain);
});

test("on the Play page the game of people apart stands beside that at one table, in both languages", async () => {
  for (const [path, name, role] of /** @type {const} */ ([
    ["", "With somebody elsewhere", /^You are Magnus\. Derek is elsewhere\.$/],
    ["de/", "Mit jemandem woanders", /^Sie sind Magnus\. Derek ist woanders\.$/],
  ])) {
    const { page } = await open(running, {}, path);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(roleIn(page)).toHaveText(role);
  }
  const { page } = await open(running, { viewport: { width: 390, height: 844 } }, "");
  await page.getByRole("link", { name: "Play with somebody elsewhere" }).click();
  await expect(roleIn(page)).toHaveText(/^You are Magnus\./);
});

test("from the single file on a disk the text goes to and fro, through the field for what was sent", async () => {
  const file = pathToFileURL(fileURLToPath(SINGLE)).href;
  const people = [];
  for (let seat = 0; seat < 2; seat += 1) {
    const context = await running.browser.newContext({ offline: true, viewport: { width: 1360, height: 900 } });
    const page = await context.newPage();
    await page.goto(file + BEGIN);
    await sits(page, /^You are Magnus\./);
    people.push(page);
  }
  const [magnus, derek] = /** @type {[import("@playwright/test").Page, import("@playwright/test").Page]} */ (people);
  await callByKeys(magnus, 2);
  const text = await linkIn(magnus).inputValue();
  assert.match(text, /^1\.[\w-]+$/, "no address of this disk");
  await derek.getByText("Earlier links, and a link you were sent").click();
  await derek.getByLabel("A link you were sent").fill(text);
  await derek.getByRole("button", { name: "Open", exact: true }).click();
  await expect(roleIn(derek)).toHaveText(/^You are Derek\./);
  await derek.locator("magnus-derek button.direction").first().click();
  await receive(magnus, `${file}#${await linkIn(derek).inputValue()}`);
  await sits(magnus, /^You are Magnus\. Derek is elsewhere\.$/);
  assert.equal((await stateOf(magnus)).round, 1);
});

test("in a frame, and in one that may keep nothing, the link leads to the Play page", async () => {
  for (const sandbox of ["", 'sandbox="allow-scripts"']) {
    const frame = `<iframe title="Table" style="width: 900px; height: 900px" ${sandbox} src="/embed.html?controls=minimal&n=5&magnus=human&derek=human&apart=yes"></iframe>`;
    const cors = { headers: () => ({ "access-control-allow-origin": "*" }) };
    const { page, url, problems } = await openHost(running.browser, frame, { head: "", ...cors });
    const inside = page.frameLocator("iframe");
    await expect(roleIn(inside)).toHaveText(/^You are Magnus\./);
    await inside.locator("magnus-derek input.magnitude").fill("1");
    await inside.locator("magnus-derek input.magnitude").press("Enter");
    await expect(linkIn(inside)).toHaveValue(new RegExp(`^${url}#1\\.`));
    const link = await linkIn(inside).inputValue();
    await receive(page, link);
    await sits(page, sandbox ? /^You are Derek\./ : /^You are Magnus\. It is Derek’s turn/);
    assert.deepEqual(
      problems.filter((one) => !one.includes("sandbox")),
      [],
    );
  }
});

test("on a page of somebody else the link leads back to that page, which hands it to the tag", async () => {
  const body = `<magnus-derek n="5" magnus="human" derek="human" href="host.html"></magnus-derek>
    <script>if (location.hash) document.querySelector("magnus-derek").setAttribute("state", location.hash)</script>`;
  const { page, url } = await openHost(running.browser, body, { head: SCRIPT });
  await page.goto("about:blank");
  await page.goto(`${url}host.html${BEGIN}`);
  await sits(page, /^You are Magnus\./);
  await callByKeys(page, 2);
  const link = await linkIn(page).inputValue();
  assert.ok(link.startsWith(`${url}host.html#1.`), link);
  await page.evaluate(() => localStorage.clear());
  await receive(page, link);
  await sits(page, /^You are Derek\. Magnus is elsewhere\.$/);
});

test("the game of people apart is accessible and fits a phone, before and after a move", async () => {
  for (const width of [1360, 390]) {
    const { page } = await open(running, { viewport: { width, height: 844 } }, BEGIN);
    await sits(page, /^You are Magnus\./);
    await assertAccessible(page, "before a move", partOfTable(".turn"));
    await callByKeys(page, 2);
    await page.getByText("Earlier links, and a link you were sent").click();
    await assertAccessible(page, "after a move", partOfTable(".turn"));
    await assertNotWider(page);
  }
});
