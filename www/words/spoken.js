// @ts-check
/**
 * The language of a page. A page in another language than English has a script of its own, words/LANGUAGE/pages/PAGE.js, which comes before
 * all others and says here what its words are; a module takes them from here when it is run. So who reads English fetches nothing else.
 * A table is no part of this: it has words of its own, because two tables on one page may speak two languages.
 */

/** By the name of the module with the English words, such as "lab" for en/lab.js. @type {Record<string, unknown>} */
const spoken = {};
let name = "en";

/** The page speaks a language. @param {string} language as `lang` has it @param {Record<string, unknown>} words by part of the page */
export function speak(language, words) {
  name = language;
  Object.assign(spoken, words);
}

/**
 * The words for a part of the page, in its language.
 * @template Words
 * @param {string} part @param {Words} english spoken where nothing else is @returns {Words}
 */
export function said(part, english) {
  return /** @type {Words} */ (spoken[part] ?? english);
}

/** What `lang` calls the language of the page. */
export const pageLanguage = () => name;
