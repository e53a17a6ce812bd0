// @ts-check
/** The German texts: one word for one thing, and readers are addressed as Sie. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { GLOSSARY, NEVER } from "../../www/text/de/glossary.js";
import { pageAt } from "./served.js";

const GERMAN = new URL("../../www/text/de/", import.meta.url);

/** Lessons whose words have still to be made one. */
const TO_DO = new Set(
  ["every-table", "accounts", "two-phases", "three-left", "nearly-every-round", "open", "announced", "cousins"].map(
    (id) => `lessons/${id}.js`,
  ),
);

/** Strings within a value of any depth; those of another language are left out. @param {unknown} value @returns {string[]} */
function stringsIn(value) {
  if (typeof value === "string")
    return [value.replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>|<cite>.*?<\/cite>|<code>.*?<\/code>/g, "")];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** Every German text with its file. */
const texts = await Promise.all(
  readdirSync(GERMAN, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        file.endsWith(".js") &&
        file !== "glossary.js" &&
        file !== "all.js" &&
        !file.startsWith("scripts/") &&
        !TO_DO.has(file),
    )
    .map(async (file) => ({ file, strings: stringsIn((await import(new URL(file, GERMAN).href)).default) })),
);

test("no German text has a word, a quote or an address that the glossary rules out", () => {
  assert.ok(texts.length > 50 && texts.flatMap(({ strings }) => strings).length > 2000);
  const found = texts.flatMap(({ file, strings }) =>
    strings.flatMap((text) =>
      NEVER.filter(([never]) => never.test(text)).map(
        ([never, instead]) => `${file}: ${never.exec(text)?.[0]}, not ${instead}: ${text.slice(0, 90)}`,
      ),
    ),
  );
  assert.deepEqual(found, []);
});

test("each rule of the glossary finds the fault that it names", () => {
  for (const fault of [
    "Nimm du den Stein.",
    "Kopieren Sie den Tag.",
    "Die Note sagt es.",
    "Drei Begleiter",
    "Angesagte Züge",
    "beide Landungen",
    "eine neue Landung",
    "Keine Runde wird vergeudet.",
    "Seien Sie Derek.",
    "Es lauft.",
    "Ein “Wort”.",
    "1.5 Runden",
  ]) {
    assert.ok(
      NEVER.some(([never]) => never.test(fault)),
      fault,
    );
  }
  assert.ok(
    !NEVER.some(([never]) => never.test("Eine Landung (A, x) ist ein Augenblick, und „so“ dauert er 1,5 Runden.")),
  );
});

test("the reference lists the glossary, and the German one says each German word first", () => {
  for (const [english, german] of GLOSSARY) {
    assert.ok(pageAt("reference.html").includes(`<li>${english}: <span lang="de">${german}</span></li>`), english);
    assert.ok(pageAt("de/reference.html").includes(`${german}</li>`), german);
  }
});
