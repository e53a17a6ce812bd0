/** What every page has around its main part: the head, the header and the footer, from one template. */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { version } from "./bundle.mjs";

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
 * @property {string} [preview] the picture that those see who are sent a link, beside the page
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
  const up = "../".repeat(file.split("/").length - 1);
  const header = page.part ? headerOf(page, (other) => `href="${fromFolder(up, other)}"`) : "";
  return `<!doctype html>
<html lang="en">
<head>
${await headOf(page, file, up, files)}</head>
<body>
${header}${main}</main>
${page.part ? await footerOf(up) : ""}</body>
</html>
`;
}

/** @param {string} up the way to www @param {string} file */
const fromFolder = (up, file) => (up && file === "./" ? up : up + file);

/** Text as HTML, also within an attribute. @param {string} text */
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** @param {Page} page @param {string} file @param {string} up @param {Files} files */
async function headOf(page, file, up, files) {
  const { title, styles, scripts, early = [], core, part } = page;
  const whole = escaped(`${title ? `${title} – ` : ""}${NAME}`);
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
  const modules = await files.modulesOf(scripts);
  // Before what is large: nothing is drawn until they have come.
  const first = await files.earlyOf(["kit/load-fallback.js", ...early]);
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
${meta}
${previewOf(page, file)}${styles.map((href) => `<link rel="stylesheet" href="${up}${href}">\n`).join("")}\
${first.map((src) => `<script src="${up}${src}"></script>\n`).join("")}${core ? `${wasm}\n` : ""}\
<!-- Written by build/heads.mjs. All modules at once, instead of one import after the other. -->
${modules.map((href) => `<link rel="modulepreload" href="${up}${href}">\n`).join("")}\
${scripts.map((src) => `<script type="module" src="${up}${src}"></script>\n`).join("")}`;
}

/**
 * What those are shown who are sent a link to the page. Who reads it wants a whole address of the picture, which only SITE_URL knows, and
 * with it the one address that the page goes by.
 * @param {Page} page @param {string} file
 */
function previewOf({ title, description, preview }, file) {
  if (!preview) return "";
  const site = process.env.SITE_URL;
  const own = site ? new URL(file === "index.html" ? "./" : file, site).href : "";
  const image = own ? new URL(preview, own).href : preview;
  return `${own ? `<link rel="canonical" href="${own}">\n` : ""}<meta property="og:type" content="${title ? "article" : "website"}">
<meta property="og:site_name" content="${NAME}">
<meta property="og:title" content="${escaped(title ?? NAME)}">
<meta property="og:description" content="${escaped(description ?? "")}">
${own ? `<meta property="og:url" content="${own}">\n` : ""}<meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;
}

/**
 * @param {Pick<Page, "part" | "below">} page
 * @param {(file: string) => string} link the attributes of a link to a page
 */
export function headerOf({ part, below }, link) {
  const links = PARTS.map(([name, file]) => {
    const current = name === part ? ` aria-current="${below ? "true" : "page"}"` : "";
    return `<a ${link(file)}${current}>${name}</a>`;
  });
  return `<header>
<h1>${NAME}</h1>
<nav aria-label="Pages">${links.join(" ")}</nav>
<button type="button" id="theme">Dark</button>
</header>
`;
}

/** @param {string} up */
async function footerOf(up) {
  return `<footer>
<p><a href="${up}${FOR_NOTES}">Put a table in my notes</a>. <a href="${up}${REFERENCE}">Reference</a>: the table on your own page, links, frames, players, limits
<a class="version" href="${up}${CHANGELOG}">Version ${await version()}</a></p>
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
