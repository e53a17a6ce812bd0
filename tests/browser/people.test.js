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
    await expect.poll(isInReach, "at the title").toBe(true);
    await dialog.evaluate((node) => node.scrollTo(0, node.scrollHeight / 3));
    assert.ok(await isInReach(), "farther down");
    await close.click();
    await expect(dialog).toHaveCount(0);
  });

test("the first stop of Tab skips to the table, on every kind of page that has one and in both languages", async () => {
  const { page } = await open(running);
  for (const [file, name] of /** @type {const} */ ([
    ["", "Skip to the table"],
    ["de/", "Zum Tisch springen"],
    ["learn/lose.html", "Skip to the table"],
    ["announced.html", "Skip to the table"],
  ])) {
    await page.goto(running.url + file);
    await page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector(".skip")).onclick !== null);
    // On Play the table has the focus from the start, so that its keys work.
    if (file === "" || file === "de/")
      await page.waitForFunction(() => document.activeElement?.matches("magnus-derek"));
    const link = page.getByRole("link", { name, exact: true });
    await page.keyboard.press("Tab");
    await expect(link, file).toBeFocused();
    const box = await link.boundingBox();
    assert.ok(box && box.height > 24 && box.y >= 0, `${file}: it is seen while it has the focus`);
    const { hash } = new URL(page.url());
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("magnus-derek"));
    // A lesson begins with its table, so nothing scrolls there either.
    await expect.poll(() => new URL(page.url()).hash, "the address names a game, and stays").toBe(hash);
    if (file !== "") continue;
    await page.keyboard.press("Tab");
    const stop = await withTable(page, (element) => element.shadowRoot.activeElement?.className ?? "");
    assert.match(stop, /^direction/, "the first direction is the next stop");
  }
});

test("by ear a table asks first, then offers the answers, the controls and the reasons, and a move is told", async () => {
  const { page } = await open(running);
  const table = page.locator("magnus-derek");
  await expect(table).toMatchAriaSnapshot(`
    - 'group "The table. Keys work here: press question mark for the list."'
    - group "Your move, Derek":
      - heading "Your move, Derek" [level=2]
      - paragraph:
        - text: Make Magnus waste rounds. With
        - button "perfect"
        - text: play he needs
        - strong: "15"
        - text: .
      - paragraph:
        - text: Magnus calls
        - strong:
          - button "ℓ"
          - text: = 1
        - text: . Which way from
        - button "0"
        - text: "?"
      - button "counter-clockwise, −1 to 12, new position"
      - button "clockwise, +1 to 1, new position"
    - group "Going through the game":
      - button "Undo" [disabled]
      - button "Play" [disabled]
      - 'button "Step: one round" [disabled]'
      - button "Redo" [disabled]
      - 'slider "Timeline: round" [disabled]': "0"
    - group "Why Magnus calls 1":
      - heading "Why Magnus calls 1" [level=2]
    - group: The rings
    - group: Players and table
    - group: Bounds
    - group: All positions as a table
  `);
  await table.getByRole("button", { name: /^clockwise/ }).click();
  await expect(table).toMatchAriaSnapshot(`
    - group "Your move, Derek":
      - button "counter-clockwise, −2 to 12, new position"
      - button "clockwise, +2 to 3, new position"
    - group "Layers":
      - button "A 11 unvisited"
      - button "M(A) 13 1 round · all"
    - group "Going through the game":
      - button "Undo"
      - 'slider "Timeline: round"': "1"
    - status: "Round 1. Magnus called 1, Derek said clockwise: from 0 to 1, a new position. 2 of 13 positions visited. Magnus calls ℓ = 2. Which way from 1? clockwise, +2 to 3, new position. counter-clockwise, −2 to 12, new position."
  `);
});

test("by ear an end says what was reached and lost, and its first button leads on", async () => {
  const { page } = await open(running);
  await withTable(page, (element) => {
    while (element.state.turn !== "over") element.answer("+");
  });
  await expect(page.locator("magnus-derek")).toMatchAriaSnapshot(`
    - group "The game is over":
      - heading "The game is over" [level=2]
      - paragraph:
        - strong: "You can do better:"
        - text: you held out
        - strong: 14 rounds
        - text: ", perfect is 15."
      - 'button "Next: 15"'
      - button "Play again"
      - button "Be Magnus"
    - status: /The game is over\\. Magnus visited 12 of 13 positions in 14 rounds\\..*you gave away 3 rounds, with your answers in rounds 7, 12 and 14/
  `);
});

test("by ear the dialog for sharing says its name, what the link is for and what was copied", async () => {
  const { page } = await open(running);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.locator("magnus-derek dialog[open]");
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Share and export":
      - heading "Share and export" [level=2]
      - button "Close"
      - heading "Link" [level=3]
      - text: Anyone who opens it finds this game, at this round, with all its branches.
      - textbox "Anyone who opens it finds this game, at this round, with all its branches.": /#1\\.WEAQA_X$/
      - button "Copy link"
      - button "Save this picture"
      - img "QR code of the link"
      - group: "For notes, lessons and papers: files and code"
  `);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog).toMatchAriaSnapshot(`
    - button "Copy link"
    - status: Copied
  `);
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
