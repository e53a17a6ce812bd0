/**
 * Writes target/single/magnus-derek.html: all pages, scripts, styles and cores in one file that fetches nothing.
 * Cores and scripts are packed; www/build/single/boot.js unpacks them.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { minify } from "vite";
import { bundle, pack, ROOT, read, readCore, stop, version } from "./bundle.mjs";
import { figureStyle } from "./figure.mjs";
import { formulasFont } from "./formulas-font.mjs";
import { CLASS_RESULT, LESSON_PAGES } from "./lessons.mjs";
import { pageLicences } from "./licences.mjs";
import { PAGES } from "./pages.mjs";
import { inShort } from "./short-modules.mjs";
import { scriptOnCdn } from "./standalone.mjs";
import { BASE, FORMULAS, headerOf, NOTE } from "./template.mjs";

const LIMIT = 1_075_000;
const FILE = new URL("target/single/magnus-derek.html", ROOT);
/** The table of Play without the rest of the page, which table-only.js asks for. */
const TABLE_ONLY =
  ".table-only :is(body,main.play)>:not(main,magnus-derek,dialog){display:none!important}.table-only main.play{margin:0;padding:0 12px;max-width:none}";
const HOME = "play";

/** The pages to play and to try out, which the file has beside the lessons. */
const PLAYED = ["index", "practice", "lab", "announced", "companions", "dominoes", "multivision", "number-game"].map(
  (name) => `${name}.html`,
);

/** The English pages of the file, with their names in the address. */
const included = Object.entries(PAGES)
  .filter(
    ([file, { part, language }]) => part && !language && (PLAYED.includes(file) || Object.hasOwn(LESSON_PAGES, file)),
  )
  .map(([file, page]) => ({
    ...page,
    file,
    name: file === "index.html" ? HOME : file.replace(".html", "").replace("/", "-"),
  }));

/** Leaves out what only the form of a page around asks for: no script reaches the tables of this file. @type {import("vite").Plugin} */
const withoutAnswers = {
  name: "without answers",
  load: (id) => (id.endsWith("/lesson/answer-state.js") ? 'export const NONE = "none";' : null),
  transform: (code, id) =>
    /\/(en\/study-refusals|lesson\/(lesson|acts))\.js$/.test(id)
      ? code.replaceAll(/^.*(?:refusedAnswerState:|\bAnswerState\b|\.kept\.).*$/gm, "")
      : null,
};

const NO_SCRIPT =
  '<noscript><p>This file holds all pages of the Magnus–Derek table. They need JavaScript and WebAssembly. In a frame that may not run scripts, <a href="">open it in a new window</a>, by the menu of this link or with Ctrl or Cmd held down.</p></noscript>';

const home = (await mainOf("index.html")).replaceAll(
  /\shref="([^"#:]+\.html|\.\/)"/g,
  (_, file) => ` ${linkInside(file)}`,
);
const [script, boot] = await scripts();
const parts = /** @type {const} */ ([
  ["study", await readCore("study")],
  ["companions", await readCore("companions")],
  ["script", Buffer.from(script)],
]);
const packed = pack(Buffer.concat(parts.map(([, bytes]) => bytes)));
const html = await wholePage();
check(html);
await mkdir(new URL("./", FILE), { recursive: true });
await writeFile(FILE, html);
report();

/** The script of all pages, and the one that unpacks it. */
async function scripts() {
  const pages = await Promise.all(
    included.map(async ({ name, file, title, part }) => {
      const main = name === HOME ? "" : await mainOf(file);
      const whole = title ? `${title} – The Magnus–Derek table` : "The Magnus–Derek table";
      return /** @type {const} */ ([name, { file, title: whole, part, main }]);
    }),
  );
  const files = [...new Set(included.flatMap(({ styles }) => styles))].filter(
    (file) => ![...BASE, CLASS_RESULT].includes(file),
  );
  const sheets = await Promise.all(
    files.map(async (file) => ({
      pages: included.filter(({ styles }) => styles.includes(file)).map(({ name }) => name),
      css: file === FORMULAS ? await formulasCss(pages.map(([, { main }]) => main)) : await css(file),
    })),
  );
  const define = {
    CDN_SCRIPT: JSON.stringify(await scriptOnCdn()),
    ALL_PAGES: JSON.stringify({ pages: Object.fromEntries(pages), sheets }),
  };
  const [main, boot] = await Promise.all(
    ["main.js", "boot.js"].map((name) =>
      bundle(`build/single/${name}`, "iife", { define, studyAlone: true, plugins: [withoutAnswers] }),
    ),
  );
  return [String(main?.get("main.js")), String(boot?.get("boot.js"))];
}

