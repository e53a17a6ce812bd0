// @ts-check
/** The Play page for everybody: by keys, by ear, in the colours that one likes. */

import assert from "node:assert/strict";
import { expect, open, ready, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

test("the help opens at its title, which is of the signs and not of the keys, in a low window as well", async () => {
  const { page } = await open(running, { viewport: { width: 900, height: 420 } });
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("?");
  const dialog = page.locator("magnus-derek dialog[open]");
  await dialog.waitFor();
  const title = await dialog.getByRole("heading", { name: "What you see" }).boundingBox();
  assert.ok(title && title.y >= 0 && title.y < 200, `the title is at ${title?.y}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 390, height: 480 },
  { width: 1360, height: 600 },
])
  test(`Close of the help is in reach from the first moment and wherever one reads, at ${width} × ${height}`, async () => {
    const { page } = await open(running, { viewport: { width, height } });
    await page.locator("magnus-derek .picture").focus();
    await page.keyboard.press("?");
    const dialog = page.locator("magnus-derek dialog[open]");
    const close = dialog.getByRole("button", { name: "Close" });
    const isInReach = async () => {
      const box = await close.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    await expect(async () => assert.ok(await isInReach(), "at the title")).toPass();
    await dialog.evaluate((node) => node.scrollTo(0, node.scrollHeight / 3));
    assert.ok(await isInReach(), "farther down");
    await close.click();
    await expect(async () => assert.equal(await dialog.count(), 0)).toPass();
  });

test("the first stop of Tab skips to the table, on every kind of page that has one and in both languages", async () => {
  const { page, problems } = await open(running);
  for (const [file, name] of /** @type {const} */ ([
    ["", "Skip to the table"],
    ["de/", "Zum Tisch springen"],
    ["learn/lose.html", "Skip to the table"],
    ["announced.html", "Skip to the table"],
  ])) {
    await page.goto(running.url + file);
    await page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector(".skip")).onclick !== null);
    assert.equal(await page.evaluate(() => document.querySelector("a, button, input")?.className), "skip", file);
    const link = page.getByRole("link", { name, exact: true });
    await link.focus();
    const box = await link.boundingBox();
    assert.ok(box && box.height > 24 && box.y >= 0, `${file}: it is seen while it has the focus`);
    const { hash } = new URL(page.url());
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("magnus-derek"));
    // A lesson begins with its table, so nothing scrolls there either.
    await expect(async () =>
      assert.equal(new URL(page.url()).hash, hash, "the address names a game, and stays"),
    ).toPass();
    if (file !== "") continue;
    await page.keyboard.press("Tab");
    const stop = await withTable(page, (element) => element.shadowRoot.activeElement?.className ?? "");
    assert.match(stop, /^direction/, "the first direction is the next stop");
  }
  assert.deepEqual(problems, []);
});

test("the live region tells a move and both ways on", async () => {
  const { page } = await open(running);
  await page
    .locator("magnus-derek")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  const heard = await page.locator("magnus-derek [role=status]").innerText();
  assert.match(
    heard,
    /^Round 1\. Magnus called 1, Derek said clockwise: from 0 to 1, a new position\. 2 of 13 positions visited\./,
  );
  assert.match(heard, /Magnus calls ℓ = 2\. Which way from 1\? clockwise 2, to 3, new position\./);
});

test("the theme can be chosen and is kept", async () => {
  const { page } = await open(running, { colorScheme: "light" });
  const paper = () => withTable(page, (element) => getComputedStyle(element).backgroundColor);
  const light = await paper();
  await page.locator("#theme").click();
  const dark = await paper();
  assert.notEqual(dark, light);
  await page.reload();
  await ready(page);
  assert.equal(await paper(), dark);
});

test("the wheel over the table scrolls the page", async () => {
  const { page } = await open(running, { viewport: { width: 390, height: 844 } });
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
});
