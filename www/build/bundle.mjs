/** Parts that the single file and the package share: their scripts, and the core packed as text. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { litTrusted, unindented } from "./lit.mjs";
import { ownNames } from "./own-names.mjs";
import { shortModules } from "./short-modules.mjs";
import { translatedLessons } from "./translated-lessons.mjs";
import { DIGITS } from "./unpack.js";

/** @import { Plugin, Rolldown } from "vite" */

export const ROOT = new URL("../../", import.meta.url);
export const WWW = new URL("www/", ROOT);

const FOLDER = fileURLToPath(WWW);

/** @param {string} path below the root of the project */
export const read = (path) => readFile(new URL(path, ROOT), "utf8");

/** @param {string} name */
export const readCore = (name) => readFile(new URL(`pkg/${name}_bg.wasm`, WWW));

export const version = async () => /^version = "(.+)"$/m.exec(await read("Cargo.toml"))?.[1];

/** Stops the build with one sentence. @param {string} sentence */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * For bundles that stand alone: the address of a file beside a module is undefined. An entry that needs its own
 * address has it as OWN_ADDRESS.
 * @type {Plugin}
 */
const nothingBeside = {
  name: "nothing beside",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(fileURLToPath(ROOT)) || !code.includes("import.meta.url")) return null;
    return code.replaceAll(/new URL\([^()]*, import\.meta\.url\)|import\.meta\.url/g, "undefined");
  },
};

/** Leaves English as the only language of a bundle, so that readers of others need not fetch it. @type {Plugin} */
const englishAlone = {
  name: "English alone",
  enforce: "pre",
  transform(code, id) {
    return /\/text\/languages\.js$/.test(id)
      ? code.replaceAll(/(const (?:OTHERS|COMPANIONS) = )\{[^}]*\}/g, "$1{}")
      : null;
  },
};

/** Gives all tables of a bundle one core, the one that can do everything. @type {Plugin} */
const studyForPlay = {
  name: "study in place of play",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/pkg/magnus_derek.js") ? `${FOLDER}pkg/study.js` : null),
};

/**
 * A script and all that it imports, shortened.
 * @param {string} entry below www
 * @param {"es" | "iife"} format
 * @param {{define?: Record<string, string>, plugins?: Plugin[], inParts?: boolean, speaksAll?: boolean,
 *   studyAlone?: boolean}} [more] what is put in; whether lazy imports stay in files of their own; whether a single
 *   file has all languages, and whether it has the core `study` alone
 * @returns {Promise<Map<string, string>>} the texts by file name
 */
export async function bundle(
  entry,
  format,
  { define = {}, plugins = [], inParts = false, speaksAll = inParts, studyAlone = false } = {},
) {
  const result = await build({
    configFile: false,
    root: FOLDER,
    logLevel: "warn",
    publicDir: false,
    define: { OWN_ADDRESS: "import.meta.url", ...define },
    resolve: { mainFields: ["module"] },
    plugins: [
      nothingBeside,
      translatedLessons(() => speaksAll),
      shortModules,
      ownNames,
      litTrusted,
      unindented,
      ...(speaksAll ? [] : [englishAlone]),
      ...(studyAlone ? [studyForPlay] : []),
      ...plugins,
    ],
    build: {
      write: false,
      target: "es2022",
      lib: { entry: FOLDER + entry, formats: [format], name: "unused" },
      rolldownOptions: {
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "parts/[name]-[hash].js",
          codeSplitting: inParts,
          minify: true,
        },
      },
    },
  });
  const [made] = /** @type {Rolldown.RolldownOutput[]} */ (result);
  return new Map((made?.output ?? []).flatMap((part) => (part.type === "chunk" ? [[part.fileName, part.code]] : [])));
}

/**
 * Packs content as text; unpack.js undoes it. Less memory means shorter blocks, each with a code of its own: the single
 * file is 2,144 bytes smaller with 7 than with 8, and larger again with 6.
 * @param {Uint8Array | string} content
 */
export function pack(content) {
  return toDigits(gzipSync(content, { level: 9, memLevel: 7 }));
}

/** Bytes in base 85. The last four may be fewer: their zeros are left out. @param {Uint8Array} bytes */
function toDigits(bytes) {
  const whole = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  let text = "";
  for (let at = 0; at < whole.length; at += 4) {
    const four = whole.readUInt32BE(at);
    for (const unit of [85 ** 4, 85 ** 3, 85 ** 2, 85, 1]) text += DIGITS[Math.floor(four / unit) % 85];
  }
  return text.slice(0, Math.ceil((bytes.length * 5) / 4));
}
