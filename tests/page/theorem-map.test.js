// @ts-check
/** The map of the theorems on proofs.html: what it draws is what the note's proofs, the files of Rocq and their compiler say. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "../../www/build/languages.mjs";
import { inLines } from "../../www/build/map/drawing.mjs";
import { fileNodes, noteNodes } from "../../www/build/map/graph.mjs";
import { allBelow, columnsOf, joined, laidOut, reduced } from "../../www/build/map/layers.mjs";
import { ONLY_NAMED, UNNAMED } from "../../www/build/map/mentions.mjs";
import { linkedStatements, statementsOf } from "../../www/build/map/statements.mjs";
import { idOf } from "../../www/build/note/claims.mjs";
import { SECTIONS } from "../../www/build/note/paper.mjs";
import { FILES, theoremOf } from "../../www/build/proofs/files.mjs";
import texts from "../../www/text/en/site/theorem-map.js";
import { english } from "../../www/text/english.js";
import { isServed, pageAt, pathOf } from "./served.js";

const PROOFS = fileURLToPath(new URL("../proofs/", import.meta.url));
const linked = await linkedStatements("en");
const statements = await statementsOf("en");
const note = await noteNodes(english);
const files = fileNodes(english);
const PAGES = ["", ...LANGUAGES.map((language) => `${language}/`)];

/** @param {string} html @param {RegExp} what @returns {string[][]} */
const all = (html, what) => [...html.matchAll(what)].map((match) => match.slice(1).map(String));
const sorted = (/** @type {Iterable<string>} */ names) => [...names].sort();

test("the map has every claim and every lemma of the note, with the note's marks and its theorems of Rocq", () => {
  const page = pageAt("note.html");
  const ids = [...all(page, /<div class="claim" id="([^"]+)"/g), ...all(page, /<strong id="(lemma-\d+)"/g)].flat();
  assert.deepEqual(sorted(statements.map(({ id }) => id)), sorted(ids));
  const claims = SECTIONS.flatMap(({ id, parts }) =>
    parts.flatMap((part, at) =>
      typeof part === "object" && "claim" in part ? { ...part, id: idOf(id, part, at) } : [],
    ),
  );
  for (const { id, mark, checked = [], part } of claims) {
    const statement = statements.find((one) => one.id === id);
    assert.equal(statement?.mark, mark, id);
    assert.ok(
      checked.every((theorem) => statement?.checked.theorems.includes(theorem)),
      id,
    );
    if (checked.length > 0) assert.equal(statement?.checked.part !== "", part !== undefined, id);
  }
  const marked = SECTIONS.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === "object" && "checked" in part ? (part.checked ?? []) : [])),
  );
  assert.deepEqual(sorted(new Set(statements.flatMap(({ checked }) => checked.theorems))), sorted(new Set(marked)));
});

test("the key has each outline and sign of the boxes, and the round corners of a lemma, in every language", () => {
  for (const folder of PAGES) {
    const page = pageAt(`${folder}proofs.html`);
    const keys = all(page, /<svg class="map-key map-node ([a-z]+)"/g).flat();
    const [map = ""] = page.split('<div class="map-part mapRocq">');
    const kinds = all(map, /<a class="map-node (\w+) (\w+) (\w+)"/g).map(([kind, mark = "", checked = ""]) =>
      kind === "lesson" ? kind : checked === "not" ? mark : checked,
    );
    assert.deepEqual(sorted(keys), sorted(new Set([...kinds, "lemma"])), folder);
  }
});

test("who rests on whom is what links in the note's proofs say, in every language, but for the lines of mentions.mjs", async () => {
  const ids = new Map(linked.map(({ id, name }) => [name || id, id]));
  const usesOf = (/** @type {string} */ name) => linked.find(({ id }) => id === ids.get(name))?.uses ?? [];
  for (const [by, named] of ONLY_NAMED)
    assert.ok(usesOf(by).includes(ids.get(named) ?? "?"), `${by} does not name ${named}: leave the line out`);
  for (const [by, used] of UNNAMED) {
    assert.ok(ids.has(by) && ids.has(used), `${by}, ${used}`);
    assert.ok(!usesOf(by).includes(ids.get(used) ?? "?"), `${by} names ${used} by now: leave the line out`);
  }
  for (const language of LANGUAGES) {
    const other = await linkedStatements(language);
    const names = (/** @type {typeof linked} */ some) => some.map(({ id, uses }) => [id, sorted(new Set(uses))]);
    assert.deepEqual(names(other), names(linked), language);
  }
});

test("the proof of a theorem rests on the lemmas in it, and a lemma on what its own proof names", () => {
  const usesOf = (/** @type {string} */ name) => {
    const uses = statements.find((one) => one.name === name)?.uses ?? [];
    return uses.map((id) => statements.find((one) => one.id === id)?.name);
  };
  assert.deepEqual(usesOf("Theorem 0"), ["Shield lemma", "Midpoint lemma", "Hull lemma"]);
  assert.deepEqual(usesOf("Counting lemma"), ["Sumset lemma"]);
  assert.deepEqual(usesOf("Reserve lemma"), ["Theorem 13", "Averaging lemma", "Container lemma", "Size lemma"]);
  assert.deepEqual(usesOf("Theorem 15"), ["Reserve lemma"]);
});

