/** What every page has around its main part: the head, the header and the footer, from one template. */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { version } from "./bundle.mjs";
import { catalogueOf, fileIn, inLanguage, languagesOf, NAMES } from "./languages.mjs";

const WWW = new URL("../", import.meta.url);
export const NAME = "The Magnus–Derek table";
/** The page with lists from doc comments. */
export const REFERENCE = "reference.html";
/** The page that says what each version has brought, and what of all of them is read for ever. */
export const CHANGELOG = "changelog.html";
/** The page with the theorems and their proofs, to be printed and cited. */
export const NOTE = "note.html";
/** The page that writes what is put into notes. */
export const FOR_NOTES = "for-notes.html";

/** The styles of every page but the one for frames, in the order in which they are named. */
export const BASE = ["kit/colours.css", "kit/page.css"];

/**
 * @typedef {object} Page
 * @property {string} [title] before the name of the site
 * @property {string} [description] for those who search the web
 * @property {string[]} styles
 * @property {string[]} scripts
 * @property {string[]} [early] scripts of the old kind, run before anything is drawn
 * @property {string} [core] the wasm that is fetched at once
 * @property {string} [part] of the site, as the header names it; a page without one is meant for frames, and has neither header nor footer
 * @property {boolean} [below] a page within that part
 * @property {string} [table] the id of the first table on it, or of the part that has it: a link skips to there
 * @property {string} [preview] the picture that those see who are sent a link, beside the page
 * @property {string} [language] of the page, if it is not English
 * @property {string} [english] the file of the same page in English, if this is in another language
 * @property {string} [words] the script with the words of that language, which comes before all others
 */

/** The parts of the site in the header. @type {[name: string, href: string][]} */
const PARTS = [
  ["Play", "./"],
  ["Learn", "learn.html"],
  ["Lab", "lab.html"],
  ["Announced", "announced.html"],
  ["Companions", "companions.html"],
];

/**
 * Where a page finds what it loads: what a file of www is called there, which scripts are run before anything is drawn instead of these,
 * and which modules its scripts import at once.
 * @typedef {{nameOf: (file: string) => string, earlyOf: (early: string[]) => string[] | Promise<string[]>, modulesOf: (scripts: string[]) => string[] | Promise<string[]>}} Files
 */

/** The files as they are in www. @type {Files} */
const PLAIN = { nameOf: (file) => file, earlyOf: (early) => early, modulesOf };

/**
 * A page as it should be.
 * @param {string} file below www; a page in a folder names everything else from there
 * @param {Page} page @param {string} main from `<main` to before `</main>` @param {Files} [files]
 */
export async function wholePage(file, page, main, files = PLAIN) {
  const { language = "en" } = page;
  const parts = { ...page, table: tableOf(main) };
  const header = page.part ? await around(page, file, (up) => headerOf(parts, linksFrom(up), LANGUAGES_HERE)) : "";
  const footer = page.part ? await around(page, file, footerOf) : "";
  return `<!doctype html>
<html lang="${language}">
<head>
${await headOf(page, file, files)}</head>
<body>
${header.replace(LANGUAGES_HERE, languageLinks(page, file))}${main}</main>
${footer}</body>
</html>
`;
}

/** What stands around the main part, in the language of the page. @param {Page} page @param {string} file @param {(up: string) => string | Promise<string>} write it in English */
async function around({ language, english }, file, write) {
  if (!language) return write(upFrom(file));
  return inLanguage(language, english ?? file, await write(""), upFrom(english ?? file));
}

/** The id of the first table, or the one before it; undefined where there is no table. @param {string} main */
function tableOf(main) {
  const [before = "", after] = main.split(/<magnus-derek\b/, 2);
  if (after === undefined) return undefined;
  const own = /^[^>]*\sid="([^"]+)"/.exec(after)?.[1];
  return own ?? [...before.matchAll(/\sid="([^"]+)"/g)].at(-1)?.[1];
}

/** Where the header has the page in other languages. */
const LANGUAGES_HERE = "<!--languages-->";

/** Links to the same page in the languages that it is there in, one line each. @param {Page} page @param {string} file */
function languageLinks({ language = "en", ...page }, file) {
  const english = page.english ?? file;
  const others = ["en", ...languagesOf(english)].filter((other) => other !== language);
  const link = (/** @type {string} */ other) =>
    `<a class="language" href="${upFrom(file)}${fileIn(other, english)}" hreflang="${other}" lang="${other}" title="${NAMES.get(other)}"><span>${NAMES.get(other)}</span></a>\n`;
  return others.map(link).join("");
}

/** @param {string} file */
const upFrom = (file) => "../".repeat(file.split("/").length - 1);

/** The attributes of links in a header. @param {string} up the way to www @returns {(file: string) => string} */
const linksFrom = (up) => (file) => `href="${fromFolder(up, file)}"`;

/** @param {string} up the way to www @param {string} file */
const fromFolder = (up, file) => (up && file === "./" ? up : up + file);

