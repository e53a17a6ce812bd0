/**
 * All pages of the site, by address. A page written by hand is www/pages/NAME.html: the needs of its head, with
 * addresses relative to that file, and its main part in English. The build adds the frame that all pages share; see
 * template.mjs.
 */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { FIRST_CALL, FIRST_MINUTE } from "../pages/play/first-games.js";
import { speakerIn } from "../text/languages.js";
import { fileIn, inLanguage, languagesOf, pageIn } from "./languages.mjs";
import { LESSON_PAGES } from "./lessons.mjs";
import { noteMain } from "./note.mjs";
import { plainlyDrawn } from "./plain-figure.mjs";
import { withLists } from "./reference.mjs";
import { BASE, NOTE, REFERENCE, wholePage } from "./template.mjs";
import { textsOfPage } from "./translated.mjs";

/** @import { Page } from "./template.mjs" */

const SOURCES = new URL("../pages/", import.meta.url);
/** The page at the site's own address. */
const HOME = "play.html";

/**
 * Functions that complete main parts in English during the build.
 * @type {Record<string, (main: string) => string | Promise<string>>}
 */
const INSIDE = {
  "index.html": (main) => withFirstCall(main, "en"),
  [NOTE]: noteMain,
  [REFERENCE]: withLists,
};

/**
 * Those of them that run again for another language: a picture is not a text of a catalogue.
 * @type {Record<string, (main: string, language: string) => Promise<string>>}
 */
const DRAWN = { "index.html": withFirstCall };

/**
 * The table as a newcomer meets it, drawn into the page before any script runs.
 * @param {string} main
 * @param {string} language
 */
async function withFirstCall(main, language) {
  const picture = plainlyDrawn({ game: FIRST_MINUTE, overlay: FIRST_CALL }, "first", await speakerIn(language));
  return main.replace(/(<div class="first-picture">)[\s\S]*?(<\/div>)/, `$1${picture}$2`);
}

/** Reads a page from its source. @param {string} source file in www/pages @returns {[file: string, page: Page]} */
function written(source) {
  const text = readFileSync(new URL(source, SOURCES), "utf8");
  const [head = "", main = ""] = text.split(/(?=<main)/);
  const file = source === HOME ? "index.html" : source;
  const one = (/** @type {RegExp} */ what) => what.exec(head)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const all = (/** @type {RegExp} */ what) =>
    [...head.matchAll(what)].map(([, path]) => posix.join("pages", String(path)));
  const part = one(/<meta name="part" content="(.*)">/);
  const page = {
    title: one(/<title>(.*)<\/title>/),
    description: one(/<meta name="description" content="(.*)">/),
    part,
    styles: [...(part ? BASE : []), ...all(/<link rel="stylesheet" href="(.*)">/g)],
    early: all(/<script src="(.*)">/g),
    wasm: all(/<link rel="preload" href="(.*\.wasm)"/g)[0],
    scripts: all(/<script type="module" src="(.*)">/g),
    // The picture beside a link to the page, taken by previews.mjs.
    ...(part && { preview: `previews/${file.replace(".html", ".png")}` }),
    main: () => INSIDE[file]?.(main) ?? main,
  };
  return [file, page];
}

/** The pages whose main part is written by hand, in English. @type {Record<string, Page>} */
export const BY_HAND = Object.fromEntries(
  readdirSync(SOURCES)
    .filter((name) => name.endsWith(".html"))
    .map(written),
);

/** The same pages in other languages. @type {Record<string, Page>} */
const TRANSLATED = Object.fromEntries(
  await Promise.all(
    Object.entries(BY_HAND).flatMap(([file, page]) =>
      languagesOf(file).map(async (language) => {
        const main = async () => {
          const said = await inLanguage(language, file, await page.main());
          return DRAWN[file]?.(said, language) ?? said;
        };
        return [fileIn(language, file), { ...(await pageIn(language, file, page)), main }];
      }),
    ),
  ),
);

/** All pages by their files. @type {Record<string, Page>} */
export const PAGES = { ...BY_HAND, ...TRANSLATED, ...LESSON_PAGES };

/** A page as it is served, before the bundler changes it. @param {string} file */
export async function htmlOf(file) {
  const page = PAGES[file];
  if (!page) throw new Error(`There is no page ${file}.`);
  return wholePage(file, page, await page.main());
}

/** The texts of an English page that need a translation. @param {string} file */
export async function textsIn(file) {
  const html = await htmlOf(file);
  const body = html.slice(html.indexOf("<body>") + "<body>".length, html.indexOf("</body>"));
  const { title, description } = BY_HAND[file] ?? {};
  const own = textsOfPage(body.replace(/<a class="language".*<\/a>\n/g, ""));
  return new Set([...own, ...[title, description].filter((text) => text !== undefined)]);
}
