/** The template around every page's main part: head, header and footer. */

import { basename } from "node:path";
import { escapeXml } from "../drawing/svg-text.js";
import { version } from "./bundle.mjs";
import { catalogueOf, fileIn, htmlIn, inLanguage, languagesOf, NAMES } from "./languages.mjs";

export const NAME = "The Magnus–Derek table";
/** The page with lists from doc comments. */
export const REFERENCE = "reference.html";
/** The page with the changes of each version and the formats that will always be read. */
const CHANGELOG = "changelog.html";
/** The page that says how far everybody can use the pages. */
const ACCESSIBILITY = "accessibility.html";
/** The page with theorems and proofs, for printing and citing. */
export const NOTE = "note.html";
/** The page that makes snippets for notes. */
const FOR_NOTES = "for-notes.html";

/** The style sheets of every page except the one for frames, in their order. */
export const BASE = ["kit/colours.css", "kit/scale.css", "kit/page.css"];

/** The style sheet of formulas, for pages that have some, and the font that it names. */
export const FORMULAS = "kit/formulas.css";
const FORMULAS_FONT = "kit/formulas.woff2";

/**
 * @typedef {object} Page
 * @property {string} [title] followed by the site's name
 * @property {string} [description] for search engines
 * @property {string[]} styles
 * @property {string[]} scripts
 * @property {string[]} [early] classic scripts that run before anything is drawn
 * @property {string} [wasm] the core, preloaded
 * @property {string} [part] its entry in the header; a page without one is for frames, without header and footer
 * @property {string} [table] the id of the first table or of its container, the target of the skip link
 * @property {string} [preview] the preview picture for links, beside the page
 * @property {string} [language] if it is not English
 * @property {string} [english] the file of the English version, for a page in another language
 * @property {string} [words] the script with that language's words, which comes first
 * @property {() => string | Promise<string>} main the main part, from <main to </main>
 */

/** The parts of the site in the header. @type {[name: string, href: string][]} */
const PARTS = [
  ["Play", "./"],
  ["Learn", "learn.html"],
  ["Practice", "practice.html"],
  ["Lab", "lab.html"],
  ["Note", NOTE],
  ["Companions", "companions.html"],
];

/**
 * Assembles a page.
 * @param {string} file below www; links are relative to its folder
 * @param {Page} page
 * @param {string} main
 */
export async function wholePage(file, page, main) {
  const { language = "en", english = file } = page;
  const parts = { ...page, table: tableOf(main) };
  const header = page.part
    ? await around(page, file, (up) => headerOf(parts, english, linksFrom(up), LANGUAGES_HERE))
    : "";
  const footer = page.part ? await around(page, file, footerOf) : "";
  return `<!doctype html>
<html ${await htmlIn(language)}>
<head>
${await headOf(page, file, main.includes("<math"))}</head>
<body>
${header.replace(LANGUAGES_HERE, languageLinks(page, file))}${main.trim()}
${footer}</body>
</html>
`;
}

/**
 * The parts around the main part, in the language of the page.
 * @param {Page} page
 * @param {string} file
 * @param {(up: string) => string | Promise<string>} write the English
 */
async function around({ language, english }, file, write) {
  if (!language) return write(upFrom(file));
  return inLanguage(language, english ?? file, await write(""), upFrom(english ?? file));
}

/** The id of the first table or of its container; undefined on a page without tables. @param {string} main */
function tableOf(main) {
  const [before = "", after] = main.split(/<magnus-derek\b/, 2);
  if (after === undefined) return undefined;
  const own = /^[^>]*\sid="([^"]+)"/.exec(after)?.[1];
  return own ?? [...before.matchAll(/\sid="([^"]+)"/g)].at(-1)?.[1];
}

/** The place for language links in the header. */
const LANGUAGES_HERE = "<!--languages-->";

/** Links to the same page in its other languages, one line each. @param {Page} page @param {string} file */
function languageLinks({ language = "en", ...page }, file) {
  const english = page.english ?? file;
  const others = ["en", ...languagesOf(english)].filter((other) => other !== language);
  const link = (/** @type {string} */ other) =>
    `<a class="language" href="${upFrom(file)}${fileIn(other, english)}" hreflang="${other}" lang="${other}" title="${NAMES.get(other)}"><span>${NAMES.get(other)}</span></a>\n`;
  return others.map(link).join("");
}

/** @param {string} file */
const upFrom = (file) => "../".repeat(file.split("/").length - 1);

/** The attributes of links in a header. @param {string} up path to www @returns {(file: string) => string} */
const linksFrom = (up) => (file) => `href="${fromFolder(up, file)}"`;

/** @param {string} up path to www @param {string} file */
const fromFolder = (up, file) => (up && file === "./" ? up : up + file);

/**
 * The head. Names of files that keep theirs and addresses of pages are marked, so that the bundler leaves them
 * alone.
 * @param {Page} page
 * @param {string} file
 * @param {boolean} hasFormulas whether the font of formulas is fetched at once
 */
