/**
 * Renders templates to text, for pages without scripts: the functions that lit-html draws with on a page write them too.
 *
 * Not `@lit-labs/ssr` 4.1: it surrounds every value with comments for a script that takes over, stops at a `<slot>`
 * outside of a custom element, and needs 19 more packages of 19 MB. Its reader of templates, lit-html's own, is used here
 * too.
 */

import { noChange, nothing } from "lit-html";
import { PartType } from "lit-html/directive.js";
import { getDirectiveClass, isTemplateResult } from "lit-html/directive-helpers.js";
import { _$LH } from "lit-html/private-ssr-support.js";
import { escapeXml } from "../drawing/svg-text.js";

const { boundAttributeSuffix, getTemplateHtml, HTML_RESULT, marker, markerMatch } = _$LH;

const escapePattern = (/** @type {string} */ text) => text.replaceAll(/[$?]/g, "\\$&");
/** The place of a value: between tags, or in an attribute, whose value is quoted or not. */
const PLACE = new RegExp(
  `<${escapePattern(markerMatch)}>|\\s+[^\\s"'<>=/]+${escapePattern(boundAttributeSuffix)}=(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`,
  "g",
);

/**
 * The HTML that lit-html would show. Throws for values that only a page can show, such as an element or its property.
 * @param {unknown} shown a template, a text, a list of such, or a directive
 * @returns {string}
 */
export function renderTemplate(shown) {
  const value = resolveDirective(shown, PartType.CHILD);
  if (value === nothing || value === noChange || value === null || value === undefined) return "";
  if (isTemplateResult(value)) return fillTemplate(/** @type {import("lit-html").TemplateResult} */ (value));
  if (typeof value === "object" && Symbol.iterator in value)
    return [.../** @type {Iterable<unknown>} */ (value)].map(renderTemplate).join("");
  if (typeof value === "object" || typeof value === "function")
    throw new Error(`A template has ${String(value)}, which is no text.`);
  return escapeXml(String(value));
}

/** @param {import("lit-html").TemplateResult} template */
function fillTemplate({ strings, values }) {
  // As HTML in any case: a part of an SVG would come in an <svg> of its own.
  const [html, attributes] = getTemplateHtml(strings, /** @type {1} */ (HTML_RESULT));
  const left = [...values];
  const text = String(html)
    // lit-html's sign for a template that ends in a value.
    .replace(strings.at(-1) === "" ? /<\?>$/ : "", "")
    .replaceAll(/\n\s*/g, "\n")
    .replaceAll(PLACE, (_, ...quoted) => {
      const between = quoted.slice(0, 3).find((one) => one !== undefined);
      if (between === undefined) return renderTemplate(left.shift());
      const parts = between.split(marker);
      return renderAttribute(attributes.shift() ?? "", parts, left.splice(0, parts.length - 1));
    });
  if (text.includes(marker)) throw new Error(`A template has a value where text has none: ${strings.join("…")}`);
  return text;
}

/**
 * @param {string} name with the mark of its kind
 * @param {string[]} parts the HTML around the values
 * @param {unknown[]} values
 */
function renderAttribute(name, parts, values) {
  // Nobody hears an event without a script.
  if (name.startsWith("@")) return "";
  if (name.startsWith(".")) throw new Error(`The property ${name} of a template is no attribute.`);
  if (name.startsWith("?")) {
    const [isThere] = values.map((value) => resolveDirective(value, PartType.BOOLEAN_ATTRIBUTE));
    return isThere && isThere !== nothing ? ` ${name.slice(1)}=""` : "";
  }
  const resolved = values.map((value) => resolveDirective(value, PartType.ATTRIBUTE));
  if (resolved.includes(nothing)) return "";
  const text = parts.map((part, place) => (place === 0 ? "" : escapeXml(String(resolved[place - 1] ?? ""))) + part);
  return ` ${name}="${text.join("")}"`;
}

/**
 * The value of a directive, such as `keyed` or `live`.
 * @param {unknown} value @param {1 | 2 | 3 | 4 | 5 | 6} type @returns {unknown}
 */
function resolveDirective(value, type) {
  const Directive = getDirectiveClass(value);
  if (!Directive) return value;
  const { values } = /** @type {{values: unknown[]}} */ (value);
  const directive = new Directive(/** @type {import("lit-html/directive.js").PartInfo} */ ({ type }));
  return resolveDirective(/** @type {any} */ (directive).render(...values), type);
}
