/** The custom elements manifest of `<magnus-derek>`, made from the doc comments of its class. */

import * as analyzer from "@custom-elements-manifest/analyzer/index.js";
import { read } from "./bundle.mjs";

/**
 * The analyzer and its own TypeScript; their types mention neither.
 * @type {{create: (input: object) => any, ts: any}}
 */
const { create, ts } = /** @type {any} */ (analyzer);

const PATH = "dist/element.js";
/**
 * Attributes without a property of the same name: `wasm-url` is read once, before there is a table, `lang` is a property
 * of every element, and `answer-state` is set as `answerState`.
 */
const NO_PROPERTY = ["wasm-url", "lang", "answer-state"];

/**
 * @typedef {{kind: string, name: string, description?: string, privacy?: string, default?: string,
 *   type: {text: string}, parameters?: any[], return: {type: {text: string}}}} Item
 */

/** The content of custom-elements.json in the package. */
export async function manifest() {
  const text = await read("www/table/element.js");
  const whole = create({ modules: [parsed(PATH, text)], plugins: [], context: { dev: false } });
  /** @type {Record<string, any> & {events: Item[], attributes: Item[], members: Item[]}} */
  const element = whole.modules[0].declarations[0];
  element.superclass = { name: "HTMLElement" };
  // The analyzer also finds the place where events are made, and an attribute that is read; only what is documented is public.
  element.events = element.events.filter(isDocumented);
  const place = (/** @type {{name: string}} */ { name }) =>
    text.search(new RegExp(` @attr \\{[^}]*\\} \\[?${name}\\b`));
  element.attributes = element.attributes.filter(isDocumented).sort((a, b) => place(a) - place(b));
  const members = element.members.filter(({ name, privacy }) => privacy !== "private" && name !== "focus").map(shaped);
  element.members = [...propertiesFor(element.attributes, members), ...members];
  return whole;
}

/** @param {{description?: string}} item */
const isDocumented = ({ description }) => Boolean(description);

/** A member in the manifest's form: a getter has a type, a method a result. @param {any} member */
function shaped({ kind, return: result = { type: { text: "void" } }, ...rest }) {
  const type = { text: result.type.text.replace("globalThis.", "") };
  return kind === "field" ? { kind, ...rest, type } : { kind, ...rest, return: { type } };
}

/**
 * The properties that element.js defines for attributes in a loop, which the analyzer cannot follow.
 * @param {any[]} attributes
 * @param {any[]} members
 */
function propertiesFor(attributes, members) {
  return attributes.flatMap((attribute) => {
    const { name, type } = attribute;
    if (NO_PROPERTY.includes(name)) return [];
    attribute.fieldName = name;
    const own = members.find((member) => member.name === name);
    if (own) {
      own.attribute = name;
      delete own.readonly;
      return [];
    }
    const text = type.text === "boolean" ? "boolean" : "string | null";
    return { kind: "field", name, type: { text }, attribute: name, reflects: true };
  });
}

/** Parses a TypeScript file. @param {string} name @param {string} text */
export const parsed = (name, text) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
export { ts };
