// @ts-check
/**
 * Hostile texts in every snippet of the page for notes, read by the parser of the place where it is pasted: HTML by
 * parse5, Markdown and Quarto by pandoc, XML and Python by Python.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { test } from "node:test";
import { escapeMarkdown, fenceBlock, readFencedBlock, unescapeMarkdown } from "../../www/kit/escape.js";
import { choiceOf, FIRST, readAddress } from "../../www/pages/notes/address.js";
import { openGame } from "../../www/pages/notes/game-for-notes.js";
import { placeOf } from "../../www/pages/notes/places.js";
import * as core from "../../www/pkg/magnus_derek.js";
import "./core.js";

/** @type {typeof import("parse5")} */
const { parseFragment } = createRequire(new URL("../../www/package.json", import.meta.url))("parse5");

/** @import { NotesFigure } from "../../www/pages/notes/types" */

const PLAIN = "Plain words.";
/** Texts that end a place, begin one, or are code in one. */
const HOSTILE = [
  "x\n```\n\n```{python}\nimport os; os.system('id')\n```\n\n```{=html}\ny",
  "x\n````````````\n`````````````{r}\nsystem('id')",
  "~~~\n~~~{python}\nprint(1)\n~~~",
  "`r system('id')` and `{python} 1`",
  "\\`r system('id')\\`",
  "]]> <![CDATA[ --> <!-- ?>",
  "</magnus-derek><script>alert(1)</script>",
  "</caption></figure></section></iframe>",
  '" onload="alert(1)" x="',
  "' onload='alert(1)",
  "&quot; &lt;script&gt; &#60; &amp;amp;",
  ":::\n:::{code-cell}\nprint(1)\n:::",
  '""" + __import__("os").system("id") + """',
  '\\") or print(1) #',
  "{{< include secret.txt >}} {{ site.secret }} {% include x %}",
  "](javascript:alert(1)) ![a](b) [@cite] $x$ *a* _b_ ^c^ ~d~ \\",
  "a\n\n# A heading\n\n- a list",
  "\u2028\u2029 line separators",
];

/**
 * A figure in which this text stands wherever a text can come from somebody else.
 * @param {string} text @param {Partial<NotesFigure>} [more] @returns {NotesFigure}
 */
function figure(text, more) {
  const { place: _, words: __, ...first } = FIRST;
  return {
    ...first,
    shown: { link: text },
    lang: text,
    words: text,
    frameTitle: text,
    script: { src: text, module: true },
    frame: `https://example.org/embed.html?${text}`,
    host: text,
    single: "https://example.org/magnus-derek.html",
    widget: "anywidget.js",
    wheel: "../../target/package/magnus_derek-0.1.0-py3-none-any.whl",
    archive: "../../target/package/magnus-derek-quarto.zip",
    package: "../../target/package/magnus-derek-0.1.0.tgz",
    address: `https://example.org/#${text}`,
    picture: "magnus-derek-n15-round0",
    ...more,
  };
}

/** @param {string} place @param {NotesFigure} figure */
async function written(place, figure) {
  const parts = await placeOf(place).parts(figure, async () => new Blob([]));
  return parts.map(({ text }) => text).join("\n");
}

/**
 * The elements of a text with the names of their attributes, which no hostile text may change, and their whole text.
 * @param {string} html
 */
function read(html) {
  /** @type {string[]} */
  const tags = [];
  /** @type {string[]} */
  const said = [];
  const walk = (/** @type {any} */ node) => {
    if (node.tagName)
      tags.push([node.tagName, ...node.attrs.map((/** @type {{name: string}} */ { name }) => name)].join(" "));
    if (node.nodeName === "#comment") tags.push("a comment");
    if (node.value) said.push(node.value);
    for (const { value } of node.attrs ?? []) said.push(value);
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parseFragment(html));
  return { tags, said };
}

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, " ");

/** @param {string} html @param {string} plain @param {string} text */
function assertSame(html, plain, text) {
  const { tags, said } = read(html);
  assert.deepEqual(tags, read(plain).tags, html);
  const all = said.map(oneLine);
  assert.ok(
    all.some((one) => one.includes(oneLine(text))),
    `“${text}” is not in ${html}`,
  );
}

/**
 * The reason why a test that needs a program has to be left out, or false.
 * @param {string} program @param {string} debian
 */
function without(program, debian) {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return false;
  } catch {
    return `${program} is missing: install it (Debian: ${debian}) to have this tried with it`;
  }
}
const noPandoc = without("pandoc", "pandoc");
const noPython = without("python3", "python3");

