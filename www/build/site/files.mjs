/**
 * The list pkg/files.js: every file that the service worker keeps, with its SHA-256, and a version that changes
 * with any of them.
 */

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

const KEPT = /\.(html|css|js|wasm|json|svg|png|webmanifest)$/;
/**
 * Files that the service worker does not keep: some are for other sites or for unknown addresses, the proofs with their goals are
 * large and for few readers, and browsers keep the worker themselves.
 */
const NOT_KEPT =
  /^(pkg\/|previews\/|downloads\/|data\/|([a-z]{2}\/)?proofs\/|learn\/.*\.png$|(sw|standalone|lessons)\.js$|404\.html$)/;

/** @param {string | Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest("hex");

/** @param {URL} folder the built site */
export async function fileList(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => KEPT.test(name) && !NOT_KEPT.test(name));
  const hashes = await Promise.all(
    names.sort().map(async (name) => /** @type {const} */ ([name, hashOf(await readFile(new URL(name, folder)))])),
  );
  const worker = await readFile(new URL("sw.js", folder));
  const version = hashOf(JSON.stringify([hashes, hashOf(worker)])).slice(0, 16);
  // Files for the readers of one language: its pages, and everything in a folder with its name.
  const languageOf = (/** @type {string} */ name) => /(?:^|\/)([a-z]{2})\//.exec(name)?.[1] ?? "";
  const of = (/** @type {string} */ language) =>
    Object.fromEntries(hashes.filter(([name]) => languageOf(name) === language));
  const languages = [...new Set(names.map(languageOf))].filter(Boolean);
  const site = {
    version,
    files: of(""),
    languages: Object.fromEntries(languages.map((language) => [language, of(language)])),
  };
  return `self.SITE = ${JSON.stringify(site, null, 1)};\n`;
}