async function headOf(page, file, hasFormulas) {
  const { title, styles, scripts, wasm, part, language, english = file, words } = page;
  const up = upFrom(file);
  const site = language ? ((await catalogueOf(language, english))[NAME] ?? NAME) : NAME;
  const whole = escapeXml(`${title ? `${title} – ` : ""}${site}`);
  const description = escapeXml(page.description ?? "");
  const meta = part
    ? `<meta name="description" content="${description}">
<link vite-ignore rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link vite-ignore rel="apple-touch-icon" href="${up}icons/apple-180.png">
<link vite-ignore rel="manifest" href="${up}manifest.webmanifest">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)">`
    : `<meta name="color-scheme" content="light dark">
<link vite-ignore rel="icon" href="${up}icon.svg" type="image/svg+xml">`;
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
${meta}
${alternates(page, file)}${previewOf(page, file, site)}${styles.map((href) => `<link rel="stylesheet" href="${up}${href}">\n`).join("")}\
<script vite-ignore src="${up}${earlyOf(page, file).file}"></script>
${hasFormulas ? `<link rel="preload" href="${up}${FORMULAS_FONT}" as="font" type="font/woff2" crossorigin>\n` : ""}\
${wasm ? `<link rel="preload" href="${up}${wasm}" as="fetch" type="application/wasm" crossorigin>\n` : ""}\
${words ? `<script type="module" vite-ignore src="${up}${words}"></script>\n` : ""}\
${scripts.map((src) => `<script type="module" src="${up}${src}"></script>\n`).join("")}`;
}

/**
 * The early classic scripts in one file, and its sources. The name has no hash: after an update a page from a cache
 * finds none of its other parts, and this script says so.
 * @param {Page} page
 * @param {string} file
 */
export function earlyOf(page, file) {
  const { early = [], language, english = file } = page;
  const scripts = [
    ...(language ? [`text/${language}/scripts/not-loaded.js`] : []),
    "kit/load-fallback.js",
    ...(languagesOf(english).length > 0 ? ["kit/choose-language.js"] : []),
    ...early,
  ];
  return { file: `early/${language ? `${language}/` : ""}${basename(String(scripts.at(-1)))}`, scripts };
}

/**
 * Meta elements for link previews. Their readers need an absolute address of the picture, which only SITE_URL
 * gives, together with the canonical address.
 * @param {Page} page
 * @param {string} file
 * @param {string} name of the site
 */
function previewOf({ title, description, preview }, file, name) {
  if (!preview) return "";
  const own = wholeAddress(file);
  const image = own ? new URL(preview, own).href : preview;
  return `${own ? `<link vite-ignore rel="canonical" href="${own}">\n` : ""}<meta property="og:type" content="${title ? "article" : "website"}">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${escapeXml(title ?? name)}">
<meta property="og:description" content="${escapeXml(description ?? "")}">
${own ? `<meta property="og:url" content="${own}">\n` : ""}<meta vite-ignore property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;
}

/** The absolute address of a page if SITE_URL is set, else "". @param {string} file */
export function wholeAddress(file) {
  const site = process.env.SITE_URL;
  return site ? addressOn(site, file) : "";
}

/** The address of a page on a site; index.html has the folder's. @param {string} site @param {string} file */
export function addressOn(site, file) {
  return new URL(file.replace(/(^|\/)index\.html$/, "$1") || "./", site).href;
}

/**
 * Links to all languages of a page, for search engines and choose-language.js.
 * @param {Page} page
 * @param {string} file
 */
function alternates(page, file) {
  const english = page.english ?? file;
  const others = languagesOf(english);
  if (others.length === 0) return "";
  const address = (/** @type {string} */ language) => {
    const other = fileIn(language, english);
    return wholeAddress(other) || upFrom(file) + other;
  };
  return ["en", ...others, "x-default"]
    .map(
      (name) =>
        `<link vite-ignore rel="alternate" hreflang="${name}" href="${address(name === "x-default" ? "en" : name)}">\n`,
    )
    .join("");
}

/**
 * @param {Pick<Page, "part" | "table">} page
 * @param {string} file of the English page, which may be below its header entry
 * @param {(file: string) => string} link the attributes of a link to a page
 * @param {string} [languages] links to the page in other languages
 * @param {string[]} [without] the parts that are not there
 */
export function headerOf({ part, table }, file, link, languages = "", without = []) {
  const links = PARTS.filter(([, first]) => !without.includes(first)).map(([name, first]) => {
    const isFirst = file === (first === "./" ? "index.html" : first);
    const current = name === part ? ` aria-current="${isFirst ? "page" : "true"}"` : "";
    return `<a ${link(first)}${current}>${name}</a>`;
  });
  const skip = table ? `<a class="skip" href="#${table}">Skip to the table</a>\n` : "";
  return `<header>
${skip}<a class="site" ${link("./")}>${NAME}</a>
<nav aria-label="Pages">${links.join(" ")}</nav>
${languages}<button type="button" id="theme">Dark</button>
</header>
`;
}

/** A link to the program, if SOURCE_URL says where it lies. @param {string} [attributes] */
export function sourceLink(attributes = "") {
  const address = process.env.SOURCE_URL;
  return address ? ` <a${attributes} href="${escapeXml(new URL(address).href)}">Source code</a>` : "";
}

/** @param {string} up */
async function footerOf(up) {
  return `<footer>
<p><span><a href="${up}${FOR_NOTES}">Put a table in my notes</a>. <a href="${up}${REFERENCE}">Reference</a>: tag, links, frames, players. <a href="${up}${ACCESSIBILITY}">Accessibility</a></span>
<a class="version" href="${up}${CHANGELOG}">Version <data value="${await version()}">${await version()}</data></a>${sourceLink(' class="version"')}</p>
</footer>
`;
}
