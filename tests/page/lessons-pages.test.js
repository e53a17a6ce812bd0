// @ts-check
/** The pages of the lessons, as files: their contents without scripts, and their links. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { drawn, opened } from "../../www/build/figure.mjs";
import { folderPages, movedPages } from "../../www/build/lessons/leading-on.mjs";
import { paragraphs, plain } from "../../www/build/lessons/text.mjs";
import { LESSON_PAGES, lessons, lessonsIn } from "../../www/build/lessons.mjs";
import { PAGES } from "../../www/build/pages.mjs";
import { previews, sourceIn, sourceOf } from "../../www/build/previews.mjs";
import { LESSONS } from "../../www/lessons/list.js";
import { MOVED } from "../../www/lessons/moved.js";
import { BY_END, BY_LAYERS, BY_REASON, PROOF } from "../../www/lessons/subjects.js";
import { companionOf } from "../../www/table/companion/companion-figure.js";
import { findStep } from "../../www/table/lesson/step.js";
import { unbroken } from "../../www/text/unbroken.js";
import { isServed, pageAt, pathOf } from "./served.js";

const WWW = new URL("../../www/", import.meta.url);
const PUBLIC = new URL("public/", WWW);
/** The texts of the pages by their files below the site. */
const texts = new Map(Object.keys(LESSON_PAGES).map((file) => [file, pageAt(file)]));

/** @param {string} html */
const idsIn = (html) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => String(id));

/**
 * The contents of the steps, each with the text of its page.
 * @param {typeof lessons} all @param {string} folder of the pages
 */
const stepsOf = (all, folder) =>
  all.flatMap((lesson) =>
    lesson.steps.map((/** @type {any} */ step) => ({
      name: `${lesson.id}/${step.id}`,
      step,
      html: texts.get(`${folder}${lesson.id}.html`) ?? "",
    })),
  );
const steps = stepsOf(lessons, "learn/");
const germanSteps = stepsOf(await lessonsIn("de"), "de/learn/");

test("the list of lessons has every lesson that is written, and says what the lesson says", () => {
  const written = readdirSync(new URL("lessons/", WWW)).filter(
    (name) =>
      name.endsWith(".js") &&
      !["list.js", "languages.js", "moved.js", "subjects.js", "translate.js", "translations.js"].includes(name),
  );
  assert.deepEqual(written.sort(), LESSONS.map(({ id }) => `${id}.js`).sort());
  assert.deepEqual(
    lessons.map(({ id, number, title, summary }) => ({ id, number, title, summary })),
    LESSONS.map(({ load, part, minutes, ...entry }) => entry),
  );
  const numbers = LESSONS.map(({ number }) => number);
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => a - b),
  );
  for (const { id, before } of lessons) {
    for (const other of before) assert.notEqual(other, id);
  }
});

