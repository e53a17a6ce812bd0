// @ts-check
/** Drawings as SVG text, with classes for a style sheet. */

import { attributesOf, TAGS } from "./svg.js";

/** @import { HeadOf } from "./svg.js" */
/** @import { Primitive } from "./types" */

/**
 * An element with attributes and content.
 * @param {string} tag @param {Record<string, string | number>} attributes @param {string} [content] markup
 */
export function element(tag, attributes, content = "") {
  const start = `${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("")}`;
  return content ? `<${start}>${content}</${tag}>` : `<${start}/>`;
}

/** @param {string} text */
export function escapeXml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/**
 * @param {Primitive} primitive
 * @param {string} [id] with which the ids within begin, of arrow heads: a page has many drawings
 * @param {HeadOf} [headOf]
 */
export function renderText(primitive, id, headOf) {
  const attributes = attributesOf(primitive, headOf);
  const head = attributes["marker-end"];
  if (head && id) attributes["marker-end"] = head.replace("url(#", `url(#${id}-`);
  const title = primitive.title ? element("title", {}, escapeXml(primitive.title)) : "";
  return element(TAGS[primitive.kind], attributes, primitive.kind === "text" ? escapeXml(primitive.text) : title);
}
