/** Figures without a style sheet: presentation attributes replace it, and each colour has a light and a dark value. */

import { SANS, WRITING } from "../board/board-looks.js";
import { EXTENT } from "../board/geometry.js";
import { HEAD_HALO, HEADS } from "../board/heads.js";
import { plainValue, resolveDeclarations } from "../table/export/resolved.js";
import { drawn } from "./figure.mjs";

/** @import { Speaker } from "../text/types" */
/** @import { Figure } from "./figure.mjs" */

/** In pixels, unless a style sheet sets another size. */
const SIZE = 560;
/** The look of a circle or a number, between what it is and where it stands. */
const LOOK = /^<(circle|text)( dominant-baseline="central")?((?: (?!c?x=)[\w-]+="[^"]*")+)/;
/** A number with decimals, but for a size of writing. */
const DECIMAL = /(?<![\d.]|font-size=")\d+\.\d+/g;

/**
 * Like `drawn`, in the square of the tag's own picture, which it exceeds.
 * @param {Figure} figure
 * @param {string} id with which the ids within begin
 * @param {Speaker} [words]
 * @param {number} [decimals] the most that its numbers have
 */
export function plainlyDrawn(figure, id, words, decimals = 2) {
  const family = SANS.replaceAll('"', "'");
  const plain = drawn(figure, id, words, EXTENT)
    .replace(
      / viewBox="[^"]*"/,
      ` width="${SIZE}" height="${SIZE}"$& overflow="visible" text-anchor="middle" font-family="${family}"`,
    )
    .replace(/<desc>.*<\/desc>\n/, "")
    .replaceAll(/<(path|circle|text|g)([^>]*?) class="([^"]*)"/g, (_, tag, before, classes) => {
      return `<${tag}${before}${attributes(tag, classes)}`;
    })
    .replaceAll(DECIMAL, (length) => String(Number(Number(length).toFixed(decimals))));
  return inGroups(plain.split("\n")).join("\n");
}

/** Circles and numbers that follow one another share what is the same in their looks, so that a page is shorter. @param {string[]} lines */
function inGroups(lines) {
  const looks = lines.map((line) => LOOK.exec(line));
  const isAlike = (/** @type {number} */ at) =>
    looks[at]?.[1] === looks[at - 1]?.[1] && looks[at]?.[3] === looks[at - 1]?.[3];
  return lines.flatMap((line, at) => {
    const [all, tag, baseline = "", look] = looks[at] ?? [];
    const [isFirst, isLast] = [!isAlike(at), !isAlike(at + 1)];
    if (!all || (isFirst && isLast)) return line;
    const short = `<${tag}${baseline}${line.slice(all.length)}`;
    return [...(isFirst ? [`<g${look}>`] : []), short, ...(isLast ? ["</g>"] : [])];
  });
}

/** @param {string} tag @param {string} classes */
function attributes(tag, classes) {
  const [light, dark] = [look(tag, classes, "light"), look(tag, classes, "dark")];
  const written = Object.entries(light)
    // Figures of one width are no attribute of SVG.
    .filter(([property]) => property !== "font-variant-numeric")
    .map(([property, value]) => ` ${property}="${both(value, dark[property] ?? value)}"`);
  return written.join("");
}

/** @param {string} light @param {string} dark */
function both(light, dark) {
  return (light === dark ? light : `light-dark(${light}, ${dark})`).replaceAll('"', "'");
}

/** @param {string} tag @param {string} classes @param {"light" | "dark"} theme @returns {Record<string, string>} */
function look(tag, classes, theme) {
  if (classes === "line-under") return { fill: "none" };
  const head = HEADS[/** @type {keyof typeof HEADS} */ (classes)];
  const own = head ? { fill: head, ...HEAD_HALO } : tag === "text" ? WRITING : {};
  const plain = Object.entries(own).map(([property, value]) => [property, plainValue(value, {}, theme)]);
  return { ...Object.fromEntries(plain), ...resolveDeclarations(classes, theme) };
}
