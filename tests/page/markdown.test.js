// @ts-check
/** The plugins of the package that draw the table into pages of Markdown, on trees as remark, markdown-it and Sätteri give them. */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";

const MODULE = new URL("../../target/package/dist/markdown.mjs", import.meta.url);
const skip = existsSync(MODULE) ? false : "target/package is missing: ./build.sh package makes it";
/** @type {typeof import("../../www/build/package/types/markdown")} */
const { remarkMagnusDerek, markdownItMagnusDerek, satteriMagnusDerek } = skip ? {} : await import(MODULE.href);

const ALT = "The Magnus–Derek table, n = 21, after 0 rounds. Magnus: Midpoint layers.";

/** HTML as the plugins make it. @param {string} value */
function drawn(value) {
  const tree = { type: "root", children: [{ type: "paragraph", children: [{ type: "html", value }] }] };
  remarkMagnusDerek()(tree);
  return tree.children[0]?.children[0]?.value ?? "";
}

/** The names of what stands in a tag of MDX. @param {Record<string, unknown>} attributes */
function inJsx(attributes) {
  const given = Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));
  const words = { type: "text", value: "Words." };
  const tag = { type: "mdxJsxFlowElement", name: "magnus-derek", attributes: given, children: [words] };
  remarkMagnusDerek()({ type: "root", children: [tag] });
  return /** @type {any[]} */ (tag.children);
}

/** What a warning says meanwhile. @param {() => void} act */
function warned(act) {
  const { warn } = console;
  /** @type {string[]} */
  const said = [];
  console.warn = (text) => said.push(text);
  act();
  console.warn = warn;
  return said;
}

test("a tag gets the picture that the program draws, with its words as they were", { skip }, () => {
  const html = drawn('<magnus-derek v-pre n="21" evaluate>A &lt;table>.</magnus-derek> <b>after</b>');
  const [, alt = "", svg = "", rest] =
    /^<magnus-derek v-pre n="21" evaluate><img alt="([^"<>]*)" src="data:image\/svg\+xml,([^"]*)"><br>(.*)$/s.exec(
      html,
    ) ?? [];
  assert.ok(alt.startsWith(ALT), alt);
  assert.match(decodeURIComponent(svg), /^<svg .*<\/svg>\s*$/s);
  assert.equal(rest, "A &lt;table>.</magnus-derek> <b>after</b>");
});

test("the attributes of a link are read as HTML has them", { skip }, () => {
  const link = "n=13&amp;magnus=layers&#38;derek=hoarder&amp;round=5";
  assert.match(drawn(`<magnus-derek lang='de' state="${link}">`), /alt="Der Magnus–Derek-Tisch, n = 13, nach 5 Runden/);
});

test("each program has it where it keeps HTML, and code stays code", { skip }, () => {
  const html = '<magnus-derek n="21">';
  const tokens = [
    { type: "html_block", content: `${html}Words.</magnus-derek>` },
    { type: "fence", content: html },
    {
      type: "inline",
      content: html,
      children: [
        { type: "html_inline", content: html },
        { type: "code_inline", content: html },
      ],
    },
  ];
  markdownItMagnusDerek({
    core: { ruler: { push: (/** @type {string} */ _, /** @type {any} */ act) => act({ tokens }) } },
  });
  assert.deepEqual(
    tokens
      .flatMap(({ content, children = [] }) => [content, ...children.map(({ content }) => content)])
      .map((text) => /<img/.test(text)),
    [true, false, false, true, false],
  );
  assert.match(satteriMagnusDerek.html({ value: html })?.value ?? "", /^<magnus-derek n="21"><img alt="The/);
  assert.equal(satteriMagnusDerek.html({ value: "<b>" }), undefined);
});

test("a tag of MDX gets it as elements, also with a number as an expression", { skip }, () => {
  const [image, line, words] = inJsx({ n: { type: "mdxJsxAttributeValueExpression", value: "21" }, evaluate: null });
  assert.deepEqual([image.name, line.name, words.value], ["img", "br", "Words."]);
  const [{ value: alt }, { value: src }] = image.attributes;
  assert.ok(alt.startsWith(ALT), alt);
  assert.match(src, /^data:image\/svg\+xml,%3Csvg/);
});

test("a task, and a value that only the browser knows, leave the words alone", { skip }, () => {
  const said = warned(() => {
    for (const tag of [
      '<magnus-derek lesson="shield/hold">',
      '<magnus-derek puzzle="only-call&amp;level=3">',
      '<magnus-derek :n="size">',
      '<magnus-derek v-bind:state="game">',
      '<magnus-derek-more n="21">',
    ]) {
      assert.equal(drawn(tag), tag);
    }
    assert.equal(inJsx({ n: { type: "mdxJsxAttributeValueExpression", value: "size" } }).length, 1);
  });
  assert.deepEqual(said, []);
});

test("a warning says what is refused, once, and the page is made all the same", { skip }, () => {
  const tag = '<magnus-derek n="1">';
  const said = warned(() => {
    assert.equal(drawn(tag), tag);
    assert.equal(drawn(tag), tag);
  });
  assert.equal(said.length, 1);
  assert.match(said[0] ?? "", /^magnus-derek: .*from 2 to 1,048,576, but it is 1/);
});
