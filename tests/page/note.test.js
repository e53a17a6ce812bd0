// @ts-check
/** The note: every claim names its certainty and the way to reproduce it, and its numbers are those of the core. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { cited } from "../../www/build/citation.mjs";
import { chartSvg } from "../../www/build/note/chart-svg.mjs";
import { chartOf } from "../../www/build/note/charts.mjs";
import { AUTHORS, DATE, SECTIONS } from "../../www/build/note/paper.mjs";
import { bibliography, SOURCES } from "../../www/build/note/sources.mjs";
import { xref } from "../../www/build/note/xref.mjs";
import { noteEntry } from "../../www/build/note.mjs";
import { theoremOf } from "../../www/build/proofs/files.mjs";
import { KNOWN } from "../../www/pages/lab/exact/known.js";
import { KNOWN as LEAST } from "../../www/pages/lab/waste/known.js";
import { isServed, pageAt } from "./served.js";

const ROOT = new URL("../../", import.meta.url);
const html = pageAt("note.html");

const claims = SECTIONS.flatMap(({ parts }) =>
  parts.flatMap((part) => (typeof part === "object" && "claim" in part ? [part] : [])),
);

test("every claim is marked, and its command names an example or tests that there are", () => {
  const sources = readdirSync(new URL("tests/", ROOT)).filter((name) => name.endsWith(".rs"));
  /** The names of all native tests, as cargo writes them. */
  const tests = sources.flatMap((name) => {
    const text = readFileSync(new URL(`tests/${name}`, ROOT), "utf8");
    return [...text.matchAll(/#\[test\](?:\s*#\[ignore[^\]]*\])?\s*fn (\w+)/g)].map(
      ([, test]) => `${name.replace(".rs", "")}::${test}`,
    );
  });
  assert.ok(claims.length >= 15);
  for (const { claim, mark, by } of claims) {
    assert.ok(["proved", "computed", "observed"].includes(mark), String(claim));
    const example = /^cargo run --release --example (\w+) -- /.exec(by)?.[1];
    const native = /^cargo test --test native (\w+) -- --include-ignored$/.exec(by)?.[1];
    const inside = /^cargo test --lib (\w+) -- --include-ignored$/.exec(by)?.[1];
    if (example) assert.ok(existsSync(new URL(`examples/${example}.rs`, ROOT)), by);
    else if (native)
      assert.ok(
        tests.some((test) => test.includes(native)),
        by,
      );
    else if (by.startsWith("python3 ")) assert.ok(existsSync(new URL(String(by.split(" ")[1]), ROOT)), by);
    else assert.ok(inside && existsSync(new URL(`src/core/magnus/${inside}/exhaustive.rs`, ROOT)), by);
  }
});

test("each claim checked by Rocq names its files, and says so if only a part is checked", () => {
  const marked = SECTIONS.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === "object" && "checked" in part && part.checked ? [part] : [])),
  );
  assert.ok(marked.length >= 10);
  assert.equal([...html.matchAll(/<a class="mark checked" href="proofs\/\w+\.html#\w+">/g)].length, marked.length);
  for (const part of marked) {
    for (const id of part.checked ?? []) {
      const { address, file } = theoremOf(id);
      assert.ok(html.includes(`<a href="${address}"><code>${file.file}.v</code></a>`), id);
    }
  }
  const whole = marked
    .filter((part) => !part.part)
    .map((part) => ("claim" in part ? /^(?:\*\*.*?\*\*|On every power)/.exec(String(part.claim))?.[0] : ""));
  const theorem = (/** @type {number} */ number) => `**Theorem ${number}.**`;
  assert.deepEqual(whole, [theorem(0), theorem(1), "On every power", ...[2, 3, 4, 7, 12, 13, 14].map(theorem)]);
  const beside = marked.filter((part) => !("claim" in part));
  assert.equal([...html.matchAll(/>checked in part<\/a>/g)].length, marked.length - whole.length - beside.length);
});

