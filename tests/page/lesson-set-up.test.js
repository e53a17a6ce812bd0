// @ts-check
/** Rounds that a lesson has set up: they are told as what they are, never as moves of the reader. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "../../www/build/figure.mjs";
import { LESSONS } from "../../www/lessons/list.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { plainText } from "../../www/text/names.js";
import { explanation } from "../../www/text/say/table/explanation.js";
import { yourTurn } from "../../www/text/say/table/turn.js";

/** What is said of a move of the reader's own. */
const OWN = { en: /\bYou (called|said)\b/, de: /\bSie haben\b.* (genannt|gesagt)\b/ };

const steps = (await Promise.all(LESSONS.map(async ({ load }) => (await load()).default))).flatMap(({ id, steps }) =>
  steps.flatMap((/** @type {any} */ step) =>
    step.figure ? [{ name: `${id}/${step.id}`, link: step.figure.game }] : [],
  ),
);

/**
 * All that is said beside the table at each round of a figure, forwards and back.
 * @param {string} link @param {import("../../www/text/types").Speaker} words @param {boolean} isSetUp
 */
function saidAt(link, words, isSetUp) {
  const game = opened(link);
  const { lineLength } = game.facts();
  const setUp = isSetUp ? lineLength : undefined;
  const said = Array.from({ length: lineLength + 1 }, (_, round) => {
    game.goTo(round);
    const [state, facts] = [game.state(), game.facts()];
    const told = explanation(words, { state, facts, visited: 0 }, true, setUp);
    const { sentence } = yourTurn(words, state, facts, false, setUp);
    return { round, text: plainText([...(told ?? []), sentence].join(" ")) };
  });
  game.free();
  return said;
}

for (const words of [english, german]) {
  const own = OWN[/** @type {"en" | "de"} */ (words.language)];
  test(`no step says of a round that was set up that the reader played it (${words.language})`, () => {
    let told = 0;
    for (const { name, link } of steps) {
      for (const { round, text } of saidAt(link, words, true))
        assert.doesNotMatch(text, own, `${name}, round ${round}`);
      told += saidAt(link, words, false).filter(({ text }) => own.test(text)).length;
    }
    assert.ok(told > 100, "nothing would be said of the reader's moves either");
  });
}

test("a game from a set-up position says where the token is, and no more", () => {
  const at = saidAt("n=13&magnus=human&derek=hoarder&moves=3+1+", english, true).at(-1);
  assert.equal(at?.text.trim(), "The token is on 4. Call a magnitude from 1 to 6.");
});

test("of two people at one table a call and an answer are told by the player who made them", () => {
  const game = opened("n=13&magnus=human&derek=human&moves=3+1+");
  const said = Array.from({ length: 3 }, (_, round) => {
    game.goTo(round);
    const told = explanation(english, { state: game.state(), facts: game.facts(), visited: 0 }, false);
    return plainText((told ?? []).join(" "));
  });
  game.free();
  assert.match(String(said[2]), /Magnus called 1 from 3\. Derek said clockwise\.$/);
  for (const text of said) assert.doesNotMatch(text, /You (called|said)|record of the game/);
});
