// @ts-check
/**
 * Exports in TeX, which accepts them as they are and draws them as they should be. NO_TEX=1 skips this where there is
 * no TeX.
 */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { latex } from "../../www/build/note/latex.mjs";
import { bibliography } from "../../www/build/note/sources.mjs";
import { transcriptOf } from "../../www/table/export/transcript.js";
import { newGame } from "./core.js";
import { exported, middleOfGame, played } from "./exported.js";

const skip = process.env.NO_TEX === "1" && "NO_TEX=1";
const folder = mkdtempSync(join(tmpdir(), "magnus-derek-tex-"));
after(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

before(async () => {
  if (skip) return;
  for (const [file, packages] of Object.entries({
    "article.cls": "texlive-latex-base",
    "amsart.cls": "texlive-latex-base",
    "tikz.sty": "texlive-pictures",
  })) {
    const found = await run("kpsewhich", [file]).catch(() => null);
    assert.ok(found, `TeX has no ${file}: install the Debian package ${packages}, or set NO_TEX=1 to skip this test.`);
  }
});

/**
 * Runs TeX and returns its log and the drawing of the first page.
 * @param {"pdflatex" | "pdftex"} program @param {string} name @param {string} document
 */
async function compiled(program, name, document) {
  writeFileSync(join(folder, `${name}.tex`), document);
  const options = ["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", `${name}.tex`];
  const result = await run(program, options, { cwd: folder, maxBuffer: 1e8 }).catch((error) => error);
  assert.equal(result.code, undefined, `${name}: ${String(result.stdout).slice(-1500)}`);
  const log = readFileSync(join(folder, `${name}.log`), "latin1");
  assert.doesNotMatch(log, /^(Overfull|Missing character|LaTeX Warning|Package .* Warning)/m, name);
  const pdf = readFileSync(join(folder, `${name}.pdf`), "latin1");
  const drawing = /stream\r?\n(.*?)endstream/s.exec(pdf)?.[1] ?? "";
  return { pages: Number(/Output written on .*\((\d+) page/.exec(log)?.[1]), drawing };
}

/** Number of shapes filled with each colour, by red, green and blue. @param {string} drawing */
function fills(drawing) {
  /** @type {Record<string, number>} */
  const counts = {};
  let colour = "";
  for (const [, rgb, paint] of drawing.matchAll(/([\d.]+ [\d.]+ [\d.]+) rg\b|(?<=\s)([fB])(?=\s)/g)) {
    if (rgb)
      colour = rgb
        .split(" ")
        .map((part) => Math.round(255 * Number(part)))
        .join();
    if (paint) counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
}

/** The numbers set as text. @param {string} drawing */
function numbers(drawing) {
  return [...drawing.matchAll(/\((\d+)\)/g)].map((match) => Number(match[1]));
}

const ARTICLE = "\\documentclass{article}\n";
/** Settings without compression, so that the drawing can be read. */
const READABLE = "\\pdfcompresslevel=0 \\pdfobjcompresslevel=0 ";

const GAMES = {
  "n2-start": () => newGame({ n: 2 }),
  "n2-end": () => played({ n: 2, derek: "hoarder" }),
  "n13-middle": middleOfGame,
  "n13-end": () => played({ n: 13, derek: "protector" }),
  "n45-plan": () => played({ n: 45, magnus: "two-phase", derek: "hoarder" }, 25),
  "n45-end": () => played({ n: 45, magnus: "two-phase", derek: "hoarder" }),
  "n97-middle": () => played({ n: 97, derek: "hoarder" }, 60),
  "n97-end": () => played({ n: 97, derek: "hoarder" }),
  "n181-middle": () => played({ n: 181, derek: "random" }, 60),
  "n1500-middle": () => played({ n: 1500, derek: "random" }, 700),
};

for (const [name, gameOf] of Object.entries(GAMES)) {
  test(`LaTeX draws ${name} with nothing but TikZ`, { skip }, async () => {
    const game = gameOf();
    const light = await exported("tikz", game);
    const dark = await exported("tikz", game, { theme: "dark" });
    assert.equal(withoutColours(dark.text), withoutColours(light.text));
    // So TeX, which takes seconds for a large table, need not draw every one in both.
    const drawn = Object.entries(game.state().n <= 13 ? { light, dark } : { light });
    for (const [theme, { text }] of drawn) {
      const page = `\\noindent\n${text}`;
      const article = `${ARTICLE}\\usepackage{tikz}\n${READABLE}\\begin{document}\n${page}\\end{document}\n`;
      const { pages, drawing } = await compiled("pdflatex", `${name}-${theme}`, article);
      assert.equal(pages, 1);
      if (game.state().n <= 180) assertDrawn(game, text, drawing);
    }
  });
}

/** A picture but for the colours, and for the ground that a dark one has. @param {string} text */
function withoutColours(text) {
  return text.replace(/^ *(\\definecolor.*|% The ground\.\n.*)\n\n?/gm, "");
}

/**
 * Fails unless every member of every layer is a shape of its colour, and every seat has its number.
 * @param {import("./exported.js").Game} game @param {string} text @param {string} drawing
 */
function assertDrawn(game, text, drawing) {
  const { n, layerSizes } = game.state();
  const counted = fills(drawing);
  layerSizes.slice(1, 7).forEach((size, index) => {
    const fresh = size - (layerSizes[index] ?? 0);
    const rgb = new RegExp(`{mdLayer${index + 1}}{RGB}{([\\d,]+)}`).exec(text)?.[1] ?? "";
    // Its name has a mark of its colour.
    assert.equal(counted[rgb], fresh + 1, `layer ${index + 1}`);
  });
  const unvisited = layerSizes[0] ?? 0;
  const orange = /{mdLayer0}{RGB}{([\d,]+)}/.exec(text)?.[1] ?? "";
  // The band of classes shares this colour.
  assert.ok((counted[orange] ?? 0) >= unvisited);
  if (n > 96) return;
  const found = new Set(numbers(drawing));
  for (let position = 0; position < n; position++) assert.ok(found.has(position), `no number ${position}`);
}

test("LaTeX draws a layer with its making", { skip }, async () => {
  const game = newGame({ n: 23 });
  for (let round = 0; round < 17; round++) game.answer(round % 3 ? "+" : "-");
  const { text } = await exported("tikz", game, { look: { layer: 2 } });
  const article = `${ARTICLE}\\usepackage{tikz}\n${READABLE}\\begin{document}\n\\noindent\n${text}\\end{document}\n`;
  const { drawing } = await compiled("pdflatex", "making", article);
  const lanes = /\\foreach \\from\/\\to\/\\lane\/\\foot in \{([^}]*)\}/.exec(text)?.[1]?.split(",") ?? [];
  // One pair of a shown layer, as on the page: an arc for each of the two.
  assert.equal(lanes.length, 2);
  assert.equal(drawing.match(/ c\s+S\b/g)?.length, lanes.length, "an arc for each");
});

test("plain TeX draws the picture as its comment says", { skip }, async () => {
  const { text } = await exported("tikz", played({ n: 45, magnus: "two-phase", derek: "hoarder" }, 25), {
    theme: "dark",
  });
  const recipe = /In plain TeX: (.*), and (\\tikzpicture)\s(?:%\s)?…\s(?:%\s)?(\\endtikzpicture)/s.exec(text);
  assert.ok(recipe, "the comment has a recipe");
  const [, setUp = "", begin = "", end = ""] = recipe;
  const picture = text.replace("\\begin{tikzpicture}", begin).replace("\\end{tikzpicture}", end);
  const { pages } = await compiled("pdftex", "plain", `${setUp.replace(/%\s/, "")}\n${picture}\n\\bye\n`);
  assert.equal(pages, 1);
});

test("LaTeX sets the table of rounds without any package, however long it is", { skip }, async () => {
  for (const [name, game, most] of /** @type {const} */ ([
    ["table-2", newGame({ n: 2 }), 1],
    ["table-13", middleOfGame(), 1],
    ["table-45", played({ n: 45, magnus: "two-phase", derek: "hoarder" }), 1],
    ["table-1009", played({ n: 1009, derek: "hoarder" }), 30],
  ])) {
    const { text } = await exported("latex", game);
    const { pages, drawing } = await compiled(
      "pdflatex",
      name,
      `${ARTICLE}${READABLE}\\begin{document}\n${text}\\end{document}\n`,
    );
    assert.ok(pages <= most, `${name}: ${pages} pages`);
    if (name !== "table-45") continue;
    const rounds = transcriptOf(game).flatMap(({ round, from, magnitude, to }) => [round, from, magnitude, to]);
    const pageNumber = 1;
    assert.deepEqual(numbers(drawing), [...rounds, pageNumber]);
  }
});

test("LaTeX and BibTeX set the note with all its sources", { skip }, async () => {
  writeFileSync(join(folder, "note.bib"), bibliography());
  const document = await latex();
  writeFileSync(join(folder, "note.tex"), document);
  const once = () => run("pdflatex", ["-interaction=nonstopmode", "-halt-on-error", "note.tex"], { cwd: folder });
  await once();
  await run("bibtex", ["note"], { cwd: folder });
  await once();
  const { pages } = await compiled("pdflatex", "note", document);
  assert.ok(pages >= 10);
});
