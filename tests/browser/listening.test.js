// @ts-check
/** The layers as tones, for those who go along the table by keyboard. */

import assert from "node:assert/strict";
import { assertAccessible, expect, openFold, openPath, ready, test, useBrowser } from "./browser.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();

/** On 13 positions: 0, 1, 3, 6, 7 and others are unvisited or in a layer. */
const GAME = "#n=13&magnus=human&derek=human&moves=3+1+4+1+1+2+1+";

/** The table's fold of positions, open. @param {string} path @param {() => void} [before] run in the page first */
async function openPositions(path, before) {
  const { page } = await openPath(running, "reference.html", {});
  await page.addInitScript(() => {
    const { AudioContext, OscillatorNode } = window;
    const heard = /** @type {any[]} */ ([]);
    Object.assign(window, { heard, AudioContext: AudioContext && class extends AudioContext {} });
    window.OscillatorNode = class extends OscillatorNode {
      constructor(/** @type {BaseAudioContext} */ context, /** @type {OscillatorOptions} */ options = {}) {
        super(context, options);
        heard.push({ frequency: options.frequency, type: options.type });
      }
    };
  });
  if (before) await page.addInitScript(before);
  await page.goto(running.url + path);
  await ready(page);
  await openFold(page, ".positions");
  return page;
}

/** @param {Page} page @returns {Promise<{frequency: number, type: string}[]>} */
const heardOn = (page) => page.evaluate(() => /** @type {any} */ (window).heard);
/** @param {Page} page */
const tonesFile = (page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => /position-tones/.test(name)).length,
  );

/** The layer of each position, as the rows beside say it. @param {Page} page */
const layersOn = (page) => page.locator("magnus-derek .positions tbody tr td:nth-child(3)").allTextContents();

test("each position sounds by its layer once that is switched on, and its words are said with it", async () => {
  const page = await openPositions(GAME);
  const table = page.locator("magnus-derek");
  const before = await tonesFile(page);
  const button = table.getByRole("button", { name: "Listen to the layers" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(table.getByRole("slider", { name: "Along the table" })).toHaveCount(0);
  await button.click();
  const slider = table.getByRole("slider", { name: "Along the table" });
  await expect(slider).toHaveAttribute("aria-valuetext", /the token$/);
  assert.ok((await tonesFile(page)) > before, "the tones are loaded with the switch");
  assert.deepEqual(await heardOn(page), [], "nothing sounds by itself");
  await slider.focus();
  await page.keyboard.press("Home");
  for (let position = 1; position < 13; position++) await page.keyboard.press("ArrowRight");
  const layers = await layersOn(page);
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThanOrEqual(12);
  const heard = (await heardOn(page)).slice(-13);
  const pitchOf = new Map(layers.slice(-heard.length).map((layer, index) => [layer, heard[index]]));
  layers.slice(-heard.length).forEach((layer, index) => {
    assert.deepEqual(heard[index], pitchOf.get(layer), `position ${index} in ${layer}`);
  });
  const unvisited = pitchOf.get("A")?.frequency ?? 0;
  const deeper = [...pitchOf].filter(([layer]) => layer !== "A").map(([, tone]) => Number(tone?.frequency));
  assert.equal(unvisited, 880);
  assert.ok(deeper.length > 0 && deeper.every((frequency) => frequency < unvisited), String(deeper));
  await expect(slider).toHaveAttribute("aria-valuetext", /^12, /);
  await expect(table.locator(".picture .lit, .picture [class*=lit]").first()).toBeAttached();
  await assertAccessible(page, "the positions as tones");
  await button.click();
  await expect(slider).toHaveCount(0);
  await page.context().close();
});

test("without audio the slider says in words what it cannot sound, in both languages", async () => {
  const silence = () => Reflect.deleteProperty(window, "AudioContext") && undefined;
  for (const [path, name, along, sentence, place] of /** @type {const} */ ([
    [
      GAME,
      "Listen to the layers",
      "Along the table",
      "This device makes no tones here",
      /^0, (unvisited|layer \d|in no layer)/,
    ],
    [
      `de/${GAME}`,
      "Die Schichten hören",
      "Am Tisch entlang",
      "Dieses Gerät gibt hier keine Töne",
      /^0, (unbesucht|Schicht \d|in keiner)/,
    ],
  ])) {
    const page = await openPositions(path, silence);
    const table = page.locator("magnus-derek");
    await table.getByRole("button", { name }).click();
    await table.getByText(sentence).waitFor();
    const slider = table.getByRole("slider", { name: along });
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(slider).toHaveAttribute("aria-valuetext", place);
    assert.deepEqual(await heardOn(page), []);
    await page.context().close();
  }
});
