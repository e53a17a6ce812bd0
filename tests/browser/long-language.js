// @ts-check
/**
 * A language whose words are 40 % longer than the English ones, for tests of the layout: who translates does not look at every window.
 * It says what English says, with more letters in each word; numbers, names in formulas and marks stay.
 */

import { bundle } from "../../www/build/bundle.mjs";
import * as english from "../../www/words/en/all.js";

/** What is not lengthened: `lang` itself, terms, which are found in sentences by their English, and what turns numbers into text. */
const KEPT = new Set(["language", "terms", "formatNumber", "className", "classMembers", "place"]);

/** Makes a text 40 % longer. It is handed to pages as text, so that it uses nothing from around it. @param {string} text */
export function lengthened(text) {
  // Words of prose alone, not what stands in ⟦…⟧ for a position, in {…} for a number, in a tag, or in M(A).
  return text.replace(/⟦[^⟧]*⟧|\{[^}]*\}|<[^>]*>|&\w+;|[A-Za-z]{3,}(?![(\d])/g, (word) => {
    if (!/^[A-Za-z]+$/.test(word)) return word;
    return word + word.slice(-1).repeat(Math.ceil(0.4 * word.length));
  });
}

/** In the page: everything that is said, lengthened. @param {any} said @param {(text: string) => string} lengthen @returns {any} */
function wrapped(said, lengthen) {
  if (typeof said === "string") return lengthen(said);
  if (typeof said === "function") return (/** @type {unknown[]} */ ...values) => wrapped(said(...values), lengthen);
  if (Array.isArray(said)) return said.map((each) => wrapped(each, lengthen));
  // What a sentence lights on the table, such as a map of cells, is no text.
  if (said === null || typeof said !== "object" || ArrayBuffer.isView(said) || said instanceof Node) return said;
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, wrapped(each, lengthen)]));
}

const GERMAN = "words/de/all.js";

/** The module that takes the place of a language: it exports what English exports. */
function longModule() {
  const lines = Object.keys(english).map((name) => {
    if (name === "language") return 'export const language = "de";';
    const said = `english.${name}`;
    return `export const ${name} = ${KEPT.has(name) ? said : `wrapped(${said}, lengthened)`};`;
  });
  return `import * as english from "../en/all.js";
const lengthened = ${lengthened};
const wrapped = ${wrapped};
${lines.join("\n")}
`;
}

/** The part that takes the place of the German one. */
export async function longLanguage() {
  const long = {
    name: "long language",
    load: (/** @type {string} */ id) => (id.endsWith(`/www/${GERMAN}`) ? longModule() : null),
  };
  return (await bundle(GERMAN, "es", { plugins: [long] })).get("all.js") ?? "";
}
