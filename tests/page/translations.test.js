// @ts-check
/** The lessons in other languages: what is translated is what the English says today, with the same formulas, numbers and marks. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { hashOf, LANGUAGES, pairs, toDo } from "../../www/build/translations.mjs";
import { TEXTS, TITLES } from "../../www/lessons/de/list.js";
import { LESSONS } from "../../www/lessons/list.js";
import { textsOf, translated } from "../../www/lessons/translate.js";
import { findStep, langOf } from "../../www/table/lesson/step.js";

const all = await pairs();

/** What a text and its translation have in common, whatever the order. @param {string} text */
function marksOf(text) {
  const parts = text.split("$");
  const prose = parts.filter((_, place) => place % 2 === 0).join(" ");
  const found = (/** @type {RegExp} */ pattern) => [...prose.matchAll(pattern)].map(String).sort();
  return {
    // A decimal comma in TeX stands in braces, so that no space follows.
    formulas: parts
      .filter((_, place) => place % 2 === 1)
      .map((formula) => formula.replaceAll("{,}", "."))
      .sort(),
    numbers: found(/\d+(?:[.,]\d+)*/g).map((number) => number.replace(/[.,]/g, "")),
    placeholders: found(/\{[a-z]\w+\}/g),
    emphasis: found(/\*+/g),
    papers: found(/\[[A-Z]+\d+\]/g),
  };
}

test("every text is translated from the English of today, or is marked so that the English is shown", (t) => {
  for (const pair of all) {
    const { missing, stale, superfluous, wronglyMarked } = toDo(pair);
    for (const key of [...missing, ...stale]) t.diagnostic(`English is shown: ${pair.file} ${key}`);
    assert.deepEqual(superfluous, [], `${pair.file} translates what no longer is`);
    assert.deepEqual(
      wronglyMarked,
      [],
      `${pair.file}: the English of these has changed; run node www/build/translations.mjs`,
    );
  }
});

test("what a list calls a lesson in German is what the lesson calls itself", async () => {
  assert.deepEqual(
    Object.keys(TITLES),
    LESSONS.map(({ id }) => id),
  );
  for (const [id, load] of Object.entries(TEXTS)) assert.equal(TITLES[id], (await load()).default.title?.text, id);
});

test("a translation has the formulas, numbers, placeholders, emphasis and papers of its English", () => {
  for (const { file, texts, said } of all) {
    for (const [key, { text, stale }] of Object.entries(said)) {
      const english = texts.get(key);
      if (english === undefined || stale) continue;
      assert.deepEqual(marksOf(text), marksOf(english), `${file} ${key}`);
      assert.notEqual(text.trim(), "", `${file} ${key}`);
    }
  }
});

test("the folder of a language has the lessons and their list, and nothing else", async () => {
  for (const language of LANGUAGES) {
    const files = readdirSync(new URL(`../../www/lessons/${language}/`, import.meta.url));
    assert.deepEqual(files.sort(), ["list.js", ...LESSONS.map(({ id }) => `${id}.js`)].sort());
    const { TEXTS } = await import(`../../www/lessons/${language}/list.js`);
    assert.deepEqual(
      Object.keys(TEXTS),
      LESSONS.map(({ id }) => id),
    );
  }
});

test("a reader of German is addressed as “Sie”, and no English sentence is left over", () => {
  const informal = /\b(du|dir|dich|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i;
  const english = /\b(the|of|and|is|are|you|which|with|token|rounds?)\b/i;
  for (const { file, said } of all.filter((pair) => pair.file.startsWith("de/"))) {
    for (const [key, { text }] of Object.entries(said)) {
      const prose = text.replaceAll(/\$[^$]*\$|\{\w+\}/g, "");
      assert.doesNotMatch(prose, informal, `${file} ${key}`);
      assert.doesNotMatch(prose, english, `${file} ${key}`);
    }
  }
});

const LESSON = {
  title: "The shield",
  steps: [
    { id: "hold", title: "Hold", hints: ["Look.", "Think."], task: { kind: "choose", options: [{ label: "No" }] } },
  ],
};

test("a lesson takes its translation on; what is missing or was translated from other English stays and is named", () => {
  const text = (/** @type {string} */ said, of = "") => ({ of, text: said });
  const { title, steps, english } = translated(LESSON, {
    title: text("Der Schild"),
    "hold/hints/0": text("Sehen Sie hin."),
    "hold/hints/1": { ...text("Veraltet."), stale: true },
    "hold/options/0": text("Nein"),
  });
  assert.equal(title, "Der Schild");
  assert.deepEqual(steps[0]?.hints, ["Sehen Sie hin.", "Think."]);
  assert.deepEqual(steps[0]?.task.options, [{ label: "Nein" }]);
  assert.deepEqual([...english], ["hold/title", "hold/hints/1"]);
  assert.equal(LESSON.title, "The shield");
});

test("an English text that was mended is stale, a new one missing, one that is gone superfluous", () => {
  const texts = textsOf(LESSON);
  const of = (/** @type {string} */ english) => ({ of: hashOf(english), text: "…" });
  const said = { title: of("The shield"), "hold/title": of("Keep"), "hold/aha": of("So it is.") };
  assert.deepEqual(toDo({ file: "", texts, said }), {
    missing: ["hold/hints/0", "hold/hints/1", "hold/options/0"],
    stale: ["hold/title"],
    superfluous: ["hold/aha"],
    wronglyMarked: ["hold/title"],
  });
});

test("a step is found in the language of the table, and what is not translated is marked as English", async () => {
  const found = await findStep("shield/hold", "de");
  assert.equal(found.step.title, "Drei Positionen halten");
  assert.equal(langOf(found, "title", "de"), null);
  const partly = { ...found, lesson: { ...found.lesson, english: new Set(["hold/aha"]) } };
  assert.deepEqual([langOf(partly, "aha", "de"), langOf(partly, "ask", "de")], ["en", null]);
  const english = await findStep("shield/hold");
  // Until the German has come; and at a table that speaks English nothing needs to be marked.
  assert.deepEqual([langOf(english, "ask", "de"), langOf(english, "ask", "en")], ["en", null]);
  assert.equal((await findStep("shield/hold", "xx")).step.title, english.step.title);
});
