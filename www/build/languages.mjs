/**
 * Pages in other languages: LANGUAGE/PAGE.html for every page, with the texts of www/text/LANGUAGE/pages/PAGE.js.
 * Texts without a translation stay in English and are marked with lang="en". The page for frames has one file for
 * all languages.
 */

import { existsSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { LANGUAGES as SPOKEN, speakerIn } from "../text/languages.js";
import { decimal } from "../text/say/decimals.js";
import { speakerOf } from "../text/speaker.js";
import { playerTexts } from "./players.mjs";
import { toDo, translatedPage } from "./translated.mjs";

/** @import { Page } from "./template.mjs" */
/** @import { Catalogue } from "./translated.mjs" */

const TEXT = new URL("../text/", import.meta.url);
/** The catalogue of texts around the main part, which all pages share. */
const AROUND = "every-page";
/** The page for frames. */
const FRAME = "embed.html";
/** The page with the list of all players. */
const REFERENCE = "reference.html";

/** The languages besides English, by their folders in www/text. @type {string[]} */
export const LANGUAGES = readdirSync(TEXT).filter((name) => existsSync(new URL(`${name}/pages/${AROUND}.js`, TEXT)));

/** Imports a module of a language. @param {string} language @param {string} path */
const moduleOf = (language, path) => import(/* @vite-ignore */ new URL(`${language}/${path}`, TEXT).href);

/** @param {string} language @param {string} page @returns {Promise<Catalogue>} */
const ownOf = async (language, page) =>
  existsSync(new URL(`${language}/pages/${page}`, TEXT)) ? (await moduleOf(language, `pages/${page}`)).default : {};

/** @param {string} english file */
const catalogueFile = (english) => english.replace(/\.html$/, ".js");

/** The name of each language in itself, for the links between the languages of a page. */
export const NAMES = new Map(SPOKEN.map(({ id, name }) => [id, name]));

/** The attributes of <html> on a page in a language. @param {string} language */
export const htmlIn = async (language) => `lang="${language}" dir="${(await speakerIn(language)).dir}"`;

/** The languages besides English that a page has. @param {string} english its file @returns {string[]} */
export const languagesOf = (english) => (english === FRAME ? [] : LANGUAGES);

/** @param {string} language @param {string} english file */
export const fileIn = (language, english) => (language === "en" ? english : `${language}/${english}`);

/**
 * The translations for a page: its own texts, those around the main part, and the players where the page lists
 * them.
 * @param {string} language
 * @param {string} english file
 * @returns {Promise<Catalogue>}
 */
export async function catalogueOf(language, english) {
  const players = english === REFERENCE ? await playerTexts(language) : {};
  return { ...(await ownOf(language, `${AROUND}.js`)), ...players, ...(await ownOf(language, catalogueFile(english))) };
}

/**
 * A page in a language, without its main part.
 * @param {string} language
 * @param {string} english file
 * @param {Page} page
 * @returns {Promise<Page>}
 */
export async function pageIn(language, english, page) {
  const catalogue = await catalogueOf(language, english);
  // A title is plain text, also where a link of the header has its words in parts.
  const translate = (/** @type {string | undefined} */ text) =>
    text && (catalogue[text] ?? text).replaceAll(/<[^>]*>/g, "");
  const words = `text/${language}/scripts/${nameOf(english)}.js`;
  const spoken = existsSync(new URL(`../${words}`, import.meta.url)) ? { words } : {};
  const preview = page.preview && addressFrom(language, english, page.preview);
  return {
    ...page,
    title: translate(page.title),
    description: translate(page.description),
    preview,
    language,
    english,
    ...spoken,
  };
}

/** The pages of these folders share the script that brings their words. @type {Record<string, string>} */
const SHARED = { learn: "lesson", proofs: "proofs" };

/** The name of the script that brings a page's words. @param {string} english */
const nameOf = (english) => SHARED[english.split("/").slice(0, -1).join("/")] ?? english.replace(/\.html$/, "");

/**
 * Texts without a translation, and translations that no text uses any more.
 * @param {string} language
 * @param {string} english file
 * @param {Set<string>} texts of the English page
 */
export async function toDoOf(language, english, texts) {
  const known = await catalogueOf(language, english);
  return toDo(texts, await ownOf(language, catalogueFile(english)), known);
}

/**
 * Part of a page in a language.
 * @param {string} language
 * @param {string} english file
 * @param {string} html
 * @param {string} [up] path to the folder that links in the part start from, so that its texts are equal on all pages
 */
export async function inLanguage(language, english, html, up = "") {
  const parts = await Promise.all(
    ["basics.js", "decimals.js"].map(async (file) => (await moduleOf(language, file)).default),
  );
  const words = speakerOf(parts[0], parts[1]);
  const formatNumber = (/** @type {number} */ value, /** @type {number | undefined} */ digits) =>
    decimal(words, value, digits);
  const isWhole = (/** @type {string} */ address) => /^([a-z]+:|[/#])/i.test(address);
  const fromHere = (/** @type {string} */ address) => (up && address === "./" ? up : up + address);
  const addressOf = (/** @type {string} */ address) =>
    addressFrom(language, english, isWhole(address) ? address : fromHere(address));
  return translatedPage(html, await catalogueOf(language, english), { addressOf, formatNumber, language });
}

/**
 * Rewrites an address of the English page for the page in another language: pages that exist in that language are
 * beside it, everything else stays where it is.
 * @param {string} language
 * @param {string} english file
 * @param {string} address
 */
export function addressFrom(language, english, address) {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (path === "" || /^[a-z]+:|^\//i.test(path)) return address;
  const to = posix.normalize(posix.join(posix.dirname(english), path));
  const page = to === "./" || to === "." ? "index.html" : to;
  if (page.endsWith(".html") && languagesOf(page).includes(language)) return address;
  const way = posix.relative(posix.dirname(fileIn(language, english)), page === "index.html" ? "." : to);
  return `${way}${path.endsWith("/") ? "/" : ""}${rest}`;
}
