/** The main part of note.html: the paper in www/build/note/ as HTML, with its entry for BibTeX and the file for TeX. */

import { escapeXml } from "../drawing/svg-text.js";
import { version } from "./bundle.mjs";
import { noteBibtex } from "./citation.mjs";
import { line, paragraphs } from "./lessons/text.mjs";
import { idOf } from "./note/claims.mjs";
import { sourceId, withLinks } from "./note/links.mjs";
import { ABSTRACT, AUTHORS, DATE, linesOf, SECTIONS, TITLE, withNumbers } from "./note/paper.mjs";
import { inList, SOURCES } from "./note/sources.mjs";
import { theoremOf } from "./proofs/files.mjs";
import { NOTE, sourceLink, wholeAddress } from "./template.mjs";

/** @import { Checked, Part } from "./note/paper.mjs" */

/** The title in BibTeX, whose braces keep the capitals of names. */
const TITLE_IN_BIBTEX = TITLE.replaceAll("Magnus–Derek", "{$&}");

/** The note as an entry of BibTeX; with its address, if SITE_URL names the site. */
export const noteEntry = () => noteBibtex(TITLE_IN_BIBTEX, wholeAddress(NOTE));

/** Figure of the definitions of the first section on one table. */
const LAYERS = `<figure class="beside">
<div class="layers-picture"></div>
<figcaption>The layers on 23 positions. The nine unvisited positions in the outermost ring are ${line("$A$")}. ${line("$M(A)$")} adds the midpoints of their pairs, and
${line("$M^2(A)$")} is the whole table. The token has depth 2.</figcaption>
</figure>
`;

/** @returns {Promise<string>} */
export async function noteMain() {
  const filled = await withNumbers();
  const number = await version();
  const address = wholeAddress(NOTE);
  const headings = SECTIONS.map(({ title }, index) => `${index + 1}. ${line(title)}`);
  const sections = SECTIONS.map(
    ({ id, parts }, index) => `<section id="${id}">
<h2>${headings[index]}</h2>
${parts.map((part, place) => partOf(part, filled, idOf(id, part, place))).join("")}</section>
`,
  );
  const entries = SECTIONS.map(({ id }, index) => `<li><a href="#${id}">${headings[index]}</a></li>\n`);
  return `<main class="note-page">
<article>
<h1>${TITLE}</h1>
<p class="authors">${AUTHORS}, ${DATE}, version <data value="${number}">${number}</data></p>
<p class="tools"><a href="learn/lose.html">New here? Begin with lesson 1</a> <a href="proofs.html">Checked by machine</a> <a href="#cite">Cite this note</a> <a href="downloads/note.tex" download>The note for LaTeX</a> <a href="downloads/note.bib" download>Its sources for BibTeX</a>${sourceLink()} <button type="button" id="print">Print</button></p>
<div class="side">
<details class="contents">
<summary>Contents</summary>
<nav aria-label="Contents">
<ul>
${entries.join("")}<li><a href="#sources">Sources</a></li>
</ul>
</nav>
</details>
${LAYERS}</div>
<div class="abstract">
${prose(`**Abstract.** ${filled(ABSTRACT)}`)}</div>
<p>Each claim is marked <span class="mark proved">proved</span>, <span class="mark computed">computed</span> or <span class="mark observed">observed</span>; unfold the line at the mark for the
command that recomputes or tests the claim in the folder of the program. Theorems 10, 11 and 13 to 16 are out of reach of computers; there the command tests lemmas of the proof. Rocq, a proof checker, also verified every claim that is marked <a class="mark checked" href="proofs.html">checked</a>, in the file named there; the mark leads to the statement in plain words and to its proof.</p>
${sections.join("")}<section id="sources">
<h2>Sources</h2>
<ul>
${Object.keys(SOURCES)
  .map((key) => `<li id="${sourceId(key)}">${escapeXml(inList(key))}</li>\n`)
  .join("")}</ul>
</section>
<section id="cite">
<h2>How to cite this note</h2>
<p>${AUTHORS}, <cite>${TITLE}</cite>, version <data value="${number}">${number}</data>, ${DATE}. <data class="address" value="${address}">${address}</data></p>
<pre>${escapeXml(await noteEntry())}</pre>
<p>The addresses of theorems and sections do not change; <a href="xref.json">xref.json</a> lists them, and those of lemmas, for documents and programs that refer to them.</p>
</section>
</article>
<p class="leads"><a href="proofs.html">All that a machine has checked</a> · <a href="lab.html#exact">The values on the page Lab</a> · <a href="learn/three-left.html">Theorem 3 as a lesson</a> · <a
href="learn/every-table.html">Theorem 1 as a lesson</a></p>
</main>`;
}

