// @ts-check
/** The carpet on the Play page: by mouse, by keyboard, in words, as a file, while the game goes on. */

import assert from "node:assert/strict";
import { bytesOf, expect, frames, open, ready, stateOf, test, useBrowser, withTable } from "./browser.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

/** A finished game of two computers. @param {Page} page @param {{n: number, magnus: string, derek: string}} game */
async function play(page, game) {
  await withTable(
    page,
    (element, choice) => {
      element.newGame(choice);
      while (element.state.turn !== "over") element.step();
    },
    game,
  );
}

/** @param {Page} page */
async function openCarpet(page) {
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await computed(page);
}

/** Waits until every row has been computed and described. @param {Page} page */
async function computed(page) {
  await page.locator(".carpet-wait").waitFor({ state: "hidden" });
  await page.locator(".carpet-legend li").first().waitFor();
}

/**
 * The colour of a point of the carpet, as parts of its width and height.
 * @param {Page} page @param {number} x @param {number} y
 */
function colourAt(page, x, y) {
  return page.locator(".carpet-canvas").evaluate(
    (node, [right, down]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (node);
      const context = canvas.getContext("2d");
      const ratio = canvas.width / canvas.clientWidth;
      const left = (64 + right * (canvas.clientWidth - 74)) * ratio;
      const top = (44 + down * (canvas.clientHeight - 50)) * ratio;
      return [...(context?.getImageData(left, top, 1, 1).data ?? [])].slice(0, 3).join();
    },
    /** @type {const} */ ([x, y]),
  );
}

const ORANGE = "216,116,0";
/** A position that has been visited before. */
const VISITED = "217,212,195";

/**
 * Waits until a point of the carpet has this colour: it is drawn at the next frame after what it shows has been
 * computed.
 * @param {Page} page @param {number} x @param {number} y @param {string} colour
 */
function drawn(page, x, y, colour) {
  return expect.poll(() => colourAt(page, x, y)).toBe(colour);
}

test("nothing of the carpet is loaded before it is opened, and its worker ends with it", async () => {
  const { page } = await open(running);
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter(
          (name) => /\/pages\/carpet\/|\/panel-|\/worker-|study_bg/.test(name) && !/(carpet\.css|open\.js)$/.test(name),
        ),
    );
  assert.deepEqual(await loaded(), []);
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await page.locator(".carpet-empty").waitFor();
  await expect.poll(loaded).not.toEqual([]);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole("button", { name: "Close the carpet" }).click();
  await page.waitForFunction(() => document.querySelector(".carpet-canvas") === null);
  assert.equal(page.workers().length, 0);
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await page.locator(".carpet-empty").waitFor();
  await expect.poll(() => page.workers().length).toBe(1);
});

test("a carpet without a round is a sentence, and the first round draws it", async () => {
  const { page } = await open(running);
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await expect(page.locator(".carpet-empty")).toContainText("No round has been played yet");
  await expect(page.locator(".carpet-canvas")).toBeHidden();
  await page.getByRole("button", { name: /^clockwise/ }).click();
  await expect(page.locator(".carpet-canvas")).toBeVisible();
  await expect(page.locator(".carpet-empty")).toBeHidden();
  await expect
    .poll(() =>
      page
        .locator(".carpet-canvas")
        .evaluate((node) => node.clientHeight > 200 && /** @type {HTMLCanvasElement} */ (node).height > 200),
    )
    .toBe(true);
});

test("the hoarder's interval is seen, and said", async () => {
  const { page } = await open(running);
  await play(page, { n: 67, magnus: "layers", derek: "hoarder" });
  await openCarpet(page);
  await page.locator("#carpet-words").getByText("in one interval").waitFor();
  await page.getByLabel("Token").uncheck();
  // In the middle unvisited to the end, at the edges visited soon.
  for (const down of [0.1, 0.5, 0.8]) await drawn(page, 0.5, down, ORANGE);
  assert.notEqual(await colourAt(page, 0.02, 0.5), ORANGE);
  assert.notEqual(await colourAt(page, 0.98, 0.5), ORANGE);
  await page.getByLabel("Colours", { exact: true }).selectOption("visits");
  await page.getByText("visited before").waitFor();
  await drawn(page, 0.02, 0.8, VISITED);
  assert.equal(await colourAt(page, 0.5, 0.5), ORANGE);
});

