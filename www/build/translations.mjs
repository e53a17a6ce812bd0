/**
 * Lists gaps in the translations of pages, www/text/LANGUAGE/pages/PAGE.js, and of lessons,
 * www/text/LANGUAGE/lessons/ID.js: English texts without a translation, because they are new or changed, and
 * translations no longer used. Run as `node www/build/translations.mjs`.
 */

import { fileURLToPath } from "node:url";
import { LESSONS } from "../lessons/list.js";
import { textsOf } from "../lessons/translate.js";
import { TRANSLATIONS } from "../lessons/translations.js";
import { fileIn, languagesOf, LANGUAGES as PAGE_LANGUAGES, toDoOf } from "./languages.mjs";
import { BY_HAND, textsIn } from "./pages.mjs";
import { toDo } from "./translated.mjs";

/** @import { Catalogue } from "./translated.mjs" */

/** The languages with lessons. */
export const LANGUAGES = Object.keys(TRANSLATIONS);

/**
 * @typedef {{file: string, texts: Set<string>, catalogue: Catalogue}} Pair a lesson's English texts and what
 *   there is of them in another language
 */

/** Every lesson in every language. @returns {Promise<Pair[]>} */
export async function pairs() {
  const all = LANGUAGES.flatMap((language) =>
    LESSONS.map(async ({ id, load }) => {
      const file = `${language}/lessons/${id}.js`;
      const catalogue = (await import(new URL(`../text/${file}`, import.meta.url).href)).default;
      return { file, texts: textsOf((await load()).default), catalogue };
    }),
  );
  return Promise.all(all);
}

/** The gaps of all translated pages. @returns {Promise<{file: string, missing: string[], superfluous: string[]}[]>} */
export async function pagesToDo() {
  const all = PAGE_LANGUAGES.flatMap((language) =>
    Object.keys(BY_HAND)
      .filter((file) => languagesOf(file).includes(language))
      .map(async (file) => ({ file: fileIn(language, file), ...(await toDoOf(language, file, await textsIn(file))) })),
  );
  return Promise.all(all);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lessons = (await pairs()).map(({ file, texts, catalogue }) => ({ file, ...toDo(texts, catalogue) }));
  for (const { file, missing, superfluous } of [...(await pagesToDo()), ...lessons]) {
    for (const text of missing) console.log(`${file} missing ${text}`);
    for (const text of superfluous) console.log(`${file} superfluous ${text}`);
  }
}