test("one click leads from a claim to its theorem in Rocq, and one from there back to the claim and to a proof in a lesson", () => {
  const [, first = "", value = ""] =
    /<p class="tools">(.*?)<\/p>.*<div class="claim" id="theorem-0">(.*?)<\/div>/s.exec(html) ?? [];
  assert.match(first, /^<a href="learn\/lose.html">[^<]*<\/a> <a href="proofs.html">Checked by machine<\/a>/);
  assert.match(value, /<a class="mark checked" href="proofs\/value.html#value">/);
  for (const language of ["", "de/"]) {
    const page = pageAt(`${language}proofs/value.html`);
    const [, theorem = ""] = /<section id="value" class="theorem">(.*?)<\/section>/s.exec(page) ?? [];
    const hrefs = [...theorem.matchAll(/href="(\.\.[^"]+)"/g)].map(([, href]) => String(href));
    assert.deepEqual(hrefs, [
      "../note.html#theorem-0",
      "../learn/shield.html#proof-none",
      "../learn/closed-sets.html#proof-stuck",
    ]);
    for (const href of hrefs) {
      const [file = "", id] = href.replace("../", language).split("#");
      assert.match(pageAt(file), new RegExp(`\\sid="${id}"`), href);
    }
  }
  const named = SECTIONS.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === "object" && "checked" in part ? (part.checked ?? []) : [])),
  );
  for (const id of named) {
    const [file, name] = id.split(".");
    const [theorem = ""] =
      new RegExp(`<section id="${name}"[\\s\\S]*?</section>`).exec(pageAt(`proofs/${file}.html`)) ?? [];
    assert.match(theorem, /href="\.\.\/note\.html#[\w-]+">in the note</, id);
  }
});

test("citations lead to their sources and back, names to theorems and lemmas, and the contents to each section, in both languages", () => {
  const links = ["note.html", "de/note.html"].map((file) => {
    const page = pageAt(file);
    const ids = new Set([...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    const inside = [...page.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id]) => String(id));
    for (const id of inside) assert.ok(ids.has(id), `${file}: ${id}`);
    for (const key of Object.keys(SOURCES)) {
      const [, entry = ""] = new RegExp(`<li id="source-${key}">(.*?)</li>`).exec(page) ?? [];
      assert.match(entry, new RegExp(`<a href="#cited-${key}-\\d+">§ \\d+</a>`), key);
      assert.ok(inside.includes(`source-${key}`), `${file}: ${key}`);
    }
    const [contents = ""] = /<details class="contents">.*?<\/details>/s.exec(page) ?? [];
    for (const { id } of SECTIONS) assert.ok(contents.includes(`<li><a href="#${id}">`), id);
    // No link is within another.
    assert.doesNotMatch(page, /<a\b[^>]*>(?:(?!<\/a>).)*<a\b/s);
    return inside.filter((id) => /^(?:theorem|lemma|source)-/.test(id)).sort();
  });
  assert.deepEqual(new Set(links[0]), new Set(links[1]));
  assert.match(html, /by the <a href="#lemma-1">shield lemma<\/a>/);
  assert.match(html, /<a id="cited-N10-15" href="#source-N10">N10<\/a>\] Algorithm 1/);
  assert.match(html, /href="#source-L08">L08<\/a>\] Theorem 4, that/, "a theorem of another paper is none of ours");
});

test("no id stands twice in the note, and its links lead to something", () => {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => String(id));
  assert.deepEqual(ids, [...new Set(ids)]);
  for (const [, href] of html.matchAll(/<a href="([^"]+)"/g)) {
    const [file = "", anchor] = String(href).split("#");
    const target = file === "" || file === "./" ? (file === "" ? "note.html" : "index.html") : file;
    assert.ok(isServed(target), href);
    if (anchor) assert.match(pageAt(target), new RegExp(`\\sid="${anchor}"`), href);
  }
  for (const from of ["learn.html", "lab.html", "reference.html"]) {
    assert.match(pageAt(from), /href="note\.html/, `${from} leads to the note`);
  }
});