test("class by class the protector's class is one block to the end", async () => {
  const { page } = await open(running);
  await play(page, { n: 45, magnus: "two-phase", derek: "protector" });
  await openCarpet(page);
  await page.getByLabel("Order of the positions").selectOption({ label: "Class by class mod 3" });
  await page.getByLabel("Token").uncheck();
  await page.locator("#carpet-words").getByText("all in the class").waitFor();
  const words = await page.locator("#carpet-words").innerText();
  const gamma = Number(/all in the class \[(\d)\]/.exec(words)?.[1]);
  const { round } = await stateOf(page);
  await page.waitForFunction(() => document.querySelector(".carpet-scale")?.textContent?.includes("one position"));
  const end = (round - 0.5) / Math.max(8, round);
  for (const part of [0.1, 0.5, 0.9]) await drawn(page, (gamma + part) / 3, end * 0.8, ORANGE);
  await withTable(page, (element) => element.newGame({ n: 13, magnus: "layers", derek: "random" }));
  await page.getByLabel("Order of the positions").waitFor({ state: "hidden" });
});

test("pointing tells the round and the position, and a button goes there", async () => {
  const { page } = await open(running);
  await play(page, { n: 13, magnus: "layers", derek: "hoarder" });
  await openCarpet(page);
  const { round } = await stateOf(page);
  const box = await page.locator(".carpet-canvas").boundingBox();
  assert.ok(box);
  // The middle of position 6 in the first round.
  await page.mouse.move(box.x + 64 + ((box.width - 74) * 6.5) / 13, box.y + 46);
  await page.getByText("Round 1, position 6: unvisited. The token ends on").waitFor();
  await page.locator(".carpet-canvas").click({ position: { x: 64 + (box.width - 74) / 26, y: 46 } });
  await page
    .getByText(/^Round 1, position 0: visited and new in M\(A\)/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Go to round 1", exact: true }).click();
  assert.equal((await stateOf(page)).round, 1);
  // The carpet still shows the whole line.
  await page.locator("#carpet-words").getByText(`${round} rounds downwards`).waitFor();
});

test("by keyboard: from cell to cell, heard; zoom, move, all, and to a round", async () => {
  const { page } = await open(running);
  await play(page, { n: 13, magnus: "layers", derek: "hoarder" });
  // The key stands in the list where there is a carpet.
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("carpet: show or close").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await computed(page);
  await page.locator(".carpet-canvas").focus();
  await page.keyboard.press("ArrowRight");
  const heard = page.locator("#carpet [role=status]");
  await heard.getByText("Round 1, position 0:").waitFor();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await heard.getByText("Round 2, position 2:").waitFor();
  const all = page.getByRole("button", { name: "Show the whole carpet" });
  await expect(all).toBeDisabled();
  await page.keyboard.press("+");
  await expect(all).toBeEnabled();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await heard.getByText("Round 2, position 3:").waitFor();
  await page.keyboard.press("Enter");
  assert.equal((await stateOf(page)).round, 2);
  await page.keyboard.press("0");
  await expect(all).toBeDisabled();
  // Esc and Tab lead on, and c closes it again.
  await page.keyboard.press("c");
  await page.locator(".carpet-canvas").waitFor({ state: "detached" });
  await expect(page.locator("#carpet-button")).toBeFocused();
});

test("Ctrl and the wheel zoom, the wheel alone scrolls the page, and dragging moves", async () => {
  const { page } = await open(running);
  await play(page, { n: 67, magnus: "layers", derek: "hoarder" });
  await openCarpet(page);
  const canvas = page.locator(".carpet-canvas");
  await canvas.hover();
  const all = page.getByRole("button", { name: "Show the whole carpet" });
  await page.evaluate(() => scrollTo(0, 0));
  await canvas.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await canvas.hover();
  await page.mouse.wheel(0, -100);
  await page.waitForFunction((y) => scrollY < y, before);
  await expect(all).toBeDisabled();
  await canvas.hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -240);
  await page.keyboard.up("Control");
  await page.waitForFunction(
    () => !document.querySelector('[aria-label="Show the whole carpet"]')?.hasAttribute("disabled"),
  );
  await computed(page);
  const readout = page.locator(".carpet-readout");
  await canvas.hover({ position: { x: 400, y: 200 } });
  await readout.getByText("position").first().waitFor();
  const here = await readout.innerText();
  const box = await canvas.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 400, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 150, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(box.x + 402, box.y + 202);
  await page.waitForFunction((text) => document.querySelector(".carpet-readout")?.textContent !== text, here);
});

