// @ts-check
/** The page for everybody: axe, phones, reduced motion, dark mode, no sideways scrolling. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible,
  assertNotWider,
  open,
  partOfTable,
  ready,
  settles,
  useBrowser,
  windows,
  withTable,
} from "./browser.js";

const running = useBrowser();

test("axe finds nothing at any moment of a game", async () => {
  const { page, problems } = await open(running, { reducedMotion: "reduce" });
  await assertAccessible(page, "start");
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "human", derek: "protector" });
  });
  await page.locator("magnus-derek input.magnitude").fill("9");
  await page.keyboard.press("Enter");
  await page.getByText("The magnitude must be").waitFor();
  await assertAccessible(page, "a human Magnus and a refusal");
  await withTable(page, (element) => {
    element.newGame({ n: 21, magnus: "layers", derek: "protector" });
    while (element.state.turn !== "over") element.step();
  });
  await page.getByText("All positions as a table").click();
  await page.getByRole("button", { name: "Build the layers" }).click();
  await assertAccessible(page, "the end, with the position table");
  await page.locator("magnus-derek").getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.locator("magnus-derek dialog[open]").waitFor();
  await assertAccessible(page, "the list of shortcuts", partOfTable("dialog[open]"));
  assert.deepEqual(problems, []);
});

test("the list of shortcuts opens at its title, in a low window as well", async () => {
  const { page } = await open(running, { viewport: { width: 900, height: 420 } });
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("?");
  const dialog = page.locator("magnus-derek dialog[open]");
  await dialog.waitFor();
  const title = await dialog.getByRole("heading", { name: "Keyboard shortcuts" }).boundingBox();
  assert.ok(title && title.y >= 0 && title.y < 200, `the title is at ${title?.y}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
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
    // That of a lesson follows the step where one is.
    const wanted = file === "learn/lose.html" ? "#try" : hash;
    await settles(async () => assert.equal(new URL(page.url()).hash, wanted, "the address names a game, and stays"));
    if (file !== "") continue;
    await page.keyboard.press("Tab");
    const stop = await withTable(page, (element) => element.shadowRoot.activeElement?.className ?? "");
    assert.match(stop, /^direction/, "the first direction is the next stop");
  }
  assert.deepEqual(problems, []);
});

for (const game of [{ n: 13 }, { n: 1_000_000, magnus: "human", derek: "random" }]) {
  test(`n = ${game.n}: nothing is cut off in any window, and every control can be hit`, async () => {
    const { page } = await open(running);
    await withTable(page, (element, choice) => element.newGame(choice), game);
    for await (const { width, height } of windows(page)) {
      await assertNotWider(page);
      const small = await withTable(page, (element) =>
        [...element.shadowRoot.querySelectorAll("button, input, select, summary")]
          .map((control) => ({ name: control.className || control.tagName, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 24 || box.left < 0 || box.right > innerWidth))
          .map(({ name, box }) => `${name} ${box.left} ${box.right} ${box.height}`),
      );
      assert.deepEqual(small, [], `${width} × ${height}`);
    }
  });
}

test("the first screen of a phone shows the table and Derek's two buttons", async () => {
  const { page } = await open(running, { viewport: { width: 390, height: 844 } });
  for (const name of [/^clockwise/, /^counter-clockwise/]) {
    const box = await page.locator("magnus-derek").getByRole("button", { name }).boundingBox();
    assert.ok(box && box.y + box.height < 844);
  }
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
  assert.match(heard, /Magnus calls ℓ = 2\. Which way should the token go from 1\? clockwise 2, to 3, new position\./);
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
