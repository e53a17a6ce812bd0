/** Modules that the bundler would leave as long as they are: style sheets as text, and lessons, of which a table needs a part. */

import { transform } from "lightningcss";

/** Modules that export nothing but style sheets. */
const STYLES = /\/www\/table\/(style|late-style|lesson\/style|companion\/style|share\/style|share\/print-style)\.js$/;
const LESSONS = /\/www\/lessons\/[\w-]+\.js$/;

/** What of a lesson only its page shows, which is made when the site is built. */
const ON_PAGES_ALONE = new Set(["summary", "before", "source", "text", "proof", "lecturer", "fails", "after"]);

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

/** A style sheet without what only people need. @param {string} sheet */
export function inShort(sheet) {
  return transform({ filename: "sheet.css", code: Buffer.from(sheet), minify: true, targets: { chrome: 123 << 16 } })
    .code.toString()
    .trim();
}

/** A lesson as a module; null for what is none, such as the list of them. @param {object | undefined} lesson */
export function lessonInShort(lesson) {
  if (!lesson) return null;
  return `export default ${JSON.stringify(lesson, (name, value) => (ON_PAGES_ALONE.has(name) ? undefined : value))};`;
}
