// @ts-check
/**
 * What a printed lesson, or a sheet of puzzles, has besides: beside each task a QR code that leads to its live step, and at the end
 * the answers on a page of their own. It loads after the page, and is seen on paper alone.
 */

import * as library from "lean-qr/nano";
import { elementOf, html } from "../../kit/lit.js";
import { qrCode } from "./qr.js";

const STYLE = `
.worksheet :is(.live, .answers) { display: none; }
@media print {
  /* In the corner of the room for the answer, so that the step needs no more height. */
  .worksheet .live {
    display: flex;
    grid-area: 6 / 2;
    align-self: end;
    justify-self: end;
    gap: 2mm;
    align-items: end;
    max-width: 62mm;
    margin: 2mm;
    color: var(--muted);
    font-size: 8.5pt;
    text-align: end;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .worksheet .live svg {
    flex: none;
    width: 17mm;
  }
  .worksheet .answers {
    display: block;
    break-before: page;
    font-size: 10pt;
  }
  .worksheet .answers h2 {
    margin: 0 0 3mm;
  }
  .worksheet .answers h3 {
    margin: 3mm 0 1mm;
    break-after: avoid;
  }
  .worksheet .answers p {
    margin: 0 0 1mm;
  }
  .worksheet .answered {
    break-inside: avoid;
  }
}
`;

/** @type {CSSStyleSheet | undefined} */
let style;

/**
 * Adds codes and answers to a lesson's page or to a sheet.
 * @param {HTMLElement} main with a section for each task: a heading h2, `details.solution` and a link to the live step in `.step-links`
 * @param {(section: Element, number: number) => string} [titleOf] the title of a section above its answer
 */
export function addWorksheet(main, titleOf = (section, number) => `${number} ${textOf(section, "h2")}`) {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  }
  main.classList.add("worksheet");
  const steps = [...main.querySelectorAll("section[id]")].map((section) => ({
    section,
    solution: section.querySelector("details.solution"),
  }));
  for (const { section, solution } of steps) {
    if (!solution) continue;
    const { href: address } = /** @type {HTMLAnchorElement} */ (section.querySelector(".step-links a"));
    // The fallback is printed, which moves out of its table once that is ready.
    // The page says already, in its language, what the link is.
    const name = textOf(section, ".step-links a");
    const live = html`<a class="live" href=${address}>
      <span>${name}<br>${address.replace(/^\w+:\/\//, "")}</span>
      ${qrCode({ plain: () => name }, library, address).svg}
    </a>`;
    solution.after(elementOf(live));
  }
  const answered = steps.filter(({ solution }) => solution);
  if (answered.length === 0) return;
  main.append(
    elementOf(html`<div class="answers">
    <h2>${textOf(main, "details.solution > summary")}</h2>
    ${answered.map(({ section, solution }) => {
      const number = steps.findIndex((step) => step.section === section) + 1;
      return answer(titleOf(section, number), /** @type {Element} */ (solution));
    })}
  </div>`),
  );
}

/** The solution of a step, under its title. @param {string} title @param {Element} solution */
function answer(title, solution) {
  const copies = [...solution.children].slice(1).map((part) => /** @type {Element} */ (part.cloneNode(true)));
  for (const part of copies) {
    for (const named of [part, ...part.querySelectorAll("[id]")]) named.removeAttribute("id");
  }
  return html`<div class="answered"><h3>${title}</h3>${copies}</div>`;
}

/** @param {Element} within @param {string} selector */
const textOf = (within, selector) => within.querySelector(selector)?.textContent?.trim() ?? "";
