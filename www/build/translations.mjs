/**
 * What is missing in the translations of the pages, www/text/LANGUAGE/pages/PAGE.js, and of the lessons, www/lessons/LANGUAGE/ID.js:
 * texts that are not translated, texts whose English has changed since, and translations of nothing. `node www/build/translations.mjs`
 * lists them, and marks those of lessons whose English has changed as `stale`, so that the English is shown again; whoever mends one
 * writes the hash that is listed, and takes the mark away.
 */

import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LESSONS } from "../lessons/list.js";
import { textsOf } from "../lessons/translate.js";
import { fileIn, languagesOf, LANGUAGES as PAGE_LANGUAGES, toDoOf } from "./languages.mjs";
import { BY_HAND, textsIn } from "./pages.mjs";

/** @import { Texts } from "../lessons/translate.js" */

const FOLDER = new URL("../lessons/", import.meta.url);

/** The languages that there is a folder of. */
export const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a translation keeps of the English that it was made from. @param {string} english */
export function hashOf(english) {
  return createHash("sha256").update(english).digest("hex").slice(0, 8);
}

/** @typedef {{file: string, texts: Map<string, string>, said: Texts}} Pair a lesson's English texts and what there is of them in another language */

/** Every lesson in every language. @returns {Promise<Pair[]>} */
export async function pairs() {
  const all = LANGUAGES.flatMap((language) =>
    LESSONS.map(async ({ id, load }) => {
      const file = `${language}/${id}.js`;
      const address = new URL(file, FOLDER);
      const said = existsSync(address) ? (await import(address.href)).default : {};
      return { file, texts: textsOf((await load()).default), said };
    }),
  );
  return Promise.all(all);
}

/** The keys of what is to be done. @param {Pair} pair */
export function toDo({ texts, said }) {
  const keys = Object.keys(said);
  const current = (/** @type {string} */ key) => said[key]?.of === hashOf(texts.get(key) ?? "");
  return {
    missing: [...texts.keys()].filter((key) => !Object.hasOwn(said, key)),
    stale: keys.filter((key) => texts.has(key) && !current(key)),
    superfluous: keys.filter((key) => !texts.has(key)),
    /** Marked as stale and current, or not marked and stale. */
    wronglyMarked: keys.filter((key) => texts.has(key) && Boolean(said[key]?.stale) === current(key)),
  };
}

/** Sets and takes away the marks of one file. @param {Pair} pair */
async function mark({ file, texts, said }) {
  const address = new URL(file, FOLDER);
  const marked = Object.entries(said).map(([key, { of, text }]) => {
    const stale = texts.has(key) && of !== hashOf(texts.get(key) ?? "");
    return [key, { of, text, ...(stale ? { stale } : {}) }];
  });
  const before = (await readFile(address, "utf8")).split("export default ")[0];
  await writeFile(address, `${before}export default ${JSON.stringify(Object.fromEntries(marked), null, 2)};\n`);
}

/** What is to be done on the pages that are there in another language. @returns {Promise<{file: string, missing: string[], superfluous: string[]}[]>} */
export async function pagesToDo() {
  const all = PAGE_LANGUAGES.flatMap((language) =>
    Object.keys(BY_HAND)
      .filter((file) => languagesOf(file).includes(language))
      .map(async (file) => ({ file: fileIn(language, file), ...(await toDoOf(language, file, await textsIn(file))) })),
  );
  return Promise.all(all);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, missing, superfluous } of await pagesToDo()) {
    for (const text of missing) console.log(`${file} missing ${text}`);
    for (const text of superfluous) console.log(`${file} superfluous ${text}`);
  }
  for (const pair of await pairs()) {
    const { missing, stale, superfluous, wronglyMarked } = toDo(pair);
    const named = Object.entries({ missing, stale, superfluous });
    for (const [what, keys] of named) {
      for (const key of keys) console.log(`${pair.file} ${what} ${key} ${hashOf(pair.texts.get(key) ?? "")}`);
    }
    if (wronglyMarked.length > 0) await mark(pair);
  }
}