test("the numbers of the note are those of the core, and every formula has become MathML", () => {
  const { tables } = KNOWN;
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, name, cells]) => ({
    name,
    numbers: [...String(cells).matchAll(/<td>(\d+)<\/td>/g)].map(([, number]) => Number(number)),
  }));
  const of = (/** @type {string} */ name) => rows.filter((row) => row.name === name).flatMap(({ numbers }) => numbers);
  const primes = tables.filter(({ n, prime }) => prime && n >= 5);
  const others = tables.filter((table) => !primes.includes(table));
  assert.deepEqual(
    of("<var>p</var>"),
    primes.map(({ n }) => n),
  );
  assert.deepEqual(
    of("at least"),
    primes.map(({ needed }) => needed),
  );
  assert.deepEqual(
    of("<var>R</var>(<var>p</var>)"),
    primes.map(({ rounds }) => rounds),
  );
  assert.deepEqual(
    of("at most"),
    primes.map(({ enough }) => enough),
  );
  assert.deepEqual(
    of("<var>n</var>"),
    others.map(({ n }) => n),
  );
  assert.deepEqual(
    of("<var>R</var>(<var>n</var>)"),
    others.map(({ rounds }) => rounds),
  );
  assert.doesNotMatch(html, /\$|\{(?:last|hoarder|balanced)\}/);
  assert.ok([...html.matchAll(/<math>/g)].length > 200);
});

test("three ways to grow are as close to the values for primes as the note says", () => {
  const primes = KNOWN.tables.filter(({ n, prime }) => prime && n >= 5);
  /** The largest error of a + b·f(p) with the best a and b, the best of many b. @param {(p: number) => number} f */
  const error = (f) => {
    const errors = Array.from({ length: 5000 }, (_, i) => {
      const rest = primes.map(({ n, rounds }) => rounds - n - (i / 1000) * f(n));
      return (Math.max(...rest) - Math.min(...rest)) / 2;
    });
    return Math.min(...errors);
  };
  assert.match(html, /within half a round of .* for all primes of the table, and .* is within one\./);
  assert.ok(error(Math.sqrt) <= 0.5 && error((p) => Math.log(p) ** 2) <= 0.5);
  assert.ok(error((p) => p) > 0.5 && error((p) => p) <= 1);
});

test("the charts have every value of their tables, in each language, and what the caption of the first says is so", async () => {
  const { tables } = KNOWN;
  for (const language of ["en", "de"]) {
    const { series, bound } = await chartOf("waste", language);
    const drawn = series.flatMap(({ points }) => points).sort((a, b) => a.x - b.x);
    assert.deepEqual(
      drawn.map(({ x, y }) => [x, y]),
      tables.map(({ n, fStar, rounds }) => [n, rounds - fStar + 1]),
    );
    assert.deepEqual(
      bound?.points.map(({ x }) => x),
      tables.filter(({ n, prime }) => prime && n >= 5).map(({ n }) => n),
    );
    const left = await chartOf("left", language);
    assert.deepEqual(
      left.series.toReversed().map(({ points }) => points.map(({ y, least, most }) => [least, most, y])),
      LEAST.left.map((_, at) =>
        LEAST.doublings.map(({ waste }) => waste[at]?.map((value, i) => (i === 2 ? value / 100 : value))),
      ),
    );
    for (const name of ["waste", "left"]) {
      const svg = chartSvg(await chartOf(name, language));
      const page = pageAt(language === "en" ? "note.html" : `${language}/note.html`);
      assert.ok(page.includes(svg), `${language}: ${name}`);
      assert.doesNotMatch(svg, /NaN|undefined|\{\w+\}/);
    }
  }
  assert.match(
    html,
    /as computed \(<a href="#perfect">Section 12<\/a>\).*never below the proved bound \(<a href="#lower">Section 4<\/a>\)/s,
  );
  assert.deepEqual([SECTIONS[11]?.id, SECTIONS[3]?.id], ["perfect", "lower"]);
  const waste = new Map(tables.map(({ n, fStar, rounds }) => [n, rounds - fStar + 1]));
  let before = 0;
  for (const { n, prime, needed, fStar } of tables) {
    if (n % 3 === 0) assert.equal(waste.get(n), 0, `${n}`);
    if (!prime || n < 5) continue;
    const here = waste.get(n) ?? 0;
    assert.ok(here >= needed - fStar + 1, `${n}`);
    assert.ok(here >= before, `${n}`);
    before = here;
    if (waste.has(2 * n)) assert.ok((waste.get(2 * n) ?? 0) < (waste.get(n) ?? 0), `${2 * n}`);
  }
});

