/**
 * Writes target/single/magnus-derek.html: both pages, their scripts, their styles and the core in one file that fetches nothing.
 * What is large in it is packed; www/build/single/boot.js unpacks it.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { transform } from "esbuild";
import { bundle, licence, pack, ROOT, read, readCore, stop, version } from "./bundle.mjs";
import { scriptOnCdn } from "./standalone.mjs";

const LIMIT = 600_000;
const FILE = new URL("target/single/magnus-derek.html", ROOT);

/** A link from the Lab to a game on the Play page, as the scripts write it, and what it is in one document. */
const GAME_LINK = { from: "`./#", to: "`#" };
const NO_SCRIPT =
  "<noscript><p>This file holds two pages, Play and Lab. Both need JavaScript and WebAssembly.</p></noscript>";

/** Loads what a single file has no use for, and mends its links. @type {import("esbuild").Plugin} */
const inOneDocument = {
  name: "in one document",
  setup(build) {
    build.onLoad({ filter: /table\/picture\/lens\.js$/ }, () => ({
      contents: "export const hasLens = () => false; export const showsLens = hasLens; export const lens = () => [];",
    }));
    build.onLoad({ filter: /kit\/offline\.js$/ }, () => ({ contents: "" }));
    build.onLoad({ filter: /pkg\/magnus_derek\.js$/ }, async () => ({
      contents: withoutFetching(await read("www/pkg/magnus_derek.js")),
    }));
    build.onLoad({ filter: /pages\/lab\/results\.js$/ }, async () => {
      const source = await read("www/pages/lab/results.js");
      if (!source.includes(GAME_LINK.from))
        stop("www/pages/lab/results.js no longer writes its links to games as ./#…");
      return { contents: source.replaceAll(GAME_LINK.from, GAME_LINK.to) };
    });
  },
};

// Announced moves, the companion games and the carpet have cores of their own, which are not in the file.
const wholePlayPage = (await read("www/index.html"))
  .replace(/ <a href="(announced|companions)\.html">.*?<\/a>/g, "")
  .replace(/<section class="carpet"[\s\S]*?<\/section>\n/, "");
// What is read only beside a table that works is packed, with the styles from there to the end.
const [firstStyles, laterStyles] = halves(withoutNotice(await css("kit/page.css")), ".about{");
const ABOUT = /<section class="about"[\s\S]*?<\/section>\n/;
const about = ABOUT.exec(wholePlayPage)?.[0] ?? stop("The page index.html does not say what one sees.");
const playPage = wholePlayPage.replace(ABOUT, "");
const labPage = await read("www/lab.html");
const scripts = await bundle({
  entryPoints: ["build/single/boot.js", "build/single/main.js"],
  format: "iife",
  plugins: [inOneDocument],
  define: { CDN_SCRIPT: JSON.stringify(await scriptOnCdn()) },
});
const lab = `${mainOf("lab", labPage)}<style data-of="lab">${await css("kit/parts.css")}${await css("pages/lab/lab.css")}</style>`;
// In one piece they pack better than one by one: the script names what the core has names for.
const packedAbout = `${about}<style>${laterStyles}</style>`;
const parts = [await readCore(), ...[packedAbout, scripts.get("main.js"), lab].map((text) => Buffer.from(text))];
const packed = pack(Buffer.concat(parts));
const html = await singlePage();
check(html.replace("</main>", () => `${about}</main>${lab}`));
await mkdir(new URL("./", FILE), { recursive: true });
await writeFile(FILE, html);
report();

