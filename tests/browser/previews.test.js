// @ts-check
/** A move that is pointed at shows what it would leave, before it is made. */

import assert from "node:assert/strict";
import { expect, frames, knowTheGame, open, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

/** @import { Page } from "@playwright/test" */

const running = usePage();
/** A game in which one landing is new and the other is not. */
const GAME = "n=23&magnus=layers&derek=human&moves=1+2+4-8+5+1-";

/** Words in the middle of the table. @param {Page} page */
const middle = (page) =>
  page
    .locator("magnus-derek svg.table :is(.centre-title, .centre-line)")
    .allTextContents()
    .then((lines) => lines.join(" | "));

/** Rings of dashes around the token's present place: one while a preview is shown. @param {Page} page */
const ghosts = (page) => page.locator("magnus-derek svg.table .ghost").count();

/** @param {Page} page @param {number} count */
const previews = (page, count) => expect.poll(() => ghosts(page)).toBe(count);

/** The place of a seat on the screen. @param {Page} page @param {number} position */
async function seatAt(page, position) {
  const box = await page.locator("magnus-derek svg.table").boundingBox();
  assert.ok(box);
  const { n } = await stateOf(page);
  const angle = (2 * Math.PI * position) / n;
  const radius = 0.42 * box.width;
  return [box.x + box.width / 2 + radius * Math.sin(angle), box.y + box.height / 2 - radius * Math.cos(angle)];
}

/** Waits for the part of the table that says what a move leaves. @param {Page} page */
const complete = (page) => page.locator("magnus-derek svg.table .ring-name").first().waitFor({ state: "attached" });

test("a pointer that comes to a landing's seat shows the table as that answer leaves it, and a click gives it", async () => {
  const { page } = await running.place();
  await withTable(page, (element, game) => element.setState(game), GAME);
  await complete(page);
  const { landings, round } = await stateOf(page);
  for (const landing of landings ?? []) {
    const [x = 0, y = 0] = await seatAt(page, landing);
    await page.mouse.move(x, y);
    await previews(page, 1);
    await expect.poll(() => middle(page)).toMatch(/^then \d rounds? \| to (a|the next) new position \| token in M/);
    assert.equal((await stateOf(page)).round, round, "nothing is played");
  }
  const [x = 0, y = 0] = await seatAt(page, landings?.[1] ?? 0);
  await page.mouse.click(x, y);
  assert.equal((await stateOf(page)).round, round + 1);
  await previews(page, 0);
  await page.mouse.move(x + 1, y);
  await frames(page);
  assert.equal(await ghosts(page), 0, "a pointer that has stayed on the seat asks nothing");
});

test("a button with the focus of the keyboard says what its answer would leave", async () => {
  const { page } = await running.place();
  await withTable(page, (element, game) => element.setState(game), GAME);
  await complete(page);
  const heard = page.locator("magnus-derek [role=status]");
  await page.keyboard.press("Tab");
  for (const side of [0, 1]) {
    await page.locator("magnus-derek .direction").nth(side).focus();
    await expect(heard).toHaveText(/^Then \d rounds? to a new position, from M/);
    await previews(page, 1);
  }
  const { round } = await stateOf(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: round + 1 });
});

test("a call that is considered shows the ring of each of its landings, and how many rounds are left then", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.setState("n=13&magnus=human&derek=human&moves=3+4+"));
  await complete(page);
  await withTable(page, (element) => element.focus());
  await page.locator("magnus-derek input.magnitude").fill("2");
  await page.locator("magnus-derek .after-cell").waitFor({ state: "attached" });
  await expect.poll(() => middle(page)).toMatch(/^ℓ = 2 \| −: .*then \d rounds? \| \+: .*then \d rounds?$/);
  await expect(page.locator("magnus-derek .outcomes")).toHaveText(/to 9 · new position/, { useInnerText: true });
  await expect(page.locator("magnus-derek .outcomes"), "heard as well").toHaveText(/then \d rounds?/);
  await page.locator("magnus-derek input.magnitude").fill("");
  await expect(page.locator("magnus-derek .after-cell")).toHaveCount(0);
});

test("previews=off shows nothing of a move that is pointed at, and the word is checked", async () => {
  const { page } = await running.place('<magnus-derek previews="off" n="23"></magnus-derek>');
  await complete(page);
  await page.locator("magnus-derek .direction").last().hover();
  await frames(page);
  assert.equal(await ghosts(page), 0);
  await page.locator("magnus-derek").evaluate((element) => element.removeAttribute("previews"));
  await page.mouse.move(0, 0);
  await page.locator("magnus-derek .direction").last().hover();
  await previews(page, 1);
  await page.locator("magnus-derek").evaluate((element) => element.setAttribute("previews", "perhaps"));
  await expect(page.locator("magnus-derek .refusals")).toHaveText(/previews/);
});

/** A finger on a page. @param {Page} page */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number[]} */ ...[x, y]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return { send };
}

/** The middle of one of Derek's buttons. @param {Page} page @param {number} index */
async function buttonAt(page, index) {
  const box = await page.locator("magnus-derek .direction").nth(index).boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("a finger that rests on a button sees its answer, slides to the other, and gives the one where it is let go", async () => {
  const { page } = await open(running, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await knowTheGame(page.context());
  await page.reload();
  await withTable(page, (element, game) => element.setState(game), GAME);
  await complete(page);
  await page.locator("magnus-derek .direction").first().scrollIntoViewIfNeeded();
  const { landings, round } = await stateOf(page);
  const { send } = await finger(page);
  const [left, right] = [await buttonAt(page, 0), await buttonAt(page, 1)];
  const labels = await page
    .locator("magnus-derek .direction")
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  const goals = labels.map((label) => Number(/to (\d+)/.exec(label)?.[1]));
  assert.deepEqual([...goals].sort(), [...(landings ?? [])].sort());
  const foreseen = page.locator("magnus-derek .direction.foreseen");

  await send("touchStart", ...left);
  await previews(page, 1);
  await expect(foreseen).toHaveAttribute("aria-label", labels[0] ?? "");
  await send("touchMove", ...right);
  await expect(foreseen).toHaveAttribute("aria-label", labels[1] ?? "");
  await send("touchMove", left[0] ?? 0, (left[1] ?? 0) - 200);
  await previews(page, 0);
  await send("touchEnd");
  assert.equal((await stateOf(page)).round, round, "let go beside the buttons");

  await send("touchStart", ...left);
  await previews(page, 1);
  await send("touchMove", ...right);
  await expect(foreseen).toHaveAttribute("aria-label", labels[1] ?? "");
  await send("touchEnd");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: round + 1 });
  assert.equal((await stateOf(page)).token, goals[1]);
  await previews(page, 0);

  // A tap answers at once, and one finger gives one answer.
  await page.touchscreen.tap(.../** @type {[number, number]} */ (await buttonAt(page, 0)));
  await expect.poll(() => stateOf(page)).toMatchObject({ round: round + 2 });
  await frames(page);
  assert.equal((await stateOf(page)).round, round + 2);
});
