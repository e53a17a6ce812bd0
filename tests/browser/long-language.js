// @ts-check
/**
 * Two languages for tests of the layout: who translates does not look at every window. In one the words are 40 % longer than the English
 * ones, in the other these are written in Hebrew letters too, from the right to the left. Both say what English says; numbers, names in
 * formulas and marks stay.
 */

import { bundle } from "../../www/build/bundle.mjs";
import * as english from "../../www/words/en/all.js";

/** What stays: `lang` itself, terms, which are found in sentences by their English, and what turns numbers into text. */
const KEPT = new Set(["language", "terms", "formatNumber", "className", "classMembers", "place"]);

/** Makes a text 40 % longer. It is handed to pages as text, so that it uses nothing from around it. @param {string} text */
export function lengthened(text) {
  // Words of prose alone, not what stands in ⟦…⟧ for a position, in {…} for a number, in a tag, or in M(A).
  return text.replace(/⟦[^⟧]*⟧|\{[^}]*\}|<[^>]*>|&\w+;|\blog\b|[A-Za-z]{3,}(?![(\d])/g, (word) => {
    if (!/^[A-Za-z]+$/.test(word) || word === "log") return word;
    return word + word.slice(-1).repeat(Math.ceil(0.4 * word.length));
  });
}

/** The same from the right to the left: a Hebrew letter for each of a word, which has two or more. It is handed to pages as text as well. @param {string} longer */
export function mirrored(longer) {
  const letters = "אבגדהוזחטיכלמנסעפצקרשתםןףץ";
  return longer.replace(/⟦[^⟧]*⟧|\{[^}]*\}|<[^>]*>|&\w+;|\blog\b|[A-Za-z]{2,}(?![(\d])/g, (word) => {
    if (!/^[A-Za-z]+$/.test(word) || word === "log") return word;
    return [...word.toLowerCase()].map((letter) => letters[letter.charCodeAt(0) - 97]).join("");
  });
}

/** In the page: everything that is said, written otherwise. @param {any} said @param {(text: string) => string} write @returns {any} */
function wrapped(said, write) {
  if (typeof said === "string") return write(said);
  if (typeof said === "function") return (/** @type {unknown[]} */ ...values) => wrapped(said(...values), write);
  if (Array.isArray(said)) return said.map((each) => wrapped(each, write));
  // What a sentence lights on the table, such as a map of cells, is no text.
  if (said === null || typeof said !== "object" || ArrayBuffer.isView(said) || said instanceof Node) return said;
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, wrapped(each, write)]));
}

const GERMAN = "words/de/all.js";

/** @typedef {"ltr" | "rtl"} Direction */

/** The module that takes the place of a language: it exports what English exports. @param {Direction} direction */
function longModule(direction) {
  const lines = Object.keys(english).map((name) => {
    if (name === "language") return 'export const language = "de";';
    if (name === "dir") return `export const dir = "${direction}";`;
    const said = `english.${name}`;
    return `export const ${name} = ${KEPT.has(name) ? said : `wrapped(${said}, write)`};`;
  });
  return `import * as english from "../en/all.js";
const lengthened = ${lengthened};
const mirrored = ${mirrored};
const write = ${direction === "ltr" ? "lengthened" : "(text) => mirrored(lengthened(text))"};
const wrapped = ${wrapped};
${lines.join("\n")}
`;
}

/** The part that takes the place of the German one. @param {Direction} [direction] */
export async function longLanguage(direction = "ltr") {
  const long = {
    name: "long language",
    load: (/** @type {string} */ id) => (id.endsWith(`/www/${GERMAN}`) ? longModule(direction) : null),
  };
  return (await bundle(GERMAN, "es", { plugins: [long] })).get("all.js") ?? "";
}
