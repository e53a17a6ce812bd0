/**
 * The reference's lists, made from existing documentation: doc comments of the element, of the published types and
 * of the frame's messages, the registry of strategies, CITATION.cff, and this project's own workflow. Each list
 * replaces its comment `<!-- list: NAME -->`.
 */

import { GLOSSARY } from "../text/de/glossary.js";
import { read } from "./bundle.mjs";
import { bibtex } from "./citation.mjs";
import { manifest, parsed, ts } from "./manifest.mjs";
import { PLAYERS } from "./players.mjs";

/** The public types, and the core's types that they use. */
const TYPES = ["www/core/core-types.d.ts", "www/table/element-types.d.ts"];
const MESSAGES = "www/pages/embed/messages.js";

/** @import { Item } from "./manifest.mjs" */
/**
 * @typedef {{id: string, name: string, detail?: string, text?: string}} Entry with `name` and `detail` as HTML,
 *   `text` as in doc comments
 */

/** The reference page with its lists filled in. @param {string} page */
export async function withLists(page) {
  /** @type {Record<string, string>} */
  const lists = {
    ...(await elementLists()),
    ...(await typeLists()),
    ...(await messageLists()),
    ...playerLists(),
    german: `<ul>\n${GLOSSARY.map(([english, german]) => `<li>${english}: <span lang="de">${german}</span></li>\n`).join("")}</ul>\n`,
    bibtex: `<pre data-language="bibtex"><code>${escaped(await bibtex())}</code></pre>\n`,
    workflow: `<pre data-language="yaml"><code>${escaped(await read(".github/workflows/site.yml"))}</code></pre>\n`,
  };
  const filled = page.replaceAll(/<!-- list: (?!contents)(\S+) -->\n/g, (_, name) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`reference.html asks for the list ${name}, which there is not.`);
    return list;
  });
  return filled.replace("<!-- list: contents -->\n", contentsOf(filled));
}

/** @returns {Promise<Record<string, string>>} */
async function elementLists() {
  /** @type {Record<"attributes" | "members" | "events" | "slots" | "cssProperties", Item[]>} */
  const { attributes, members, events, slots, cssProperties } = (await manifest()).modules[0].declarations[0];
  const fields = members.filter(({ kind, description }) => kind === "field" && description);
  const methods = members.filter(({ kind }) => kind === "method");
  return {
    attributes: listOf(attributes.map((one) => entry("attribute", one, valuesOf(one)))),
    properties: listOf(fields.map((one) => entry("property", one, typeOf(one.type.text)))),
    methods: listOf(methods.map((one) => ({ ...entry("method", one, resultOf(one)), name: code(signatureOf(one)) }))),
    events: listOf(events.map((one) => entry("event", one, `detail: ${typeOf(one.type.text.replace(/.*<|>/g, ""))}`))),
    styles: listOf([
      ...cssProperties.map((one) => entry("style", one, `default ${one.default}`)),
      ...slots.map((one) =>
        one.name ? entry("slot", one, "a slot") : { ...entry("slot", one), id: "slot", name: "between the tags" },
      ),
    ]),
  };
}

/** @param {string} kind @param {{name: string, description?: string}} item @param {string} [detail] @returns {Entry} */
function entry(kind, { name, description }, detail) {
  return { id: `${kind}-${name}`, name: code(name), detail, text: description };
}

/** @param {{type: {text: string}, default?: string}} attribute */
function valuesOf({ type, default: initial }) {
  const values =
    type.text === "boolean" ? "present or not" : escaped(type.text.replaceAll('"', "").replaceAll(" | ", ", "));
  return initial ? `${values}; default ${code(initial.replaceAll('"', ""))}` : values;
}

/** @param {{name: string, parameters?: any[]}} method */
function signatureOf({ name, parameters = [] }) {
  return `${name}(${parameters
    .filter(({ type }) => type)
    .map(({ name, optional }) => name + (optional ? "?" : ""))
    .join(", ")})`;
}

/** @param {{parameters?: any[], return: {type: {text: string}}}} method */
function resultOf({ parameters = [], return: result }) {
  const typed = parameters.filter(({ type }) => type).map(({ name, type }) => typeOf(`${name}: ${type.text}`));
  return [...typed, ...(result.type.text === "void" ? [] : [`gives ${typeOf(result.type.text)}`])].join("; ");
}

