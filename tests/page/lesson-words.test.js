// @ts-check
/** Words of mathematics in the lessons: each is told where it is met first, in the order in which the lessons are read. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS } from "../../www/lessons/list.js";
import { mapTexts } from "../../www/lessons/translate.js";

/**
 * How a word is met, and how it is told.
 * @type {Record<string, {met: RegExp, told: RegExp}>}
 */
const WORDS = {
  midpoint: {
    met: /\bmidpoints?\b(?!⟧)/,
    told: /\*midpoint\* of \$x\$ and \$y\$ if|positions from which Magnus can force this: the midpoints/,
  },
  "∈": { met: /\\(in|notin)\b/, told: /\$\\in\$ means “is in”/ },
  "⊆": { met: /\\subseteq/, told: /\$\\subseteq\$ means “is contained in”/ },
  "∎": { met: /∎/, told: /∎ \(The sign marks the end of a proof\.\)/ },
  leftover: { met: /\bleftovers?\b/, told: /\bkeeps a leftover\b/ },
  mod: {
    met: /\\pmod|\\bmod|\bmodulo\b/,
    told: /\\pmod\{13\}\$: the two sides are equal or differ by a multiple of 13/,
  },
  landing: { met: /\blandings\b/, told: /has two \*landings\*/ },
  witness: { met: /\bwitness/, told: /called a \*\*witness\*\*/ },
  layer: { met: /(?<!\|)\blayers?\b/, told: /are called \*layers\*|\bthe layers M\(A\), M²\(A\)/ },
  ring: { met: /\brings?\b/i, told: /one more \*ring\*|\blayers M\(A\), M²\(A\)/ },
  depth: { met: /\bdepth\b/, told: /The \*depth\* of a position is/ },
  class: { met: /\bclass(es)?\b/, told: /They are the \*class\*/ },
  index: { met: /\bindex\b/, told: /is its \*index\*/ },
  "f*": { met: /f\^?\*\(/, told: /can force is called f\*/ },
  closed: { met: /\bclosed\b/, told: /Such a set is called \*closed\*|The sets that contain all their midpoints/ },
  ℤ: { met: /\\mathbb\{Z\}/, told: /write \$\\mathbb\{Z\}_n\$ for the \$n\$ positions/ },
  subgroup: { met: /\bsubgroups?\b/, told: /it is a \*subgroup\*/ },
  "R(n)": { met: /\bR\(\d/, told: /Write R\(n\) for the number of rounds/ },
  progression: { met: /(?<!arithmetic )\bprogressions?\b/, told: /\*\*arithmetic progression\*\*/ },
  "log₂": { met: /log₂|\\log_2/, told: /log₂ x says how often you have to double 1/ },
  "⌈ ⌉": { met: /⌈|\\lceil/, told: /⌈ ⌉ rounds up/ },
  "⌊ ⌋": { met: /\\lfloor/, told: /\\lfloor x \\rfloor\$ is \$x\$ rounded down/ },
  hoarder: { met: /\bhoarder\b/, told: /The \*hoarder\* follows the plan/ },
  coset: { met: /\bcosets?\b/, told: /A coset is a subgroup shifted/ },
  "o(n)": { met: /[^a-z]o\(n\)/, told: /\+.o\(n\) rounds on every table: the share of wasted ones goes to 0/ },
};

/** All texts in the order of the page: the summary with the first step, and notes for lecturers, who know the words, left out. */
const texts = (
  await Promise.all(
    LESSONS.map(async ({ id, load }) => {
      const lesson = (await load()).default;
      /** @type {{name: string, text: string}[]} */
      const all = [{ name: `${id}, its summary`, text: lesson.summary }];
      const steps = { ...lesson, title: undefined, summary: undefined, result: undefined, source: undefined };
      mapTexts(steps, (key, text) => {
        if (!/\/lecturer/.test(key)) all.push({ name: `${id}/${key}`, text });
        return text;
      });
      return all;
    }),
  )
).flat();

for (const [word, { met, told }] of Object.entries(WORDS)) {
  test(`“${word}” is told where it is met first`, () => {
    const first = texts.findIndex(({ text }) => met.test(text));
    const place = texts.findIndex(({ text }) => told.test(text));
    assert.ok(place >= 0, `nobody tells ${word}`);
    assert.ok(first >= 0, `nobody uses ${word}`);
    assert.ok(place <= first, `${word} is met in ${texts[first]?.name} and told in ${texts[place]?.name}`);
  });
}
