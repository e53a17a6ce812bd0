// @ts-check
/**
 * The pages about what Rocq has checked: what they say is said stands in the files, word for word, and in every language; each
 * mark leads to such a page; and each theorem that `./build.sh prove` names is on one.
 */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../www/build/languages.mjs";
import { PAGES } from "../../www/build/pages.mjs";
import { FILES, namesOf, theoremsOfStep } from "../../www/build/proofs/files.mjs";
import { GOALS, goalsOf } from "../../www/build/proofs/goals.mjs";
import { inOneLine, sentencesOf } from "../../www/build/proofs/sentences.mjs";
import { LESSONS } from "../../www/lessons/list.js";
import notation from "../../www/proofs/notation.js";
import { pageAt, pathOf } from "./served.js";

const ALL = ["en", ...LANGUAGES];
const entries = FILES.flatMap((file) => file.entries.map((entry) => ({ file, entry })));
const linesOf = (/** @type {string} */ text) => sentencesOf(text).map((sentence) => inOneLine(sentence.text));

test("a sentence ends with a full stop before a blank, a bullet is one, and comments are none", () => {
  const text = `(* A (* nested *) comment. *) Lemma a n : n.+1 = n./2. (* b. *)
Proof.
- by rewrite x.1.
{ exact: "a. b". }
Qed.`;
  assert.deepEqual(linesOf(text), [
    ...["Lemma a n : n.+1 = n./2.", "Proof.", "-", "by rewrite x.1.", "{", 'exact: "a. b".', "}", "Qed."],
  ]);
  for (const { text } of FILES) {
    const all = sentencesOf(text);
    assert.equal(all.map(({ before, text }) => before + text).join(""), text.trimEnd());
  }
});

