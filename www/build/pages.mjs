/**
 * Every page of the site by its address below the site. A page that is written by hand is www/pages/NAME.html: what its head needs, with
 * addresses as from there, and its main part, once, in English. Around it the build puts the frame of all pages; see template.mjs.
 */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { FIRST_CALL, FIRST_MINUTE } from "../pages/play/beginning.js";
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
/** The page at the address of the site itself. */
const HOME = "play.html";

/** What the build writes into the main parts of pages, in English. @type {Record<string, (main: string) => string | Promise<string>>} */
const INSIDE = {
  "index.html": (main) => withFirstCall(main, "en"),
  [NOTE]: noteMain,
  [REFERENCE]: withLists,
};

/** What of that is drawn anew in another language: a picture is no text of a catalogue. @type {Record<string, (main: string, language: string) => Promise<string>>} */
const DRAWN = { "index.html": withFirstCall };

/** The table as a newcomer will find it, drawn before any script runs. @param {string} main @param {string} language */
async function withFirstCall(main, language) {
  const picture = plainlyDrawn({ game: FIRST_MINUTE, overlay: FIRST_CALL }, "first", await speakerIn(language));
  return main.replace(/(<div class="first-picture">)[\s\S]*?(<\/div>)/, `$1${picture}$2`);
}

/** A page as it is written. @param {string} source file in www/pages @returns {[file: string, page: Page]} */
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

/** A page as it is served, before the bundler has seen it. @param {string} file */
export async function htmlOf(file) {
  const page = PAGES[file];
  if (!page) throw new Error(`There is no page ${file}.`);
  return wholePage(file, page, await page.main());
}

/** The texts of an English page that another language has to have. @param {string} file */
export async function textsIn(file) {
  const html = await htmlOf(file);
  const body = html.slice(html.indexOf("<body>") + "<body>".length, html.indexOf("</body>"));
  const { title, description } = BY_HAND[file] ?? {};
  const own = textsOfPage(body.replace(/<a class="language".*<\/a>\n/g, ""));
  return new Set([...own, ...[title, description].filter((text) => text !== undefined)]);
}