/** The interfaces of the types; each is the list `type-NAME`. @returns {Promise<Record<string, string>>} */
async function typeLists() {
  const texts = await Promise.all(TYPES.map(read));
  const statements = texts.flatMap(
    (text, index) => /** @type {any[]} */ (parsed(String(TYPES[index]), text).statements),
  );
  for (const { name, type } of statements.filter(ts.isTypeAliasDeclaration)) {
    if (ts.isUnionTypeNode(type) && type.types.every(ts.isLiteralTypeNode)) WORDS.set(name.text, type.getText());
  }
  /** @type {Map<string, Map<string, Entry>>} */
  const known = new Map();
  for (const { name, members, heritageClauses } of statements.filter(ts.isInterfaceDeclaration)) {
    // As in `extends Omit<GameState, "reason">`: what is left out there is told here.
    const parent = /\b(?!Omit)[A-Z]\w+/.exec(heritageClauses?.[0].types[0].getText() ?? "")?.[0];
    const entries = new Map(known.get(parent ?? ""));
    for (const member of members.filter(ts.isPropertySignature)) {
      const field = member.name.getText();
      const comments = ts.getJSDocCommentsAndTags(member).map((/** @type {any} */ tag) => tag.comment);
      entries.set(field, {
        id: "",
        name: code(field),
        detail: typeOf(String(member.type?.getText())),
        text: comments.join(" "),
      });
    }
    known.set(
      name.text,
      new Map([...entries].map(([field, entry]) => [field, { ...entry, id: `${name.text}-${field}` }])),
    );
  }
  return Object.fromEntries([...known].map(([name, entries]) => [`type-${name}`, listOf([...entries.values()])]));
}

/** Types that are unions of words: written out wherever they are used. @type {Map<string, string>} */
const WORDS = new Map();

/**
 * The two tables in the doc comment of messages.js: the messages from the frame, and those to it.
 * @returns {Promise<Record<string, string>>}
 */
async function messageLists() {
  const comment = (await read(MESSAGES)).split("*/")[0] ?? "";
  const tables = comment.split(/\n \*\n/).filter((part) => part.startsWith(" * |"));
  const [says, asks] = tables.map((table, index) => {
    const rows = table
      .split("\n")
      .slice(2)
      .map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return listOf(
      rows.map(([names = "", detail = "", text]) => {
        const id = `${["says", "asked"][index]}-${/\w+/.exec(names)}`;
        return { id, name: inline(names), detail: inline(detail), text };
      }),
    );
  });
  return { says: String(says), asks: String(asks) };
}

/** @returns {Record<string, string>} */
function playerLists() {
  const players = (/** @type {"magnus" | "derek"} */ player) =>
    listOf(
      PLAYERS[player].map(({ id, name, about }) => ({
        id: `${player}-${id}`,
        name: code(id),
        detail: name,
        text: about,
      })),
    );
  return { magnus: players("magnus"), derek: players("derek") };
}

/** @param {Entry[]} entries */
function listOf(entries) {
  const items = entries.map(({ id: wanted, name, detail, text }) => {
    const id = wanted.replaceAll(/[^\w-]+/g, "-");
    const own = `<dt><a href="#${id}">${name}</a>${detail ? ` <span class="detail">${detail}</span>` : ""}</dt>`;
    return `<div id="${id}">${own}\n<dd>${inline(text ?? "")}</dd></div>\n`;
  });
  return `<dl>\n${items.join("")}</dl>\n`;
}

/** The page's headings that can be linked to. @param {string} page */
function contentsOf(page) {
  const headings = [...page.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h/g)];
  const items = headings.map(
    ([, level, id, title]) => `<li class="level-${level}"><a href="#${id}">${title}</a></li>\n`,
  );
  return `<ul>\n${items.join("")}</ul>\n`;
}

/** A type, with links to the types that the page explains. @param {string} text */
function typeOf(text) {
  const words = [...WORDS].reduce(
    (all, [name, choice]) => all.replaceAll(new RegExp(`\\b${name}\\b`, "g"), choice),
    text,
  );
  const plain = escaped(words.replaceAll(/\s+/g, " ").replaceAll('"', "'"));
  return `<code>${plain.replaceAll(LINKED, (name) => `<a href="#type-${name}">${name}</a>`)}</code>`;
}
const LINKED =
  /\b(State|Reason|Facts|Seat|Guarantee|Overlay|Evaluation|Value|Loss|RatedCall|RatedRound|NewGame|ExportOptions|Detail|ChangeDetail|ErrorDetail)\b/g;

/** A doc comment as HTML, its prose with the apostrophe of print. @param {string} text */
function inline(text) {
  const prose = escaped(text.replaceAll(/\s*\n\s*/g, " ")).replaceAll(
    /(?<=\w)'(?=s\b)(?=(?:[^`]*`[^`]*`)*[^`]*$)/g,
    "’",
  );
  return prose.replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/** @param {string} text */
const code = (text) => `<code>${escaped(text)}</code>`;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
