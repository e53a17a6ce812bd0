// @ts-check
/** The table on paper. */

import assert from "node:assert/strict";
import { expect, open, openPath, ready, stateOf, test, useBrowser, withTable } from "./browser.js";
import { openGame, scanned } from "./shared-game.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

/** Prints as the browser does, as soon as the table is ready for it. @param {Page} page */
async function print(page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector("magnus-derek")?.shadowRoot?.querySelector(".paper .qr");
  });
  await page.emulateMedia({ media: "print" });
}

for (const attributes of [{}, { controls: "none" }, { controls: "minimal" }, { present: "", readonly: "" }]) {
  const written = Object.entries(attributes).map((pair) => pair.join("="));
  test(`on paper: the picture, its caption, the link and its code, and no controls (${written.join(" ") || "plain"})`, async () => {
    const { page } = await openGame(running, { colorScheme: "dark", viewport: { width: 900, height: 1200 } });
    await withTable(
      page,
      (element, given) => {
        for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
        element.setAttribute("theme", "dark");
      },
      attributes,
    );
    await expect(page.locator("magnus-derek .paper")).toBeHidden();
    await print(page);
    const paper = page.locator("magnus-derek .paper");
    const text = await paper.innerText();
    const link = await withTable(page, (element) => element.address);
    const reason = (await stateOf(page)).reason?.text ?? "?";
    for (const part of [
      "The Magnus–Derek table, n = 13, after 5 rounds.",
      "Magnus: Midpoint layers. Derek: a person.",
      "Visited: 6 of f*(13) = 12. Rounds: 5, perfect is 15.",
      "Rings from the outside in; full colour: new in this layer",
      "It is Derek’s move: Magnus calls",
      reason,
      link,
    ]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.equal(await scanned(page, "magnus-derek .paper .qr"), link);
    const box = await page.locator("magnus-derek svg.table").boundingBox();
    assert.ok(box && box.width > 200 && box.width <= (140 / 25.4) * 96, JSON.stringify(box));
    await expect(page.locator("button, input, select, summary, nav").filter({ visible: true })).toHaveCount(0);
    assert.equal(await withTable(page, (element) => getComputedStyle(element).color), "rgb(28, 35, 51)");
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(paper).toBeHidden();
  });
}

test("the Play page is one sheet, with an open position table more", async () => {
  const { page } = await openGame(running);
  await print(page);
  const sheets = async () => {
    const pdf = await page.pdf({ format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } });
    return [...pdf.toString("latin1").matchAll(/\/Type \/Page\b/g)].length;
  };
  assert.equal(await sheets(), 1);
  await withTable(page, (element) => {
    element.newGame({ n: 97 });
    element.shadowRoot.querySelector("details.positions").open = true;
  });
  await expect(page.locator("magnus-derek .positions tbody tr")).toHaveCount(97);
  assert.ok((await sheets()) > 2);
});

test("on paper a key has one swatch, and the letters of its name are letters", async () => {
  const { page } = await openGame(running);
  await print(page);
  const letters = page.locator("magnus-derek .paper .legend i:not(:first-child)");
  await expect(letters.first()).toHaveText("A");
  for (const letter of await letters.all()) {
    await expect(letter).toHaveCSS("border-top-width", "0px");
    await expect(letter).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});

test("at the end of a game its buttons to save and to share are not printed over the picture", async () => {
  const { page } = await openGame(running);
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "layers", derek: "protector" });
    while (element.state.turn !== "over") element.step();
  });
  const buttons = page.locator("magnus-derek .keep button");
  await expect(buttons.filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
});

test("without the code the link is printed as text, and without a link the caption alone", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const { page } = await open(running);
  await page.route("**/parts/nano-*.js", (route) => route.abort());
  await page.reload();
  await ready(page);
  await page.locator("magnus-derek .paper").waitFor({ state: "attached" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("magnus-derek .paper");
  await expect(async () =>
    assert.ok((await paper.innerText()).includes(await withTable(page, (element) => element.address))),
  ).toPass();
  await expect(paper.locator(".qr")).toHaveCount(0);
  await withTable(page, (element) => element.newGame({ n: 1000, magnus: `scripted:${Array(1500).fill(1).join(",")}` }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(paper).toHaveText(/^The Magnus–Derek table, n = 1,000, after 0 rounds\. [^/]*$/);
});

test("on paper a puzzle has its question and no reason that nobody knows", async () => {
  const { page } = await openPath(running, "practice.html#only-call&level=3&seed=20261124");
  await page.waitForSelector("magnus-derek[puzzle]");
  await ready(page);
  await print(page);
  const table = page.locator("magnus-derek");
  await expect(table.locator(".ask")).toBeVisible();
  await expect(table.locator(".paper")).not.toContainText("record of the game");
  await expect(page.locator("button, input, select, summary, nav").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(".practice .about")).toBeHidden();
});
