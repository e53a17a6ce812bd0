// @ts-check
/** The TikZ picture as text: its lists against the game. tex.test.js tests that TeX accepts it. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { tikzPath } from "../../www/table/export/tikz-curves.js";
import { polar } from "../../www/table/export/tikz-text.js";
import tikzInGerman from "../../www/text/de/export/tikz.js";
import { speakerIn } from "../../www/text/languages.js";
import { newGame } from "./core.js";
import { exported, LINK, middleOfGame, played } from "./exported.js";

test("the files for TeX speak the table's language beside the code, and a picture fits on a slide", async () => {
  const words = await speakerIn("de");
  const { text } = await exported("tikz", middleOfGame(), { words, link: "https://example.org/#n=13" });
  for (const part of [
    "% Partie: https://example.org/#n=13",
    "% Braucht \\usepackage{tikz}. In plain TeX: \\input tikz",
    "% Etwa 7 cm hoch",
  ])
    assert.ok(text.includes(part), part);
  assert.match(text, /^ {2}scale=\.68, transform shape,$/m);
  const table = await exported("latex", middleOfGame(), { words });
  assert.match(table.text, /% Braucht kein Paket\./);
});

test("every comment is in the table's language", async () => {
  const german = await speakerIn("de");
  const plan = newGame({ n: 45, magnus: "two-phase" });
  for (const direction of "-++") plan.answer(direction);
  /** @type {[game: Parameters<typeof exported>[1], more?: Parameters<typeof exported>[2]][]} */
  const pictures = [
    [middleOfGame(), { theme: "dark" }],
    [middleOfGame(), { look: { layer: 1 } }],
    [middleOfGame(), { look: { layer: null, ranks: true } }],
    [played({ n: 13, derek: "protector" })],
    [plan],
    [newGame({ n: 97 })],
  ];
  /** @type {string[]} */
  const all = [];
  for (const [game, more] of pictures) {
    const [english, translated] = await Promise.all(
      [{}, { words: german }].map(async (language) => (await exported("tikz", game, { ...more, ...language })).text),
    );
    const said = new Set(commentsIn(english ?? ""));
    const comments = commentsIn(translated ?? "");
    assert.deepEqual(
      comments.filter((line) => said.has(line)),
      [],
    );
    all.push((translated ?? "").replaceAll(/\n *% /g, " "));
  }
  const text = all.join("\n");
  for (const [key, message] of Object.entries(tikzInGerman)) {
    const forms = typeof message === "string" ? [message] : Object.values(message);
    const patterns = forms.map((form) => new RegExp(form.replace(/[.*+?()|\\]/g, "\\$&").replaceAll(/\{\w+\}/g, ".+")));
    assert.ok(
      patterns.some((pattern) => pattern.test(text)),
      `no picture says ${key}`,
    );
  }
});

/** The comment lines of a picture, without the space before them. @param {string} text */
const commentsIn = (text) => [...text.matchAll(/^ *(%.*)$/gm)].map(([, line]) => line);

test("golden TikZ picture middle-13", async () => {
  const file = new URL("golden/middle-13.tikz", import.meta.url);
  const { text } = await exported("tikz", middleOfGame(), { link: "https://example.org/#n=13" });
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  assert.equal(text, readFileSync(file, "utf8"), "UPDATE_GOLDEN=1 accepts the new picture");
});

/** The numbers that a list for \foreach stands for: "1,2,...,5,9/11". @param {string} list */
function numbersIn(list) {
  const items = list.split(/,\s*/);
  return items.flatMap((item, index) => {
    if (item === "...") return [];
    const [from = 0, to = from] = item.split("/").map(Number);
    const start = items[index - 1] === "..." ? Number(items[index - 2]) + 1 : from;
    return Array.from({ length: to - start + 1 }, (_, step) => start + step);
  });
}

/** The positions drawn with each colour or style, in each loop. @param {string} text @param {string} body */
function listed(text, body) {
  const loops = [...text.matchAll(/\\foreach \\[ak](?:\/\\b)? in \{([^}]*)\}\s+\\(?:fill|path)\[([^\]]*)\]/g)];
  return loops.filter((loop) => loop[2] === body).map((loop) => numbersIn(loop[1] ?? ""));
}

test("lists are understood as \\foreach understands them", () => {
  assert.deepEqual(
    numbersIn("0,1,...,5,7,8,9,...,12,20/22,30"),
    [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 20, 21, 22, 30],
  );
});

