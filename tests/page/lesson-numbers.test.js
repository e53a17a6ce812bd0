// @ts-check
/** Numbers in the text of a step that say what stands on its table: they are those of the figure, in both languages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "../../www/build/figure.mjs";
import { lessonIn } from "../../www/lessons/languages.js";
import { LESSONS } from "../../www/lessons/list.js";
import { withoutMarks } from "../../www/text/names.js";

/** Places in a text where the token is said to be, or that list visited, unvisited or marked positions. */
const SAID = {
  en: {
    token: /\btoken (?:is|stands|has (?:just )?(?:come|landed))(?: again)? (?:on|to) (\d+)|\btoken,? on (\d+)/g,
    visited: /((?:\d+, )*\d+ and \d+) (?:have been|are) visited|are visited: ((?:\d+, )*\d+ and \d+)/g,
    unvisited: /((?:\d+, )*\d+ and \d+) are unvisited|unvisited(?: ones)?, ((?:\d+, )*\d+ and \d+)/g,
    marked: /\bmarked\b/,
  },
  de: {
    token:
      /\bSpielstein (?:steht|ist)(?: gerade| wieder| jetzt| nun| soeben)? auf (\d+)|(?<!\bKommt der )\bSpielstein auf (\d+)/g,
    visited: /((?:\d+, )*\d+ und \d+) sind besucht|sind besucht: ((?:\d+, )*\d+ und \d+)/g,
    unvisited: /((?:\d+, )*\d+ und \d+) sind unbesucht|unbesuchten?, ((?:\d+, )*\d+ und \d+)/g,
    marked: /\bmarkierte[nr]?\b|\bmarkiert\b/,
  },
};

/** The set of unvisited positions and its first layer, as formulas and texts write them. */
const A = /(?<![(|\w])A = \{([\d, ]+)\}/g;
const LAYER = /M\(A\) = \{([\d, ]+)\}/g;

/** @param {string} text without marks of formulas and terms */
const plainly = (text) =>
  withoutMarks(text)
    .replaceAll(/[$\\*]/g, "")
    .replaceAll(/⟦([^|⟧]*)\|[^⟧]*⟧/g, "$1");

/** The numbers in the first group that has some. @param {RegExpMatchArray} match */
const numbersOf = (match) => (match.slice(1).find(Boolean) ?? "").match(/\d+/g)?.map(Number) ?? [];

/** @param {string} link */
function tableOf(link) {
  const game = opened(link);
  const { n, token } = game.state();
  const visited = new Set(game.visited());
  const depths = [...game.depths()];
  game.free();
  const all = Array.from({ length: n }, (_, position) => position);
  const unvisited = all.filter((position) => !visited.has(position));
  const layer = all.filter((position) => (depths[position] ?? n) <= 1);
  return { token, visited: [...visited], unvisited, layer };
}

/** @param {number[]} some @param {number[]} all */
const within = (some, all) => some.every((one) => all.includes(one));
/** @param {number[]} one @param {number[]} other */
const same = (one, other) => one.length === other.length && within(one, other);

/**
 * What a text says of a table and is not so, and how much it says.
 * @param {string} text @param {any} figure @param {typeof SAID["en"]} patterns
 */
function judged(text, figure, patterns) {
  const table = tableOf(figure.game);
  /** @type {[RegExp, (numbers: number[]) => boolean][]} */
  const checks = [
    [patterns.token, ([token]) => token === table.token],
    [patterns.visited, (numbers) => within(numbers, table.visited)],
    [patterns.unvisited, (numbers) => within(numbers, table.unvisited)],
    [A, (numbers) => same(numbers, table.unvisited)],
    [LAYER, (numbers) => same(numbers, table.layer)],
  ];
  const found = checks.flatMap(([pattern, holds]) =>
    [...text.matchAll(pattern)].map((match) => ({ said: match[0], holds: holds(numbersOf(match)) })),
  );
  // The longest list in a sentence about what is marked is the marked one.
  for (const sentence of figure.mark ? text.split(/[.:](?= )/) : []) {
    const lists = patterns.marked.test(sentence) ? (sentence.match(/\d+(?:, \d+)*(?:(?:,| and| und) \d+)/g) ?? []) : [];
    const longest =
      lists
        .sort((one, other) => other.length - one.length)[0]
        ?.match(/\d+/g)
        ?.map(Number) ?? [];
    if (longest.length > 2) found.push({ said: sentence, holds: same(longest, figure.mark) });
  }
  return found;
}

for (const language of /** @type {const} */ (["en", "de"])) {
  test(`a step's sentences about its table agree with the table (${language})`, async () => {
    const wrong = [];
    let count = 0;
    for (const { id } of LESSONS) {
      const { lesson } = await lessonIn(id, language);
      for (const { id: step, figure, task, text = [], ask = "" } of /** @type {any[]} */ (lesson.steps)) {
        if (!figure || task?.kind === "place") continue;
        const found = judged(plainly([...text, ask].join(" ")), figure, SAID[language]);
        count += found.length;
        wrong.push(...found.filter(({ holds }) => !holds).map(({ said }) => `${id}/${step}: ${said}`));
      }
    }
    assert.deepEqual(wrong, []);
    assert.ok(count >= 45, `only ${count} places are understood`);
  });
}
