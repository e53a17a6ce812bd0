// @ts-check
/** Golden pictures: what the page looked like when a person last looked at it, in tests/golden. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const tools = createRequire(new URL("../../www/package.json", import.meta.url));
/** @type {typeof import("pngjs")} */
const { PNG } = tools("pngjs");
/** @type {typeof import("pixelmatch")} */
const { default: pixelmatch } = tools("pixelmatch");

const KEPT = new URL("../golden/", import.meta.url);
const SEEN = new URL("../../target/golden/", import.meta.url);

/** Colours nearer than this, from 0 to 1, are the same: fonts are smoothed differently from machine to machine. */
const THRESHOLD = 0.2;
/** So large a part of a picture may differ. A seat at n = 64 is about 0.1 % of its picture, a ring's name 0.3 %. */
const TOLERANCE = 0.001;

/**
 * Whether the pictures are to be taken anew: `RENEW_GOLDEN=1 node --test tests/browser/golden.test.js`, after
 * `./build.sh site`.
 */
const RENEW = process.env.RENEW_GOLDEN === "1";

/**
 * Whether a page writes as the pages of the golden pictures did: other fonts make another picture of the same page,
 * about which nothing can be said.
 * @param {import("playwright-core").Page} page
 */
export async function writesAsGolden(page) {
  const file = new URL("writing.json", KEPT);
  const widths = await page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pen) return [];
    return ["system-ui", "Georgia, serif"].map((font) => {
      pen.font = `100px ${font}`;
      return pen.measureText("M²(A) · Magnus calls ℓ = 13").width;
    });
  });
  if (RENEW) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, `${JSON.stringify(widths)}\n`);
  }
  return existsSync(file) && readFileSync(file, "utf8") === `${JSON.stringify(widths)}\n`;
}

/**
 * Compares a picture with the one that is kept under its name. If the pictures are being renewed, one that differs is
 * kept from now on.
 * @param {string} name @param {Buffer} picture a PNG
 * @returns {string} what is wrong, in a sentence; "" if nothing is
 */
export function differenceFromGolden(name, picture) {
  const golden = new URL(`${name}.png`, KEPT);
  const difference = compare(name, golden, picture);
  if (!RENEW || difference === "") return difference;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(golden, picture);
  return "";
}

/** @param {string} name @param {URL} golden @param {Buffer} picture @returns {string} */
function compare(name, golden, picture) {
  if (!existsSync(golden)) return `there is no picture ${name}: RENEW_GOLDEN=1 takes it`;
  const kept = PNG.sync.read(readFileSync(golden));
  const seen = PNG.sync.read(picture);
  const { width, height } = kept;
  const diff = new PNG({ width, height });
  const sameSize = seen.width === width && seen.height === height;
  const count = sameSize
    ? pixelmatch(kept.data, seen.data, diff.data, width, height, { threshold: THRESHOLD })
    : width * height;
  const share = count / (width * height);
  if (share <= TOLERANCE) return "";
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(new URL(`${name}.png`, SEEN), picture);
  if (sameSize) writeFileSync(new URL(`${name}.difference.png`, SEEN), PNG.sync.write(diff));
  const what = sameSize
    ? `${(100 * share).toFixed(2)} % of ${name} differ`
    : `${name} is ${seen.width} × ${seen.height} pixels large, and was ${width} × ${height}`;
  return `${what}: look at it in ${fileURLToPath(SEEN)}; if it is meant so, RENEW_GOLDEN=1 keeps it`;
}
