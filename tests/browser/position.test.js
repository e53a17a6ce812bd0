// @ts-check
/** Positions set up by hand: by mouse, touch and keyboard, in links, the tag and a frame; the game before is not lost. */

import assert from "node:assert/strict";
import {
  assertAccessible,
  assertNotWider,
  expect,
  open,
  partOfTable,
  ready,
  stateOf,
  test,
  useBrowser,
  withTable,
} from "./browser.js";
import { openHost } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").FrameLocator} Frame */

const running = useBrowser();
const GAME = "#n=13&magnus=human&derek=protector&moves=3+1-&round=2";
const POSITION = "n=13&visited=1-4,9&token=9&magnus=human&derek=human";

/** @param {Page | Frame} place */
const inTable = (place) => place.locator("magnus-derek");
/** @param {Page} page */
const said = (page) => inTable(page).locator("p.unseen[role=status]");
/** @param {Page | Frame} place */
const note = (place) => inTable(place).locator(".comment");
/** @param {Page} page */
const setUpText = (page) => inTable(page).locator(".set-up-text");
/** @param {Page} page @param {string} name */
const press = (page, name) => inTable(page).getByRole("button", { name, exact: true }).click();

/** Opens the editor from the analysis. @param {Page} page */
async function edit(page) {
  await withTable(page, (element) => element.toggleAttribute("evaluate", true));
  await press(page, "Set up a position");
  await setUpText(page).waitFor();
}

/** The middle of the seat of a position. @param {Page} page @param {number} position */
async function seatOf(page, position) {
  const box = await inTable(page).locator("svg.table").boundingBox();
  const seat = await inTable(page).locator("svg.table circle.seat").nth(position).boundingBox();
  assert.ok(box && seat);
  return [seat.x + seat.width / 2, seat.y + seat.height / 2];
}

/** The visited positions of the game on the table. @param {Page} page */
const visited = (page) => withTable(page, (element) => [...element.state.visited].sort((a, b) => a - b));

