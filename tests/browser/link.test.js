// @ts-check
/** Links: the game in the address, back and forward, reload; and the lines of a game. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import {
  assertAccessible,
  expect,
  FROM_THE_START,
  frames,
  openFold,
  partOfTable,
  ready,
  stateOf,
  test,
  withTable,
} from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

/** The part of the address behind #. @param {import("@playwright/test").Page} page */
const hashOf = (page) => new URL(page.url()).hash.slice(1);

/** Waits until the address has caught up with the game. @param {import("@playwright/test").Page} page */
async function caughtUp(page) {
  await expect(async () => assert.equal(hashOf(page), await withTable(page, (element) => element.getState()))).toPass();
  return hashOf(page);
}

/** The address after a while in which it could have followed the game. @param {import("@playwright/test").Page} page */
async function untouched(page) {
  await page.waitForTimeout(450);
  return hashOf(page);
}

/** The refusal shown. @param {import("@playwright/test").Page} page */
async function refusal(page) {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return withTable(page, (element) =>
    [...element.shadowRoot.querySelectorAll(".error")].map((one) => one.textContent).join(""),
  );
}

test("the address follows the game, and its link opens the same game elsewhere, with all lines", async () => {
  const { page } = await running.load();
  await expect
    .poll(() => new URL(page.url()).hash, "a game that nobody has touched leaves the address alone")
    .toBe(FROM_THE_START);
  await withTable(page, (element) => {
    for (const direction of "+-++-") element.answer(direction);
    element.goTo(2);
    for (const direction of "-+") element.answer(direction);
  });
  const link = await caughtUp(page);
  assert.match(link, /^1\.[\w-]+$/);
  const copy = await page.context().newPage();
  await copy.goto(`${running.url}#${link}`);
  await ready(copy);
  assert.deepEqual(await stateOf(copy), await stateOf(page));
  await expect(copy.locator(".lines option")).toHaveCount(2);
  assert.equal(await withTable(copy, (element) => element.getState()), link);
});

test("reload keeps the position, and back and forward go from game to game", async () => {
  const { page } = await running.load();
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  const first = await caughtUp(page);
  await page.reload();
  await ready(page);
  assert.equal((await stateOf(page)).round, 2);
  await openFold(page, ".players");
  await page.getByLabel("Positions n").fill("21");
  await page.getByRole("button", { name: "New game" }).click();
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("+");
  const second = await caughtUp(page);
  assert.notEqual(second, first);
  await page.goBack();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 13, round: 2 });
  assert.equal(await untouched(page), first, "a game that was only opened keeps its address");
  await page.goForward();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 21, round: 1 });
});

test("a link written by hand opens at its round with its layers, and stays as it was written", async () => {
  const { page } = await running.load();
  const written = "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12&layers=2&colour=blue";
  await page.goto(`${running.url}?#${written}`);
  await ready(page);
  const state = await stateOf(page);
  assert.deepEqual([state.n, state.round], [45, 12]);
  await expect(async () =>
    assert.equal(
      await page.locator(".chip[aria-pressed=true]").innerText(),
      await page.locator(".chip").nth(1).innerText(),
    ),
  ).toPass();
  assert.equal(await untouched(page), written);
  await page.keyboard.press("s");
  assert.match(await caughtUp(page), /^1\./);
});

test("a round far away is reached in the coming frames, and one that cannot be reached says why", async () => {
  const { page } = await running.load();
  await page.goto(`${running.url}?#n=100003&magnus=layers&derek=random&round=3000`);
  await ready(page);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === 3000);
  await frames(page, 10);
  assert.equal((await stateOf(page)).round, 3000, "it stops there");
  for (const [link, message] of /** @type {const} */ ([
    [
      "n=9&magnus=layers&derek=protector&round=200",
      /^Round 200 cannot be reached: after round \d+ the game is over there/,
    ],
    [
      "n=9&round=3",
      "Round 3 cannot be reached: after round 0 there it is a person's move, so the computers cannot play on.",
    ],
  ])) {
    await page.goto(`${running.url}?${Math.random()}#${link}`);
    await ready(page);
    assert.match(
      await refusal(page),
      message instanceof RegExp ? message : new RegExp(`^${message.replaceAll(/[.']/g, ".")}$`),
    );
  }
});

test("a game that opens in the middle can be had from its start, also when its round has still to be played", async () => {
  const { page } = await running.load();
  const fromStart = page.getByRole("button", { name: "From the start" });
  // Played at once; in many frames; and only after the table is solved.
  for (const link of [
    "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12",
    "n=100003&magnus=balanced&derek=hoarder&round=50000",
    "n=23&magnus=best&derek=hoarder&round=7",
  ]) {
    await page.goto("about:blank");
    await page.goto(`${running.url}#${link}`);
    await ready(page);
    const round = Number(/\d+$/.exec(link)?.[0]);
    await expect.poll(() => stateOf(page)).toMatchObject({ round });
    await frames(page);
    await expect(fromStart, link).toBeVisible();
  }
  await page.keyboard.press("s");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 8 });
  await frames(page);
  await expect(fromStart, "a round later it is another game").toBeHidden();
});

