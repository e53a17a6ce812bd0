/** Formulas in TeX as MathML, which needs no script on the page. Where Temml and browsers differ from TeX, the MathML is mended. */

import { parseFragment, serialize } from "parse5";
import temml from "temml";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */

/** @param {string} tex @param {boolean} alone whether it is a display */
export function formula(tex, alone) {
  const math = temml.renderToString(tex, { displayMode: alone, throwOnError: true, wrap: alone ? "none" : "tex" });
  const fragment = parseFragment(math);
  for (const element of fragment.childNodes) {
    if (!("tagName" in element)) continue;
    adjust(element);
    spaceDots(element);
  }
  return serialize(fragment).replace(SPACE_AT_END, "");
}

/** The space after a named function, where nothing comes that it is applied to. */
const SPACE_AT_END = /<mo>\u2061<\/mo><mspace[^>]*><\/mspace>(?=(?:<\/mrow>)*<\/math>)/;

/** Mends an element and all within it. @param {Element} element */
function adjust(element) {
  // A page under a strict policy has no styles of single elements; what these say stands in the style sheet.
  element.attrs = element.attrs.filter(({ name }) => name !== "style" && name !== "class");
  const children = childrenOf(element);
  children.forEach(adjust);
  if (hasPrime(element)) lowerPrime(element);
  if (isFence(children.at(0)) && children.some(isTall)) stretch(children);
  spaceNames(element);
}

/** @param {Element} element */
const childrenOf = (element) => /** @type {Element[]} */ (element.childNodes.filter((node) => "tagName" in node));

/** @param {Element} element @returns {string} */
const textOf = (element) =>
  element.childNodes.map((node) => ("value" in node ? node.value : "tagName" in node ? textOf(node) : "")).join("");

/** @param {Element} element */
const hasPrime = (element) =>
  element.tagName === "msup" &&
  childrenOf(element)
    .slice(1)
    .every((one) => /^′+$/.test(textOf(one)));

/** Sets a prime on the line: the font has raised it already, and as an exponent it would be small and high a second time. @param {Element} element */
function lowerPrime(element) {
  element.tagName = element.nodeName = "mrow";
}

/** @param {Element | undefined} element */
const isFence = (element) => element?.tagName === "mo" && element.attrs.some(({ name }) => name === "fence");

/** @param {Element} element @returns {boolean} */
const isTall = (element) =>
  element.tagName === "mfrac" || (element.tagName === "mrow" && childrenOf(element).some(isTall));

/** Lets the fences around a fraction be as tall as it is. @param {Element[]} children */
function stretch(children) {
  for (const child of children) if (isFence(child)) child.attrs = child.attrs.filter(({ name }) => name !== "stretchy");
}

/** Puts the space before a named function that TeX puts after a closing bracket. @param {Element} element */
function spaceNames(element) {
  const children = childrenOf(element);
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    if (!before || !isFence(childrenOf(before).at(-1)) || !/^[a-z]{2,}/.test(textOf(child))) continue;
    const [space] = parseFragment('<math><mspace width="0.1667em"></mspace></math>').childNodes;
    element.childNodes.splice(element.childNodes.indexOf(child), 0, .../** @type {Element} */ (space).childNodes);
  }
}

/** Gives dots the space of TeX: a thin one beside a factor, and none that an operator has already. @param {Element} math */
function spaceDots(math) {
  const tokens = tokensOf(math);
  for (const [index, token] of tokens.entries()) {
    if (token.tagName !== "mo" || !/^[…⋯]$/.test(textOf(token))) continue;
    const room = (/** @type {Element | undefined} */ beside) =>
      !beside || beside.tagName === "mo" ? "0em" : "0.1667em";
    token.attrs.push(
      { name: "lspace", value: room(tokens[index - 1]) },
      { name: "rspace", value: room(tokens[index + 1]) },
    );
  }
}

/** The elements with the text of a formula, in their order. @param {Element} element @returns {Element[]} */
const tokensOf = (element) => {
  const children = childrenOf(element);
  return children.length > 0 ? children.flatMap(tokensOf) : [element];
};