test("a position is set up with the mouse, played from, kept in the address, and the game before comes back", async () => {
  const { page } = await open(running, {}, GAME);
  const before = await withTable(page, (element) => element.getState());
  await edit(page);
  await expect(setUpText(page)).toHaveText(
    /^3 of 13 visited\. A game can lead here, after 2 rounds at the earliest\. Perfect play from here:/,
  );
  const [x = 0, y = 0] = await seatOf(page, 7);
  await page.mouse.click(x, y);
  await expect(said(page)).toHaveText(/^Position 7: visited\. 4 of 13 visited\./);
  await inTable(page).getByRole("radio", { name: "puts the token there" }).check();
  const [u = 0, v = 0] = await seatOf(page, 11);
  await page.mouse.click(u, v);
  await expect(said(page)).toHaveText(
    /^Position 11: the token, visited\. Position 11 has the token, so it is visited\. 5 of 13 visited\./,
  );
  assert.equal(await withTable(page, (element) => element.getState()), before, "the game is as it was");
  await press(page, "Play from here");
  await expect(note(page)).toHaveText(
    /^\s*The game begins with a position set up by hand\. A game can lead here, after 4 rounds at the earliest\./,
  );
  assert.deepEqual(await visited(page), [0, 2, 3, 7, 11]);
  assert.equal((await stateOf(page)).token, 11);
  const link = await withTable(page, (element) => element.getState());
  assert.match(link, /^2\./);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${link}`);
  await withTable(page, (element) => element.call(1));
  await expect.poll(async () => (await stateOf(page)).round).toBe(1);
  await press(page, "Back to the game before");
  await expect(note(page)).toHaveCount(0);
  assert.equal(await withTable(page, (element) => element.getState()), before);
});

test("the editor opens from the fold where a new table is chosen, too", async () => {
  const { page } = await open(running, {}, GAME);
  await inTable(page).locator("summary", { hasText: "Players and table" }).click();
  await press(page, "Set up a position");
  await expect(setUpText(page)).toHaveText(/^3 of 13 visited/);
});

test("a position that is changed is a game of its own in the history, and the way back leads to the game before both", async () => {
  const { page } = await open(running, {}, GAME);
  const before = await withTable(page, (element) => element.getState());
  await edit(page);
  await press(page, "Visit all");
  const [x = 0, y = 0] = await seatOf(page, 7);
  await page.mouse.click(x, y);
  await press(page, "Play from here");
  await note(page).waitFor();
  await withTable(page, (element) => element.call(1));
  await expect.poll(async () => (await stateOf(page)).round).toBe(1);
  const first = await withTable(page, (element) => element.getState());
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${first}`);
  await press(page, "Change the position");
  await setUpText(page).waitFor();
  const [u = 0, v = 0] = await seatOf(page, 5);
  await page.mouse.click(u, v);
  await press(page, "Play from here");
  await expect.poll(async () => (await stateOf(page)).round).toBe(0);
  const second = await withTable(page, (element) => element.getState());
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${second}`);
  await page.goBack();
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(first);
  await page.goForward();
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(second);
  await press(page, "Back to the game before");
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(before);
  // A position from elsewhere has no game before it.
  await page.evaluate(() => {
    location.hash = "#n=13&visited=0-4&token=4";
  });
  await expect(note(page)).toBeVisible();
  await expect(inTable(page).getByRole("button", { name: "Back to the game before" })).toHaveCount(0);
});

test("a position is set up by keyboard alone, and a screen reader hears each step", async () => {
  const { page } = await open(running, {}, GAME);
  await edit(page);
  await expect(inTable(page).locator(".picture")).toBeFocused();
  await expect(said(page)).toHaveText(/^Set up a position\. Arrow keys go round the table.* 3 of 13 visited\./);
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText("Position 3: visited.");
  await page.keyboard.press("ArrowRight");
  await expect(said(page)).toHaveText("Position 4: unvisited.");
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(/^Position 4: visited\. 4 of 13 visited\./);
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(said(page)).toHaveText(
    /^Position 0: unvisited\. 3 of 13 visited\. No game leads here: each begins on 0, and 0 is unvisited\./,
  );
  await page.keyboard.press("End");
  await page.keyboard.press("t");
  await expect(said(page)).toHaveText(
    /^Position 12: the token, visited\. Position 12 has the token, so it is visited\./,
  );
  await expect(inTable(page).getByText("Position 12 has the token, so it is visited.", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("Position 12: the token, visited.");
  await inTable(page).getByRole("button", { name: "Play from here" }).press("Enter");
  await expect(note(page)).toHaveText(/No game leads here/);
  assert.deepEqual(await visited(page), [2, 3, 4, 12]);
  await expect(inTable(page).locator(".picture")).toHaveAccessibleDescription(/No game leads here/);
});

test("Escape and Cancel bring back the game with its rounds, and the form takes numbers and says what is wrong with them", async () => {
  const { page } = await open(running, {}, GAME);
  const before = await withTable(page, (element) => element.getState());
  await edit(page);
  const field = inTable(page).getByLabel("Visited", { exact: true });
  await field.fill("0, 5-7, 12");
  await field.press("Enter");
  await field.blur();
  await expect(setUpText(page)).toHaveText(/^6 of 13 visited/);
  await field.fill("0, 13");
  await field.blur();
  await expect(inTable(page).locator(".position-ways").getByRole("alert")).toHaveText(
    "A position must be a whole number from 0 to 12, but it is 13.",
  );
  // It stays in its field to be mended, and nothing else has changed.
  await expect(field).toHaveValue("0, 13");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(setUpText(page)).toHaveText(/^6 of 13 visited/);
  await field.fill("0, 5-7, 12");
  await field.blur();
  await expect(inTable(page).locator(".position-ways").getByRole("alert")).toBeHidden();
  await expect(field).toHaveAttribute("aria-invalid", "false");
  const size = inTable(page).getByLabel("Positions (n)");
  await size.fill("7");
  await size.blur();
  await expect(setUpText(page)).toHaveText(/^4 of 7 visited/);
  await expect(inTable(page).locator("svg.table circle.seat")).toHaveCount(7);
  await press(page, "Cancel");
  await expect(inTable(page).locator("svg.table circle.seat")).toHaveCount(13);
  await edit(page);
  await page.keyboard.press("Escape");
  await expect(setUpText(page)).toHaveCount(0);
  assert.equal(await withTable(page, (element) => element.getState()), before);
});

test("the unvisited positions can be typed instead, a larger table has more of them, and the analysis goes off with the game", async () => {
  const { page } = await open(running, {}, GAME);
  await edit(page);
  const field = inTable(page).getByLabel("Unvisited", { exact: true });
  const others = inTable(page).getByLabel("Visited", { exact: true });
  const tokenNote = inTable(page).getByText("Position 2 has the token, so it is visited.", { exact: true });
  await field.fill("1, 2, 4, 9");
  await field.blur();
  await expect(tokenNote, "the token is no longer dropped without a word").toBeVisible();
  await expect(field).toHaveValue("1, 4, 9");
  await others.fill("0, 2");
  await others.blur();
  await expect(tokenNote).toBeHidden();
  await field.fill("1, 4, 9");
  await field.blur();
  await expect(setUpText(page)).toHaveText(/^10 of 13 visited/);
  await expect(others).toHaveValue("0, 2-3, 5-8, 10-12");
  await field.fill("1, 13");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await others.fill("0, 2-3, 5-8, 10-11");
  await others.blur();
  await expect(field).toHaveValue("1, 4, 9, 12");
  const size = inTable(page).getByLabel("Positions (n)");
  for (const [n, unvisited] of /** @type {const} */ ([
    ["17", "1, 4, 9, 12-16"],
    ["8", "1, 4"],
  ])) {
    await size.fill(n);
    await size.blur();
    await expect(inTable(page).locator("svg.table circle.seat")).toHaveCount(Number(n));
    await expect(field).toHaveValue(unvisited);
  }
  await press(page, "Play from here");
  await note(page).waitFor();
  await expect.poll(() => visited(page)).toEqual([0, 2, 3, 5, 6, 7]);
  await expect.poll(() => withTable(page, (element) => element.hasAttribute("evaluate"))).toBe(false);
});

test("what is being set up goes into notes, not the game before, also where its players could not play from there", async () => {
  for (const magnus of ["human", "power-of-two"]) {
    const { page } = await open(running, {}, `#n=16&magnus=${magnus}&derek=protector`);
    await edit(page);
    const field = inTable(page).getByLabel("Visited", { exact: true });
    await field.fill("0, 5-7");
    await field.blur();
    await expect(setUpText(page)).toHaveText(/^4 of 16 visited/);
    await page.getByRole("button", { name: "Put it in my notes" }).click();
    await page.waitForURL(/for-notes/);
    const link = new URL(page.url()).hash.slice(1);
    await page.goto(`${running.url}#${link}`);
    await note(page).waitFor();
    assert.deepEqual(await visited(page), [0, 5, 6, 7]);
  }
});

