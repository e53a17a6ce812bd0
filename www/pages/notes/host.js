// @ts-check
/** The page around the snippet in the preview: a minimal page, or a slide. */

import { escapeAttribute } from "../../kit/escape.js";
import { words } from "./speaker.js";

/**
 * The conditions under which the preview shows the snippet.
 * @typedef {"page" | "sandbox" | "policy" | "scriptless" | "printed" | "slide"} View
 */

/** The size of a slide in reveal.js, in pixels. */
export const SLIDE = { width: 1280, height: 720 };

/**
 * A strict Content-Security-Policy, which also allows the table's site if that is another one.
 * @param {string} origin of the table
 */
const policyOf = (origin) =>
  `default-src 'self' ${origin}; script-src 'self' ${origin} 'wasm-unsafe-eval' 'nonce-preview'; style-src 'self' ${origin}; img-src 'self' ${origin} blob: data:`;

/**
 * @param {string} html of the snippet
 * @param {{view: View, scheme: "light" | "dark", width: number, base: string, origin: string, style: string}}
 *   around `base` is the snippet's folder, `origin` the table's site; the style is a file because a strict policy
 *   allows no inline styles
 */
export function hostPage(html, { view, scheme, width, base, origin, style }) {
  const policy =
    view === "policy"
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policyOf(origin))}">\n`
      : "";
  // A page of the reader has text around the table.
  const filler = (/** @type {string} */ text) => `<p class="filler">${text}</p>`;
  const inside = /^<section/m.test(html) ? html : `<div class="whole">\n${html}\n</div>`;
  const body =
    view === "slide"
      ? `<div class="reveal"><div class="slides">\n<h2>${words.plain("aroundSlide")}</h2>\n${inside}\n</div></div>`
      : `${filler(words.plain("aroundAbove"))}\n${html}\n${filler(words.plain("aroundBelow"))}`;
  return `<!doctype html>
<html lang="${words.language}" dir="${words.dir}" class="${scheme} ${view} w${width}">
<head>
<meta charset="utf-8">
${policy}<title>${words.plain("aroundTitle")}</title>
<link rel="stylesheet" href="${escapeAttribute(style)}">${base ? `\n<base href="${escapeAttribute(base)}">` : ""}
</head>
<body>
${body}
</body>
</html>
`;
}
