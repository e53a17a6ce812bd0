/**
 * The main part of a page in another language. The English page is cut into texts, and each is looked up by its
 * English in www/text/LANGUAGE/pages/PAGE.js. So a text whose English has changed has no translation: it stays in
 * English, marked with lang="en", and `node www/build/translations.mjs` lists it. Ids, addresses and order are
 * always those of the English page.
 */

import { parseFragment, serialize } from "parse5";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.ChildNode} Node */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.ParentNode} Parent */
/** Translations for a page, by the English text. @typedef {Record<string, string>} Catalogue */

/** Elements within a sentence. All others stand around sentences. */
const WITHIN = new Set(
  "a abbr b br cite code data em i kbd mark math small span strong sub sup time var wbr".split(" "),
);
/** Elements without text to translate: formulas and numbers are kept, and pictures have words of their own. */
const OPAQUE = new Set(["math", "data", "svg", "script", "style", "pre", "textarea"]);
/** Attributes that are read out or shown. */
const SAID = ["aria-label", "title", "alt", "placeholder", "aria-roledescription", "label", "data-title"];
const HAS_WORD = /\p{L}{2}/u;
const HAS_LETTER = /[\p{L}\d]/u;

/**
 * Replacements for texts and attributes, by the English; null keeps the English.
 * @typedef {{text: (english: string) => string | null, attribute: (english: string) => string | null,
 *   number?: (value: number) => string}} Say
 */

/** @param {Node} node @returns {node is Element} */
const isElement = (node) => "tagName" in node;
/** @param {Node} node */
const isWithin = (node) => node.nodeName === "#text" || WITHIN.has(node.nodeName);

/** Walks through the texts of a page in their order. @param {Parent} root @param {Say} say */
function walk(root, say) {
  for (let at = 0; at < root.childNodes.length; at++) {
    const run = runFrom(root, at);
    if (run.length > 0) {
      const count = sayRun(root, at, run, say);
      at += count - 1;
      continue;
    }
    const node = /** @type {Node} */ (root.childNodes[at]);
    if (isElement(node)) sayElement(node, say);
  }
}

/**
 * A text with its inline elements that begins at a node; empty if none does.
 * @param {Parent} root
 * @param {number} at
 */
function runFrom(root, at) {
  const end = root.childNodes.findIndex((node, place) => place >= at && !isWithin(node));
  const run = root.childNodes.slice(at, end < 0 ? undefined : end);
  // Elements side by side, such as the links of a list, are texts of their own.
  return run.some((node) => node.nodeName === "#text" && HAS_LETTER.test(textOf(node))) ? run : [];
}

/** @param {Node} node */
const textOf = (node) => ("value" in node ? node.value : "");

/** @param {Element} element @param {Say} say */
function sayElement(element, say) {
  sayAttributes(element, say);
  // Code is the same in every language; within a sentence the translation repeats it.
  if (!OPAQUE.has(element.tagName) && element.tagName !== "code") walk(element, say);
}

/** @param {Element} element @param {Say} say */
function sayAttributes(element, say) {
  for (const attribute of element.attrs) {
    if (!SAID.includes(attribute.name) || !HAS_WORD.test(attribute.value)) continue;
    attribute.value = say.attribute(attribute.value) ?? attribute.value;
  }
}

/**
 * Replaces a run by its translation; returns the number of nodes in its place.
 * @param {Parent} root
 * @param {number} at
 * @param {Node[]} run
 * @param {Say} say
 */
function sayRun(root, at, run, say) {
  /** @type {Node[]} */
  const kept = [];
  const whole = serialize({ ...emptyFragment(), childNodes: run.map((node) => withPlaces(node, kept)) });
  const english = normal(whole);
  for (const node of run) everyElement(node, (element) => sayAttributes(element, say));
  const isText = HAS_WORD.test(english.replaceAll(/<[^>]*>|&\w+;/g, " "));
  const other = isText ? say.text(english) : withNumbers(english, say);
  const [before] = /^\s*/.exec(whole) ?? [""];
  const [after] = /\s*$/.exec(whole) ?? [""];
  const text = other ?? `<span lang="en">${english}</span>`;
  const { childNodes } = parseFragment(before + text + after, { scriptingEnabled: false });
  const translated = withFormulas(childNodes, kept);
  for (const node of translated) node.parentNode = root;
  root.childNodes.splice(at, run.length, ...translated);
  return translated.length;
}

