/**
 * Lessons in other languages as ready-made modules, which replace their catalogues www/text/LANGUAGE/lessons/ID.js:
 * a German reader loads only the German lesson.
 */

import { fileURLToPath } from "node:url";
import { lessonInShort } from "./short-modules.mjs";

/** @import { Plugin, ViteDevServer } from "vite" */
/** @typedef {typeof import("../lessons/translations.js").TRANSLATIONS} Translations */

const WWW = fileURLToPath(new URL("../", import.meta.url));
const ALL = `${WWW}lessons/translations.js`;
/** "titles" is the module with the titles of all lessons. */
const ONE = /\/text\/([a-z]{2})\/lessons\/([\w-]+)\.js$/;

/** @param {(language: string) => boolean} [isSpoken] languages to include @returns {Plugin} */
export function translatedLessons(isSpoken = () => true) {
  /** @type {ViteDevServer | undefined} */
  let server;
  /**
   * The same modules as Node imports them; under the development server always the current ones.
   * @returns {Promise<Translations>}
   */
  const translations = async () =>
    (await (server ? server.ssrLoadModule("/lessons/translations.js") : import("../lessons/translations.js")))
      .TRANSLATIONS;
  return {
    name: "translated lessons",
    enforce: "pre",
    configureServer(here) {
      server = here;
    },
    resolveId: (id) => (/\/lessons\/titles\.js$/.test(id) ? WWW + id.replace(/^.*\/(?=text\/)/, "") : null),
    async load(id, { ssr = false } = {}) {
      if (ssr) return null;
      if (id === ALL) return moduleOf(await translations(), isSpoken);
      const [, language = "", name = ""] = ONE.exec(id) ?? [];
      const translation = (language && (await translations())[language]) || null;
      if (!translation) return null;
      const ids = name === "titles" ? Object.keys(translation.lessons) : [name];
      for (const one of ids)
        for (const file of [`lessons/${one}.js`, `text/${language}/lessons/${one}.js`]) this.addWatchFile(WWW + file);
      if (name === "titles") return `export default ${JSON.stringify(await translation.titles())};`;
      return lessonInShort(await translation.lessons[name]?.());
    },
  };
}

/**
 * The module of all languages and lessons, each loaded on demand.
 * @param {Translations} translations
 * @param {(language: string) => boolean} isSpoken
 */
function moduleOf(translations, isSpoken) {
  const languages = Object.entries(translations).filter(([language]) => isSpoken(language));
  const all = languages.map(([language, { lessons }]) => {
    const loaded = (/** @type {string} */ name) =>
      `() => import("../text/${language}/lessons/${name}.js").then((module) => module.default)`;
    const each = Object.keys(lessons).map((id) => `${JSON.stringify(id)}: ${loaded(id)}`);
    return `${language}: { titles: ${loaded("titles")}, lessons: { ${each.join(", ")} } }`;
  });
  return `export const TRANSLATIONS = { ${all.join(", ")} };`;
}
