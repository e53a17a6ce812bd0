/**
 * The list pkg/files.js: every file that the service worker keeps, with its SHA-256, and a version that changes
 * with any of them.
 */

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

const KEPT = /\.(html|css|js|wasm|json|svg|png|woff2|webmanifest)$/;
/**
 * Files that the service worker does not keep: some are for other sites or for unknown addresses, and browsers keep the worker
 * themselves.
 */
const NOT_KEPT =
  /^(pkg\/|previews\/|downloads\/|data\/|proofs\/.*\.js$|learn\/.*\.png$|(sw|standalone|lessons)\.js$|404\.html$)/;
/** Pages that are kept once they have been read: the proofs with their goals are large and for few readers. */
const KEPT_IF_READ = /^([a-z]{2}\/)?proofs\//;

/** @param {string | Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest("hex");

/**
 * The content of a page that tells its version, whatever a host adds to its head and its end: the names of its parts, which
 * have hashes, and its main part. Runs in the service worker too.
 * @param {string} html
 */
export function ownContent(html) {
  const [main = html] = /<main\b.*<\/main>/s.exec(html) ?? [];
  return [...(html.match(/\bparts\/[\w.-]+/g) ?? []), main].join("\n");
}

/** @param {URL} folder the built site */
export async function fileList(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => KEPT.test(name) && !NOT_KEPT.test(name));
  const contents = await Promise.all(
    names.sort().map(async (name) => /** @type {const} */ ([name, await readFile(new URL(name, folder))])),
  );
  const hashes = contents.map(([name, content]) => /** @type {const} */ ([name, hashOf(content)]));
  const worker = await readFile(new URL("sw.js", folder));
  const version = hashOf(JSON.stringify([hashes, hashOf(worker)])).slice(0, 16);
  // Files for the readers of one language: its pages, and everything in a folder with its name.
  const languageOf = (/** @type {string} */ name) => /(?:^|\/)([a-z]{2})\//.exec(name)?.[1] ?? "";
  const always = hashes.filter(([name]) => !KEPT_IF_READ.test(name));
  const of = (/** @type {string} */ language) =>
    Object.fromEntries(always.filter(([name]) => languageOf(name) === language));
  const languages = [...new Set(names.map(languageOf))].filter(Boolean);
  const pages = contents.filter(([name]) => name.endsWith(".html"));
  const site = {
    version,
    files: of(""),
    languages: Object.fromEntries(languages.map((language) => [language, of(language)])),
    read: Object.fromEntries(hashes.filter(([name]) => KEPT_IF_READ.test(name))),
    own: Object.fromEntries(pages.map(([name, content]) => [name, hashOf(ownContent(String(content))).slice(0, 16)])),
  };
  return `self.SITE = ${JSON.stringify(site, null, 1)};\nself.SITE.ownContent = ${ownContent};\n`;
}
