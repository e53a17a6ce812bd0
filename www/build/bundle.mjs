/** What the single file and the package have in common: their scripts, the core packed as text, and whom to thank. */

import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

export const ROOT = new URL("../../", import.meta.url);
export const WWW = new URL("www/", ROOT);

/** Where the bundler would write to if it wrote. */
const OUT = join(fileURLToPath(ROOT), "target");

/** @param {string} path below the root of the project */
export const read = (path) => readFile(new URL(path, ROOT), "utf8");

/** @param {string} [name] */
export const readCore = (name = "magnus_derek") => readFile(new URL(`pkg/${name}_bg.wasm`, WWW));

export const version = async () => /^version = "(.+)"$/m.exec(await read("Cargo.toml"))?.[1];

/** Stops the build with one sentence. @param {string} sentence */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Modules that export nothing but style sheets, as text that the bundler would leave as long as it is. */
const STYLES = /\/www\/table\/(style|late-style|lesson\/style|companion\/style|share\/style|share\/print-style)\.js$/;
const LESSONS = /\/www\/lessons\/[\w-]+\.js$/;

/** What of a lesson only its page shows, which is made when the site is built. */
const ON_PAGES_ALONE = new Set(["summary", "before", "source", "text", "proof", "lecturer", "fails", "after"]);

/** A module as bundles have it, with short style sheets, or with what a table needs of a lesson; null if it stays as it is. @param {string} path */
export async function inShort(path) {
  if (STYLES.test(path)) return stylesInShort(await import(path));
  if (LESSONS.test(path)) return lessonInShort(await import(path));
  return null;
}

/** @param {Record<string, string>} sheets */
async function stylesInShort(sheets) {
  const all = Object.entries(sheets).map(async ([name, sheet]) => {
    const { code } = await transform(sheet, { loader: "css", minify: true, target: "es2022" });
    return `export const ${name} = ${JSON.stringify(code.trim())};`;
  });
  return (await Promise.all(all)).join("\n");
}

/** null for a module that is no lesson, such as their list. @param {{default?: object}} module */
function lessonInShort({ default: lesson }) {
  if (!lesson) return null;
  return `export default ${JSON.stringify(lesson, (name, value) => (ON_PAGES_ALONE.has(name) ? undefined : value))};`;
}

/** @type {import("esbuild").Plugin} */
const shortModules = {
  name: "short modules",
  setup(build) {
    build.onLoad({ filter: /\/www\/(table|lessons)\// }, async ({ path }) => {
      const contents = await inShort(path);
      return contents === null ? null : { contents };
    });
  },
};

/** One file for all speaks English alone: nobody is to fetch a language that he does not read. @type {import("esbuild").Plugin} */
const englishAlone = {
  name: "English alone",
  setup(build) {
    build.onLoad({ filter: /\/www\/(words|lessons)\/languages\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replace(/(const OTHERS = )\{[^}]*\}/, "$1{}") };
    });
  },
};

/**
 * Bundles and shortens scripts.
 * @param {import("esbuild").BuildOptions & {speaksAll?: boolean}} options and whether one file for all has all languages in it
 * @returns {Promise<Map<string, string>>} the texts by file name
 */
export async function bundle({ speaksAll, ...options }) {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    write: false,
    outdir: OUT,
    target: "es2022",
    charset: "utf8",
    // The licences of what is bundled are given whole; see licence().
    legalComments: "none",
    absWorkingDir: fileURLToPath(WWW),
    ...options,
    // Beside a bundle lie none of the files that a module of the page would find beside itself, and a bundler that meets such an
    // address would look for one. An entry that has a use for its own address has it as OWN_ADDRESS.
    define: { "import.meta.url": "undefined", OWN_ADDRESS: "import.meta.url", ...options.define },
    plugins: [shortModules, ...(options.splitting || speaksAll ? [] : [englishAlone]), ...(options.plugins ?? [])],
  });
  return new Map((outputFiles ?? []).map(({ path, text }) => [relative(OUT, path), text]));
}

/** As text that unpack.js undoes. @param {Uint8Array | string} content */
export function pack(content) {
  return gzipSync(content, { level: 9 }).toString("base64");
}

/** The terms without the name of who grants them. @param {string} text */
const termsOf = (text) => text.slice(text.indexOf("Permission is hereby granted")).replaceAll(/\s+/g, " ").trim();

/** Our licence, which covers the vendored modules as well. */
export async function licence() {
  const ours = (await read("LICENSE")).trim();
  const names = (await readdir(new URL("vendor/", WWW))).filter((name) => name.endsWith(".LICENSE"));
  const others = names.map(async (name) => {
    const theirs = await read(`www/vendor/${name}`);
    if (termsOf(theirs) !== termsOf(ours)) stop(`${name} has other terms than LICENSE: it must be given whole.`);
    return `${name.replace(".LICENSE", "")}, ${/^Copyright.*$/m.exec(theirs)?.[0]}`;
  });
  return `${ours}\n\nUnder the same terms the scripts hold:\n${(await Promise.all(others)).join("\n")}\n`;
}
