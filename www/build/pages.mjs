/**
 * All pages of the site, by address. A page written by hand is www/pages/NAME.html: the needs of its head, with
 * addresses relative to that file, and its main part in English. The build adds the frame that all pages share; see
 * template.mjs.
 */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { withFormats } from "./formats.mjs";
import { fileIn, inLanguage, languagesOf, pageIn } from "./languages.mjs";
import { LESSON_PAGES } from "./lessons.mjs";
import { finishedNote, noteMain } from "./note.mjs";
import { withPictures } from "./pictures.mjs";
import { PROOF_PAGES } from "./proofs.mjs";
import { withLists } from "./reference.mjs";
import { BASE, NOTE, REFERENCE, wholePage } from "./template.mjs";
import { withTools } from "./tool-names.mjs";
import { textsOfPage } from "./translated.mjs";

/** @import { Page } from "./template.mjs" */

const SOURCES = new URL("../pages/", import.meta.url);
/** The page at the site's own address. */
const HOME = "play.html";

/**
 * Functions that complete main parts in English during the build, before tables are drawn into them.
 * @type {Record<string, (main: string) => string | Promise<string>>}
 */
const INSIDE = {
  [NOTE]: noteMain,
  [REFERENCE]: withLists,
};

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
    main: async () => finished(file, await textOf(file)),
  };
  MAINS[file] = main;
  return [file, page];
}

/** Main parts as they are written, by the files of their pages. @type {Record<string, string>} */
const MAINS = {};

/** A main part in English as it is translated. @param {string} file */
const textOf = async (file) => (await INSIDE[file]?.(MAINS[file] ?? "")) ?? MAINS[file] ?? "";

/** Fills in the parts outside every catalogue, made of the texts: links within the note, lists of formats and tools, and pictures. @param {string} file @param {string} main @param {string} [language] */
const finished = (file, main, language) => {
  const listed = withFormats(main, (id) => `<code>${id}</code>`, language);
  return withPictures(file === NOTE ? finishedNote(listed) : withTools(listed, language), language);
};

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
        const main = async () => finished(file, await inLanguage(language, file, await textOf(file)), language);
        return [fileIn(language, file), { ...(await pageIn(language, file, page)), main }];
      }),
    ),
  ),
);

/** All pages by their files. @type {Record<string, Page>} */
export const PAGES = { ...BY_HAND, ...TRANSLATED, ...LESSON_PAGES, ...PROOF_PAGES };

/** A page as it is served, before the bundler changes it. @param {string} file */
export async function htmlOf(file) {
  const page = PAGES[file];
  if (!page) throw new Error(`There is no page ${file}.`);
  return wholePage(file, page, await page.main());
}

/** The texts of an English page that need a translation. @param {string} file */
export async function textsIn(file) {
  const page = BY_HAND[file];
  const html = page ? await wholePage(file, page, await textOf(file)) : "";
  const body = html.slice(html.indexOf("<body>") + "<body>".length, html.indexOf("</body>"));
  const { title, description } = page ?? {};
  const own = textsOfPage(body.replace(/<a class="language".*<\/a>\n/g, ""));
  return new Set([...own, ...[title, description].filter((text) => text !== undefined)]);
}