/** Text as HTML, also within an attribute. @param {string} text */
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** @param {Page} page @param {string} file @param {Files} files */
async function headOf(page, file, files) {
  const { title, styles, scripts, early = [], core, part, language, english = file, words } = page;
  const up = upFrom(file);
  const site = language ? ((await catalogueOf(language, english))[NAME] ?? NAME) : NAME;
  const whole = escaped(`${title ? `${title} – ` : ""}${site}`);
  const description = escaped(page.description ?? "");
  const meta = part
    ? `<meta name="description" content="${description}">
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${up}icons/apple-180.png">
<link rel="manifest" href="${up}manifest.webmanifest">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)">`
    : `<meta name="color-scheme" content="light dark">
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">`;
  const wasm = `<link rel="preload" href="${up}${files.nameOf(`pkg/${core}_bg.wasm`)}" as="fetch" type="application/wasm" crossorigin>`;
  const all = words ? [words, ...scripts] : scripts;
  const modules = await files.modulesOf(all);
  const inOthers = alternates(page, file);
  // Before what is large: nothing is drawn until they have come.
  const first = await files.earlyOf([
    ...(language ? [`words/${language}/not-loaded.js`] : []),
    "kit/load-fallback.js",
    ...(inOthers ? ["kit/choose-language.js"] : []),
    ...early,
  ]);
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
${meta}
${inOthers}${previewOf(page, file, site)}${styles.map((href) => `<link rel="stylesheet" href="${up}${href}">\n`).join("")}\
${first.map((src) => `<script src="${up}${src}"></script>\n`).join("")}${core ? `${wasm}\n` : ""}\
<!-- Written by build/heads.mjs. All modules at once, instead of one import after the other. -->
${modules.map((href) => `<link rel="modulepreload" href="${up}${href}">\n`).join("")}\
${all.map((src) => `<script type="module" src="${up}${src}"></script>\n`).join("")}`;
}

/**
 * What those are shown who are sent a link to the page. Who reads it wants a whole address of the picture, which only SITE_URL knows, and
 * with it the one address that the page goes by.
 * @param {Page} page @param {string} file @param {string} name of the site
 */
function previewOf({ title, description, preview }, file, name) {
  if (!preview) return "";
  const own = wholeAddress(file);
  const image = own ? new URL(preview, own).href : preview;
  return `${own ? `<link rel="canonical" href="${own}">\n` : ""}<meta property="og:type" content="${title ? "article" : "website"}">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${escaped(title ?? name)}">
<meta property="og:description" content="${escaped(description ?? "")}">
${own ? `<meta property="og:url" content="${own}">\n` : ""}<meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;
}

/** Where a page is for those who are sent there, if SITE_URL says where the site is; otherwise "". @param {string} file */
export function wholeAddress(file) {
  const site = process.env.SITE_URL;
  return site ? addressOn(site, file) : "";
}

/** The address of a page on a site: that of index.html is its folder's. @param {string} site @param {string} file */
export function addressOn(site, file) {
  return new URL(file.replace(/(^|\/)index\.html$/, "$1") || "./", site).href;
}

/** The same page in all its languages, for who searches the web and for choose-language.js. @param {Page} page @param {string} file */
function alternates(page, file) {
  const english = page.english ?? file;
  const others = languagesOf(english);
  if (others.length === 0) return "";
  const address = (/** @type {string} */ language) => {
    const other = fileIn(language, english);
    return wholeAddress(other) || upFrom(file) + other;
  };
  return ["en", ...others, "x-default"]
    .map((name) => `<link rel="alternate" hreflang="${name}" href="${address(name === "x-default" ? "en" : name)}">\n`)
    .join("");
}

/**
 * @param {Pick<Page, "part" | "below" | "table">} page
 * @param {(file: string) => string} link the attributes of a link to a page
 * @param {string} [languages] links to the page in other languages
 */
export function headerOf({ part, below, table }, link, languages = "") {
  const links = PARTS.map(([name, file]) => {
    const current = name === part ? ` aria-current="${below ? "true" : "page"}"` : "";
    return `<a ${link(file)}${current}>${name}</a>`;
  });
  const skip = table ? `<a class="skip" href="#${table}">Skip to the table</a>\n` : "";
  return `<header>
${skip}<h1>${NAME}</h1>
<nav aria-label="Pages">${links.join(" ")}</nav>
${languages}<button type="button" id="theme">Dark</button>
</header>
`;
}

/** @param {string} up */
async function footerOf(up) {
  return `<footer>
<p><span><a href="${up}${FOR_NOTES}">Put a table in my notes</a>. <a href="${up}${REFERENCE}">Reference</a>: the table on your own page, links, frames, players, limits</span>
<a class="version" href="${up}${CHANGELOG}">Version <data value="${await version()}">${await version()}</data></a></p>
</footer>
`;
}

/** What was found for the scripts of a page. @type {Map<string, Promise<string[]>>} */
const found = new Map();

/** What scripts import at once, and what that imports, and so on. @param {string[]} scripts @returns {Promise<string[]>} in order */
export function modulesOf(scripts) {
  const key = scripts.join(" ");
  const modules = found.get(key) ?? findModules(scripts);
  found.set(key, modules);
  return modules;
}

/** @param {string[]} scripts */
async function findModules(scripts) {
  const { metafile } = await build({
    entryPoints: scripts,
    absWorkingDir: fileURLToPath(WWW),
    bundle: true,
    format: "esm",
    splitting: true,
    outdir: "out",
    write: false,
    metafile: true,
  });
  /** @type {Set<string>} */
  const found = new Set();
  const follow = (/** @type {string} */ module) => {
    for (const { path, kind } of metafile.inputs[module]?.imports ?? []) {
      if (kind !== "import-statement" || found.has(path)) continue;
      found.add(path);
      follow(path);
    }
  };
  scripts.forEach(follow);
  return [...found].sort();
}