test("each statement on a page stands in its file, word for word and in whole sentences", () => {
  assert.ok(entries.length > 60);
  for (const { file, entry } of entries) {
    const said = linesOf(file.text);
    const lines = linesOf(entry.rows.map(({ rocq }) => rocq).join("\n"));
    for (const line of lines) assert.ok(said.includes(line), `${file.file}.v does not say: ${line}`);
    assert.ok(namesOf(entry).length > 0, entry.name);
    const last = /^\w+ ([\w']+)/.exec(lines.at(-1) ?? "")?.[1];
    assert.equal(last, entry.name, "the last sentence has the name");
  }
});

/** By the name of what is stated, what its sections suppose. @param {string} text */
function supposedIn(text) {
  /** @type {string[][]} */
  const sections = [[]];
  /** @type {Map<string, string[]>} */
  const supposed = new Map();
  for (const line of linesOf(text)) {
    if (line.startsWith("Section ")) sections.push([]);
    else if (line.startsWith("End ")) sections.pop();
    else if (/^Hypothes[ie]s /.test(line)) sections.at(-1)?.push(line);
    const [, name] = /^(?:Theorem|Lemma|Corollary) ([\w']+)/.exec(line) ?? [];
    if (name) supposed.set(name, sections.flat());
  }
  return supposed;
}

test("a theorem is said with all that its sections suppose", () => {
  let conditions = 0;
  for (const { file, entry } of entries.filter(({ file, entry }) => file.theorems.includes(entry.name))) {
    const lines = linesOf(entry.rows.map(({ rocq }) => rocq).join("\n"));
    for (const line of supposedIn(file.text).get(entry.name) ?? []) {
      assert.ok(lines.includes(line), `${file.file}.${entry.name} supposes ${line}`);
      conditions += 1;
    }
  }
  assert.ok(conditions > 20);
});

test("every title and every line is said in each language, with the same formulas and code", () => {
  // A comma of decimals and words within a formula may differ.
  const parts = (/** @type {string} */ text) =>
    [...text.matchAll(/\$[^$]*\$|`[^`]*`/g)].map(([part]) => part.replaceAll(/\\text\{[^}]*\}/g, "")).sort();
  const texts = [
    ...FILES.flatMap(({ title, about, entries }) => [title, about, ...entries.map((entry) => entry.title)]),
    ...[...entries.flatMap(({ entry }) => entry.rows), ...notation],
  ];
  for (const said of texts) {
    for (const language of ALL) {
      assert.ok(Reflect.get(said, language)?.trim(), `${JSON.stringify(said)} has no ${language}`);
      assert.deepEqual(parts(Reflect.get(said, language)), parts(Reflect.get(said, "en")));
    }
  }
});

test("the overview leads to each theorem that ./build.sh prove names", () => {
  for (const language of ALL) {
    const folder = language === "en" ? "" : `${language}/`;
    const overview = pageAt(`${folder}proofs.html`);
    for (const { file, theorems } of FILES) {
      for (const name of theorems) {
        assert.ok(overview.includes(`href="proofs/${file}.html#${name}"`), `${file}.${name}`);
        const page = pageAt(`${folder}proofs/${file}.html`);
        assert.ok(page.includes(` id="${name}"`) && page.includes(` id="proof-${name}"`), `${file}.${name}`);
      }
    }
  }
});

test("each mark and each link between pages of proofs leads to a statement that is there", () => {
  let marks = 0;
  for (const file of Object.keys(PAGES)) {
    for (const [, href = ""] of pageAt(file).matchAll(/<a (?:class="[^"]*" )?href="([^"]*proofs\/\w+\.html[^"]*)"/g)) {
      const [page = "", id] = href.split("#");
      const path = pathOf(page, file);
      const there = pageAt(path);
      if (id) assert.match(there, new RegExp(` id="${id}"`), `${file} → ${href}`);
      if (id) marks += 1;
    }
  }
  assert.ok(marks > 100);
});

test("names in a statement lead to their definitions on the same or another page", () => {
  for (const { file } of FILES) {
    for (const [, page = "", id = ""] of pageAt(`proofs/${file}.html`).matchAll(/<a href="([\w.]*)#([\w-]+)">/g))
      assert.match(pageAt(`proofs/${page || `${file}.html`}`), new RegExp(` id="${id}"`), `${file}.v: ${page}#${id}`);
  }
  const value = pageAt("proofs/value.html");
  assert.match(
    value,
    /<a href="game\.html#magnus_forces">magnus_forces<\/a> n \(<a href="game\.html#fstar">fstar<\/a> n\) r/,
  );
});

test("a notation of another file leads nowhere, nor does the N of %N", () => {
  assert.doesNotMatch(pageAt("proofs/nearly_every_round.html"), /<a href="runs\.html#phase">lost</);
  for (const { file } of FILES) assert.doesNotMatch(pageAt(`proofs/${file}.html`), /%<a /, file);
});

test("the steps of lessons that a theorem names are there, and have its mark in their language", () => {
  const named = entries.flatMap(({ entry }) => entry.lessons ?? []);
  assert.ok(named.length > 10);
  for (const name of named) {
    const [id = "", step = ""] = name.split("/");
    assert.ok(
      LESSONS.some((lesson) => lesson.id === id),
      name,
    );
    for (const [folder, mark] of [
      ["", "checked"],
      ["de/", "geprüft"],
    ]) {
      const html = pageAt(`${folder}learn/${id}.html`);
      const [section = ""] = new RegExp(`<section id="${step}">.*?</section>`, "s").exec(html) ?? [];
      for (const { address } of theoremsOfStep(id, step))
        assert.ok(section.includes(`<a class="mark checked" href="../${address}">${mark}</a>`), `${folder}${name}`);
    }
  }
});

test("scripts on these pages speak the page's language", () => {
  for (const file of ["proofs.html", "proofs/value.html"])
    assert.match(pageAt(`de/${file}`), /<script type="module" vite-ignore src="[./]*text\/de\/scripts\/proofs\.js">/);
});

test("the goals in the repository are those of these files: ./build.sh prove renews them", () => {
  const recorded = readdirSync(GOALS).map((name) => name.replace(".json.br", ""));
  for (const name of recorded)
    assert.ok(
      FILES.some(({ file }) => file === name),
      `${name}.v is gone: leave out tests/proofs/goals/${name}.json.br`,
    );
  const older = FILES.filter(({ file, text }) => !goalsOf(file, text)).map(({ file }) => `${file}.v`);
  assert.deepEqual(older, [], "without goals of this text");
});

test("only recorded goals of this very text are shown, and where there are none nothing is said of them", () => {
  const [file] = FILES;
  assert.ok(file);
  assert.equal(goalsOf(file.file, `${file.text} `), null);
  assert.equal(goalsOf("no-such-file", ""), null);
  const goals = goalsOf(file.file, file.text);
  const html = pageAt(`proofs/${file.file}.html`);
  assert.equal(html.includes('class="goals"'), goals !== null);
  assert.equal(html.includes("Open a step to see what remains"), goals !== null);
  const all = FILES.every(({ file, text }) => goalsOf(file, text));
  assert.equal(pageAt("proofs.html").includes("with the goals after each step"), all);
  if (goals) assert.equal(goals.length, sentencesOf(file.text).length);
  // Every proof ends where nothing is left to be shown.
  for (const { file, text } of FILES) {
    const recorded = goalsOf(file, text);
    sentencesOf(text).forEach((sentence, at) => {
      if (recorded && sentence.text === "Qed.") assert.equal(recorded[at - 1], "No more goals.", `${file}.v ${at}`);
    });
  }
});