test("the course comes first and takes about three hours, and every lesson has its picture on the page of all", () => {
  const parts = LESSONS.map(({ part }) => part);
  assert.deepEqual(
    parts,
    ["course", "advanced", "beside"].flatMap((part) => parts.filter((one) => one === part)),
  );
  for (const language of ["en", "de"]) {
    const html = texts.get(language === "en" ? "learn.html" : "de/learn.html") ?? "";
    const entries = html.split("<li data-lesson=").slice(1);
    assert.equal(entries.length, LESSONS.length);
    const ids = new Set();
    for (const [place, entry] of entries.entries()) {
      const { id } = LESSONS[place] ?? assert.fail();
      assert.ok(entry.startsWith(`"${id}"`), id);
      const [picture = ""] = /<svg [\s\S]*?<\/svg>/.exec(entry) ?? [];
      assert.match(picture, /aria-hidden="true"/, id);
      assert.ok((picture.match(/<(path|circle) /g) ?? []).length > 5, id);
      // What light and dark pages colour, without a word, and small.
      assert.doesNotMatch(picture, /<text|<title|fill="#/, id);
      assert.ok(picture.length < 10_000, `${id}: ${picture.length}`);
      ids.add(picture);
    }
    assert.equal(ids.size, LESSONS.length, "each has another one");
    assert.match(html, language === "en" ? /9 lessons, about 3 hours/ : /9 Lektionen, etwa 3 Stunden/);
  }
});

test("a step that has moved is found by its old name, on its old page and in the old lesson", async () => {
  for (const [old, now] of Object.entries(MOVED)) {
    const found = await findStep(old);
    assert.equal(found.name, now);
    const [id = "", step = ""] = old.split("/");
    const [to = "", place = ""] = now.split("/");
    assert.ok(!lessons.some((lesson) => lesson.id === id && lesson.steps.some((one) => one.id === step)), old);
    for (const folder of ["learn/", "de/learn/"]) {
      const leading = (await movedPages()).find(([file]) => file === `${folder}${id}.html`)?.[1];
      const page = leading ?? texts.get(`${folder}${id}.html`) ?? assert.fail(old);
      const name = leading ? `id="${step}"` : `data-moved="${step}"`;
      assert.ok(page.includes(`<a ${name} href="${to}.html#${place}">`), `${folder}${old}`);
      assert.ok(texts.get(`${folder}${to}.html`)?.includes(`<section id="${place}">`), now);
    }
  }
  const pages = await movedPages();
  assert.deepEqual(
    pages.map(([file]) => file),
    ["learn/midpoints.html", "de/learn/midpoints.html"],
  );
  for (const [, html] of pages) assert.match(html, /<noscript><meta http-equiv="refresh" content="0; url=lose.html#/);
});

test("the address of the lessons' folder leads to the page Learn, not to a page of its own", async () => {
  const folders = await folderPages();
  assert.deepEqual(
    folders.map(([file]) => file),
    ["learn/index.html", "de/learn/index.html"],
  );
  for (const [file, html] of folders) {
    assert.equal(Object.hasOwn(PAGES, file), false);
    for (const lead of ['<meta http-equiv="refresh" content="0; url=', '<link rel="canonical" href="', '<a href="']) {
      assert.ok(html.includes(`${lead}../learn.html"`), `${file}: ${lead}`);
    }
    assert.doesNotMatch(html, /<script|<style|style=/);
  }
});

for (const [file, html] of texts) {
  test(`${file}: no id stands twice, and every link leads to something`, () => {
    const ids = idsIn(html);
    assert.deepEqual(ids, [...new Set(ids)]);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const { hash } = new URL(href.replaceAll("&amp;", "&"), "https://site.example/");
      const path = pathOf(href.replaceAll("&amp;", "&"), file);
      assert.ok(isServed(path), `${href} in ${file}`);
      // A game of another page is opened by learn.test.js in a browser.
      if (/^#(number-game|dominoes|multivision)=/.test(hash)) continue;
      if (path.endsWith("index.html")) {
        if (hash) opened(decodeURIComponent(hash.slice(1))).free();
      } else if (hash) {
        assert.ok(idsIn(pageAt(path)).includes(hash.slice(1)), `${href} in ${file}`);
      }
    }
  });
}

test("a lesson about other games shows these: the circle, the pair that is typed, and the piles by their primes", () => {
  const { steps } = lessons.find(({ id }) => id === "cousins") ?? assert.fail();
  const kinds = steps.map(({ task }) => companionOf(task)?.kind);
  assert.deepEqual(kinds, ["pair", "pair", "dominoes", "dominoes", "piles", "piles", "dominoes"]);
  const [beat, asked] = ["play-numbers", "euclid"].map((id) => steps.find((step) => step.id === id)?.task);
  const [piles, multivision] = ["play-multivision", "multivision"].map((id) => steps.find((step) => step.id === id));
  assert.deepEqual(companionOf(beat), { kind: "pair", a: 37, b: 10 });
  assert.deepEqual(companionOf({ game: "dominoes=9" }), { kind: "dominoes", spaces: 9 });
  assert.deepEqual(companionOf({ game: "dominoes=9&first=human" }), { kind: "dominoes", spaces: 9, empty: true });
  assert.match(
    piles?.text?.[0] ?? "",
    /dividing 6 by 2 leads to 3, 9, 27 or any higher power of 3, and dividing it by 3 leads only to 2\./,
  );
  assert.deepEqual(companionOf(asked, " 12 "), { kind: "pair", a: 12, b: 8 });
  assert.deepEqual(companionOf(asked, "1e9"), companionOf(asked));
  assert.deepEqual(companionOf(multivision?.task), {
    kind: "piles",
    piles: [
      { pile: 12, exponents: [2, 1, 0] },
      { pile: 45, exponents: [0, 2, 1] },
    ],
    primes: [2, 3, 5],
  });
});

test("every step can be read without scripts: its texts, its figure, its task, its solution", () => {
  for (const { name, step, html } of [...steps, ...germanSteps]) {
    const section = html.slice(
      html.indexOf(`<section id="${step.id}"`),
      html.indexOf("</section>", html.indexOf(`<section id="${step.id}"`)),
    );
    // A step without a figure is only read.
    assert.equal(section.includes(`lesson="${name}"`), Boolean(step.figure), name);
    for (const text of [step.text, step.proof, step.lecturer].filter(Boolean)) {
      assert.ok(section.includes(paragraphs(text)), name);
    }
    for (const text of [step.ask, step.aha, ...(step.hints ?? [])].filter(Boolean)) {
      assert.ok(section.includes(plain(text)), `${name}: ${text}`);
    }
    const table = /<svg class="drawn"[\s\S]+<title>(The Magnus–Derek table|Der Magnus–Derek-Tisch), n = /;
    const other = /<div class="drawn companion-picture(?: prices)?" role="img" aria-label="[^"]{20,}">\s*<svg /;
    if (step.figure) assert.match(section, companionOf(step.task) || step.figure.prices ? other : table, name);
    // Stars that were to be bold or italic type.
    assert.doesNotMatch(section, /\*\*|(?<![\w*])\*(?=\S)/, name);
    if (step.task)
      assert.match(
        section,
        /<details class="solution">\s*<summary>(Solution|Lösung)<\/summary>\s*<p(?: class="solution")?>.+<\/p>/,
        name,
      );
    assert.equal(/<details class="proof" id="proof-[\w-]+">/.test(section), Boolean(step.proof && step.task), name);
  }
});

test("a step that gives away an earlier task of its lesson comes after the task", () => {
  const folded = new Map(steps.map(({ name, html, step }) => [name, { html, step }]));
  for (const [name, { html, step }] of folded) {
    const section = html.slice(html.indexOf(`<section id="${step.id}"`)).split("</section>")[0] ?? "";
    assert.equal(/data-after="([^"]*)"/.exec(section)?.[1], step.after, name);
  }
  const shown = (/** @type {string} */ name) => {
    const { html, step } = folded.get(name) ?? assert.fail(name);
    const section = html.slice(html.indexOf(`<section id="${step.id}"`)).split("</section>")[0] ?? "";
    return section.replace(/<details[\s\S]*<\/details>/, "");
  };
  assert.doesNotMatch(shown("ruler/middle"), /4, 2, 4/);
  assert.doesNotMatch(shown("rings/full"), /<mn>9<\/mn>|<svg/);
  // Nor does a wrong answer tell the right one, or speak of what a later lesson explains.
  const words = (/** @type {string} */ lesson) =>
    steps
      .filter(({ name }) => name.startsWith(`${lesson}/`))
      .map(({ step }) => Object.values(step.wrong ?? {}).join(" "));
  assert.doesNotMatch(words("closed-sets").join(" "), /7, 8, 4/);
});

