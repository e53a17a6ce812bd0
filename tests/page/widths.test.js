// @ts-check
/** Rules for windows and containers: few widths, in one form, and none for a language. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);
const SCALE = readFileSync(new URL("kit/scale.css", WWW), "utf8");
const WIDTHS = [...SCALE.matchAll(/^ \* +(\d+px) {2}\w/gm)].map(([, width]) => width);
const HEIGHTS = [...(/The heights: .*?\*\//s.exec(SCALE)?.[0] ?? "").matchAll(/\d+px/g)].map(String);

/** The texts in which styles stand, with their names. */
const sources = readdirSync(WWW, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|html|m?js)$/.test(name) && !/^(node_modules|pkg)\b/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, WWW), "utf8") }));

/** Conditions of a style, each with its place. @param {{name: string, text: string}} source */
function conditions({ name, text }) {
  return [...text.matchAll(/@(?:media|container)\b[^{;]*|matchMedia\([^;]*/g)].map(({ 0: condition, index }) => ({
    condition,
    place: `www/${name}:${text.slice(0, index).split("\n").length}`,
  }));
}

test("every media and container rule has one of six named widths", () => {
  assert.deepEqual(WIDTHS, ["390px", "560px", "740px", "900px", "1200px", "1500px"]);
  const found = sources.flatMap(conditions);
  assert.ok(found.length > 100, String(found.length));
  for (const { condition, place } of found) {
    for (const [, feature = ""] of condition.matchAll(
      /\(([^()]*\b(?:width|height|inline-size|block-size)\b[^()]*)\)/g,
    )) {
      const [, dimension, size = ""] = /^(width|height) (?:<|>=|<=|>) (\d+px)$/.exec(feature) ?? [];
      const named = dimension === "width" ? WIDTHS : HEIGHTS;
      assert.ok(named.includes(size), `${place}: (${feature}) is none of ${WIDTHS.join(", ")}: see kit/scale.css`);
      if (dimension === "width") assert.match(feature, / (<|>=) /, `${place}: (${feature}) is written with < or >=`);
    }
  }
});

test("no language has a size of its own: what is longer in one has its room by the layout", () => {
  let rules = 0;
  for (const { name, text } of sources) {
    for (const [rule, block = ""] of text.matchAll(/(?:\[lang\b|:lang\()[^{};]*\{([^{}]*)\}/g)) {
      rules++;
      assert.doesNotMatch(block, /\d(?:px|r?em|ch|v[wh])\b|font-size/, `www/${name}: ${rule}`);
    }
  }
  assert.ok(rules > 0);
});
