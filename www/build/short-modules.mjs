/**
 * Minified modules that the bundler would leave long: style sheets in text form, and lessons, of which a table
 * needs only a part.
 */

import { transform } from "lightningcss";

/** Modules that export only style sheets. */
const STYLES =
  /\/www\/table\/(style\/style|style\/late-style|style\/slide|lesson\/task-style|companion\/companion-style|share\/style|share\/print-style)\.js$/;
const LESSONS = /\/www\/lessons\/[\w-]+\.js$/;

/** Fields of a lesson that only its page shows, which the build makes. */
const ON_PAGES_ALONE = new Set([
  "summary",
  "before",
  "source",
  "text",
  "proof",
  "lecturer",
  "fails",
  "after",
  "picture",
  "play",
]);

/** @type {import("vite").Plugin} */
export const shortModules = {
  name: "short modules",
  async load(id) {
    if (STYLES.test(id)) return stylesInShort(await import(/* @vite-ignore */ id));
    if (LESSONS.test(id)) return lessonInShort((await import(/* @vite-ignore */ id)).default);
    return null;
  },
};

/** @param {Record<string, string>} sheets */
function stylesInShort(sheets) {
  const all = Object.entries(sheets).map(
    ([name, sheet]) => `export const ${name} = ${JSON.stringify(inShort(sheet))};`,
  );
  return all.join("\n");
}

/** A style sheet without spaces and comments. @param {string} sheet */
export function inShort(sheet) {
  return transform({ filename: "sheet.css", code: Buffer.from(sheet), minify: true, targets: { chrome: 123 << 16 } })
    .code.toString()
    .trim();
}

/**
 * A lesson as a minified module; null for a module that is not a lesson, such as their list.
 * @param {object | undefined} lesson
 */
export function lessonInShort(lesson) {
  if (!lesson) return null;
  return `export default ${JSON.stringify(lesson, (name, value) => (ON_PAGES_ALONE.has(name) ? undefined : value))};`;
}
