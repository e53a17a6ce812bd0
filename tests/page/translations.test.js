// @ts-check
/**
 * The lessons in other languages: translations of today's English, with the same formulas, numbers and marks.
 */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { toDo } from "../../www/build/translated.mjs";
import { translatedLessons } from "../../www/build/translated-lessons.mjs";
import { LANGUAGES, pairs } from "../../www/build/translations.mjs";
import { lessonIn, titlesIn } from "../../www/lessons/languages.js";
import { LESSONS } from "../../www/lessons/list.js";
import { mapTexts, textsOf, translatedLesson } from "../../www/lessons/translate.js";
import { findStep, langOf } from "../../www/table/lesson/step.js";
import { english } from "../../www/text/english.js";
import { plainText, withoutMarks } from "../../www/text/names.js";
import { meaningOf } from "../../www/text/say/table/terms.js";

const all = await pairs();

/** The parts that a text and its translation have in common, whatever the order. @param {string} text */
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

test("every translation belongs to a text of a lesson; an untranslated text shows in English", (t) => {
  for (const { file, texts, catalogue } of all) {
    const { missing, superfluous } = toDo(texts, catalogue);
    for (const text of missing) t.diagnostic(`English is shown: ${file} ${text}`);
    assert.deepEqual(superfluous, [], `${file} translates what no longer is`);
  }
});

test("the German list names each lesson as the lesson names itself", async () => {
  const titles = await titlesIn("de");
  for (const { id } of LESSONS) {
    const { lesson } = await lessonIn(id, "de");
    assert.equal(titles[id], lesson.title);
  }
  assert.equal(titles.shield, "Der Schild");
  assert.deepEqual(await titlesIn("en"), {});
});

test("a translation has the formulas, numbers, placeholders, emphasis and papers of its English", () => {
  for (const { file, catalogue } of all) {
    for (const [english, text] of Object.entries(catalogue)) {
      assert.deepEqual(marksOf(withoutMarks(text)), marksOf(withoutMarks(english)), `${file} ${english}`);
      assert.notEqual(text.trim(), "", `${file} ${english}`);
    }
  }
});

test("words that explain themselves are in what a table says of a task, and each has a meaning", async () => {
  const targets = /⟦[^⟦⟧|]+\|([^⟦⟧|]+)⟧/g;
  for (const language of ["en", ...LANGUAGES]) {
    let count = 0;
    for (const { id } of LESSONS) {
      const { lesson } = await lessonIn(id, language);
      mapTexts(lesson, (key, text) => {
        // In a proof they are links to what it takes from elsewhere.
        if (key.includes("/proof/")) return text;
        const found = [...text.matchAll(targets)].map(([, target]) => String(target));
        count += found.length;
        if (found.length > 0) assert.match(key, /\/(ask|aha|hints\/\d+)$/, `${language} ${id} ${key}`);
        for (const target of found)
          assert.notEqual(meaningOf(english, target), "", `${language} ${id} ${key} ${target}`);
        assert.doesNotMatch(plainText(text), /[⟦⟧]/, `${language} ${id} ${key}`);
        return text;
      });
    }
    assert.ok(count > 50, `${language}: ${count}`);
  }
});

test("the folder of a language has a catalogue for each lesson, and nothing else", () => {
  for (const language of LANGUAGES) {
    const files = readdirSync(new URL(`../../www/text/${language}/lessons/`, import.meta.url));
    assert.deepEqual(files.sort(), LESSONS.map(({ id }) => `${id}.js`).sort());
  }
});

test("a reader of German is addressed as “Sie”, and no English sentence is left over", () => {
  const informal = /\b(du|dir|dich|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i;
  const english = /\b(the|of|and|is|are|you|which|with|token|rounds?)\b/i;
  for (const { file, catalogue } of all.filter((pair) => pair.file.startsWith("de/"))) {
    for (const [key, text] of Object.entries(catalogue)) {
      const prose = withoutMarks(text).replaceAll(/\$[^$]*\$|\{\w+\}/g, "");
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

test("a lesson takes its translations on; a text without one stays English and is named by its key", () => {
  const { title, steps, english } = translatedLesson(LESSON, {
    "The shield": "Der Schild",
    "Look.": "Sehen Sie hin.",
    "Think hard.": "Denken Sie scharf nach.",
    No: "Nein",
  });
  assert.equal(title, "Der Schild");
  assert.deepEqual(steps[0]?.hints, ["Sehen Sie hin.", "Think."]);
  assert.deepEqual(steps[0]?.task.options, [{ label: "Nein" }]);
  assert.deepEqual(english, ["hold/title", "hold/hints/1"]);
  assert.equal(LESSON.title, "The shield");
});

test("a changed or new English text counts as missing, and a translation of a removed or former text as superfluous", () => {
  const catalogue = { "The shield": "…", Keep: "…", "So it is.": "…" };
  assert.deepEqual(toDo(textsOf(LESSON), catalogue), {
    missing: ["Hold", "Look.", "Think.", "No"],
    superfluous: ["Keep", "So it is."],
  });
});

test("the browser loads a translated lesson ready-made, with the keys of its English texts", async () => {
  const { load } = translatedLessons();
  const served = /** @type {(id: string) => Promise<string | null>} */ (
    (id) => Reflect.apply(/** @type {Function} */ (load), { addWatchFile() {} }, [id])
  );
  const file = (/** @type {string} */ name) => fileURLToPath(new URL(`../../www/${name}`, import.meta.url));
  const shield = await imported(await served(file("text/de/lessons/shield.js")));
  const { lesson } = await lessonIn("shield", "de");
  assert.equal(shield.title, lesson.title);
  assert.deepEqual(shield.english, []);
  assert.deepEqual(
    shield.steps.map((/** @type {{ask?: string}} */ { ask }) => ask),
    lesson.steps.map(({ ask }) => ask),
  );
  assert.ok(!JSON.stringify(shield).includes("lecturer"), "what only pages show stays there");
  assert.deepEqual(await imported(await served(file("text/de/lessons/titles.js"))), await titlesIn("de"));
  assert.doesNotMatch(String(await served(file("lessons/translations.js"))), /translatedLesson|list\.js/);
  assert.equal(await served(file("text/de/table/lesson.js")), null);
});

/** @param {string | null} module its text @returns {Promise<any>} */
const imported = async (module) => (await import(`data:text/javascript,${encodeURIComponent(String(module))}`)).default;

test("a step is found in the language of the table, and its untranslated texts are marked as English", async () => {
  const found = await findStep("shield/hold", "de");
  assert.equal(found.step.title, "Drei Positionen halten");
  assert.equal(langOf(found, "title", "de"), null);
  const partly = { ...found, lesson: { ...found.lesson, english: ["hold/aha"] } };
  assert.deepEqual([langOf(partly, "aha", "de"), langOf(partly, "ask", "de")], ["en", null]);
  const english = await findStep("shield/hold");
  // Until the German has come; and at a table that speaks English nothing needs to be marked.
  assert.deepEqual([langOf(english, "ask", "de"), langOf(english, "ask", "en")], ["en", null]);
  assert.equal((await findStep("shield/hold", "xx")).step.title, english.step.title);
});
