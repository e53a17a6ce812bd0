// @ts-check
/** Texts for notes: the address of the page, the game behind it, and every snippet as its recipe has it. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { addressOf, choiceOf, FIRST, readAddress, readPastedText } from "../../www/pages/notes/address.js";
import { changedGame, openGame } from "../../www/pages/notes/game-for-notes.js";
import { notesOf, PLACES, placeOf } from "../../www/pages/notes/places.js";
import { TOOLS } from "../../www/pages/notes/tools.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { frameAddress, tagOf } from "../../www/table/share/snippets.js";
import { english } from "../../www/text/english.js";
import { footText } from "../../www/text/say/export/export.js";
import "./core.js";
import { outOfRange } from "../out-of-range.js";
import { exported as exportOf, middleOfGame } from "./exported.js";

/** @import { Choices, NotesFigure } from "../../www/pages/notes/types" */

const recipe = (/** @type {string} */ name) => readFileSync(new URL(`../recipes/${name}`, import.meta.url), "utf8");

/**
 * A figure as the recipes have it, which lie two folders below target.
 * @param {Partial<NotesFigure>} [more] @returns {NotesFigure}
 */
function figure(more) {
  const { place: _, words: __, ...first } = FIRST;
  return {
    ...first,
    words: "The table with 15 positions.",
    frameTitle: "The Magnus–Derek table, interactive",
    script: { src: "../../target/site/element.js", module: true },
    frame: "../../target/site/embed.html",
    host: "../../target/site/embed-host.js",
    single: "../../target/single/magnus-derek.html",
    widget: "../../target/package/dist/anywidget.js",
    wheel: "../../target/package/magnus_derek-0.1.0-py3-none-any.whl",
    archive: "../../target/package/magnus-derek-quarto.zip",
    package: "../../target/package/magnus-derek-0.1.0.tgz",
    address: "../../target/site/#n=15&magnus=layers&derek=human",
    picture: "magnus-derek-n15-round0",
    ...more,
  };
}

const exported = async () => new Blob(["% a picture\n"]);

/** @param {string} place @param {Partial<NotesFigure>} [more] */
async function written(place, more) {
  return (await placeOf(place).parts(figure(more), exported)).map(({ text }) => text);
}

/**
 * Each recipe, with the place of its figure and the choices.
 * @type {[file: string, place: string, more?: Partial<NotesFigure>][]}
 */
const RECIPES = [
  ["plain.html", "tag", { words: "An interactive figure: the Magnus–Derek table with 15 positions." }],
  ["csp.html", "tag"],
  ["quarto.qmd", "quarto", { controls: "minimal" }],
  ["iframe.html", "frame", { controls: "minimal" }],
  ["moodle.html", "moodle"],
  ["reveal.html", "reveal"],
  ["myst.md", "myst", { controls: "minimal" }],
  ["jupyter.py", "jupyter"],
  ["single.html", "file"],
  ["pretext.ptx", "pretext", { controls: "minimal" }],
  ["markdown.md", "markdown"],
];

for (const [file, place, more] of RECIPES) {
  test(`${file} has what the page writes for it`, async () => {
    const text = recipe(file);
    for (const part of await written(place, more)) {
      // A page has its script in the head, and the reader's own lines between: every line that is written is there, in order.
      let at = 0;
      for (const line of part.split("\n")) {
        at = text.indexOf(line, at);
        assert.ok(at >= 0, `${file} has no line ${line}`);
        if (part.startsWith("<iframe") || part.startsWith("<script")) at = 0;
      }
    }
  });
}

