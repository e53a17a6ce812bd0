/**
 * Writes target/site, which any static host can serve, also in a folder: one script and one style sheet with a hash in their names for
 * each page, shared parts, and beside every file what gzip and brotli make of it. What others refer to keeps its name. SITE_URL says where
 * the site will lie, for what has to be a whole address; without it everything is relative.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { bundle, ROOT, read, stop, WWW } from "./bundle.mjs";
import { PAGES } from "./heads.mjs";
import { folderPages } from "./lessons.mjs";
import { compress } from "./site/compress.mjs";
import { headers, notFoundPage, sitemap } from "./site/hosts.mjs";
import { scriptsOf } from "./site/scripts.mjs";
import { lessonsBeside, standalone } from "./standalone.mjs";
import { wholePage } from "./template.mjs";

/** @typedef {import("./template.mjs").Page} Page */

const FOLDER = new URL("target/site/", ROOT);
/** Everything with a hash in its name lies here, one folder below the site: scripts find the site by that. */
const PARTS = "parts/";
const UP = "../";
const CORES = ["magnus_derek", "more", "companions", "lessons"].map((name) => `pkg/${name}_bg.wasm`);
const WORKERS = [
  "table/solver-worker.js",
  "pages/lab/worker.js",
  "pages/lab/exact/worker.js",
  "pages/carpet/worker.js",
  "pages/announced/worker.js",
];
/** What others refer to, and what browsers look for under its name. */
const COPIED = ["icon.svg", "icons", "manifest.webmanifest", "sw.js", "embed-host.js", "pages/notes/preview.css"];
/** The tag: its name stays, and it loads what has a hash. */
const TAG = "element.js";
const DOWNLOADS = "downloads/";
/** Here files lie beside a script, and it finds them by its own address. */
const OWN_URL = { "import.meta.url": "import.meta.url" };

const siteUrl = wholeAddress(process.env.SITE_URL);
/** What is called differently here, by its name in www. @type {Record<string, string>} */
const names = {};

await rm(FOLDER, { recursive: true, force: true });
for (const name of COPIED) await cp(new URL(name, WWW), new URL(name, FOLDER), { recursive: true });
for (const core of CORES) await put(hashed(core, await readFile(new URL(core, WWW))));
for (const worker of WORKERS) await put(hashed(worker, await workerScript(worker)));
const scripts = await scriptsOf(PAGES, TAG, PARTS, definitions());
for (const file of scripts.files) await put(file);
await put([TAG, `export * from "./${scripts.tag}";\n`]);
for (const [file, page] of Object.entries(PAGES)) await put([file, await pageFile(file, page)]);
for (const page of folderPages()) await put(page);
await put(["standalone.js", await standalone()]);
await put(await lessonsBeside());
await put(["404.html", notFoundPage(siteUrl)]);
await put(["_headers", headers(siteUrl)]);
if (siteUrl) await put(["sitemap.xml", sitemap(siteUrl, Object.keys(PAGES))]);
await previews();
await downloads();
const list = execFileSync("bash", [fileURLToPath(new URL("build/list-files.sh", WWW)), fileURLToPath(FOLDER)]);
await put(["pkg/files.js", list]);
await compress(FOLDER);

/** Stops unless the address can be that of a site. @param {string | undefined} address */
function wholeAddress(address) {
  if (!address) return null;
  if (/^https?:\/\/[^\s"?#]+\/$/.test(address)) return address;
  return stop(`SITE_URL is where the site will lie: it begins with https:// and ends with /, but it is ${address}`);
}

/** Writes a file of the site. @param {readonly [name: string, content: string | Uint8Array]} file */
async function put([name, content]) {
  const file = new URL(name, FOLDER);
  await mkdir(new URL("./", file), { recursive: true });
  await writeFile(file, content);
}

/** A file under a name that changes with its content. @param {string} file @param {string | Uint8Array} content @returns {[string, string | Uint8Array]} */
function hashed(file, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const [, stem, ending] = /^(.+)(\.\w+)$/.exec(basename(file)) ?? stop(`${file} is no file of the site.`);
  names[file] = `${PARTS}${stem}-${hash}${ending}`;
  return [names[file], content];
}

/** @param {string} file @param {"js" | "css"} loader */
async function shortened(file, loader) {
  return (await transform(await read(`www/${file}`), { loader, minify: true, target: "es2022" })).code;
}

/** What a script has to know of this site. */
function definitions() {
  return { BUILT_SITE: JSON.stringify({ up: UP, files: names }) };
}

/** @param {string} worker */
async function workerScript(worker) {
  const [text] = (
    await bundle({ entryPoints: [worker], format: "esm", define: { ...definitions(), ...OWN_URL } })
  ).values();
  return String(text);
}

/** @param {string} file @param {Page} page */
async function pageFile(file, page) {
  const text = await read(`www/${file}`);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  const { script, words, parts } = scripts.pages[file] ?? stop(`The page ${file} has no script.`);
  const built = { ...page, styles: [await styleOf(page)], scripts: [script], ...(words && { words }) };
  return wholePage(file, built, main, { nameOf: (name) => names[name] ?? name, earlyOf, modulesOf: () => parts });
}

/**
 * In one file the scripts that are run before anything is drawn. It has no hash in its name: a page that comes out of a cache after an
 * update finds none of its other parts, and this says so.
 * @param {string[]} early
 */
async function earlyOf(early) {
  const scripts = await Promise.all(early.map((file) => shortened(file, "js")));
  const language = early.map((file) => /^words\/([a-z]{2}\/)/.exec(file)?.[1]).find(Boolean) ?? "";
  const name = `early/${language}${basename(early.at(-1) ?? "")}`;
  await put([name, scripts.join("")]);
  return [name];
}

/** The one style sheet of a page. @param {Page | undefined} page */
async function styleOf(page) {
  const sheets = await Promise.all((page?.styles ?? []).map((file) => shortened(file, "css")));
  const last = basename(page?.styles.at(-1) ?? "page.css");
  const [name, content] = hashed(`styles/${last}`, sheets.join(""));
  await put([name, content]);
  return name;
}

/** The pictures of pages for those who are sent a link. */
async function previews() {
  for (const folder of ["learn/", "previews/"]) {
    for (const file of await readdir(new URL(folder, WWW))) {
      if (file.endsWith(".png")) await cp(new URL(folder + file, WWW), new URL(folder + file, FOLDER));
    }
  }
}

/** What a reader can take home, if it has been built. */
async function downloads() {
  const widget = "target/package/dist/anywidget.js";
  for (const file of ["target/single/magnus-derek.html", widget, ...(await tarballs())]) {
    await cp(new URL(file, ROOT), new URL(DOWNLOADS + basename(file), FOLDER)).catch(() =>
      stop(`${file} is missing: ./build.sh site builds it first.`),
    );
  }
}

async function tarballs() {
  const files = await readdir(new URL("target/package/", ROOT)).catch(() => []);
  return files.filter((file) => file.endsWith(".tgz")).map((file) => `target/package/${file}`);
}