test("an introduction and the page of all lessons tell no result: it stands folded at the end until the last task is done", () => {
  for (const language of ["en", "de"]) {
    const folder = language === "en" ? "" : "de/";
    const all = texts.get(`${folder}learn.html`) ?? assert.fail();
    assert.doesNotMatch(all, /never whether|exactly the|from nowhere|nie, ob|sind genau|von nirgends/);
    for (const id of ["lose", "distance", "shield", "closed-sets", "ruler", "doubling"]) {
      const html = texts.get(`${folder}learn/${id}.html`) ?? assert.fail(id);
      const { steps } = lessons.find((one) => one.id === id) ?? assert.fail(id);
      const last = steps.findLast(({ task }) => task)?.id;
      const behind = html.slice(html.lastIndexOf("</section>"));
      const result = new RegExp(
        `<details class="after" data-after="${last}">\\s*<summary>.+</summary>\\s*<h2>.+</h2>\\s*<p class="serif">(.+)</p>`,
      );
      const [, text = assert.fail(id)] = result.exec(behind) ?? [];
      assert.equal(html.split(text).length, 2, `${id}: nowhere else`);
      assert.ok(!all.includes(text), id);
    }
  }
});

test("every figure opens, at the round that its link names", () => {
  for (const { name, step } of steps) {
    if (!step.figure) continue;
    const game = opened(step.figure.game);
    const { round } = game.opening();
    assert.ok(round === null || game.state().round === round, name);
    game.free();
    assert.match(drawn(step.figure, "f"), /^<svg[\s\S]+<\/svg>$/, name);
  }
});