test("markdown.md: the picture leads to the game", () => {
  const [, page, link = ""] = /\]\(([^()#\s]+)#(\S+)\)$/m.exec(recipe("markdown.md")) ?? [];
  assert.equal(page, "../../target/site/");
  assert.equal(openGame(core, link).state.n, 15);
});

test("the address keeps the choices, and restores them", () => {
  /** @type {Choices[]} */
  const all = [
    FIRST,
    { ...FIRST, shown: { link: "1.WEAQA_X" }, place: "moodle", width: "480", height: "wide" },
    { ...FIRST, shown: { lesson: "shield/hold" }, controls: "minimal", evaluate: true, theme: "dark", lang: "de" },
    {
      ...FIRST,
      shown: { link: "n=9&magnus=scripted:1,2&derek=scripted:+--" },
      words: "Is 3 < 4 & 5 > 4, 100 %?",
      readonly: true,
    },
  ];
  for (const choices of all) assert.deepEqual(readAddress(addressOf(choices)), { choices, refusals: [] });
  assert.equal(addressOf(FIRST), "#n=15&magnus=layers&derek=human");
});

test("the address of the choices ends in a letter or a digit", () => {
  for (const [choices, expected] of /** @type {[Choices, string][]} */ ([
    [{ ...FIRST, shown: { link: "n=9&magnus=human&moves=3+1-" } }, "#n=9&magnus=human&moves=3+1%2D"],
    [{ ...FIRST, words: "Play (with Derek)" }, "#n=15&magnus=layers&derek=human&words=Play%20(with%20Derek%29"],
  ])) {
    assert.equal(addressOf(choices), expected);
    assert.deepEqual(readAddress(expected), { choices, refusals: [] });
  }
});

test("a switch in the address is off for 0 and false", () => {
  for (const [text, on] of /** @type {const} */ ([
    ["", true],
    ["=1", true],
    ["=true", true],
    ["=0", false],
    ["=false", false],
  ])) {
    const { evaluate, readonly } = readAddress(`#n=15&evaluate${text}&readonly${text}`).choices;
    assert.deepEqual([evaluate, readonly], [on, on], text);
  }
});

test("a link of the Play page is one of this page", () => {
  const shown = (/** @type {string} */ hash) => readAddress(hash).choices.shown;
  assert.deepEqual(shown("#n=45&magnus=two-phase&derek=hoarder&moves=3+1-&round=12&layers=2"), {
    link: "n=45&magnus=two-phase&derek=hoarder&moves=3+1-&round=12&layers=2",
  });
  assert.deepEqual(shown("#1.WEAQA_X"), { link: "1.WEAQA_X" });
  assert.deepEqual(readAddress("").choices, FIRST);
});

test("the page understands a pasted game in every form", () => {
  const site = "https://site.invalid/table/";
  for (const [text, shown] of /** @type {const} */ ([
    [`${site}#1.WEAQA_X`, { link: "1.WEAQA_X" }],
    [`${site}embed.html?controls=minimal#n=9&magnus=layers`, { link: "n=9&magnus=layers" }],
    [`${site}embed.html?controls=minimal&n=9&magnus=layers`, { link: "n=9&magnus=layers" }],
    [`${site}embed.html?controls=minimal&game=1.WEAQA_X`, { link: "1.WEAQA_X" }],
    [`${site}#n=9&amp;magnus=human&amp;moves=3+1-`, { link: "n=9&magnus=human&moves=3+1-" }],
    [" 1.WEAQA_X ", { link: "1.WEAQA_X" }],
    ["n=9", { link: "n=9" }],
    ["shield/hold", { lesson: "shield/hold" }],
    [`${site}learn/shield.html#hold`, { lesson: "shield/hold" }],
    [`${site}for-notes.html#lesson=shield/hold&place=moodle`, { lesson: "shield/hold" }],
  ])) {
    assert.deepEqual(readPastedText(text), shown);
  }
});

test("an impossible choice is refused with the value and the limit, and the rest of the address counts", () => {
  const { choices, refusals } = readAddress("#n=9&width=-5&height=tall&controls=some&place=moon&theme=dark");
  assert.deepEqual(choices, { ...FIRST, shown: { link: "n=9" }, theme: "dark" });
  assert.deepEqual(refusals.slice(0, 3), [
    outOfRange("The width in pixels", 160, "4,000", -5),
    outOfRange("The height in pixels", 160, "4,000", "“tall”"),
    "controls must be full, minimal or none, but it is “some”.",
  ]);
  assert.match(String(refusals[3]), /^place must be tag, frame, .* or qr, but it is “moon”\.$/);
  assert.throws(() => choiceOf("words", "x".repeat(2001)), /at most 2000 characters, but it has 2001/);
  for (const [link, sentence] of /** @type {const} */ ([
    ["1.WEAQA_Y", /damaged|wrong|link/],
    ["n=1", /2/],
    ["n=15&magnus=nobody", /nobody/],
  ])) {
    assert.throws(() => openGame(core, link), sentence);
  }
});

test("a game is written by hand where that says it all, and otherwise as a short link", () => {
  const link = (/** @type {string} */ text) => openGame(core, text).link;
  assert.equal(link("n=15"), "n=15&magnus=layers&derek=human");
  const computers = "n=45&magnus=layers&derek=protector&round=12";
  assert.equal(link(computers), computers);
  assert.equal(
    link("n=45&magnus=two-phase&derek=hoarder&seed=3&round=12&layers=2"),
    "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12&layers=2",
  );
  assert.equal(link("1.WEAQA_X"), "n=13&magnus=layers&derek=human");
  assert.equal(link("n=13&magnus=layers&derek=human&layers=ranks"), "n=13&magnus=layers&derek=human&layers=ranks");
  assert.match(link("n=13&magnus=layers&derek=human&moves=1+2-"), /^1\./);
});

test("fields change the game as the attributes of the tag do", () => {
  const first = "n=13&magnus=layers&derek=human&moves=1+2-3+";
  const changed = (/** @type {import("../../www/pages/notes/game-for-notes.js").FieldChange} */ change) =>
    changedGame(core, first, change);
  assert.equal(changed({ n: "21" }).link, "n=21&magnus=layers&derek=human");
  assert.equal(changed({ round: "1" }).state.round, 1);
  assert.equal(changed({ round: "1" }).facts.lineLength, 3);
  assert.equal(changed({ derek: "hoarder" }).facts.derek.id, "hoarder");
  assert.equal(changed({ layers: "2" }).layers, 2);
  const computers = "n=45&magnus=layers&derek=protector";
  assert.equal(changedGame(core, computers, { round: "12" }).link, `${computers}&round=12`);
  assert.equal(changedGame(core, `${computers}&round=12`, { round: "3" }).link, `${computers}&round=3`);
  for (const change of [{ n: "-5" }, { round: "-5" }, { layers: "many" }, { magnus: "nobody" }, { round: "9999" }]) {
    assert.throws(() => changed(change), Error, JSON.stringify(change));
  }
});

test("the preview for LaTeX draws what the TikZ draws: no ground but the paper, and no lines at the foot", async () => {
  const game = middleOfGame();
  const rendered = await placeOf("tikz").rendered(
    [],
    figure(),
    async (type, more) => (await exportOf(type, game, more)).blob,
  );
  const picture = decodeURIComponent(/src="data:image\/svg\+xml,([^"]*)"/.exec(String(rendered))?.[1] ?? "");
  assert.match(picture, /<rect [^>]*fill="#ffffff"/);
  const written = (/** @type {string} */ svg) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  const { text: tikz } = await exportOf("tikz", game);
  assert.doesNotMatch(tikz, /rectangle/);
  const [foot = "none"] = footText(english, game.state(), game.facts(), "");
  assert.ok(written((await exportOf("svg", game)).text).includes(foot), foot);
  assert.ok(!written(picture).includes(foot) && written(picture).length > 10);
});

/** The places that take tasks alone, which can be graded. */
const GRADED = ["moodle-scorm", "runestone"];

/** Steps and notes of a place. @param {string} place @param {Partial<import("../../www/pages/notes/types").NotesFigure>} more */
function textOf(place, more) {
  return [...placeOf(place).steps(figure(more)), ...notesOf(placeOf(place), figure(more))].join(" ");
}

test("steps are what a person does; messages stand below without a number", () => {
  for (const place of PLACES) {
    const { id, steps } = place;
    for (const step of steps(figure({})))
      assert.doesNotMatch(step, /^(The|It|In a page|If|Sphinx|A document|With)\b/, `${id}: ${step}`);
    for (const note of notesOf(place, figure({}))) assert.doesNotMatch(note, /^(Copy|Paste|Save)\b/, `${id}: ${note}`);
  }
});

test("each program stands at an existing place, and has a build in tests/places or words about what does not work", () => {
  const builds = readFileSync(new URL("../places/places.mjs", import.meta.url), "utf8");
  for (const { place, name, version, build, limit } of TOOLS) {
    assert.ok(
      PLACES.some(({ id }) => id === place),
      place,
    );
    const isTest = build?.endsWith(".test.js");
    const isThere = isTest
      ? existsSync(new URL(`../browser/${build}`, import.meta.url))
      : builds.includes(`  async ${build}() {`);
    assert.ok(build ? isThere : limit, name);
    assert.equal(textOf(place, {}).includes(`${name} ${version}`), Boolean(build), name);
  }
});

test("the preview follows the place: a course shows its sandbox, a presentation its slide", () => {
  const views = (/** @type {Partial<import("../../www/pages/notes/types").NotesFigure>} */ more) =>
    Object.fromEntries(PLACES.flatMap(({ id, view }) => (view ? [[id, view(figure(more))]] : [])));
  assert.deepEqual(views({}), { moodle: "sandbox", reveal: "slide" });
  // The page for frames stands in no sandbox.
  assert.deepEqual(views({ lang: "de" }), { moodle: "page", reveal: "slide" });
});

test("a frame with the single file asks for the table alone", async () => {
  for (const place of ["moodle", "file"])
    assert.match((await written(place, {}))[0] ?? "", /magnus-derek\.html\?table#n=15/);
});

test("the steps tell what real builds do with the text", () => {
  /** @param {string} place @param {Partial<import("../../www/pages/notes/types").NotesFigure>} [more] */
  const steps = (place, more = {}) => textOf(place, more);
  for (const place of ["frame", "pretext", "moodle", "file"]) {
    assert.match(steps(place), /the colours of the reader’s system, even if the page around is always light/, place);
  }
  for (const place of ["frame", "pretext"]) {
    assert.match(steps(place), /choose light colours/, place);
    assert.doesNotMatch(steps(place, { theme: "light" }), /colours/, place);
  }
  assert.match(steps("tag"), /MkDocs and Jupyter Book 1, .*Sphinx, indent it below \.\. raw:: html/);
  assert.match(steps("myst"), /Sphinx and Jupyter Book 1 leave it out/);
  assert.match(steps("jupyter"), /nbconvert .*from public servers in the network, and shows no table without them/);
  assert.match(steps("file"), /packs with embed-resources does not contain it/);
});

test("every place has steps, something to copy, and a title for each frame", async () => {
  for (const { id, uses, lessons } of PLACES.filter(({ id }) => id !== "qr" && !GRADED.includes(id))) {
    for (const shown of [{ link: "n=15&magnus=layers&derek=human" }, { lesson: "shield/hold" }].slice(
      0,
      lessons ? 2 : 1,
    )) {
      const texts = (await written(id, { shown })).join("\n");
      assert.ok(placeOf(id).steps(figure({ shown })).length > 0 && texts.length > 10, id);
      for (const [frame] of texts.matchAll(/<iframe[^>]*>/g)) assert.match(frame, / title="[^"]+"/, id);
      if ("lesson" in shown && !["tikz", "markdown", "picture"].includes(id))
        assert.match(texts, /lesson"?[=:] ?"?shield\/hold/, id);
    }
    // A choice that is offered changes what is copied.
    const plain = (await written(id)).join("\n");
    /** @type {Record<string, Partial<NotesFigure>>} */
    const other = {
      lang: { lang: "de" },
      controls: { controls: "none" },
      evaluate: { evaluate: true },
      readonly: { readonly: true },
      theme: { theme: "dark" },
      width: { width: "480" },
      height: { height: "wide" },
      words: { words: "Something else." },
    };
    for (const [name, more] of Object.entries(other)) {
      const same = (await written(id, more)).join("\n") === plain;
      assert.equal(same, !uses.some((option) => option === name), `${id}: ${name}`);
    }
  }
});

test("every place carries the language of the table, or says that it does not, and English needs no word", async () => {
  const german = { lang: "de", frameTitle: "Der Magnus–Derek-Tisch, interaktiv" };
  for (const { id, uses, english, lessons } of PLACES.filter(({ id }) => id !== "qr" && !GRADED.includes(id))) {
    for (const shown of [{ link: "n=15&magnus=layers&derek=human" }, { lesson: "shield/hold" }].slice(
      0,
      lessons ? 2 : 1,
    )) {
      const texts = (await written(id, { ...german, shown })).join("\n");
      const inEnglish = (await written(id, { shown })).join("\n");
      // As an attribute of a tag, a field of an address, a trait, or in Python.
      const carries = /<magnus-derek [^>]*\blang="de"|:lang: de$|[?;]lang=de\b|"lang": "de"|\blang="de"/m;
      assert.equal(carries.test(texts), uses.includes("lang"), `${id}: ${texts}`);
      assert.notEqual(uses.includes("lang"), Boolean(english), `${id} says what it does not carry`);
      assert.doesNotMatch(inEnglish, /\blang\b/, id);
      for (const [frame] of texts.matchAll(/<iframe[^>]*>/g)) {
        assert.match(frame, uses.includes("lang") ? / title="Der [^"]+"/ : / title="The [^"]+"/, id);
      }
    }
  }
  assert.match(String(placeOf("qr").english), /no language/);
  assert.match(textOf("moodle", german), /speaks only English/);
  // It has no lessons in any language, so that is no reason there.
  assert.doesNotMatch(textOf("moodle", { ...german, shown: { lesson: "shield/hold" } }), /single file/);
});

test("only the single file is in a sandbox in a course: the page for frames would need more of its server there", async () => {
  const lesson = { lesson: "shield/hold" };
  for (const more of [{}, { shown: lesson }, { lang: "de" }, { shown: lesson, lang: "de" }]) {
    const [frame = ""] = await written("moodle", more);
    assert.equal(
      frame.includes("magnus-derek.html"),
      frame.includes('sandbox="allow-scripts allow-downloads allow-popups"'),
      frame,
    );
    assert.notEqual(frame.includes("magnus-derek.html"), frame.includes("embed.html"), frame);
  }
});

test("a link below the frame opens the game in a course, whatever the editor does to the frame", async () => {
  for (const more of [{}, { lang: "de" }]) {
    const [text = ""] = await written("moodle", more);
    // TinyMCE 8 replaces the sandbox of every frame by an empty one, and leaves the link.
    const [, below = ""] = text.split("</iframe>");
    assert.match(below, /<a href="[^"]+#n=15&amp;magnus=layers&amp;derek=human" target="_blank" rel="noopener">/);
  }
  assert.match(textOf("moodle", {}), /TinyMCE 8 .*sandbox=""/);
});

test("pages of VitePress, Docusaurus and Astro have the tag alone, and their configuration names script and plugin", async () => {
  for (const id of ["vitepress", "docusaurus", "astro"]) {
    for (const size of [{}, { width: "480" }, { height: "wide" }, { width: "640", height: "400" }]) {
      const [config = "", tag = "", plugin = ""] = await written(id, { ...size, words: "{{ n }} *of* {n} [a](b)" });
      assert.doesNotMatch(tag, /<script/, id);
      assert.match(config, /\btype["=:]+module",? ?"?src["=:]+\.\.\/\.\.\/target\/site\/element\.js"/);
      assert.match(plugin, /^import \{ (\w+MagnusDerek) \} from "magnus-derek\/markdown";\n\n {2}.*\b\1\b.*,$/m);
      assert.match(tag, /^<magnus-derek [^\n]*>[^\n{*[]*<\/magnus-derek>$/, id);
    }
  }
  assert.match(textOf("vitepress", {}), /npm install magnus-derek-0\.1\.0\.tgz/);
  // A task has no picture.
  const task = { shown: { lesson: "shield/hold" } };
  assert.equal((await written("astro", task)).length, 2);
  assert.doesNotMatch(textOf("astro", task), /npm install/);
  // JSX refuses a style that is a text.
  const [, jsx = ""] = await written("docusaurus", { width: "480", height: "400" });
  assert.ok(jsx.includes(' present style={{"maxWidth":"480px","height":"400px"}}>'), jsx);
  assert.ok((await written("vitepress"))[1]?.startsWith("<magnus-derek v-pre "));
  const rendered = await placeOf("docusaurus").rendered(
    (await written("docusaurus", { width: "480" })).map((text) => ({ name: "", text })),
    figure(),
    exported,
  );
  assert.match(String(rendered), /^<script type="module" src=[^\n]*\n<magnus-derek [^\n]* style="max-width: 480px">/);
});

test("a frame has no style, which MDX refuses, unless it is 16:9", async () => {
  for (const id of ["frame", "moodle", "file"]) {
    for (const size of [{}, { width: "480" }, { height: "400" }]) {
      const [text = ""] = await written(id, size);
      assert.ok(text.includes(' frameborder="0"') && !/\bstyle=/.test(text), text);
    }
  }
});

test("a figure of PreTeXt has a name, and gives way to a narrow page", async () => {
  const [text = ""] = await written("pretext");
  assert.match(
    text,
    /<interactive [^>]* resize-behavior="responsive">\n *<shortdescription>The Magnus–Derek table, interactive</,
  );
});

test("pandoc packs neither the module of Quarto nor a frame into a document", async () => {
  assert.match(String(await written("quarto")), /<script type="module" [^>]* data-external="1">/);
  for (const id of ["frame", "moodle", "file"]) {
    assert.match(String(await written(id)), /<iframe [^>]* data-external="1"/, id);
  }
});

test("the text for readers without JavaScript cannot leave its element", async () => {
  const words = '</magnus-derek><script>alert(1)</script>" ](x) \\';
  for (const id of ["tag", "quarto", "reveal", "pretext", "vitepress", "docusaurus", "astro"]) {
    assert.doesNotMatch((await written(id, { words })).join("\n"), /<script>|<\/magnus-derek>.*<\/magnus-derek>/, id);
  }
  assert.deepEqual(await written("markdown", { words: "[a](b)\nc" }), [
    "[![\\[a\\](b) c](magnus-derek-n15-round0.svg)](../../target/site/#n=15&magnus=layers&derek=human)",
  ]);
});

test("a puzzle is named by its address, its name or a field, and becomes an attribute or fields of a query", () => {
  const puzzle = "only-call&level=3&seed=20261124";
  const { choices, refusals } = readAddress("#puzzle=only-call%26level%3D3%26seed%3D20261124&controls=minimal");
  assert.deepEqual([choices.shown, choices.controls, refusals], [{ puzzle }, "minimal", []]);
  assert.deepEqual(readAddress(addressOf(choices)).choices, choices);
  for (const text of [puzzle, `https://example.org/practice.html#${puzzle}`, `practice.html#${puzzle}&in=day`])
    assert.deepEqual(readPastedText(text), { puzzle });
  assert.match(tagOf({ puzzle }), /^<magnus-derek puzzle="only-call&amp;level=3&amp;seed=20261124">/);
  assert.equal(frameAddress("embed.html", { puzzle }), `embed.html?puzzle=${puzzle}`);
});

test("a course in PreTeXt, on Runestone, in Moodle or in Canvas has its recipe for a lesson and for a puzzle", async () => {
  for (const id of ["pretext", "runestone", "moodle-scorm", "canvas"]) {
    const place = PLACES.find((one) => one.id === id) ?? assert.fail(id);
    for (const shown of [{ lesson: "shield/hold" }, { puzzle: "depth&level=2&seed=7" }]) {
      const given = figure({ shown });
      const count = (await place.parts(given, exported)).length + (place.files?.(given, exported).length ?? 0);
      assert.ok(place.steps(given).length > 1 && count > 0, id);
    }
  }
});

test("a place for grades takes lessons and puzzles, and says so where there is a game", async () => {
  for (const place of GRADED.map(placeOf)) {
    assert.match(place.steps(figure({})).join(" "), /Choose a lesson or a puzzle above/, place.id);
    assert.deepEqual(
      [await place.parts(figure({}), exported), place.files?.(figure({}), exported)],
      [[], []],
      place.id,
    );
    for (const shown of [{ lesson: "shield/hold" }, { puzzle: "depth&level=2&seed=7" }]) {
      assert.ok(place.steps(figure({ shown })).length > 2, place.id);
      assert.ok((place.files?.(figure({ shown }), exported) ?? []).length > 0, place.id);
    }
  }
  const more = { shown: { lesson: "shield/hold" }, lang: "de", picture: "magnus-derek-shield-hold", words: "1 < 2" };
  const [exercise = ""] = await written("runestone", more);
  assert.match(exercise, /^<exercise label="exercise-magnus-derek-shield-hold">\n {2}<dynamic>\n/);
  assert.match(
    exercise,
    /<interactive label="magnus-derek-shield-hold" iframe="[^"]*embed\.html\?lesson=shield\/hold&amp;lang=de"/,
  );
  assert.equal(exercise.match(/1 &lt; 2/g)?.length, 4);
});