async function singlePage() {
  const lengths = parts.map((part) => part.length);
  const data = `<script type="text/plain" data-lengths="${lengths}">${packed}</script>\n`;
  const head = `<meta name="generator" content="magnus-derek ${await version()}">
<style>${firstStyles}main[hidden]{display:none}main:focus{outline:none}</style>
`;
  // The description is for those who search the web, where this file is not.
  return playPage
    .replace(/<!--.*?-->\n/gs, "")
    .replace(/<link rel="(?!icon").*?>\n/g, "")
    .replace(/<meta name="description".*?>\n/, "")
    .replace(/<script (type="module" )?src=.*?<\/script>\n/g, "")
    .replace("icon.svg", dataAddress(await read("www/icon.svg")))
    .replace(
      "<html ",
      `<!--\nThe Magnus–Derek table, Play and Lab in one file.\n\n${await licence()}-->\n<html data-page="play" `,
    )
    .replace("</head>", () => `${head}</head>`)
    .replace('<a href="./"', '<a href="#" data-to="play"')
    .replace('<a href="lab.html"', '<a href="#page=lab" data-to="lab"')
    .replace(/<main[\s\S]*<\/main>/, () => `${NO_SCRIPT}\n${mainOf("play", playPage)}`)
    .replace("</body>", () => `${data}<script>${scripts.get("boot.js").trim()}</script>\n</body>`);
}

/** The main part of a page, with what has to be known of its head. @param {string} name @param {string} page */
function mainOf(name, page) {
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? stop(`The page ${name} has no main part.`);
  const title = /<title>(.*)<\/title>/.exec(page)?.[1] ?? stop(`The page ${name} has no title.`);
  return main.replace("<main", `<main data-of="${name}" data-title="${title}" tabindex="-1"`);
}

/** @param {string} name */
async function css(name) {
  const { code } = await transform(await read(`www/${name}`), { loader: "css", minify: true });
  return code.trim();
}

/** Leaves out the rules of the notice of a new version, which a single file never gives. @param {string} css */
function withoutNotice(css) {
  const shorter = css.replace(/(?<=\})[^{},]*\.update[^{},]*\{[^{}]*\}/g, "").replace(/,\.update[^{},]*/g, "");
  return shorter.length < css.length ? shorter : stop("kit/page.css no longer has rules for .update.");
}

/** What comes before a mark and what begins with it. @param {string} text @param {string} mark */
function halves(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? stop(`There is no ${mark} any more to part a text at.`) : [text.slice(0, at), text.slice(at)];
}

/** The glue of the core for those who hand it a compiled one. @param {string} glue */
function withoutFetching(glue) {
  const [upToLoading, fromLoading] = halves(glue, "async function __wbg_load(");
  const [, fromSync] = halves(fromLoading, "function initSync(");
  const [sync] = halves(fromSync, "async function __wbg_init(");
  return `${upToLoading}${sync}
export default async ({ module_or_path: module }) => initSync({ module });
`;
}

/** A picture as an address in double quotes, in which blanks, equality signs and the like may stand as they are. @param {string} svg */
function dataAddress(svg) {
  const safe = encodeURIComponent(oneLine(svg).replaceAll('"', "'")).replace(/%(20|2F|3A|3D)/g, decodeURIComponent);
  return `data:image/svg+xml,${safe}`;
}

/** @param {string} text */
function oneLine(text) {
  return text.trim().replaceAll(/\s*\n\s*/g, "");
}

/** Stops if anything in the page leads out of the file, or two elements have the same id. @param {string} page */
function check(page) {
  const links = [...page.matchAll(/\sdata-to="/g)].length;
  if (links !== 2)
    stop(`The header of index.html should link to Play and Lab once each, but ${links} links were found.`);
  for (const [, address] of page.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
    if (!/^(#|data:)/.test(address)) stop(`The single file would refer to ${address}, which is outside of it.`);
  }
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice) stop(`Play and Lab both have an element with the id ${twice}, so they cannot be in one file.`);
}

function report() {
  const size = Buffer.byteLength(html);
  console.log(`· single file: ${size} bytes (limit ${LIMIT}), of which ${packed.length} are packed`);
  if (size > LIMIT) stop(`The single file is ${size - LIMIT} bytes larger than its limit of ${LIMIT}.`);
}
