/** The scripts of a built site: one for each kind of page, and what they share in few parts, so that a page asks for few files. */

import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { inShort, stop, WWW } from "../bundle.mjs";
import { modulesOf } from "../template.mjs";

/** @typedef {import("../template.mjs").Page} Page */
/** @typedef {import("rolldown").OutputChunk} Chunk */
/** What is written, by name; the module of the tag; and for every page its script, the words of its language, which are run first, and the parts that both import. @typedef {{files: [name: string, text: string][], tag: string, pages: Record<string, {script: string, words?: string, parts: string[]}>}} Scripts */

const FOLDER = fileURLToPath(WWW);
const ENTRY = "entry:";
const TABLE = "table/element.js";

/**
 * @param {Record<string, Page>} pages by their files @param {string} tag the module that others name
 * @param {string} folder for what is written @param {Record<string, string>} define @returns {Promise<Scripts>}
 */
export async function scriptsOf(pages, tag, folder, define) {
  // Not one with the scripts of the page: a module that both languages share would be run before the words are there.
  const words = Object.values(pages).flatMap(({ words }) => (words ? [[words]] : []));
  const entries = new Map(
    [...Object.values(pages).map(({ scripts }) => scripts), ...words].map((all) => [entryOf(all), all]),
  );
  const names = [...entries.keys()].map((name) => /** @type {const} */ ([name, ENTRY + name]));
  const bundler = await rolldown({
    input: { ...Object.fromEntries(names), [TABLE]: join(FOLDER, tag) },
    cwd: FOLDER,
    platform: "browser",
    preserveEntrySignatures: "allow-extension",
    transform: { target: "es2022", define },
    plugins: [entriesOf(entries), shortModules],
  });
  const { output } = await bundler.generate({
    format: "esm",
    minify: true,
    entryFileNames: ({ name, moduleIds }) =>
      `${folder}${languageOf(moduleIds)}${name === TABLE ? "tag" : name}-[hash].js`,
    chunkFileNames: ({ moduleIds }) => `${folder}${languageOf(moduleIds)}[name]-[hash].js`,
    codeSplitting: { includeDependenciesRecursively: false, groups: await groups(pages["index.html"]?.scripts ?? []) },
  });
  await bundler.close();
  const chunks = output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const scriptOf = (/** @type {string} */ name) =>
    chunks.find((chunk) => chunk.isEntry && chunk.name === name) ?? stop(`There is no script ${name}.`);
  const all = Object.entries(pages).map(([file, { scripts, words }]) => {
    const [script, spoken] = [scriptOf(entryOf(scripts)), words ? scriptOf(entryOf([words])) : null];
    const parts = [...(spoken ? partsOf(spoken, chunks) : []), ...partsOf(script, chunks)];
    return [
      file,
      { script: script.fileName, ...(spoken && { words: spoken.fileName }), parts: [...new Set(parts)].sort() },
    ];
  });
  return {
    files: chunks.map(({ fileName, code }) => [fileName, code]),
    tag: scriptOf(TABLE).fileName,
    pages: Object.fromEntries(all),
  };
}

/**
 * Parts that all pages share, instead of one for each set of pages that have something in common; the kit in two, of which the Play page
 * needs one.
 * @param {string[]} scripts of the Play page
 */
async function groups(scripts) {
  const files = async (/** @type {string[]} */ scripts) =>
    new Set([...scripts, ...(await modulesOf(scripts))].map((file) => join(FOLDER, file)));
  const [first, table] = [await files(scripts), await files([TABLE])];
  const [kit, words] = [join(FOLDER, "kit/"), join(FOLDER, "words/en/kit.js")];
  const isKit = (/** @type {string} */ id) => id.startsWith(kit) || id === words;
  // What all languages share is a part of its own: the words of another language need it, and are run before the kit and the table, which
  // take their words from there as soon as they are run themselves.
  const isShared = (/** @type {string} */ id) =>
    dirname(relative(FOLDER, id)) === "words" && basename(id) !== "languages.js";
  return [
    { name: "words", priority: 4, test: isShared },
    { name: "kit", priority: 3, test: (/** @type {string} */ id) => isKit(id) && first.has(id) },
    { name: "tools", priority: 2, minShareCount: 2, test: isKit },
    { name: "table", priority: 1, test: (/** @type {string} */ id) => table.has(id) },
  ];
}

/** Pages with the same scripts share one, as the lessons do. @param {string[]} scripts */
function entryOf(scripts) {
  const last = String(scripts.at(-1));
  return last
    .replace(/^(pages|table)\//, "")
    .replace(/(\/page)?\.js$/, "")
    .replaceAll("/", "-");
}

/** The folder of what only one language has, such as "de/"; nobody else is to fetch it. @param {string[]} modules */
function languageOf(modules) {
  const real = modules.filter((id) => !id.startsWith("\0"));
  const all = new Set(real.map((id) => /^(?:words|lessons)\/([a-z]{2})\//.exec(relative(FOLDER, id))?.[1] ?? "en"));
  const [language] = all;
  return all.size === 1 && language !== "en" ? `${language}/` : "";
}

/** Modules that import all scripts of a page. @param {Map<string, string[]>} entries @returns {import("rolldown").Plugin} */
function entriesOf(entries) {
  return {
    name: "entries",
    resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
    load(id) {
      const scripts = entries.get(id.replace(`\0${ENTRY}`, ""));
      return scripts?.map((script) => `import ${JSON.stringify(join(FOLDER, script))};`).join("\n");
    },
  };
}

/** @type {import("rolldown").Plugin} */
const shortModules = { name: "short modules", load: inShort };

/** What a script imports at once, and what that imports, and so on. @param {Chunk} script @param {Chunk[]} chunks */
function partsOf(script, chunks) {
  const found = new Set(script.imports);
  for (const name of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported);
  }
  return [...found].sort();
}
