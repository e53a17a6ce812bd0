/** Which modules of the built site are loaded together: few files for each page, of which others are used by the next page too. */

import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { shortModules } from "./short-modules.mjs";

/** @import { Rolldown } from "vite" */
/** What the bundler knows of modules. @typedef {{getModuleInfo(id: string): {importedIds: readonly string[]} | null}} Context */

const WWW = fileURLToPath(new URL("../", import.meta.url));
/** The tag: its name stays, and it loads what has a hash. */
const TAG = "element";

/** @type {Rolldown.RolldownOptions} */
export const chunks = {
  input: { [TAG]: join(WWW, "element.js") },
  checks: { pluginTimings: false },
  // Others import the tag by its names.
  preserveEntrySignatures: "allow-extension",
  plugins: [shortModules],
  output: {
    entryFileNames: ({ name, moduleIds }) =>
      name === TAG ? "element.js" : `parts/${languageOf(moduleIds)}${nameOf(name)}-[hash].js`,
    chunkFileNames: ({ moduleIds }) => `parts/${languageOf(moduleIds)}[name]-[hash].js`,
    assetFileNames: "parts/[name]-[hash][extname]",
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        // What says who speaks on a page is a part of its own, with the English that is there from the beginning: the script of another
        // language needs it, and is run before the kit and the table; so is what the bundler itself brings.
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

const spoken = reachedFrom(["text/page.js"]);
const first = reachedFrom(["pages/play/page.js", "table/element.js", "pages/carpet/open.js"]);
/** With the words that a table fetches as soon as it has time, which the first minute says too. */
const table = reachedFrom(["table/element.js", "text/say/terms.js"]);

/** All that these modules import at once, and what that imports, and so on. @param {string[]} files */
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
  return id.startsWith(join(WWW, "kit/")) && id.endsWith(".js");
}

/** Pages of a folder and of a language are told apart by it. @param {string} name */
function nameOf(name) {
  return name.replaceAll("/", "-");
}

/** The folder of what only one language has, such as "de/"; nobody else is to fetch it. @param {string[]} modules */
function languageOf(modules) {
  const real = modules.filter((id) => id.startsWith(WWW));
  const all = new Set(real.map((id) => /^(?:text|lessons)\/([a-z]{2})\//.exec(relative(WWW, id))?.[1] ?? "en"));
  const [language] = all;
  return all.size === 1 && language !== "en" ? `${language}/` : "";
}
