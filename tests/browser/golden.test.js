// @ts-check
/**
 * The page looks as it did when a person last looked at it: the pictures are in tests/golden. After `./build.sh site`,
 * `www/node_modules/.bin/playwright test --config tests/browser golden --update-snapshots` takes anew those that differ.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, frames, knowTheGame, ready, test, withTable } from "./browser.js";
import { filmStrip } from "./film.mjs";
import { usePage } from "./one-page.js";

/**
 * A picture to be compared; `rounds` are played at most.
 * @typedef {{name: string, game: Record<string, string | number>, rounds: number, act?: "call" | "answer"}} Shot
 */

/** Games that end, at their start, in the middle and at the end; and what is hard to draw. @type {Shot[]} */
const SHOTS = [
  { name: "13-start", game: { n: 13, magnus: "layers", derek: "human" }, rounds: 0 },
  { name: "13-middle", game: { n: 13, magnus: "best", derek: "hoarder" }, rounds: 8 },
  { name: "13-end", game: { n: 13, magnus: "best", derek: "hoarder" }, rounds: 100 },
  { name: "45-two-phase", game: { n: 45, magnus: "two-phase", derek: "hoarder" }, rounds: 20 },
  { name: "63-end", game: { n: 63, magnus: "layers", derek: "hoarder" }, rounds: 200 },
  { name: "64", game: { n: 64, magnus: "power-of-two", derek: "alternating" }, rounds: 12 },
  { name: "211", game: { n: 211, magnus: "balanced", derek: "hoarder" }, rounds: 150 },
  { name: "1009-late", game: { n: 1009, magnus: "layers", derek: "hoarder" }, rounds: 1500 },
  { name: "5003", game: { n: 5003, magnus: "layers", derek: "random", seed: 1 }, rounds: 4000 },
];

const VIEWS = /** @type {const} */ ([
  { name: "desk", viewport: { width: 1360, height: 900 }, colorScheme: "light" },
  { name: "phone", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
]);

const OTHER_FONTS = "this machine has other fonts than the one that the golden pictures were taken on";

const running = usePage();

/** Widths of text in the fonts of the machine that took the pictures. */
const WRITING = new URL("../golden/writing.json", import.meta.url);

/**
 * Compares the fonts of this machine with those of the golden pictures: with other fonts the same page looks otherwise,
 * about which nothing can be said.
 * @param {import("@playwright/test").Page} page
 */
async function writesAsGolden(page) {
  const widths = await page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pen) return [];
    return ["system-ui", "Georgia, serif"].map((font) => {
      pen.font = `100px ${font}`;
      return pen.measureText("M²(A) · Magnus calls ℓ = 13").width;
    });
  });
  const seen = `${JSON.stringify(widths)}\n`;
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) writeFileSync(WRITING, seen);
  return existsSync(WRITING) && readFileSync(WRITING, "utf8") === seen;
}

/** The Play page of somebody who knows the game: a guest would be told of the rules above the table. */
async function loadKnown() {
  await knowTheGame((await running.blank()).page.context());
  return running.load();
}

/**
 * Plays so many rounds, or as many as there are. Thousands are played by a link, because the page draws every round
 * that is stepped.
 * @param {import("@playwright/test").Page} page @param {Shot["game"]} game @param {number} rounds
 */
async function play(page, game, rounds) {
  if (rounds < 1000) {
    await withTable(
      page,
      (element, { game, rounds }) => {
        element.newGame(game);
        for (let round = 0; round < rounds && element.state.turn !== "over"; round++) element.step();
      },
      { game, rounds },
    );
    return;
  }
  const fields = Object.entries({ ...game, round: rounds }).map(([name, value]) => `${name}=${value}`);
  // From another page: on the page itself the link would put its game into the table that is there.
  await page.goto("about:blank");
  await page.goto(`${running.url}#${fields.join("&")}`);
  await ready(page);
  await page.waitForFunction(
    (rounds) => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === rounds,
    rounds,
  );
}

for (const { name, game, rounds } of SHOTS) {
  test(`${name} looks as it did, light on a desk and dark on a phone`, async () => {
    const { page } = await loadKnown();
    test.skip(!(await writesAsGolden(page)), OTHER_FONTS);
    await play(page, { seed: 1, ...game }, rounds);
    // Terms and carpet come when the page has nothing else to do.
    await page.locator("magnus-derek .term").first().waitFor({ state: "attached" });
    // So does what is said of a whole game.
    if (name.endsWith("-end")) await page.locator("magnus-derek .trophy").waitFor({ state: "attached" });
    for (const { name: where, viewport, colorScheme } of VIEWS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await frames(page, 4);
      await expect.soft(page).toHaveScreenshot(`${name}-${where}-${colorScheme}.png`);
    }
  });
}

test("a move looks as it did, in twelve pictures", async () => {
  const { page } = await loadKnown();
  test.skip(!(await writesAsGolden(page)), OTHER_FONTS);
  const { strip } = await filmStrip(running, { link: "n=13&magnus=layers&derek=human&moves=1+2+", move: "-" });
  expect(strip).toMatchSnapshot("a-move.png");
});
