// @ts-check
/** Numbers as a person types them in their language. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainNumber } from "../../www/kit/grouped-numbers.js";
import { english } from "../../www/text/english.js";
import { speakerIn } from "../../www/text/languages.js";

test("a number is read as the language writes it, and what may be something else stays as it was typed", async () => {
  const german = await speakerIn("de");
  /** @type {[import("../../www/text/types").Speaker, string, string][]} */
  const typed = [
    [german, "1.009", "1009"],
    [german, " 1.048.576 ", "1048576"],
    [german, "1,009", "1,009"],
    [german, "1.5", "1.5"],
    [german, "10.09", "10.09"],
    [german, "-1.009", "-1.009"],
    [english, "1,009", "1009"],
    [english, "1,048,576", "1048576"],
    [english, "1.009", "1.009"],
    [english, "3,1,2", "3,1,2"],
    [english, "13", "13"],
    [english, "1 009", "1009"],
    [german, "1\u202f048\u202f576", "1048576"],
    [german, "1’009", "1009"],
    [english, "1 09", "1 09"],
    [english, "1 009'576", "1 009'576"],
    [english, "2026 100", "2026 100"],
    [english, "thirteen", "thirteen"],
    [english, "", ""],
  ];
  for (const [words, text, read] of typed) assert.equal(plainNumber(words, text), read, `${words.language}: ${text}`);
});

test("each number that a sentence writes is read again", async () => {
  for (const words of [english, await speakerIn("de")]) {
    for (const number of [2, 13, 999, 1000, 1009, 65536, 1048576, 4294967295]) {
      assert.equal(plainNumber(words, words.number(number)), String(number), words.language);
    }
  }
});

test("a list of tables keeps its numbers, and says what to write where a comma cannot stand between them", async () => {
  const { plainTables } = await import("../../www/pages/lab/tournament-form.js");
  for (const list of ["101, 1009", "101,103,107", "3-20, 45", "1.0091", "1.048.5761"])
    assert.equal(plainTables(list), list);
  for (const list of ["1,009", "101; 2,048", "3-1,009"]) assert.throws(() => plainTables(list), /Write \d+ for /);
});