test("each source is cited, each citation has its source, and no theorem is missing or stands twice", () => {
  const all = JSON.stringify(SECTIONS);
  const cited = new Set(
    [...all.matchAll(/\[((?:[A-Z]\d\d(?:, )?)+)\]/g)].flatMap(([, keys]) => String(keys).split(", ")),
  );
  assert.deepEqual([...cited].sort(), Object.keys(SOURCES).sort());
  const theorems = claims.flatMap(({ claim }) => /^\*\*Theorem (\d+)\.\*\*/.exec(String(claim))?.[1] ?? []);
  assert.deepEqual(
    theorems,
    theorems.map((_, index) => String(index)),
  );
  assert.equal([...bibliography().matchAll(/^@/gm)].length, Object.keys(SOURCES).length);
});

test("xref.json has every section, theorem and lemma of the note, and each address leads to one", async () => {
  const { version, bibtex, places } = JSON.parse(await xref(html));
  assert.equal(version, (await cited()).version);
  assert.equal(bibtex, await noteEntry());
  for (const [id, { href }] of Object.entries(places)) {
    assert.equal(href, `note.html#${id}`);
    assert.match(html, new RegExp(`\\sid="${id}"`), id);
  }
  const ids = Object.keys(places);
  const theorems = ids.filter((id) => id.startsWith("theorem-"));
  assert.deepEqual(
    theorems,
    theorems.map((_, number) => `theorem-${number}`),
  );
  assert.equal(theorems.length, [...html.matchAll(/<div class="claim" id="theorem-/g)].length);
  for (const { id } of SECTIONS) assert.ok(ids.includes(id), id);
  assert.deepEqual(places["theorem-0"], {
    name: "Theorem 0",
    mark: "proved",
    checked: ["value.value", "any_pairs.any_pairs_reach_fstar"],
    href: "note.html#theorem-0",
  });
  const lemmas = ids.filter((id) => id.startsWith("lemma-")).map((id) => places[id].name);
  assert.equal(lemmas[0], "Shield lemma");
  assert.deepEqual(
    lemmas.slice(-5),
    ["Averaging", "Container", "Size", "Density", "Reserve"].map((name) => `${name} lemma`),
  );
});

test("the BibTeX entry is one, with the names of CITATION.cff and no other", async () => {
  const BIBTEX = await noteEntry();
  const { name, version, released } = await cited();
  assert.equal(AUTHORS, name);
  assert.equal(new Date(released).toLocaleString("en", { month: "long", year: "numeric", timeZone: "UTC" }), DATE);
  assert.ok(
    html.includes(`<p class="authors">${AUTHORS}, ${DATE}, version <data value="${version}">${version}</data></p>`),
  );
  assert.match(BIBTEX, /^@misc\{[\w-]+,\n( {2}\w+ *= .*,\n)+ {2}\w+ *= .*\n\}$/);
  assert.match(BIBTEX, /author = \{\{The Magnus--Derek table maintainers\}\}/);
  assert.equal([...BIBTEX].filter((c) => c === "{").length, [...BIBTEX].filter((c) => c === "}").length);
});