test("a page has a title, a description and a picture for those who are sent a link", () => {
  for (const [file, html] of texts) {
    assert.match(html, /<title>[^<]+ – (The Magnus–Derek table|Der Magnus–Derek-Tisch)<\/title>/, file);
    for (const name of ["og:title", "og:description", "og:image"]) {
      assert.match(html, new RegExp(`<meta (?:vite-ignore )?property="${name}" content="[^"<]+">`), file);
    }
    assert.match(html, /<meta name="description" content="[^"<]{40,}">/, file);
  }
});

test("the picture for links shows what its page says now, else run node www/build/previews.mjs", async () => {
  const pictures = ["learn/", "previews/"].flatMap((folder) =>
    readdirSync(new URL(folder, PUBLIC)).flatMap((name) => (name.endsWith(".png") ? [folder + name] : [])),
  );
  assert.deepEqual(pictures.sort(), [...previews().keys()].sort());
  for (const [file, shown] of previews()) {
    assert.equal(await sourceIn(file), sourceOf(shown), file);
    const header = readFileSync(new URL(file, PUBLIC));
    assert.deepEqual([header.readUInt32BE(16), header.readUInt32BE(20)], [1200, 630], file);
    assert.ok(header.length < 60_000, file);
  }
});

test("formulas are MathML without a style of their own, and a set is not taken for a number", () => {
  for (const [file, html] of texts) {
    assert.doesNotMatch(html, /\sstyle="/, file);
    // A German number may have decimals after its comma.
    assert.doesNotMatch(html, file.startsWith("de/") ? /<mn>\d+,\d+,/ : /<mn>\d+,\d{1,2}(,|<)/, file);
    assert.doesNotMatch(html.replaceAll(/<(?:code|svg)[\s\S]*?<\/(?:code|svg)>/g, ""), /\$/, file);
  }
});

test("bold, italics and formulas; a star within a name is a star", () => {
  assert.equal(
    paragraphs("**Magnus** calls the *magnitude* 3."),
    "<p><strong>Magnus</strong> calls the <em>magnitude</em> 3.</p>\n",
  );
  const html = paragraphs("f*(13) = 12, and f*(9) = 6 < 7");
  assert.equal(html.replaceAll("\u00a0", "~").replaceAll("\u2060", ""), "<p>f*(13)~=~12, and f*(9)~=~6~&lt;~7</p>\n");
  assert.match(paragraphs("$x$"), /^<p class="formula-alone"><math display="block"[^>]*><mi>x<\/mi><\/math><\/p>\n$/);
  assert.throws(() => paragraphs("$x"), /begins with \$ and never ends/);
});

test("no line ends in a short formula, a long one breaks before its signs alone, and words are no formula", () => {
  const cases = {
    "of the triples is |⟦M(A)|layer:1⟧| = 5?": "of the triples is |⟦M(A)|layer:1⟧|~=~5?",
    "fewer than 2(n − 1) rounds": "fewer than 2(n~−~1) rounds",
    "für n = 3 · 2ᵉ. Für n = 7": "für n~=~3~·~2ᵉ. Für n~=~7",
    "1 + 2 + 3 + 4 + 5 + 6 + 7 = 28": "1 +~2 +~3 +~4 +~5 +~6 +~7 =~28",
    "say + for clockwise or − for counter-clockwise": "say + for clockwise or − for counter-clockwise",
    "for + − + − and 4": "for + − + − and 4",
    "force f*(n) positions": "force f*\u2060(n) positions",
    "members of −2, 2, 6 modulo 13": "members of −2, 2, 6 modulo 13",
  };
  for (const [text, whole] of Object.entries(cases)) assert.equal(unbroken(text).replaceAll("\u00a0", "~"), whole);
});

test("each link beside the table leads to an existing lesson by its number", () => {
  const types = readFileSync(new URL("core/core-types.d.ts", WWW), "utf8");
  for (const [id, number] of [...Object.values(BY_REASON), ...Object.values(BY_LAYERS), BY_END, PROOF]) {
    assert.equal(LESSONS.find((lesson) => lesson.id === id)?.number, number, id);
  }
  for (const kind of Object.keys(BY_REASON)) assert.ok(types.includes(`"kind": "${kind}"`), kind);
});

test("no picture is of a layer that the position has not", () => {
  for (const [file, html] of texts) {
    const [said] = /: (0|[−-]\d+) (new members|neue Positionen)/.exec(html) ?? [];
    assert.equal(said, undefined, file);
  }
});