test("a link whose ampersands a tool has escaped opens its own game, on every page that reads one", async () => {
  const { page } = await running.load();
  const link = "n=45&magnus=two-phase&derek=hoarder&moves=3+1-&round=2";
  const game = await withTable(
    page,
    (element, text) => {
      element.setState(text);
      return element.getState();
    },
    link,
  );
  for (const escaped of ["&amp;", "&amp;amp;", "&#38;"]) {
    const address = link.replaceAll("&", escaped);
    await page.goto("about:blank");
    await page.goto(`${running.url}#${address}`);
    await ready(page);
    assert.equal(await withTable(page, (element) => element.getState()), game, address);
    const value = (/** @type {string} */ field) => page.locator(field).inputValue();
    await page.goto(`${running.url}lab.html#n=3-5${escaped}seeds=3`);
    await expect.poll(async () => [await value("[name=n]"), await value("[name=seeds]")]).toEqual(["3-5", "3"]);
    await page.goto(`${running.url}announced.html#derek${escaped}n=5${escaped}directions=+-+-`);
    await expect.poll(() => value("#derek-n")).toBe("5");
    await page.goto(`${running.url}for-notes.html#n=9${escaped}magnus=layers${escaped}seed=4`);
    await expect.poll(async () => [await value("#n"), await value("#seed")]).toEqual(["9", "4"]);
  }
});

test("the Play page takes a game in the query, as editors keep it, unless one is behind #, and refuses what it cannot read", async () => {
  const { page } = await running.load();
  const written = "n=45&magnus=two-phase&derek=hoarder&moves=3+1-&round=2";
  for (const [rest, n] of /** @type {const} */ ([
    ["?game=1.WEAQA_X", 13],
    [`?game=${encodeURIComponent(written)}`, 45],
    [`?utm_source=x&game=${encodeURIComponent(written)}&utm_medium=y`, 45],
    [`?utm_source=x&amp;game=${encodeURIComponent(written)}`, 45],
    [`?game=${encodeURIComponent(written)}#n=9`, 9],
  ])) {
    await page.goto("about:blank");
    await page.goto(running.url + rest);
    await ready(page);
    assert.equal((await stateOf(page)).n, n, rest);
  }
  await page.goto(`${running.url}?game=1.WEAQA_Y`);
  await ready(page);
  assert.match(await refusal(page), /^This link is damaged/);
});

test("a link that cannot be read gets a sentence, and the game in progress is not lost", async () => {
  const { page } = await running.load();
  await page.keyboard.press("+");
  await caughtUp(page);
  for (const [link, message] of [
    [
      "1.WEAQA_Y",
      "This link is damaged: its last two characters do not fit the rest. Its end may be missing: copy it again as a whole.",
    ],
    ["7.WEAQA_X", "This link has version 7, and this page reads versions up to 1; a newer page may read it."],
    ["n=1", outOfRange("n", 2, "1,048,576", 1)],
    ["%", "This link says “%”, but it should begin with 1. or name fields, as in n=45&magnus=layers."],
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash ?? "";
    }, link);
    await expect.poll(() => refusal(page)).toBe(message);
    assert.equal((await stateOf(page)).round, 1, link);
  }
  await page.goto(`${running.url}?#1.nonsense`);
  await ready(page);
  assert.match(await refusal(page), /^This link is damaged/);
  assert.equal((await stateOf(page)).n, 13, "the first game instead");
});

test("undo and another move begin a branch; keys, menu and tree go between the lines", async () => {
  const { page } = await running.load();
  for (const key of ["+", "-", "+", "u", "u"]) await page.keyboard.press(key);
  await expect(page.locator(".lines")).toBeHidden();
  await page.keyboard.press("+");
  await expect(page.locator(".lines")).toBeVisible();
  const menu = page.getByLabel("Line of the game");
  await expect(menu).toHaveValue("2");
  await expect(menu.locator("option").nth(1)).toHaveText(/^Line 2: \+\d+ after round 1, to round 2$/);
  const token = (await stateOf(page)).token;
  await page.keyboard.press("b");
  await expect(menu).toHaveValue("1");
  assert.deepEqual([(await stateOf(page)).round, (await stateOf(page)).token === token], [2, false]);
  await page.keyboard.press("r");
  assert.equal((await stateOf(page)).round, 3);
  await menu.selectOption("2");
  assert.equal((await stateOf(page)).token, token);
  await page.locator(".tree .target").first().dispatchEvent("click");
  await expect(menu).toHaveValue("1");
  await assertAccessible(page, "two lines", partOfTable(".lines"));
  await page.getByRole("button", { name: "Remove this line" }).click();
  await expect(page.locator(".lines")).toBeHidden();
  assert.equal((await stateOf(page)).round, 1, "back where the line began");
  await withTable(page, (element) => element.redo());
  assert.equal((await stateOf(page)).token, token, "and the other line goes on from there");
});

test("the moves of a link are explained by the players who made them", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 23, magnus: "layers", derek: "protector" }));
  const reasons = await withTable(page, (element) => {
    const texts = [];
    for (let round = 0; round < 12; round++) {
      element.step();
      texts.push(element.state.reason.text);
    }
    const link = element.getState();
    element.setState(link);
    const again = [];
    for (let round = 1; round <= 12; round++) {
      element.goTo(round);
      again.push(element.state.reason.text);
    }
    return { texts, again };
  });
  assert.deepEqual(reasons.again, reasons.texts);
  await withTable(page, (element) => element.setState("n=13&magnus=layers&derek=clockwise&moves=5-"));
  assert.match((await stateOf(page)).reason?.text ?? "", /is from the record of the game/);
});