test("the carpet grows with the game, and is another one after another move", async () => {
  const { page } = await open(running);
  await withTable(page, (element) => element.newGame({ n: 67, magnus: "layers", derek: "hoarder" }));
  await page.getByRole("button", { name: "Show the carpet" }).click();
  const words = page.locator("#carpet-words");
  const empty = page.locator(".carpet-empty");
  await empty.waitFor();
  await withTable(page, (element) => {
    for (let round = 0; round < 40; round++) element.step();
  });
  await words.getByText("40 rounds downwards").waitFor();
  await withTable(page, (element) => element.goTo(10));
  await words.getByText("40 rounds downwards").waitFor();
  await withTable(page, (element) => {
    element.magnus = "human";
    element.call(31);
  });
  await words.getByText("11 rounds downwards").waitFor();
  // Another game that begins as this one did.
  await withTable(page, (element) => {
    element.call(7);
    element.setState(element.getState());
  });
  await words.getByText("12 rounds downwards").waitFor();
  await expect(page.locator("#carpet [role=alert]:not(:empty)")).toHaveCount(0);
  await withTable(page, (element) => element.newGame({ n: 45, magnus: "two-phase", derek: "random" }));
  await empty.waitFor();
});

for (const { language, path, save, about } of [
  {
    language: "English",
    path: "",
    save: "Save the carpet as PNG",
    about: [
      /^Magnus–Derek table, n = 45 · Magnus: Two-phase recursion · Derek: /,
      /^30 of 45 visited in 29 rounds · 127\.0\.0\.1/,
      /^positions →$/,
      /^rounds ↓$/,
      /^the token, after each row$/,
    ],
  },
  {
    language: "German",
    path: "de/",
    save: "Den Teppich als PNG speichern",
    about: [
      /^Magnus–Derek-Tisch, n = 45 · Magnus: Rekursion in zwei Phasen · Derek: /,
      /^30 von 45 besucht in 29 Runden · 127\.0\.0\.1/,
      /^Positionen →$/,
      /^Runden ↓$/,
      /^der Spielstein, nach jeder Zeile$/,
    ],
  },
]) {
  test(`the PNG has the carpet with its axes, table, players and result in ${language}, and the link of the game inside`, async () => {
    const { page } = await open(running);
    if (path) {
      await page.goto(`${running.url}${path}#n=13`);
      await ready(page);
    }
    await play(page, { n: 45, magnus: "two-phase", derek: "protector" });
    await page.locator("#carpet-button").click();
    await computed(page);
    // What is written on a canvas can only be heard.
    await page.evaluate(() => {
      const { prototype } = CanvasRenderingContext2D;
      const { fillText } = prototype;
      Object.assign(window, { written: [] });
      prototype.fillText = function (text, ...place) {
        /** @type {any} */ (window).written.push(text);
        return fillText.call(this, text, ...place);
      };
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: save }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "magnus-derek-45-carpet.png");
    const bytes = await bytesOf(download);
    assert.equal(bytes.toString("latin1", 1, 4), "PNG");
    assert.equal(bytes.readUInt32BE(16), 2000);
    assert.ok(bytes.toString("latin1").includes("iTXt"));
    assert.ok(bytes.toString("latin1").includes("#1."));
    const written = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).written));
    for (const text of about)
      assert.ok(
        written.some((one) => text.test(one)),
        `${text} in ${written.join(" | ")}`,
      );
  });
}

test("a table of a million positions has a carpet, whose work can be stopped", async () => {
  const { page } = await open(running);
  await withTable(page, (element) => element.setState("n=1000000&magnus=layers&derek=random&round=300"));
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === 300);
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await page.getByText("A column is about").waitFor();
  // Three hundred rows of layers take seconds.
  await page.getByRole("button", { name: "Stop" }).click();
  const done = () => page.locator(".carpet-wait progress").evaluate((node) => node.getAttribute("value"));
  await frames(page);
  const share = await done();
  await frames(page, 10);
  assert.equal(await done(), share);
  await page.getByRole("button", { name: "Go on" }).click();
  await computed(page);
  await page.locator("#carpet-words").getByText("1,000,000 positions across, 300 rounds downwards").waitFor();
});