/** @param {string} text @param {string} [from] @returns {any[]} the blocks that pandoc reads */
function blocks(text, from = "markdown") {
  const options = { input: text, encoding: /** @type {const} */ ("utf8") };
  return JSON.parse(execFileSync("pandoc", ["-f", from, "-t", "json"], options)).blocks;
}

/**
 * Python's reading of each text.
 * @param {string} program with a function `read` @param {string[]} texts @returns {any[]}
 */
function inPython(program, texts) {
  const script = `import ast, json, sys, xml.dom.minidom\n${program}\nprint(json.dumps([read(text) for text in json.load(sys.stdin)]))`;
  return JSON.parse(
    execFileSync("python3", ["-c", script], {
      input: JSON.stringify(texts),
      encoding: "utf8",
    }),
  );
}

/** @param {string} place @param {string[]} texts */
const writtenFor = (place, texts) => Promise.all(texts.map((text) => written(place, figure(text))));

for (const place of ["tag", "frame", "moodle", "reveal", "file"]) {
  test(`${place}: hostile texts are texts to a parser of HTML, in each attribute and between the tags`, async () => {
    const plain = await written(place, figure(PLAIN));
    for (const text of HOSTILE) assertSame(await written(place, figure(text)), plain, text);
  });
}

test("quarto: no line of the block is a fence, whatever stands in it, and no program finds code in it", async () => {
  const plain = readFencedBlock(await written("quarto", figure(PLAIN)));
  for (const text of HOSTILE) {
    const block = await written("quarto", figure(text));
    // Some programs look for cells line by line, and for code between backticks, without regard to the block around.
    assert.deepEqual(block.match(/^[\t >]*(`{3,}|~{3,}).*$/gm), ["```{=html}", "```"]);
    assert.doesNotMatch(block.slice(3, -3), /`|\{\{</);
    assertSame(readFencedBlock(block), plain, text);
  }
});

test("a fence is longer than every run of its mark in the block", () => {
  const block = "a\n`````\n```{python}\nprint(1)\n```\n::::";
  assert.equal(fenceBlock("`", "{=html}", block).split("\n")[0], "``````{=html}");
  assert.equal(fenceBlock(":", "{anywidget} x", block).split("\n").at(-1), ":::::");
  for (const mark of /** @type {const} */ (["`", ":"]))
    assert.equal(readFencedBlock(fenceBlock(mark, "{x}", block)), block);
});

test("quarto: pandoc reads one raw block of HTML, and nothing else", {
  skip: noPandoc,
}, async () => {
  for (const text of HOSTILE) {
    const block = await written("quarto", figure(text));
    const [{ t, c }, ...others] = blocks(`Before.\n\n${block}\n\nAfter.\n`).slice(1, -1);
    assert.deepEqual([t, c[0], others], ["RawBlock", "html", []]);
    assert.equal(c[1], readFencedBlock(block));
  }
});

test("pandoc: it reads one block with the attributes and one line of words, whatever stands in them", {
  skip: noPandoc,
}, async () => {
  const lists = ["1. One", "- one", "# one", "(a) one", "A. one", "* one", "+ one", "::: {.x}", "| one", "i) one"];
  for (const text of [...HOSTILE, ...lists, "Two words, [one](x) “link”"]) {
    const block = await written("pandoc", figure(text));
    const [{ t, c }, ...others] = blocks(`Before.\n\n${block}\n\nAfter.\n`, "markdown-smart").slice(1, -1);
    assert.doesNotMatch(block, /`|\{\{</);
    assert.equal(t, "Div", block);
    const [[, classes, attributes], [paragraph, ...more]] = c;
    assert.deepEqual([t, classes, others, more, paragraph.t], ["Div", ["magnus-derek"], [], [], "Para"], block);
    assert.ok(
      attributes.some(
        (/** @type {[string, string]} */ [name, value]) => name === "state" && oneLine(value) === oneLine(text),
      ),
      block,
    );
    const inlines = paragraph.c[0].t === "Span" ? paragraph.c[0].c[1] : paragraph.c;
    const said = inlines.map((/** @type {any} */ { t, c }) => (t === "Str" ? c : t === "Space" ? " " : `<${t}>`));
    assert.equal(said.join("").trim(), oneLine(text).trim(), block);
  }
});

test("markdown: pandoc reads one picture in one link, and its words, in every kind of Markdown", {
  skip: noPandoc,
}, async () => {
  for (const from of ["markdown-smart", "commonmark", "gfm"]) {
    const all = [...HOSTILE, "2 < 3 & 5 > 4, 100 % (a) [b] {c} *d* _e_ `f` $g$ ~h~ ^i^ |j| \\k"];
    for (const text of all) {
      const line = await written("markdown", figure(text));
      const [first, ...others] = blocks(line, from);
      assert.deepEqual([others, first.c.length], [[], 1], line);
      // Some make a figure of it and others a paragraph; both have the link.
      const [, [image], [target]] = first.c[0].c;
      assert.deepEqual([first.c[0].t, image.t], ["Link", "Image"], line);
      const said = image.c[1].map((/** @type {any} */ { t, c }) =>
        t === "Str" ? c : t.endsWith("Break") || t === "Space" ? " " : `<${t}>`,
      );
      assert.equal(said.join("").trim(), oneLine(text).trim(), line);
      assert.equal(
        oneLine(target.replace(/(?:%[\dA-F]{2})+/g, decodeURIComponent)),
        oneLine(`https://example.org/#${text}`),
      );
    }
  }
});

test("markdown: the words are one line without backticks, and the preview reads them back", async () => {
  for (const text of HOSTILE) {
    const line = await written("markdown", figure(text));
    assert.doesNotMatch(line, /[\n`<>]/);
    assert.equal(unescapeMarkdown(escapeMarkdown(text)), oneLine(text));
  }
});

test("myst: the directive is one, and its model has the texts", async () => {
  for (const text of HOSTILE) {
    const directive = await written("myst", figure(text));
    assert.equal(directive.match(/^\s*(:{3,}|`{3,}|~{3,})/gm)?.length, 2, directive);
    const model = JSON.parse(readFencedBlock(directive));
    assert.deepEqual([model.state, model.lang], [text, text]);
  }
});

test("jupyter: Python reads the same program, with the texts as its strings", {
  skip: noPython,
}, async () => {
  const program = `
def read(text):
    tree = ast.parse(text)
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    strings = [node.value for node in constants]
    for node in constants: node.value = None
    return [ast.dump(tree), strings]`;
  const [[plain], ...read] = inPython(program, await writtenFor("jupyter", [PLAIN, ...HOSTILE]));
  for (const [index, [tree, strings]] of read.entries()) {
    assert.equal(tree, plain);
    assert.equal(strings.filter((/** @type {unknown} */ one) => one === HOSTILE[index]).length, 2);
  }
});

test("pretext: a parser of XML reads the same elements, with the texts in them", {
  skip: noPython,
}, async () => {
  const program = `
def walk(node):
    others = [child for child in node.childNodes if child.nodeType not in (child.ELEMENT_NODE, child.TEXT_NODE)]
    inside = [walk(child) for child in node.childNodes if child.nodeType == child.ELEMENT_NODE]
    return [node.tagName, sorted(node.attributes.keys()), len(others), inside]
def read(text):
    root = xml.dom.minidom.parseString(text.encode()).documentElement
    of = lambda name: root.getElementsByTagName(name)[0]
    said = [of(name).firstChild.data for name in ("caption", "shortdescription")]
    return [walk(root), said, of("interactive").getAttribute("iframe")]`;
  const unreadable = "\u0000\u0008\u001b\ufffe\uffff\ud800";
  const [[plain], ...read] = inPython(program, await writtenFor("pretext", [PLAIN, ...HOSTILE, unreadable]));
  for (const [index, [elements, said, address]] of read.entries()) {
    const readable = HOSTILE[index] ?? "\ufffd".repeat(6);
    assert.deepEqual(elements, plain);
    assert.deepEqual(said, [oneLine(readable), oneLine(readable)]);
    assert.ok(address.includes(readable), address);
  }
});

test("a character that cannot be seen is refused with its code and its place", () => {
  for (const [text, at, code] of /** @type {const} */ ([
    ["ab\u0008c", 3, "U+0008"],
    ["\u202e x", 1, "U+202E"],
    ["x\ud800", 2, "U+D800"],
  ])) {
    const sentence = `The sentence must not have invisible characters, but its character ${at} is ${code}.`;
    assert.throws(() => choiceOf("words", text), { message: sentence });
  }
  assert.deepEqual(readAddress("#n=9&words=a%0Bb").choices.words, null);
  assert.deepEqual(choiceOf("words", "Zwei Zeilen\nund 😀"), {
    words: "Zwei Zeilen\nund 😀",
  });
});

test("no snippet takes over more of a link than its game, even before the computers have loaded", () => {
  const far = "n=1048575&magnus=layers&derek=protector&round=50000";
  const game = openGame(core, `x=\`\`\`{python}&${far}&"><script>=1\n`);
  assert.equal(game.link, far);
});
