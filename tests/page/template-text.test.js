// @ts-check
/** Templates rendered to text: pages without scripts say what lit-html shows on a page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { renderTemplate } from "../../www/build/template-text.mjs";
import { html, keyed, live, nothing, renderMarks, svg } from "../../www/kit/lit.js";
import { wall } from "../../www/table/lesson/bricks.js";
import { hintList, insight, question, solutionLine } from "../../www/table/lesson/task-text.js";
import { english } from "../../www/text/english.js";

test("rendering to text puts values where lit-html puts them and leaves out empty ones", () => {
  const list = ["a", "b"].map((text) => html`<li>${text}</li>`);
  assert.equal(renderTemplate(html`<ul>${list}</ul>`), "<ul><li>a</li><li>b</li></ul>");
  assert.equal(renderTemplate(html`${1}, ${0} ${false}${""}${null}${undefined}${nothing}`), "1, 0 false");
  assert.equal(renderTemplate(html`<p>${keyed("k", ["one", html`<b>two</b>`])}</p>`), "<p>one<b>two</b></p>");
  assert.equal(renderTemplate(html`<svg>${svg`<path d=${"M0 0"}></path>`}</svg>`), '<svg><path d="M0 0"></path></svg>');
  assert.equal(
    renderTemplate(html`<slot name="told"></slot>${renderMarks("a **b**")}`),
    '<slot name="told"></slot>a <strong>b</strong>',
  );
});

test("rendering to text writes attributes as lit-html sets them and leaves out events", () => {
  const press = () => {};
  assert.equal(
    renderTemplate(
      html`<button class="row ${"wide"}" id=${7} lang=${nothing} title=${undefined} ?hidden=${0} ?disabled=${true} @click=${press}>=</button>`,
    ),
    '<button class="row wide" id="7" title="" disabled="">=</button>',
  );
  assert.equal(renderTemplate(html`<p lang="${nothing}">n=${9} x = "${8}"</p>`), '<p>n=9 x = "8"</p>');
  assert.equal(renderTemplate(html`<input value=${live("3")}>`), '<input value="3">');
});

test("rendering to text escapes texts and attributes", () => {
  assert.equal(
    renderTemplate(html`<p title=${'"<b>"'}>${"<b>&amp;"}</p>`),
    '<p title="&quot;&lt;b&gt;&quot;">&lt;b&gt;&amp;amp;</p>',
  );
});

test("rendering to text refuses values that only a page can show", () => {
  assert.throws(() => renderTemplate(html`<input .value=${"3"}>`), /The property \.value/);
  assert.throws(() => renderTemplate(html`<p>${{ node: true }}</p>`), /no text/);
  assert.throws(() => renderTemplate(html`<textarea>${"a"}</textarea>`), /where text has none/);
});

test("a task has the same texts beside its table and on a page without scripts", () => {
  const step = {
    id: "hold",
    title: "Hold",
    figure: { game: "n=9", mark: [1, 4] },
    ask: "Keep **1** & 4.",
    hints: ["One.", "Two.", "Three."],
    aha: "So < it is.",
    solution: { magnitude: 3 },
  };
  const text = {
    words: english,
    found: /** @type {any} */ ({ step }),
    say: renderMarks,
    lang: (/** @type {string} */ key) => (key === "hints/1" ? "en" : nothing),
  };
  const inOneLine = (/** @type {unknown} */ shown) => renderTemplate(shown).replaceAll("\n", "");
  assert.equal(
    inOneLine(question(text)),
    '<p class="ask">Keep <strong>1</strong> &amp; 4.</p><p class="note">Marked on the table: 1 and 4.</p>',
  );
  assert.equal(
    inOneLine(hintList(text, 2)),
    '<ol class="hints"><li><p>One.</p></li><li><p lang="en">Two.</p></li></ol>',
  );
  assert.equal(inOneLine(insight(text)), '<p class="aha">So &lt; it is.</p>');
  assert.equal(
    inOneLine(solutionLine(text)),
    '<p class="solution">A right answer: ℓ = 3.</p>'.replaceAll("ℓ = 3", "ℓ\u00a0=\u00a03"),
  );
  const model = { state: /** @type {any} */ ({ n: 4, round: 1 }), firstVisits: () => Uint32Array.of(0) };
  assert.match(
    inOneLine(wall(english, [1, 2], model)),
    /^<figure class="wall"><div class="bricks" aria-hidden="true"><span class="column"><span class="brick full"><\/span><\/span>(<span class="column">(<span class="brick"><\/span>){2}<\/span>)<\/div><p class="note">1 of at most 3 rounds/,
  );
});
