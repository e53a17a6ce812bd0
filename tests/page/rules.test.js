// @ts-check
/** The core alone knows the rules of the game: no arithmetic of positions, magnitudes, layers or classes in JavaScript. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);

/** The rooms that say, draw and listen. */
const ROOMS = ["text", "table", "pages", "board", "lessons"];
/** The rooms where seats stand round a circle, so that remainders and steps are places in the picture. */
const DRAWS = /^(board|table\/picture)\//;

/**
 * What arithmetic of the game looks like, as Biome formats it; `drawn` is left to the rooms that draw.
 * @type {{rule: string, looks: RegExp, drawn?: boolean, example: string}[]}
 */
const RULES = [
  { rule: "half of n", looks: /\b[nN]\b(\.value[^,;]*\)| [-+] 1\))? (\/ 2\b|>>>? 1\b)/, example: "Math.floor(n / 2)" },
  { rule: "a position modulo n", looks: /% \(?([a-z]+\.)*[nNqp]\b/, drawn: true, example: "(seat + N - call) % N" },
  { rule: "the way round", looks: /[+-] [nN]\) %/, drawn: true, example: "(from - to + n) % m" },
  { rule: "a power of two", looks: /\b2 \*\* |\b[12] << |Math\.(pow|log2)\(/, example: "2 ** (exponent + 1)" },
  { rule: "divisors", looks: /\bgcd\b|\b[iI]sPrime|% (prime|factor|divisor)\b|\b(n|number) % /, example: "gcd(a, n)" },
  { rule: "the positions that Derek can keep", looks: /\b[nN] - fStar\b/, example: "kept >= n - fStar" },
  { rule: "the members of a class", looks: /\b[nN] \/ [qp]\b|\* [qp]\b/, example: "gamma + i * q" },
];

/**
 * The lines that may look so, each with the reason.
 * @type {{file: string, line: string, because: string}[]}
 */
const ALLOWED = [
  {
    file: "table/picture/lens-picture.js",
    line: "return clockwise <= n / 2 ? clockwise : clockwise - n;",
    because: "geometry: the side of the lens on which a seat lies",
  },
  {
    file: "table/picture/ring-leaders.js",
    line: "const always = [...seatsOf(view, 0, room), ...seatsOf(view, n >> 1, room)];",
    because: "geometry: the seats at the top and at the bottom",
  },
  {
    file: "table/picture/ring-legend.js",
    line: "const most = Math.max(view.rings?.length ?? 0, Math.ceil(Math.log2(view.state.n)) + 1);",
    because: "geometry: the lines for which room is kept, so that no name moves during a game",
  },
  {
    file: "pages/carpet/touch.js",
    line: "gestures.zoom(2 ** (-event.deltaY / WHEEL_DOUBLES), x, y);",
    because: "a scale",
  },
  {
    file: "pages/carpet/viewport.js",
    line: "const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, rounds))) - 4);",
    because: "a scale",
  },
  {
    file: "pages/lab/waste/waste-section.js",
    line: "const steps = Math.log2(last.from / first.from);",
    because: "the slope of a chart",
  },
  {
    file: "text/say/table/names.js",
    line: "const size = n / q;",
    because: "notation: {γ, γ + q, …} spells out the name of the class that the core names",
  },
  {
    file: "text/say/table/names.js",
    line: ".map((i) => words.number(gamma + i * q))",
    because: "notation, as above",
  },
  {
    file: "board/outlines.js",
    line: "if (n / q > MOST_OUTLINED / 2) return [];",
    because: "geometry: the outline of the class that the core names, seat by seat",
  },
  {
    file: "board/outlines.js",
    line: "const members = listOf(n / q, (index) => gamma + index * q);",
    because: "geometry, as above",
  },
  {
    file: "table/companion/companion-figure.js",
    line: "if (primes.every((prime) => number % prime !== 0) && piles.some((pile) => pile % number === 0)) primes.push(number);",
    because: "the figure of a lesson on pages without scripts, where the core of the other games is not loaded",
  },
  {
    file: "table/companion/companion-figure.js",
    line: "const exponentOf = (prime, number) => (number % prime === 0 ? 1 + exponentOf(prime, number / prime) : 0);",
    because: "as above",
  },
];

/** The code of a module, line by line: comments are empty, blanks are single. @param {string} text */
const linesOf = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ""))
    .split("\n")
    .map((line) =>
      line
        .replace(/(^|\s)\/\/ .*$/, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );

/** Every line of the rooms that looks like a rule. */
function* found() {
  for (const room of ROOMS) {
    for (const path of readdirSync(new URL(`${room}/`, WWW), { recursive: true, encoding: "utf8" })) {
      const file = `${room}/${path.replaceAll("\\", "/")}`;
      if (!file.endsWith(".js") || /^text\/(en|de)\//.test(file)) continue;
      const rules = RULES.filter(({ drawn }) => !drawn || !DRAWS.test(file));
      for (const line of linesOf(readFileSync(new URL(file, WWW), "utf8"))) {
        const rule = rules.find(({ looks }) => looks.test(line));
        if (rule) yield { file, line, rule: rule.rule };
      }
    }
  }
}

test("no line of JavaScript knows a rule of the game", () => {
  const isAllowed = (/** @type {{file: string, line: string}} */ one) =>
    ALLOWED.some(({ file, line }) => file === one.file && line === one.line);
  const told = [...found()].filter((one) => !isAllowed(one)).map(({ file, line, rule }) => `${file}: ${rule}: ${line}`);
  assert.deepEqual(told, [], "Ask the core for it: a field of its data, or a function of the wasm that is there.");
});

test("each line that is allowed is still there", () => {
  const all = [...found()];
  for (const { file, line } of ALLOWED)
    assert.ok(
      all.some((one) => one.file === file && one.line === line),
      `${file}: ${line}`,
    );
});

test("each pattern finds its example in code, and not in a comment", () => {
  for (const { looks, example } of RULES) {
    const [code = "", comment = ""] = linesOf(`const most = ${example}; // said\n/** ${example} */`);
    assert.match(code, looks);
    assert.doesNotMatch(comment, looks);
  }
});