/**
 * The main part of a page; a lesson's comes without the fallbacks for tables, because this file always has tables, and without
 * marks that lead to the pages of proofs, which are not in it.
 * @param {string} file
 */
async function mainOf(file) {
  const main = (await PAGES[file]?.main()) ?? stop(`There is no page ${file}.`);
  return main
    .replaceAll(/<p class="note checked">.*<\/p>\n| <span class="mark checked">.*?<\/span>/g, "")
    .replaceAll(
      /(<magnus-derek lesson="[^"]*">\s*(?:<div class="told">[\s\S]*?<\/div>\s*)?)[\s\S]*?(?=<\/magnus-derek>)/g,
      "$1",
    );
}

/** The style of a page. @param {string} file */
async function css(file) {
  return inShort(file.endsWith("/figure.css") ? figureStyle() : await read(`www/${file}`));
}

/** The style of formulas with its font in it, which has the characters of these pages. @param {string[]} mains */
async function formulasCss(mains) {
  const font = dataAddress("font/woff2", await formulasFont(mains));
  return (await css(FORMULAS)).replace(/url\([^)]*\)/, `url(${font})`);
}

/** A script that runs before anything is drawn. @param {string} file */
async function early(file) {
  const { code } = await minify(file, await read(`www/${file}`));
  return `<script>${code.trim()}</script>\n`;
}

async function wholePage() {
  const sizes = parts.map(([name, { length }]) => [name, length]);
  return `<!doctype html>
<!--
The Magnus–Derek table, all pages in one file.

${await pageLicences()}-->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The Magnus–Derek table</title>
<meta name="generator" content="magnus-derek ${await version()}">
<link rel="icon" href="${dataAddress("image/svg+xml", await read("www/public/icon.svg"))}" type="image/svg+xml">
<style>${(await Promise.all(BASE.map(css))).join("")}main:focus{outline:none}body:not(:has(main magnus-derek)) .skip{display:none}${TABLE_ONLY}</style>
${(await Promise.all(["build/single/table-only.js", ...(PAGES["index.html"]?.early ?? [])].map(early))).join("")}\
</head>
<body>
${headerOf({ part: "Play", table: "table" }, "index.html", linkInside, "", [NOTE])}${NO_SCRIPT}
${home}
<footer>
<p>On the site and not in this file are what puts a table into notes, the results of a class, the reference of links, frames, players and limits, the note, the checked proofs, and what changed.</p>
</footer>
<script type="text/plain" data-parts='${JSON.stringify(sizes)}'>${packed}</script>
<script>${boot.trim()}</script>
</body>
</html>
`;
}

/** A link to a page within the file. @param {string} file */
function linkInside(file) {
  const name = file === "./" ? HOME : file.replace(".html", "").replace("/", "-");
  return `href="#${name === HOME ? "" : `page=${name}`}" data-to="${name}"`;
}

/** Content as a data: address. @param {string} type @param {string | Uint8Array} content */
function dataAddress(type, content) {
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}

/** Stops the build if the file would fetch anything. @param {string} page */
function check(page) {
  for (const [, address] of page.matchAll(/<(?:link|script|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)) {
    if (!address.startsWith("data:")) stop(`The single file would fetch ${address}, which is outside of it.`);
  }
}

function report() {
  const size = Buffer.byteLength(html);
  console.log(`· single file: ${size} bytes (limit ${LIMIT}), of which ${packed.length} are packed`);
  if (size > LIMIT) stop(`The single file is ${size - LIMIT} bytes larger than its limit of ${LIMIT}.`);
}
