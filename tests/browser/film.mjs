// @ts-check
/**
 * A film strip: one move of a game as pictures at equal times, side by side in one PNG. `node tests/browser/film.mjs
 * OUT.png 'n=13&magnus=layers&derek=human&moves=1+2+' [MOVE] [THEME] [WIDTH]` MOVE is `-`, `+`, `step` or a magnitude,
 * THEME is `light` or `dark`.
 */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { open, start, withTable } from "./browser.js";

/** Number of pictures in a strip, and of those in a row. */
const FRAMES = 12;
const ACROSS = 4;
/** From the move to the last picture, in milliseconds; the clock of the page stands still while one is taken. */
const WHOLE = 960;

/**
 * The pictures of one move, and the strip of them as a PNG.
 * @param {import("./browser.js").Running} running
 * @param {{link: string, move: "+" | "-" | "step" | number, colorScheme?: "light" | "dark", width?: number,
 *   frames?: number}} shot a number is what a human Magnus calls
 */
export async function filmStrip(running, { link, move, colorScheme = "light", width = 1360, frames = FRAMES }) {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const { page: table } = await open(running, { viewport, colorScheme, reducedMotion: "no-preference" });
  await withTable(table, (element, game) => element.setState(game), link);
  await table.waitForTimeout(1500);
  await table.clock.install({ time: 0 });
  await table.clock.pauseAt(1000);
  await withTable(
    table,
    (element, act) => {
      if (act === "step") element.step();
      else if (typeof act === "number") element.call(act);
      else element.answer(act);
    },
    move,
  );
  const pictures = [];
  const picture = table.locator("magnus-derek svg.table");
  for (let frame = 0; frame < frames; frame++) {
    await table.clock.runFor(frame === 0 ? 32 : WHOLE / (frames - 1));
    pictures.push(await picture.screenshot({ animations: "allow" }));
  }
  const strip = await glued(running, pictures);
  await table.context().close();
  return { pictures, strip };
}

/** @param {import("./browser.js").Running} running @param {Buffer[]} pictures @returns {Promise<Buffer>} */
async function glued({ browser }, pictures) {
  const context = await browser.newContext({ viewport: { width: 400 * ACROSS, height: 400 } });
  const page = await context.newPage();
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString("base64")}">`);
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${ACROSS},1fr)}img{width:100%;display:block}</style>${images.join("")}`,
  );
  const strip = await page.screenshot({ fullPage: true });
  await context.close();
  return strip;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [out = "film.png", link = "n=13", move = "+", colorScheme = "light", width = "1360"] = process.argv.slice(2);
  const running = await start();
  const act = /^\d+$/.test(move) ? Number(move) : /** @type {"+" | "-" | "step"} */ (move);
  const scheme = colorScheme === "dark" ? "dark" : "light";
  const { strip } = await filmStrip(running, { link, move: act, colorScheme: scheme, width: Number(width) });
  writeFileSync(out, strip);
  await running.stop();
}
