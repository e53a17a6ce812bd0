/** The main part of note.html: the paper in www/build/note/ as HTML, with its entry for BibTeX and the file for TeX. */

import { line, paragraphs } from "./lessons/text.mjs";
import { ABSTRACT, AUTHORS, DATE, linesOf, SECTIONS, TITLE, withNumbers } from "./note/paper.mjs";
import { inList, SOURCES } from "./note/sources.mjs";
import { theoremOf } from "./proofs/files.mjs";
import { escaped } from "./template.mjs";

/** @import { Checked, Part } from "./note/paper.mjs" */

export const BIBTEX = `@misc{magnus-derek-table-2026,
  author = {{The Magnus--Derek table maintainers}},
  title  = {The {Magnus--Derek} game: rounds, bounds and exact values},
  year   = {2026},
  month  = nov,
  note   = {Note of the Magnus--Derek table, with programs that check its claims}
}`;

/** What the first section defines, seen on one table. */
const LAYERS = `<figure class="beside">
<div class="layers-picture"></div>
<figcaption>The layers on 23 positions: nine unvisited ones, the outermost ring, are <var>A</var>; the midpoints of their pairs come with <var>M</var>(<var>A</var>), and
<var>M</var>²(<var>A</var>) is the whole table. The token has depth 2.</figcaption>
</figure>
`;

/** @returns {Promise<string>} */
export async function noteMain() {
  const filled = await withNumbers();
  const sections = SECTIONS.map(
    ({ id, title, parts }, index) => `<section id="${id}">
<h2>${index + 1}. ${title}</h2>
${parts.map((part) => partOf(part, filled)).join("")}</section>
`,
  );
  return `<main class="note-page">
<article>
<h1>${TITLE}</h1>
<p class="authors">${AUTHORS}, ${DATE}</p>
${LAYERS}<div class="abstract">
${prose(`**Abstract.** ${filled(ABSTRACT)}`)}</div>
<p>Each claim is marked <span class="mark proved">proved</span>, <span class="mark computed">computed</span> or <span class="mark observed">observed</span>, with the command that
reproduces or tests it in the folder of the program. What is <a class="mark checked" href="proofs.html">checked</a> was also checked by Rocq, a machine for proofs, in the file that is named; the mark leads to the statement, in plain words, and its proof.</p>
${sections.join("")}<section id="sources">
<h2>Sources</h2>
<ul>
${Object.keys(SOURCES)
  .map((key) => `<li>${escaped(inList(key))}</li>\n`)
  .join("")}</ul>
</section>
<section id="cite">
<h2>How to cite this note</h2>
<pre>${escaped(BIBTEX)}</pre>
</section>
</article>
<p class="leads"><a href="downloads/note.tex" download>This note for LaTeX</a>, with <a href="downloads/note.bib" download>its sources for BibTeX</a> · <a href="proofs.html">All that a machine has checked</a> · <a href="lab.html#exact">The values on the page Lab</a> · <a href="learn/three-left.html">Theorem 3 as a lesson</a> · <a
href="learn/every-table.html">Theorem 1 as a lesson</a> · <button type="button" id="print">Print</button></p>
</main>`;
}

/** Paragraphs of the note; their formulas may break across lines on a phone. @param {string | string[]} texts */
const prose = (texts) => paragraphs(texts, false);

/** @param {Part} part @param {(text: string) => string} filled */
function partOf(part, filled) {
  if (typeof part === "string") return prose(filled(part));
  if ("proof" in part) return `<div class="proof">\n${prose(part.proof)}</div>\n`;
  if ("table" in part) return table(part.table);
  if (!("claim" in part)) return `<p class="how">${checkedBy(part)}</p>\n`;
  const { claim, mark, by, checked, part: some } = part;
  const files = checked ? ` ${checkedBy({ checked, part: some })}` : "";
  return `<div class="claim">
<p class="how"><span class="mark ${mark}">${mark}</span> <code>${escaped(by)}</code>${files}</p>
${prose(filled(claim))}</div>
`;
}

/** The mark of what Rocq has checked, with its files. @param {Checked} checked */
function checkedBy({ checked, part }) {
  const theorems = checked.map(theoremOf);
  const files = theorems.map(({ file, address }) => `<a href="${address}"><code>${file.file}.v</code></a>`);
  const mark = `<a class="mark checked" href="${theorems[0]?.address}">${part ? "checked in part" : "checked"}</a>`;
  const what = part ? ` <span>${line(part)}</span>` : "";
  return `${mark} ${files.join(" ")}${what}`;
}

/** @param {"primes" | "others"} name */
function table(name) {
  const rows = linesOf(name).map(({ label, numbers }) => {
    const heading = label.replaceAll(/\$([^$]*)\$/g, (_, tex) => String(tex).replaceAll(/[a-zR]/g, "<var>$&</var>"));
    return `<tr><th scope="row">${heading}</th>${numbers.map((number) => `<td>${number}</td>`).join("")}</tr>\n`;
  });
  return `<table>\n${rows.join("")}</table>\n`;
}
