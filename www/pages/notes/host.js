// @ts-check
/** The page around the snippet in the preview: as little as a page can be, or a slide. */

import { escaped } from "../../table/share/snippets.js";

/** How the preview looks at the snippet. @typedef {"page" | "sandbox" | "policy" | "scriptless" | "printed" | "slide"} View */

/** A slide as reveal.js has it, in pixels. */
export const SLIDE = { width: 1280, height: 720 };

/** A strict policy, where the site of the table is another one too. @param {string} origin of the table */
const policyOf = (origin) =>
  `default-src 'self' ${origin}; script-src 'self' ${origin} 'wasm-unsafe-eval' 'nonce-preview'; style-src 'self' ${origin} 'nonce-preview'; img-src 'self' ${origin} blob: data:`;

const STYLE = `
  html { color-scheme: light; background: Canvas; color: CanvasText; }
  html.dark { color-scheme: dark; }
  /* What its reader's system prefers, where the table follows that. */
  magnus-derek:not([theme]) { color-scheme: light; }
  .dark magnus-derek:not([theme]) { color-scheme: dark; }
  body { margin: 16px; font: 17px/1.5 Georgia, "DejaVu Serif", serif; }
  iframe { max-width: 100%; }
  img, svg { max-width: 100%; height: auto; }
  figure { margin: 0; }
  .filler { color: color-mix(in srgb, CanvasText 62%, Canvas); }
`;

/** The slide is scaled as a whole, as reveal.js does it. @param {number} width of the preview */
const slideStyle = (width) => `
  body { margin: 0; width: ${width}px; height: ${(width * SLIDE.height) / SLIDE.width}px; overflow: hidden; }
  .slides {
    width: ${SLIDE.width}px; height: ${SLIDE.height}px; box-sizing: border-box; padding: 20px 40px; overflow: hidden;
    scale: ${width / SLIDE.width}; transform-origin: 0 0; font-size: 32px; display: flex; flex-direction: column;
  }
  .slides h2 { margin: 0 0 12px; font-size: 40px; text-align: center; }
  .slides > section, .slides > .whole { flex: 1; min-height: 0; }
  .slides magnus-derek { height: 100%; }
`;

/**
 * @param {string} html of the snippet
 * @param {{view: View, scheme: "light" | "dark", width: number, base: string, origin: string}} around the folder beside which the
 *   snippet lies, and the site of the table
 */
export function hostPage(html, { view, scheme, width, base, origin }) {
  const policy =
    view === "policy" ? `<meta http-equiv="Content-Security-Policy" content="${escaped(policyOf(origin))}">\n` : "";
  const style = view === "slide" ? STYLE + slideStyle(width) : STYLE;
  // A page of the reader has text around the table.
  const filler = (/** @type {string} */ text) => `<p class="filler">${text}</p>`;
  const inside = /^<section/m.test(html) ? html : `<div class="whole">\n${html}\n</div>`;
  const body =
    view === "slide"
      ? `<div class="reveal"><div class="slides">\n<h2>A slide</h2>\n${inside}\n</div></div>`
      : `${filler("The text of the page goes on above the table …")}\n${html}\n${filler("… and below it.")}`;
  return `<!doctype html>
<html lang="en" class="${scheme}">
<head>
<meta charset="utf-8">
${policy}<title>Preview</title>
${base ? `<base href="${escaped(base)}">\n` : ""}<style nonce="preview">${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
