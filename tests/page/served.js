// @ts-check
/**
 * The served files, without a server: every page as the build makes it, and whether an address below the site leads to
 * something.
 */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { htmlOf, PAGES } from "../../www/build/pages.mjs";
import { dataFiles } from "../../www/build/site/data.mjs";
import { earlyOf } from "../../www/build/template.mjs";

const WWW = new URL("../../www/", import.meta.url);

/** The texts of the pages by their addresses below the site. */
const texts = new Map(
  await Promise.all(Object.keys(PAGES).map(async (file) => /** @type {const} */ ([file, await htmlOf(file)]))),
);
/** Files that the build makes. */
const MADE = new Set(["downloads/note.tex", "downloads/note.bib", "xref.json", "kit/formulas.woff2"]);
const early = new Set(Object.entries(PAGES).map(([file, page]) => earlyOf(page, file).file));

/**
 * A page as a browser gets it, but for what the bundler does to its scripts and styles.
 * @param {string} file such as "learn/rings.html"
 */
export const pageAt = (file) => texts.get(file) ?? assert.fail(`there is no page ${file}`);

/**
 * An address as a path below the site, where an example address of a site is its top.
 * @param {string} href @param {string} from the page that has it
 */
export function pathOf(href, from) {
  const { pathname } = new URL(href, new URL(from, "https://site.example/"));
  return pathname.slice(1).replace(/(^|\/)$/, "$1index.html");
}

const data = new Set((await dataFiles()).keys());

/** True if something lies at a path below the site. @param {string} path */
export function isServed(path) {
  // The style of figures is written together with them.
  if (texts.has(path) || early.has(path) || MADE.has(path) || path === "pages/learn/figure.css") return true;
  if (path.startsWith("data/")) return data.has(path.slice("data/".length));
  return existsSync(new URL(path, WWW)) || existsSync(new URL(`public/${path}`, WWW));
}