/** In characters: so short a formula stays with the comma after it on a phone, too. */
const BRIEF = 12;

/** The main part in any language, with what is made of its texts. @param {string} main */
export const finishedNote = (main) =>
  withLinks(main).replaceAll(/<span class="together">((?:(?!<\/span>).)*)<\/span>/g, (all, formula) =>
    formula.replaceAll(/<[^>]+>/g, "").length > BRIEF ? all : `<span class="together brief">${formula}</span>`,
  );

/** Paragraphs of the note; their formulas may break across lines on a phone. @param {string | string[]} texts */
const prose = (texts) => paragraphs(texts, false);

/** @param {Part} part @param {(text: string) => string} filled @param {string} id of a claim */
function partOf(part, filled, id) {
  if (typeof part === "string") return prose(filled(part));
  if ("lead" in part) return `<p class="how"><a href="${part.to}">${escapeXml(part.lead)}</a></p>\n`;
  if ("proof" in part) return `<div class="proof">\n${prose(part.proof)}</div>\n`;
  if ("table" in part) return table(part.table);
  if ("chart" in part) return chart(part.chart, filled(part.caption));
  if (!("claim" in part)) return `<p class="how">${checkedBy(part, "checked")}</p>\n`;
  const { claim, mark, by, checked, part: some } = part;
  const files = checked ? ` ${checkedBy({ checked, part: some })}` : "";
  return `<div class="claim" id="${id}">
<div class="how"><span class="mark ${mark}">${mark}</span>${files}
<details><summary>${by.startsWith("cargo test") ? "How to test this" : "How to recompute this"}</summary><code>${escapeXml(by)}</code></details></div>
${prose([claim].flat().map(filled))}</div>
`;
}

/** The mark of what Rocq has checked, with its files. @param {Checked} checked @param {string} [name] of the mark */
function checkedBy({ checked, part }, name = part ? "checked in part" : "checked") {
  const theorems = checked.map(theoremOf);
  const files = theorems.map(({ file, address }) => `<a href="${address}"><code>${file.file}.v</code></a>`);
  const mark = `<a class="mark checked" href="${theorems[0]?.address}">${name}</a>`;
  const what = part ? ` <span>${line(part)}</span>` : "";
  return `${mark} ${files.join(" ")}${what}`;
}

/** The place of a chart, which withPictures draws in the words of each language. @param {string} name @param {string} caption */
const chart = (name, caption) => `<figure class="chart">
<div class="${name}-picture"></div>
<figcaption>${line(caption)}</figcaption>
</figure>
`;

/** @param {"primes" | "others"} name */
function table(name) {
  const rows = linesOf(name).map(({ label, numbers }) => {
    const heading = label.replaceAll(/\$([^$]*)\$/g, (_, tex) => String(tex).replaceAll(/[a-zR]/g, "<var>$&</var>"));
    return `<tr><th scope="row">${heading}</th>${numbers.map((number) => `<td>${number}</td>`).join("")}</tr>\n`;
  });
  return `<table>\n${rows.join("")}</table>\n`;
}
