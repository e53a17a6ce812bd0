/**
 * Groups of modules that the built site loads together: few files for each page, so that the next page finds some
 * of them in the cache.
 */

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ownNames } from "./own-names.mjs";
import { shortModules } from "./short-modules.mjs";

/** @import { Rolldown } from "vite" */
/**
 * Facts about a module as the bundler gives them.
 * @typedef {{getModuleInfo(id: string): {importedIds: readonly string[]} | null}} Context
 */

const WWW = fileURLToPath(new URL("../", import.meta.url));
/** The entry of the tag: it keeps its name, and loads the parts with a hash. */
const TAG = "element";

/**
 * The reader of QR codes as a module: what the bundler has for such a script of the old kind would come with the first load
 * of every page.
 * @type {Rolldown.Plugin}
 */
const readerOfCodes = {
  name: "reader of codes",
  load: (id) =>
    /\/jsqr\/dist\/jsQR\.js$/.test(id)
      ? `const module = { exports: {} };\nconst { exports } = module;\n${readFileSync(id, "utf8")}\nexport default module.exports;\n`
      : null,
};

/** @type {Rolldown.RolldownOptions} */
export const chunks = {
  input: { [TAG]: join(WWW, "element.js") },
  checks: { pluginTimings: false },
  // Others import the tag by its names.
  preserveEntrySignatures: "allow-extension",
  plugins: [readerOfCodes, shortModules, ownNames],
  output: {
    entryFileNames: ({ name, moduleIds }) =>
      name === TAG ? "element.js" : `parts/${languageOf(moduleIds)}${nameOf(name)}-[hash].js`,
    chunkFileNames: ({ moduleIds }) => `parts/${languageOf(moduleIds)}[name]-[hash].js`,
    assetFileNames: "parts/[name]-[hash][extname]",
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        // The page's speaker is a chunk of its own with the English of the first load: the script of another language
        // needs it, and runs before the kit and the table. The helpers of the bundler are in it, too.
        {
          debugName: "words",
          name: (id, context) => (id.startsWith("\0") || spoken(context).has(id) ? "words" : null),
          priority: 4,
        },
        { debugName: "kit", name: (id, context) => (isKit(id) && first(context).has(id) ? "kit" : null), priority: 3 },
        { name: "tools", priority: 2, minShareCount: 2, test: isKit },
        { debugName: "table", name: (id, context) => (table(context).has(id) ? "table" : null), priority: 1 },
      ],
    },
  },
};

/** The speaker of a page, and the words for what is refused, which the kit needs on pages without a table too. */
const spoken = reachedFrom(["text/page-speaker.js", "text/say/refusals.js"]);
const first = reachedFrom(["pages/play/page.js", "table/element.js", "pages/carpet/open.js"]);
/** The table with the messages that it fetches when it is idle, because the first minute uses them too. */
const table = reachedFrom(["table/element.js", "text/say/table/terms.js"]);

/** All modules that these import statically, directly or through others. @param {string[]} files */
function reachedFrom(files) {
  /** @type {Set<string> | undefined} */
  let known;
  return (/** @type {Context} */ context) => {
    if (known) return known;
    known = new Set();
    for (const file of files) known.add(join(WWW, file));
    for (const id of known) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) known.add(imported);
    return known;
  };
}

/** @param {string} id */
function isKit(id) {
  return (id.startsWith(join(WWW, "kit/")) || id.includes("/node_modules/lit-html/")) && id.endsWith(".js");
}

/** Pages of a folder and of a language are told apart by it. @param {string} name */
function nameOf(name) {
  return name.replaceAll("/", "-");
}

/**
 * The folder of a chunk with one language only, such as "de/", which readers of other languages never fetch.
 * @param {string[]} modules
 */
function languageOf(modules) {
  const real = modules.filter((id) => id.startsWith(WWW));
  const all = new Set(real.map((id) => /^(?:text|lessons)\/([a-z]{2})\//.exec(relative(WWW, id))?.[1] ?? "en"));
  const [language] = all;
  return all.size === 1 && language !== "en" ? `${language}/` : "";
}
