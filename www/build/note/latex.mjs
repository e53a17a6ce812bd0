/** The note as a file for LaTeX, to be compiled with the bibliography that www/build/note/sources.mjs writes. */

import { ALONE } from "../lessons/text.mjs";
import { theoremOf } from "../proofs/files.mjs";
import { wholeAddress } from "../template.mjs";
import { chartTex } from "./chart-tex.mjs";
import { CHART_NAMES, chartOf } from "./charts.mjs";
import { ABSTRACT, AUTHORS, DATE, linesOf, SECTIONS, TITLE, withNumbers } from "./paper.mjs";
import { SOURCES } from "./sources.mjs";

/** @import { Chart } from "./charts.mjs" */
/** @import { Checked, Part } from "./paper.mjs" */

const KEYS = Object.keys(SOURCES).join("|");

/** Signs outside of formulas that TeX writes in another way. @type {[RegExp, string][]} */
const SIGNS = [
  [/[\\{}]/g, "\\$&"],
  [/[%&#_]/g, "\\$&"],
  [/–/g, "--"],
  [/−/g, "$-$"],
  [/“/g, "``"],
  [/”/g, "''"],
  [/’/g, "'"],
  [/∎/g, "\\hfill$\\square$"],
  [/⌈/g, "$\\lceil$"],
  [/⌉/g, "$\\rceil$"],
  [/¾/g, "$\\frac34$"],
  [/₂/g, "$_2$"],
];

/** A text outside of formulas. @param {string} words */
function signs(words) {
  const cited = new RegExp(`\\[((?:${KEYS})(?:, (?:${KEYS}))*)\\]`, "g");
  const text = SIGNS.reduce((text, [sign, tex]) => text.replaceAll(sign, tex), words);
  return text.replaceAll(cited, (_, keys) => `\\cite{${keys.replaceAll(" ", "")}}`);
}

/** A paragraph with formulas, bold and italic type; one that is only a formula is a display. @param {string} text */
function paragraph(text) {
  const [, alone, end] = ALONE.exec(text) ?? [];
  if (alone) return `\\[${alone}${end}\\]`;
  const parts = text.split("$");
  const tex = parts.map((part, index) => (index % 2 === 1 ? `$${part.replaceAll("“", "``")}$` : signs(part))).join("");
  return tex
    .replaceAll(/\*\*(.+?)\*\*/g, "\\textbf{$1}")
    .replaceAll(/(?<![\w*^])\*(?=\S)([^*]+?)(?<=\S)\*(?!\w)/g, "\\emph{$1}");
}

/** @param {Part} part @param {(text: string) => string} filled @param {Map<string, Chart>} charts by their names */
function partOf(part, filled, charts) {
  if (typeof part === "string") return `${paragraph(filled(part))}\n\n`;
  if ("lead" in part) return `\\checked{${lead(part)}}\n\n`;
  if ("proof" in part) return part.proof.map((text) => `${paragraph(text)}\n\n`).join("");
  if ("table" in part) return table(part.table);
  if ("chart" in part) return chart(part.chart, filled(part.caption), charts);
  if (!("claim" in part)) return `\\checked{${checkedBy(part, "checked by Rocq")}}\n\n`;
  const { claim, mark, by, checked, part: some } = part;
  const files = checked ? `, ${checkedBy({ checked, part: some })}` : "";
  return `\\claim{${mark}}{\\path{${by}}${files}}\n${[claim]
    .flat()
    .map((text) => paragraph(filled(text)))
    .join("\n")}\n\n`;
}

/** Refers to the content of another page; with its address, if SITE_URL names the site. @param {{lead: string, to: string}} part */
function lead({ lead, to }) {
  const address = wholeAddress(to);
  return `${paragraph(lead)}${address && `: \\url{${address}}`}`;
}

/** Says that Rocq has checked a claim, with the files. @param {Checked} checked @param {string} [name] of the mark */
function checkedBy({ checked, part }, name = `checked by Rocq${part ? " in part" : ""}`) {
  const files = checked.map((id) => `\\path{${theoremOf(id).file.file}.v}`);
  return `${name}: ${files.join(", ")}${part ? ` (${paragraph(part)})` : ""}`;
}

/** @param {"primes" | "others"} name */
function table(name) {
  const lines = linesOf(name);
  const width = Math.max(...lines.map(({ numbers }) => numbers.length));
  const rows = lines.map(({ label, numbers }) => `${[label, ...numbers].join(" & ")} \\\\\n`);
  return `\\begin{center}\\begin{tabular}{l${"r".repeat(width)}}\n${rows.join("")}\\end{tabular}\\end{center}\n\n`;
}

/** A chart with its caption, which says its number. @param {string} name @param {string} caption @param {Map<string, Chart>} charts */
function chart(name, caption, charts) {
  const drawing = charts.get(name);
  if (!drawing) throw new Error(`The note has no chart called ${name}.`);
  return `\\begin{figure}[tbp]\\centering\n${chartTex(drawing, signs)}\n\n\\smallskip{\\small ${paragraph(caption)}}\n\\end{figure}\n\n`;
}

/** The whole file. @returns {Promise<string>} */
export async function latex() {
  const filled = await withNumbers();
  const charts = new Map(
    await Promise.all(CHART_NAMES.map(async (name) => /** @type {const} */ ([name, await chartOf(name)]))),
  );
  const sections = SECTIONS.map(
    ({ id, title, parts }) =>
      `\\section{${paragraph(title)}}\\label{${id}}\n\n${parts.map((part) => partOf(part, filled, charts)).join("")}`,
  );
  return `\\documentclass[11pt,a4paper]{amsart}
\\usepackage[utf8]{inputenc}
\\usepackage{amssymb}
\\usepackage{tikz}
\\usepackage[obeyspaces,spaces,hyphens]{url}
\\emergencystretch=4em
\\newcommand{\\checked}[1]{\\noindent{\\footnotesize #1}}
\\newcommand{\\claim}[2]{\\medskip\\noindent{\\footnotesize\\fbox{#1} #2}\\\\}
\\title{${signs(TITLE)}}
\\author{${signs(AUTHORS)}}
\\date{${DATE}}
\\begin{document}
\\begin{abstract}
${paragraph(filled(ABSTRACT))}
\\end{abstract}
\\maketitle

Each claim is marked \\emph{proved}, \\emph{computed} or \\emph{observed}, with the command that reproduces or tests it in the folder of the program. Theorems 10, 11 and 13 to 16 are out of reach of computers; there the command tests lemmas of the proof. Rocq, a proof checker, also verified each claim that names a file of \\path{tests/proofs}.

${sections.join("")}\\bibliographystyle{plain}
\\bibliography{note}
\\end{document}
`;
}