for (const [name, game] of Object.entries({
  "n = 2": newGame({ n: 2 }),
  "the middle of n = 13": middleOfGame(),
  "a plan on n = 45": played({ n: 45, magnus: "two-phase", derek: "hoarder" }, 25),
  "n = 97": played({ n: 97, derek: "hoarder" }, 60),
  "n = 360": played({ n: 360, derek: "random" }, 100),
  "n = 1500": played({ n: 1500, derek: "random" }, 700),
})) {
  test(`the rings of ${name} hold the layers, and the seats all positions`, async () => {
    const { n, layerSizes } = game.state();
    const depths = Array.from(game.depths());
    const { text } = await exported("tikz", game);
    const positions = Array.from(depths.keys());
    layerSizes.forEach((_, ring) => {
      const fresh = positions.filter((position) => depths[position] === ring);
      const inherited = positions.filter((position) => (depths[position] ?? 255) < ring);
      for (const [shade, members] of Object.entries({ "": fresh, pale: inherited })) {
        // All of a large ring is a ring, not a list.
        if (members.length === 0 || (members.length === n && n > 180)) continue;
        const colour = `mdLayer${Math.min(ring, 7)}${shade}`;
        assert.ok(
          listed(text, colour).some((list) => String(list) === String(members)),
          colour,
        );
      }
    });
    if (n > 96) return;
    const unvisited = positions.filter((position) => depths[position] === 0);
    const seats = (/** @type {string} */ kind) =>
      [...listed(text, `seat ${kind}`), ...listed(text, `seat ${kind} dim`)].flat().sort((a, b) => a - b);
    assert.deepEqual(seats("unvisited"), unvisited);
    const visited = positions.filter((position) => depths[position] !== 0);
    assert.deepEqual(seats("visited"), visited);
  });
}

test("the end of a game lists the bars of all visited positions, what was never visited, and the way of the token", async () => {
  const game = played({ n: 13, derek: "protector" });
  const { text } = await exported("tikz", game);
  const loops = [...text.matchAll(/\\foreach (\S+) in \{([^}]*)\}/g)];
  const lists = (/** @type {string} */ variables) =>
    loops
      .filter(([, names]) => names === variables)
      .map(([, , list = ""]) => list.split(/,\s*/).map((item) => item.split("/").map(Number)));
  const [unvisited = [], ...bars] = lists("\\a/\\b/\\outer");
  const visited = Array.from(game.visited());
  const drawn = bars.flat().sort(([, , one = 0], [, , other = 0]) => one - other);
  assert.deepEqual(
    drawn.map(([position]) => position),
    visited,
    "the longer, the later",
  );
  assert.deepEqual(
    unvisited.map(([position]) => position),
    [...Array(13).keys()].filter((position) => !visited.includes(position)),
  );
  const ways = lists("\\from/\\to/\\near/\\far")
    .flat()
    .map(([from, to]) => `${from} ${to}`);
  const gone = [0, ...game.route(0)].map((from, round, all) => `${from} ${all[round + 1]}`).slice(0, -1);
  assert.deepEqual(ways.sort(), [...new Set(gone)].sort());
});

/** @typedef {[x: number, y: number]} Point */

/** The number of parts into which a curve is cut to look at it. */
const PARTS = 8;
/** Angles and lengths in TikZ have two decimals; the trail has a radius of about 3.4 cm. */
const ROUNDED = 0.0025;

/** A point of a Bézier curve with these controls. @param {Point[]} controls @param {number} t @returns {Point} */
function onCurve(controls, t) {
  if (controls.length === 1) return controls[0] ?? [NaN, NaN];
  const [a, b] = [onCurve(controls.slice(0, -1), t), onCurve(controls.slice(1), t)];
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/**
 * Places on a curve, in parts of the distance of its start from the centre: the writing in TikZ is larger, so its
 * trail is a little smaller.
 * @param {Point[]} controls @returns {Point[]}
 */
function samples(controls) {
  const [x, y] = controls[0] ?? [NaN, NaN];
  const radius = Math.hypot(x, y);
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const [alongX, alongY] = onCurve(controls, part / PARTS);
    return [alongX / radius, alongY / radius];
  });
}

/** The curves of an SVG. @param {string} svg @returns {Point[][]} */
function curvesInSvg(svg) {
  return [...svg.matchAll(/M([-\d.]+) ([-\d.]+)Q([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)/g)].map((found) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = found.slice(1).map(Number);
    return [
      [a, b],
      [c, d],
      [e, f],
    ];
  });
}

/** The curves of a TikZ picture, as TikZ reads them: one control stands for both. @param {string} text @returns {Point[][]} */
function curvesInTikz(text) {
  const turns = Object.fromEntries(
    [...text.matchAll(/(\w+)\(\\k\)=90-360\/(\d+)\*\\k;/g)].map(([, name = "", n]) => [name, 360 / Number(n)]),
  );
  /** @param {string} place @returns {Point} */
  const point = (place) => {
    const [, table, position, degrees, radius] =
      /^\((?:\{(\w+)\((\d+)\)\}|([-\d.]+)):([-\d.]+)\)$/.exec(place.trim()) ?? assert.fail(place);
    const angle = table ? 90 - (turns[table] ?? NaN) * Number(position) : Number(degrees);
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return [Number(radius) * x, -Number(radius) * y];
  };
  // A loop says what it says for each item of its list.
  const unrolled = text.replace(/\\foreach (\S+) in \{([^}]*)\}\s+([^;]*controls[^;]*;)/g, (_, names, list, body) =>
    list
      .split(/,\s*/)
      .map((/** @type {string} */ item) => {
        const values = item.split("/");
        return names
          .split("/")
          .reduce((/** @type {string} */ said, /** @type {string} */ name, /** @type {number} */ at) => {
            return said.replaceAll(name, values[at] ?? "");
          }, body);
      })
      .join("\n"),
  );
  const curve = /(\(\S+\)) \.\. controls (\(\S+\))(?: and (\(\S+\)))? \.\. (\(\S+\))/g;
  return [...unrolled.matchAll(curve)].map(([, from = "", near = "", far = near, to = ""]) =>
    [from, near, far, to].map(point),
  );
}

