// @ts-check
/**
 * What a printed lesson, or a sheet of puzzles, has besides: beside each task a QR code that leads to its live step, and at the end
 * the answers and the proofs that tell them, on a page of their own. It loads after the page, and is seen on paper alone.
 */

import * as library from "lean-qr/nano";
import { elementOf, html, nothing } from "../../kit/lit.js";
import { qrCode } from "./qr.js";

const STYLE = `
.worksheet :is(.live, .live-name, .answers) { display: none; }
@media print {
  /* In the corner of the room for the answer, and its address in the line of the title, so that the step needs no more height. */
  .worksheet .live {
    display: block;
    grid-area: 6 / 2;
    align-self: end;
    justify-self: end;
    margin: 2mm;
  }
  .worksheet .live svg {
    display: block;
    width: 17mm;
  }
  .worksheet .live-name {
    display: block;
    float: inline-end;
    max-width: 110mm;
    margin-block-start: 1mm; margin-inline-start: 4mm;
    color: var(--muted);
    font-size: 8pt;
    overflow-wrap: anywhere;
  }
  /* The proof of what a task asks tells its answer. */
  .worksheet section details.proof {
    display: none;
  }
  .worksheet .answers {
    display: block;
    break-before: page;
    font-size: 9.5pt;
    line-height: 1.35;
  }
  /* A last page with the sources alone is a waste: they are close, and have the last answer with them. */
  .worksheet .answers ~ * {
    margin-block: 2mm 0;
    break-before: avoid;
    font-size: 9pt;
    line-height: 1.35;
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
  .worksheet .answers h4 {
    margin: 0 0 1mm;
    font-size: 9.5pt;
    break-after: avoid;
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
 * @param {string} label of the room for an answer
 * @param {(section: Element, number: number) => string} [titleOf] the title of a section above its answer
 */
export function addWorksheet(main, label, titleOf = (section, number) => `${number} ${textOf(section, "h2")}`) {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  }
  main.classList.add("worksheet");
  main.style.setProperty("--answer", JSON.stringify(label));
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
    const live = html`<a class="live" href=${address}>${qrCode({ plain: () => name }, library, address).svg}</a>`;
    const written = html`<p class="live-name">${address.replace(/^\w+:\/\//, "")}</p>`;
    solution.after(elementOf(live));
    section.querySelector("h2")?.before(elementOf(written));
  }
  const answered = steps.filter(({ solution }) => solution);
  if (answered.length === 0) return;
  const answers = elementOf(html`<div class="answers">
    <h2>${textOf(main, "details.solution > summary")}</h2>
    ${answered.map(({ section, solution }) => {
      const number = steps.findIndex((step) => step.section === section) + 1;
      return answer(
        titleOf(section, number),
        /** @type {Element} */ (solution),
        section.querySelector("details.proof"),
      );
    })}
  </div>`);
  // What stands below all steps has room there, too.
  const end = main.querySelector(":scope > :is(.after, .score)");
  if (end) end.before(answers);
  else main.append(answers);
}

/** The solution of a step, under its title, and the proof that is folded after it. @param {string} title @param {Element} solution @param {Element | null} proof */
function answer(title, solution, proof) {
  const proved = proof
    ? html`<div class="proof"><h4>${proof.querySelector("summary")?.firstChild?.textContent?.trim()}</h4>${copiesOf(proof)}</div>`
    : nothing;
  return html`<div class="answered"><h3>${title}</h3>${copiesOf(solution)}</div>${proved}`;
}

/** What a fold has below its name, without ids, which stand on a page once. @param {Element} fold */
function copiesOf(fold) {
  const copies = [...fold.children].slice(1).map((part) => /** @type {Element} */ (part.cloneNode(true)));
  for (const part of copies) {
    for (const named of [part, ...part.querySelectorAll("[id]")]) named.removeAttribute("id");
  }
  return copies;
}

/** @param {Element} within @param {string} selector */
const textOf = (within, selector) => within.querySelector(selector)?.textContent?.trim() ?? "";
