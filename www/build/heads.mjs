/**
 * The head, the header and the footer of every page, from one template, and the lists of the reference: `node www/build/heads.mjs`
 * writes them into the pages, which are kept whole, so that any static server can show them as they are. A test holds the pages
 * against this.
 */

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { withLists } from "./reference.mjs";

const WWW = new URL("../", import.meta.url);
const NAME = "The Magnus–Derek table";
const CORE = "magnus_derek";
/** The page with lists from doc comments. */
export const REFERENCE = "reference.html";

/**
 * @typedef {object} Page
 * @property {string} [title] before the name of the site
 * @property {string} [description] for those who search the web
 * @property {string[]} styles
 * @property {string[]} scripts
 * @property {string} [core] the wasm that is fetched at once
 * @property {string} [part] of the site, as the header names it; a page without one is meant for frames, and has neither header nor footer
 * @property {boolean} [below] a page within that part
 */

/** The styles of every page but the one for frames, in the order in which they are named. */
export const BASE = ["kit/colours.css", "kit/page.css"];
const LAB = [...BASE, "kit/parts.css", "pages/lab/lab.css"];
const COMPANION = [...BASE, "kit/parts.css", "pages/companions/companions.css"];

/** By their files. @type {Record<string, Page>} */
export const PAGES = {
  "index.html": {
    description: "Play the Magnus–Derek game on a round table and watch the midpoint layers that make Magnus win.",
    styles: [...BASE, "pages/carpet/carpet.css"],
    scripts: ["table/element.js", "pages/play/page.js", "pages/carpet/open.js"],
    core: CORE,
    part: "Play",
  },
  "lab.html": {
    title: "Lab",
    description:
      "Tournaments of the Magnus–Derek game: every chosen Magnus against every chosen Derek, with the rounds as a plot, a table and CSV.",
    styles: LAB,
    scripts: ["pages/lab/lab.js"],
    core: CORE,
    part: "Lab",
  },
  "announced.html": {
    title: "Announced moves",
    description:
      "Three more games on the Magnus–Derek table: Magnus announces his magnitudes, Derek announces his directions, or both play at random.",
    styles: [...LAB, "pages/announced/announced.css"],
    scripts: ["pages/announced/page.js"],
    core: CORE,
    part: "Announced",
  },
  "companions.html": {
    title: "Companions",
    description:
      "Three small games with a complete theory, to be played against a perfect computer: multivision, the circle of dominoes, the Number Game.",
    styles: [...COMPANION, "pages/companions/companions-entry.css"],
    scripts: ["pages/companions/entry.js"],
    part: "Companions",
  },
  [REFERENCE]: {
    title: "Reference",
    description:
      "The Magnus–Derek table on your own page: attributes, methods, events, messages of the frame, links, players and limits.",
    styles: [...BASE, "kit/parts.css", "pages/reference/reference.css"],
    scripts: ["pages/reference/page.js"],
    part: "Reference",
  },
  "multivision.html": companion(
    "multivision",
    "Multivision",
    "Play multivision and K-multivision against a perfect computer: piles of exponents as large as towers, a winning move in linear time, and games without a bound.",
  ),
  "dominoes.html": companion(
    "dominoes",
    "The circle of dominoes",
    "Play the circle of dominoes against a perfect computer: segments, their Grundy values, and the period 34 that decides who wins.",
  ),
  "number-game.html": companion(
    "number-game",
    "The Number Game",
    "Play the Number Game against a perfect computer: rectangles cut into squares, the golden ratio, and a map of who wins.",
  ),
  "embed.html": { styles: ["kit/colours.css", "pages/embed/embed.css"], scripts: ["pages/embed/embed.js"] },
};

/** @param {string} name @param {string} title @param {string} description @returns {Page} */
function companion(name, title, description) {
  return {
    title,
    description,
    styles: [...COMPANION, `pages/companions/${name}.css`],
    scripts: [`pages/companions/${name}/page.js`],
    core: "companions",
    part: "Companions",
    below: true,
  };
}

/** The parts of the site in the header. @type {[name: string, href: string][]} */
const PARTS = [
  ["Play", "./"],
  ["Lab", "lab.html"],
  ["Announced", "announced.html"],
  ["Companions", "companions.html"],
];

/** Every page with its head and header as they should be. @returns {Promise<Map<string, string>>} by file */
export async function pages() {
  const all = Object.entries(PAGES).map(async ([file, page]) => {
    const text = await readFile(new URL(file, WWW), "utf8");
    const written = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    const main = file === REFERENCE ? await withLists(written) : written;
    const parts = [await headOf(page), page.part ? headerOf(page) : "", main, page.part ? footerOf() : ""];
    return /** @type {const} */ ([file, whole(parts)]);
  });
  return new Map(await Promise.all(all));
}

/** @param {string[]} parts */
const whole = ([head, header, main, footer]) => `<!doctype html>
<html lang="en">
<head>
${head}</head>
<body>
${header}${main}</main>
${footer}</body>
</html>
`;

/** @param {Page} page */
async function headOf({ title, description, styles, scripts, core, part }) {
  const meta = part
    ? `<meta name="description" content="${description}">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icons/apple-180.png">
<link rel="manifest" href="manifest.webmanifest">
<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)">`
    : `<meta name="color-scheme" content="light dark">
<link rel="icon" href="icon.svg" type="image/svg+xml">`;
  const wasm = `<link rel="preload" href="pkg/${core}_bg.wasm" as="fetch" type="application/wasm" crossorigin>`;
  const modules = await modulesOf(scripts);
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title ? `${title} – ` : ""}${NAME}</title>
${meta}
${styles.map((href) => `<link rel="stylesheet" href="${href}">\n`).join("")}${core ? `${wasm}\n` : ""}\
<!-- Written by build/heads.mjs. All modules at once, instead of one import after the other. -->
${modules.map((href) => `<link rel="modulepreload" href="${href}">\n`).join("")}\
<script src="kit/load-fallback.js"></script>
${scripts.map((src) => `<script type="module" src="${src}"></script>\n`).join("")}`;
}

/**
 * @param {Pick<Page, "part" | "below">} page
 * @param {(file: string) => string} [link] the attributes of a link to a page
 */
export function headerOf({ part, below }, link = (file) => `href="${file}"`) {
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

function footerOf() {
  return `<footer>
<p><a href="${REFERENCE}">Reference</a>: the table on your own page, links, frames, players, limits</p>
</footer>
`;
}

/** What scripts import at once, and what that imports, and so on. @param {string[]} scripts @returns {Promise<string[]>} in order */
async function modulesOf(scripts) {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of await pages()) await writeFile(new URL(file, WWW), text);
}