test("each file of Rocq is on the map and rests on what its compiler says that it needs", (context) => {
  assert.deepEqual(
    files.map(({ name }) => name),
    FILES.map(({ file }) => `${file}.v`),
  );
  const names = readdirSync(PROOFS).filter((name) => name.endsWith(".v"));
  const { stdout, error } = spawnSync("coqdep", ["-Q", ".", "MagnusDerek", ...names], {
    cwd: PROOFS,
    encoding: "utf8",
  });
  if (error) {
    context.skip("coqdep is not installed: Debian has it in the package coq");
    return;
  }
  const needs = new Map(
    all(stdout, /^(\w+)\.vo .*?: \w+\.v(.*)$/gm).map(([file = "", list = ""]) => [
      file,
      all(list, /(\w+)\.vo\b/g).flat(),
    ]),
  );
  for (const { id, uses } of files) {
    const file = id.replace("file-", "");
    assert.deepEqual(sorted(uses), sorted((needs.get(file) ?? []).map((one) => `file-${one}`)), `${file}.v`);
  }
});

test("each theorem of Rocq that the map names is one that ./build.sh prove says and finds closed", () => {
  for (const { theorems } of [...note, ...files]) for (const theorem of theorems) theoremOf(theorem);
  assert.equal(files.flatMap(({ theorems }) => theorems).length, FILES.flatMap(({ theorems }) => theorems).length);
});

/** The boxes and the lines of the drawings on a page. @param {string} page */
function drawn(page) {
  const boxes = all(
    page,
    /<a class="map-node [^>]*data-node="([^"]+)"[^>]*>(?:<title>.*?<\/title>)?<path class="map-box" d="([^"]+)"/g,
  );
  return {
    boxes: boxes.map(([id = "", d = ""]) => ({ id, d })),
    lines: all(
      page,
      /<path class="map-line[^"]*" d="M([\d.]+) [^"]* ([\d.]+) [\d.]+" data-from="([^"]+)" data-to="([^"]+)"/g,
    ),
  };
}

test("what is drawn is the graph: each node a box, and whoever rests on whom is joined by lines from left to right", () => {
  for (const folder of PAGES) {
    const { boxes, lines } = drawn(pageAt(`${folder}proofs.html`));
    const nodes = [...note, ...files];
    assert.deepEqual(sorted(boxes.map(({ id }) => id)), sorted(nodes.map(({ id }) => id)));
    for (const [start, end, from, to] of lines) assert.ok(Number(start) < Number(end), `${from} → ${to}`);
    const asDrawn = nodes.map(({ id }) => ({
      id,
      uses: lines.flatMap(([, , from = "", to]) => (to === id ? from : [])),
    }));
    assert.deepEqual(allBelow(asDrawn), allBelow(nodes));
    assert.ok(lines.length < nodes.flatMap(({ uses }) => uses).length, "lines that follow from others are left out");
  }
});

test("each box leads to a place that is there, has an entry in the list, and says how sure it is in words", () => {
  for (const folder of PAGES) {
    const file = `${folder}proofs.html`;
    const page = pageAt(file);
    const links = all(page, /<a class="map-node [^>]*href="([^"]+)" data-node="([^"]+)" aria-label="([^"]+)"/g);
    assert.equal(links.length, note.length + files.length);
    for (const [href = "", id, label = ""] of links) {
      const [address = "", anchor] = href.split("#");
      const path = pathOf(address, file);
      assert.ok(isServed(path), href);
      if (anchor) assert.ok(pageAt(path).includes(` id="${anchor}"`), href);
      assert.ok(page.includes(`<li id="map-${id}">`), id);
      assert.match(label, /checked by|proved|computed|observed|lesson|geprüft|bewiesen|bewei|berechnet|beobachtet/i);
    }
    for (const [id] of all(page, /aria-describedby="([^"]+)"/g)) assert.ok(page.includes(` id="${id}"`), id);
    for (const [id] of all(page, /href="#(map-[^"]+)"/g)) assert.ok(page.includes(` id="${id}"`), id);
  }
});

test("each short text for a statement is for one that the note has", () => {
  const ids = Object.keys(texts).filter((key) => /-\d+$/.test(key));
  assert.ok(ids.length > 25);
  for (const id of ids)
    assert.ok(
      statements.some((one) => one.id === id),
      `${id} is no claim of the note any more`,
    );
});

const node = (/** @type {string} */ id, /** @type {string[]} */ ...uses) => ({ id, uses, height: 20 });

test("a line that follows from others is left out, and a circle is refused", () => {
  assert.deepEqual(reduced([node("a"), node("b", "a"), node("c", "a", "b")])[2]?.uses, ["b"]);
  assert.throws(() => allBelow([node("a", "b"), node("b", "a")]), /circle: a → b → a/);
});

test("a node stands to the right of all that it rests on, and what rests on nothing just before its first user", () => {
  const columns = columnsOf([node("a"), node("b", "a"), node("c", "b"), node("d"), node("e", "d", "c")]);
  assert.deepEqual(Object.fromEntries(columns), { a: 0, b: 1, c: 2, d: 2, e: 3 });
});

test("boxes of one column are apart, and groups that no line joins stand one below the other", () => {
  const nodes = [node("a"), node("b"), node("c", "a", "b"), node("d", "a"), node("x"), node("y", "x"), node("z")];
  assert.deepEqual(
    joined(nodes).map((group) => group.map(({ id }) => id)),
    [["a", "b", "c", "d"], ["x", "y"], ["z"]],
  );
  const { boxes, alone } = laidOut(nodes, { width: 50, across: 10, gap: 5, below: 30 });
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other && one.column === other.column)
        assert.ok(Math.abs(one.y - other.y) >= 25, `${one.id} ${other.id}`);
  const topOf = (/** @type {string} */ id) => boxes.find((box) => box.id === id)?.y ?? 0;
  assert.ok(topOf("x") > topOf("c"));
  assert.equal(topOf("z"), alone);
});

test("texts break at blanks, and names of files after a low line", () => {
  assert.deepEqual(inLines("n + c rounds are not enough", 12), ["n + c rounds", "are not", "enough"]);
  assert.deepEqual(inLines("nearly_every_round.v", 13), ["nearly_every_", "round.v"]);
});