/** A text without words; only its numbers are reformatted. @param {string} text @param {Say} say */
function withNumbers(text, { number }) {
  if (!number) return text;
  return text.replaceAll(/(?<![\d.,])\d{1,3}(,\d{3})+(?![\d.,])/g, (found) =>
    number(Number(found.replaceAll(",", ""))),
  );
}

const emptyFragment = () => parseFragment("");

/** A copy with an empty <m-1> for each formula. @param {Node} node @param {Node[]} kept @returns {Node} */
function withPlaces(node, kept) {
  if (!isElement(node)) return node;
  if (OPAQUE.has(node.tagName)) {
    const [place] = parseFragment(`<m-${kept.push(node)}></m-${kept.length}>`).childNodes;
    return /** @type {Node} */ (place);
  }
  return { ...node, childNodes: node.childNodes.map((child) => withPlaces(child, kept)) };
}

/** Puts the formulas back. @param {Node[]} nodes @param {Node[]} kept @returns {Node[]} */
function withFormulas(nodes, kept) {
  return nodes.map((node) => {
    const place = /^m-(\d+)$/.exec(node.nodeName)?.[1];
    if (place !== undefined) return /** @type {Node} */ (kept[Number(place) - 1]);
    if (isElement(node)) node.childNodes = withFormulas(node.childNodes, kept);
    return node;
  });
}

/** @param {Node} node @param {(element: Element) => void} act */
function everyElement(node, act) {
  if (!isElement(node) || OPAQUE.has(node.tagName)) return;
  act(node);
  for (const child of node.childNodes) everyElement(child, act);
}

/**
 * Numbers with decimals in formulas, as the language writes them.
 * @param {Node} node
 * @param {(value: number, digits: number) => string} number
 */
function sayDecimals(node, number) {
  if ("value" in node && node.parentNode?.nodeName === "mn") {
    const digits = /^\d+\.(\d+)$/.exec(node.value)?.[1]?.length;
    if (digits) node.value = number(Number(node.value), digits);
  }
  if (isElement(node)) for (const child of node.childNodes) sayDecimals(child, number);
}

/** A text in one line, with single spaces. @param {string} text */
const normal = (text) => text.replaceAll(/\s+/g, " ").trim();

/** The texts of a page, as keys of its catalogue. @param {string} page HTML @returns {Set<string>} in their order */
export function textsOfPage(page) {
  /** @type {Set<string>} */
  const texts = new Set();
  const keep = (/** @type {string} */ english) => {
    texts.add(english);
    return english;
  };
  walk(parseFragment(page, { scriptingEnabled: false }), { text: keep, attribute: keep });
  return texts;
}

/**
 * Texts without a translation, and translations without a text.
 * @param {Set<string>} texts in English
 * @param {Catalogue} catalogue of the page
 * @param {Catalogue} [known] with translations from elsewhere
 */
export function toDo(texts, catalogue, known = catalogue) {
  return {
    missing: [...texts].filter((text) => !Object.hasOwn(known, text)),
    superfluous: Object.keys(catalogue).filter((text) => !texts.has(text)),
  };
}

/**
 * A page's HTML in another language.
 * @param {string} page in English
 * @param {Catalogue} catalogue
 * @param {object} other
 * @param {(address: string) => string} other.addressOf the address of a link or picture, seen from the translated page
 * @param {(value: number, digits?: number) => string} other.formatNumber with as many decimals as it has, or as are asked for
 * @param {string} other.language of the tables in it
 */
export function translatedPage(page, catalogue, { addressOf, formatNumber, language }) {
  const fragment = parseFragment(page, { scriptingEnabled: false });
  const translate = (/** @type {string} */ english) =>
    Object.hasOwn(catalogue, english) ? (catalogue[english] ?? null) : null;
  walk(fragment, { text: translate, attribute: translate, number: formatNumber });
  for (const node of fragment.childNodes) {
    sayDecimals(node, formatNumber);
    everyElement(node, (element) => {
      for (const attribute of element.attrs) {
        if (attribute.name === "href" || attribute.name === "src") attribute.value = addressOf(attribute.value);
      }
      if (element.tagName === "magnus-derek") element.attrs.push({ name: "lang", value: language });
    });
  }
  return serialize(fragment);
}
