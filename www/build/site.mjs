/**
 * Writes target/site, which any static host can serve, in a folder too: the bundled pages (vite.config.js), special
 * files for hosts, downloads, data for other programs, the file list for the service worker, and gzip and brotli versions beside every file.
 * SITE_URL is the site's address, for the few places that need an absolute one; without it everything is relative.
 */

import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build } from "vite";
import { ROOT, stop, version, WWW } from "./bundle.mjs";
import { courseParts } from "./course/parts.mjs";
import { siteLicences } from "./licences.mjs";
import { latex } from "./note/latex.mjs";
import { bibliography } from "./note/sources.mjs";
import { xref } from "./note/xref.mjs";
import { wheelName } from "./package/wheel.mjs";
import { htmlOf, PAGES } from "./pages.mjs";
import { dataFiles } from "./site/data.mjs";
import { fileList } from "./site/files.mjs";
import { headers, notFoundPage, offlinePages, sitemap } from "./site/hosts.mjs";
import { lessonsBeside, standalone } from "./standalone.mjs";
import { NOTE } from "./template.mjs";

const FOLDER = new URL("target/site/", ROOT);
const DOWNLOADS = "downloads/";
const VERSION = (await version()) ?? "";
const WHEEL = wheelName(VERSION);
const PACKAGE = `magnus-derek-${VERSION}.tgz`;
/** Files worth compressing: pictures and archives are compressed already. */
const TEXT = /\.(html|js|css|svg|wasm|json|xml|webmanifest)$/;

const siteUrl = wholeAddress(process.env.SITE_URL);

await build({
  configFile: fileURLToPath(new URL("vite.config.js", WWW)),
  configLoader: "native",
  logLevel: "warn",
  define: { HAS_DOWNLOADS: "true", WHEEL_NAME: JSON.stringify(WHEEL), PACKAGE_NAME: JSON.stringify(PACKAGE) },
  build: { outDir: fileURLToPath(FOLDER) },
});
await writeToSite("standalone.js", await standalone());
await writeToSite(...(await lessonsBeside()));
await writeToSite("licences.txt", await siteLicences());
await writeToSite("404.html", notFoundPage(siteUrl));
for (const [name, page] of await offlinePages()) await writeToSite(name, page);
await writeToSite("_headers", headers(siteUrl));
if (siteUrl) await writeToSite("sitemap.xml", sitemap(siteUrl, Object.keys(PAGES)));
await downloads();
for (const [name, text] of await courseParts()) await writeToSite(`${DOWNLOADS}course/${name}`, text);
await writeToSite(`${DOWNLOADS}note.tex`, await latex());
await writeToSite(`${DOWNLOADS}note.bib`, bibliography());
await writeToSite("xref.json", await xref(await htmlOf(NOTE)));
for (const [name, content] of await dataFiles()) await writeToSite(`data/${name}`, content);
await writeToSite("pkg/files.js", await fileList(FOLDER));
await compress(FOLDER);

/** Stops the build unless the address can be a site's. @param {string | undefined} address */
function wholeAddress(address) {
  if (!address) return null;
  if (/^https?:\/\/[^\s"?#]+\/$/.test(address)) return address;
  return stop(`SITE_URL is where the site will lie: it begins with https:// and ends with /, but it is ${address}`);
}

/** Writes a file of the site. @param {string} name @param {string | Uint8Array} content */
async function writeToSite(name, content) {
  const file = new URL(name, FOLDER);
  await mkdir(new URL("./", file), { recursive: true });
  await writeFile(file, content);
}

/** The downloads of the site, as far as they have been built. */
async function downloads() {
  const made = ["dist/anywidget.js", "magnus-derek-quarto.zip", WHEEL, PACKAGE].map((name) => `target/package/${name}`);
  for (const file of ["target/single/magnus-derek.html", ...made]) {
    await cp(new URL(file, ROOT), new URL(DOWNLOADS + basename(file), FOLDER)).catch(() =>
      stop(`${file} is missing: ./build.sh site builds it first.`),
    );
  }
}

/** Writes gzip and brotli versions beside each file. @param {URL} folder */
async function compress(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  for (const file of files) {
    const content = await readFile(new URL(file, folder));
    await writeFile(new URL(`${file}.br`, folder), await promisify(brotliCompress)(content));
    // Neither block size packs every file better.
    const packed = await Promise.all([7, 8].map((memLevel) => promisify(gzip)(content, { level: 9, memLevel })));
    await writeFile(
      new URL(`${file}.gz`, folder),
      packed.reduce((best, one) => (one.length < best.length ? one : best)),
    );
  }
}
