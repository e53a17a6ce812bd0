// @ts-check
/** The page around the snippet in the preview: as little as a page can be, or a slide. */

import { inAttribute } from "../../kit/escape.js";
import { words } from "./words.js";

/** How the preview looks at the snippet. @typedef {"page" | "sandbox" | "policy" | "scriptless" | "printed" | "slide"} View */

/** A slide as reveal.js has it, in pixels. */
export const SLIDE = { width: 1280, height: 720 };

/** A strict policy, where the site of the table is another one too. @param {string} origin of the table */
const policyOf = (origin) =>
  `default-src 'self' ${origin}; script-src 'self' ${origin} 'wasm-unsafe-eval' 'nonce-preview'; style-src 'self' ${origin}; img-src 'self' ${origin} blob: data:`;

/**
 * @param {string} html of the snippet
 * @param {{view: View, scheme: "light" | "dark", width: number, base: string, origin: string, style: string}} around the folder beside
 *   which the snippet lies, the site of the table, and the address of preview.css: a strict policy allows nothing inline
 */
export function hostPage(html, { view, scheme, width, base, origin, style }) {
  const policy =
    view === "policy" ? `<meta http-equiv="Content-Security-Policy" content="${inAttribute(policyOf(origin))}">\n` : "";
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
<link rel="stylesheet" href="${inAttribute(style)}">${base ? `\n<base href="${inAttribute(base)}">` : ""}
</head>
<body>
${body}
</body>
</html>
`;
}