/** @param {Point[][]} curves of the picture @param {Point[][]} written as TikZ reads them */
function assertSame(curves, written) {
  assert.ok(curves.length > 0, "there are curves");
  assert.equal(written.length, curves.length);
  curves.forEach((curve, index) => {
    const also = samples(written[index] ?? []);
    samples(curve).forEach(([x, y], part) => {
      const apart = Math.hypot((also[part]?.[0] ?? NaN) - x, (also[part]?.[1] ?? NaN) - y);
      assert.ok(apart < ROUNDED, `curve ${index}, ${part} of ${PARTS}: ${apart} apart`);
    });
  });
}

for (const n of [13, 45, 97]) {
  test(`the trail of n = ${n} bends in TikZ as in the SVG, all along`, async () => {
    const game = played({ n, derek: "protector" });
    const [svg, tikz] = await Promise.all(["svg", "tikz"].map((id) => exported(id, game)));
    assertSame(curvesInSvg(svg?.text ?? ""), curvesInTikz(tikz?.text ?? ""));
  });
}

test("a curve in an outline is the same in TikZ", () => {
  const d = "M300 -40Q120 90 -200.5 -310";
  assertSame(curvesInSvg(d), curvesInTikz(tikzPath(d, polar)));
});

test("all colours and styles that are used are defined, and no others", async () => {
  const end = played({ n: 13, derek: "protector" });
  for (const theme of /** @type {const} */ (["light", "dark"])) {
    for (const [game, layer] of /** @type {const} */ ([
      [middleOfGame(), null],
      [middleOfGame(), 1],
      [end, null],
    ])) {
      const { text } = await exported("tikz", game, { theme, look: { layer } });
      const defined = [...text.matchAll(/\\definecolor\{(\w+)\}/g)].map((match) => match[1]);
      const body = text.replaceAll(/\\definecolor.*\n/g, "");
      assert.deepEqual([...new Set(body.match(/\bmd[A-Z]\w*/g))].sort(), defined.sort());
      const styles = [...text.matchAll(/^ {2}([\w -]+)\/\.style=/gm)].map((match) => match[1]);
      const used = [...text.matchAll(/(?:\\path|\\node|node)\[([^\],]+)[^\]]*\]/g)].map((match) => match[1]);
      assert.deepEqual([...new Set(used)].sort(), styles.filter((name) => name !== "every node").sort());
    }
  }
});

test("a layer that is asked for shows how one of its members is made, and no deeper one", async () => {
  const game = middleOfGame();
  const { text } = await exported("tikz", game, { look: { layer: 1 } });
  assert.doesNotMatch(text, /mdLayer2/);
  const list = /\\foreach \\from\/\\to\/\\lane\/\\foot in \{([^}]*)\}/.exec(text)?.[1]?.split(/,\s*/) ?? [];
  const pairs = game.layerPairs(1, 1000);
  assert.equal(list.length, 2);
  for (const item of list) {
    const [from = 0, to = 0] = item.split("/").map(Number);
    const at = pairs.findIndex((value, index) => index % 3 === 0 && value === to);
    assert.ok([pairs[at + 1], pairs[at + 2]].includes((from + 13) % 13), item);
  }
});

test("the dark picture has a ground, the light one leaves the page as it is", async () => {
  const [light, dark] = await Promise.all(
    /** @type {const} */ (["light", "dark"]).map((theme) => exported("tikz", middleOfGame(), { theme })),
  );
  assert.match(dark?.text ?? "", /\\fill\[mdPaper\] \(-5\.5,-5\.5\) rectangle/);
  assert.doesNotMatch(light?.text ?? "", /rectangle/);
});

test("the link stands in a comment and cannot leave it", async () => {
  for (const id of ["tikz", "latex"]) {
    const { text } = await exported(id, middleOfGame());
    assert.match(text, /^% .*https:/m);
    assert.ok(text.includes(LINK));
    const evil = await exported(id, middleOfGame(), { link: "https://example.org/\n\\input{secret}\r\\end" });
    assert.ok(evil.text.includes("% Game: https://example.org/%0A\\input{secret}%0D\\end\n"));
    for (const line of evil.text.split(/[\n\r\u2028]/)) if (/secret|\\end$/.test(line)) assert.match(line, /^%/);
  }
});
