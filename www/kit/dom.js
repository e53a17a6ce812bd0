// @ts-check
/** Elements: building and changing them. */

const SVG = "http://www.w3.org/2000/svg";
let lastId = 0;

/**
 * An element with attributes, listeners (`onclick` and so on) and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | EventListener | null>} [attributes] false and null leave one out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else setAttribute(node, name, value);
  }
  node.append(...children);
  return node;
}

/**
 * Sets the language and the writing direction of an element.
 * @template {HTMLElement} Node
 * @param {Node} node
 * @param {{language: string, dir: string}} words
 */
export function speakIn(node, { language, dir }) {
  return Object.assign(node, { lang: language, dir });
}

/**
 * Sets an attribute only if it differs; false and null remove it, true sets it empty.
 * @param {Element} node
 * @param {string} name
 * @param {string | number | boolean | null} value
 */
export function setAttribute(node, name, value) {
  const wanted = value === true ? "" : value === false || value === null ? null : String(value);
  if (node.getAttribute(name) === wanted) return;
  if (wanted === null) node.removeAttribute(name);
  else node.setAttribute(name, wanted);
}

/**
 * Sets the text only if it differs, so that nothing is announced or selected anew.
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Sets a text with marks: **bold**, ⟦term|target|meaning⟧ for a term that explains itself (see `explain-terms.js`), and
 * ⟦name|target|⟧ for a name that points at the table. The caller handles events of `.points`.
 * @param {HTMLElement} node
 * @param {string} text
 */
export function setRichText(node, text) {
  if (node.dataset.text === text) return;
  node.dataset.text = text;
  node.replaceChildren();
  for (const [index, part] of text.split("**").entries()) {
    node.append(...(index % 2 ? [h("strong", {}, ...withTerms(part))] : withTerms(part)));
  }
}

/** @param {string} text */
function withTerms(text) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  // Every mark gives four parts: what comes before it, its words, its target, and its meaning.
  const parts = text.split(/⟦([^|]*)\|([^|⟧]*)(?:\|([^⟧]*))?⟧/);
  let [before = ""] = parts;
  for (let i = 1; i + 3 < parts.length; i += 4) {
    const [name = "", target = "", meaning, after = ""] = parts.slice(i, i + 4);
    if (meaning === undefined) {
      before += name + after;
      continue;
    }
    const word = meaning
      ? termButton([name], meaning)
      : h("span", { class: "points", role: "button", tabindex: 0 }, name);
    word.dataset.target = target;
    // A line may not end between a button and the comma after it.
    const [comma = ""] = /^[.,;:!?)]*/.exec(after) ?? [];
    nodes.push(before, comma ? h("span", { class: "together" }, word, comma) : word);
    before = after.slice(comma.length);
  }
  return [...nodes, before];
}

/**
 * A term that shows its meaning on hover, focus and tap, once `explainTerms` listens.
 * @param {(Node | string)[]} name
 * @param {string} meaning
 */
export function termButton(name, meaning) {
  return h("button", { type: "button", class: "term", "data-meaning": meaning }, ...name);
}

/** An id that no other element of the page has. @param {string} name */
export function freshId(name) {
  lastId += 1;
  return `${name}-${lastId}`;
}

/** An icon from a path in a 24 × 24 square, hidden from screen readers. @param {string} d */
export function icon(d) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  svg.append(path);
  return svg;
}

/** A part of the side column with a heading. @param {string} heading @param {...Node} children */
export function section(heading, ...children) {
  const id = freshId("heading");
  const title = h("h2", { id }, heading);
  return { node: h("div", { class: "panel", role: "group", "aria-labelledby": id }, title, ...children), title };
}
