/**
 * Preview pictures for links to pages in mails and chats: www/public/learn/ID.png for a lesson,
 * www/public/previews/NAME.png for another page, 1200 × 630, taken by a browser. `node www/build/previews.mjs`
 * retakes those whose page has changed: each picture contains the text that it was made from, which a test
 * compares.
 */

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { embedSource } from "../kit/png-text.js";
import PAGES from "../text/en/site/lesson-pages.js";
import { english } from "../text/english.js";
import { drawn, figureStyle } from "./figure.mjs";
import { drawnCompanion } from "./lessons/companion.mjs";
import { drawnPrices } from "./lessons/prices.mjs";
import { plain } from "./lessons/text.mjs";
import { pictureOf } from "./lessons/thumbnail.mjs";
import { LESSON_PAGES, lessons } from "./lessons.mjs";
import { BY_HAND } from "./pages.mjs";
import { smallPng } from "./small-png.mjs";
import { NAME } from "./template.mjs";

const WWW = new URL("../", import.meta.url);
const PUBLIC = new URL("public/", WWW);
const SIZE = { width: 1200, height: 630 };

/**
 * The subject of a picture: a position of this game, or another game.
 * @typedef {{label: string, title: string, text: string, game?: string, figure?: import("./figure.mjs").Figure,
 *   companion?: import("../text/say/table/lesson.js").Companion, priced?: import("../core/lesson/core-types").PricedTable}} Shown
 */

/** The game on the pictures of pages without one of their own. */
const GAME = "n=23&magnus=layers&derek=hoarder&round=12";
/** @type {Record<string, string>} */
const GAMES = {
  "lab.html": "n=45&magnus=balanced&derek=hoarder&round=20",
  "announced.html": "n=16&magnus=scripted:8,4,8,2,8,4,8,1&derek=random&seed=2&round=5",
};

/** The pictures of pages that are not lessons. @returns {[file: string, shown: Shown][]} */
function ofPages() {
  return Object.entries(BY_HAND).flatMap(([file, { title, description = "", part = "", preview }]) => {
    if (!preview) return [];
    return [[preview, { label: part, title: title ?? NAME, text: description, game: GAMES[file] ?? GAME }]];
  });
}

/** All pictures, by file below www. @returns {Map<string, Shown>} */
export function previews() {
  const all = lessons.map((lesson) => {
    const { id, number, title, summary } = lesson;
    const shown = { label: `Lesson ${number}`, title, text: summary, ...pictureOf(lesson) };
    return /** @type {[file: string, shown: Shown]} */ ([`learn/${id}.png`, shown]);
  });
  /** @type {Shown} */
  const learn = {
    label: `${lessons.length} lessons`,
    title: "Learn",
    text: PAGES.learnLead,
    game: "n=23&magnus=layers&derek=hoarder&round=17",
  };
  return new Map([...all, [LESSON_PAGES["learn.html"]?.preview ?? "", learn], ...ofPages()]);
}

/** @param {Shown} shown */
export const sourceOf = (shown) => JSON.stringify(shown);

/** The text inside a picture that says what it shows; "" if there is none. @param {string} file below www */
export async function sourceIn(file) {
  const address = new URL(file, PUBLIC);
  if (!existsSync(address)) return "";
  const png = await readFile(address);
  const chunk = png.indexOf("iTXtSource");
  if (chunk < 0) return "";
  // The length of the text stands before the name of the chunk; within it are the keyword and five zeros.
  const length = png.readUInt32BE(chunk - 4);
  return png.toString("utf8", chunk + "iTXtSource".length + 5, chunk + "iTXt".length + length);
}

/** @param {Shown} shown @param {string} colours */
function page({ label, title, text, game = "", figure: own = { game }, companion, priced }, colours) {
  const other = priced ? drawnPrices(priced, english) : companion && drawnCompanion(companion, english);
  const figure = other || drawn(own, "preview");
  return `<!doctype html><meta charset="utf-8"><style>${colours}${figureStyle()}
body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; display: grid; grid-template-columns: 590px 1fr; align-items: center; background: var(--paper);
color: var(--ink); font: 27px/1.4 "DejaVu Sans", system-ui, sans-serif; }
svg { width: 580px; margin-inline-start: 14px; }
div { padding-inline-end: 56px; }
p { margin: 0 0 18px; }
h1 { margin: 0 0 20px; font: 700 60px/1.12 "DejaVu Serif", Georgia, serif; overflow-wrap: anywhere; }
.label { color: var(--accent); font-weight: 700; }
.site { margin: 30px 0 0; color: var(--muted); font-size: 23px; }
.companion-picture { width: 520px; margin: 0; margin-inline-start: 36px; padding: 0; }
.companion-picture svg { margin: 0; }
</style>${figure}<div>${label === title ? "" : `<p class="label">${label}</p>`}<h1>${plain(title)}</h1><p>${plain(text)}</p>${title === NAME ? "" : `<p class="site">${NAME}</p>`}</div>`;
}

async function takePreviews() {
  const colours = await readFile(new URL("kit/colours.css", WWW), "utf8");
  const found = await Promise.all(
    [...previews()].map(async ([file, shown]) => ({ file, shown, old: await sourceIn(file) })),
  );
  const stale = found.filter(({ shown, old }) => old !== sourceOf(shown));
  if (stale.length === 0) return;
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  await mkdir(new URL("previews/", PUBLIC), { recursive: true });
  const browser = await chromium.launch({ executablePath: process.env.CHROME || "/usr/bin/chromium", args });
  const context = await browser.newContext({ viewport: SIZE, colorScheme: "light" });
  for (const { file, shown } of stale) {
    const view = await context.newPage();
    await view.setContent(page(shown, colours));
    const png = smallPng(await view.screenshot());
    await writeFile(new URL(file, PUBLIC), embedSource(png, sourceOf(shown)));
    console.log(`· ${file}`);
  }
  await browser.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await takePreviews();