test("a link opens its position after a reload, also one written by hand, and a new game is a whole one", async () => {
  const { page } = await open(running, {}, `#${POSITION}`);
  await expect(note(page)).toHaveText(/No game leads here/);
  assert.deepEqual([await visited(page), (await stateOf(page)).token], [[1, 2, 3, 4, 9], 9]);
  await withTable(page, (element) => [element.call(5), element.answer("+")]);
  const link = await withTable(page, (element) => element.getState());
  await page.reload();
  await ready(page);
  await expect(note(page)).toHaveText(/No game leads here/);
  assert.equal(await withTable(page, (element) => element.getState()), link);
  assert.deepEqual([(await stateOf(page)).round, (await stateOf(page)).token], [1, 1]);
  await withTable(page, (element) => element.newGame());
  await expect(note(page)).toHaveCount(0);
  assert.deepEqual(await visited(page), [0]);
});

test("the tag opens a position by its attribute from the start and later, and a damaged one changes nothing", async () => {
  const { page } = await open(running, {});
  await withTable(page, (element, state) => element.setAttribute("state", state), POSITION);
  await expect(note(page)).toHaveText(/No game leads here/);
  assert.equal((await stateOf(page)).token, 9);
  const link = await withTable(page, (element) => element.getState());
  await withTable(page, (element) => element.setAttribute("state", "2.WEAQA"));
  await expect(inTable(page).locator(".refusals")).toContainText("This link is damaged");
  assert.equal(await withTable(page, (element) => element.getState()), link);
});

test("a frame shows a position and says how it came about; read-only it offers no change", async () => {
  const frame = `<iframe title="Table" style="width: 900px; height: 900px" src="/embed.html?controls=minimal&readonly&game=${encodeURIComponent(POSITION)}"></iframe>`;
  const { page } = await openHost(running.browser, frame, { head: "" });
  const inside = page.frameLocator("iframe");
  await expect(note(inside)).toHaveText(/^\s*The game begins with a position set up by hand\. No game leads here/);
  await expect(note(inside).getByRole("button")).toHaveCount(0);
});

test("every call from a position is rated, the strategies are asked, and computers play on from it", async () => {
  const { page } = await open(running, {}, `#${POSITION.replace("derek=human", "derek=protector")}`);
  await note(page).waitFor();
  await withTable(page, (element) => element.toggleAttribute("evaluate", true));
  await expect(inTable(page).locator(".evaluation .calls tbody tr")).toHaveCount(6);
  await inTable(page).locator(".explorer summary").press("Enter");
  await inTable(page).locator(".explorer tbody tr").filter({ hasText: "Layers" }).first().waitFor();
  await withTable(page, (element) => {
    element.magnus = "layers";
    while (element.state.turn !== "over") element.step();
  });
  await expect(inTable(page).locator(".turn")).toContainText("after the position set up");
});

test("on a phone the editor is accessible in both schemes, fits, and takes taps", async () => {
  const { page } = await open(running, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, GAME);
  await edit(page);
  const [x = 0, y = 0] = await seatOf(page, 7);
  await page.touchscreen.tap(x, y);
  await expect(setUpText(page)).toHaveText(/^4 of 13 visited/);
  await assertNotWider(page);
  await assertAccessible(page, "editor", partOfTable(".frame"));
  await press(page, "Play from here");
  await note(page).waitFor();
  await assertNotWider(page);
  await assertAccessible(page, "game from a position", partOfTable(".frame"));
});
