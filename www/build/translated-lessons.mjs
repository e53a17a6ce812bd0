/**
 * Serves browsers the lessons in other languages as modules that are translated already, each in the place of its catalogue
 * www/text/LANGUAGE/lessons/ID.js: who reads German loads the German lesson alone.
 */

import { fileURLToPath } from "node:url";
import { lessonInShort } from "./short-modules.mjs";

/** @import { Plugin, ViteDevServer } from "vite" */
/** @typedef {typeof import("../lessons/translations.js").TRANSLATIONS} Translations */

const WWW = fileURLToPath(new URL("../", import.meta.url));
const ALL = `${WWW}lessons/translations.js`;
/** What is called "titles" are those of all lessons. */
const ONE = /\/text\/([a-z]{2})\/lessons\/([\w-]+)\.js$/;

/** @param {(language: string) => boolean} [isSpoken] the other languages are left out @returns {Plugin} */
export function translatedLessons(isSpoken = () => true) {
  /** @type {ViteDevServer | undefined} */
  let server;
  /** What Node has in the place of these modules; while it is being worked on, as it is now. @returns {Promise<Translations>} */
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

/** The module with all of them, each of which is loaded when somebody takes it. @param {Translations} translations @param {(language: string) => boolean} isSpoken */
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
