// @ts-check
/** Messages of every language: all are there, with the values that the English sentence has, and are data alone. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { LESSONS } from "../../www/lessons/list.js";
import { speakerOf } from "../../www/text/speaker.js";

const TEXT = new URL("../../www/text/", import.meta.url);
const LANGUAGES = readdirSync(TEXT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "say")
  .map(({ name }) => name);
const PARTS = readdirSync(new URL("en/", TEXT), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".js") && file !== "basics.js",
);

/** @typedef {import("../../www/text/types").Message} Message */
/** @typedef {{[key: string]: Message}} Part */

/** @param {string} language @param {string} file @returns {Promise<Part>} */
const messagesIn = async (language, file) => (await import(new URL(`${language}/${file}`, TEXT).href)).default;

/** @param {Message} message */
const forms = (message) => (typeof message === "string" ? [message] : Object.values(message));

/** @param {Message} message */
function valuesIn(message) {
  const names = forms(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return new Set(typeof message === "string" ? names : ["count", ...names]);
}

for (const language of LANGUAGES.filter((name) => name !== "en")) {
  for (const file of PARTS) {
    test(`${language}/${file} has the keys of the English one, and no value that it is not given`, async () => {
      const [english, other] = [await messagesIn("en", file), await messagesIn(language, file)];
      assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort());
      for (const [key, message] of Object.entries(other)) {
        const given = valuesIn(english[key] ?? "");
        // A number out of its range may have a sentence of its own in another language.
        if (given.has("range")) for (const name of ["min", "max", "value"]) given.add(name);
        const unknown = [...valuesIn(message)].filter((name) => !given.has(name));
        assert.deepEqual(unknown, [], key);
      }
    });
  }
}

/** Texts of the core's refusals are read by programs too, and in a terminal. */
const OF_CORE = /^core-/;

test("messages and lessons have the apostrophe of print, ’, but in code and formulas", async () => {
  /** @type {[string, string][]} */
  const texts = [];
  for (const file of PARTS.filter((name) => !OF_CORE.test(name)))
    texts.push(
      ...Object.values(await messagesIn("en", file))
        .flatMap(forms)
        .map((text) => /** @type {[string, string]} */ ([file, text])),
    );
  for (const { id, load } of LESSONS)
    JSON.stringify(await load(), (_, value) => {
      if (typeof value === "string") texts.push([id, value]);
      return value;
    });
  for (const [place, text] of texts) {
    const prose = text.replaceAll(/\$[^$]*\$|`[^`]*`|<code>.*?<\/code>|'[\w-]+'/g, "");
    assert.doesNotMatch(prose, /\p{L}'/u, `${place}: ${text}`);
  }
});

test("a key is in one module alone", async () => {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const file of PARTS) {
    for (const key of Object.keys(await messagesIn("en", file))) {
      assert.ok(!places.has(key), `${key} is in ${places.get(key)} and ${file}`);
      places.set(key, file);
    }
  }
});

test("a module of messages has no code", () => {
  for (const language of LANGUAGES) {
    for (const file of PARTS) {
      const text = readFileSync(new URL(`${language}/${file}`, TEXT), "utf8");
      const code = text
        .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      assert.match(code, /^\s*export default\s+\(?\{[\s\w"$:,{}]*\}\)?;\s*$/, `${language}/${file}`);
    }
  }
});

test("a message is chosen by the number of things, as the language counts them", () => {
  const basics = {
    tag: "pl",
    name: "Polski",
    dir: /** @type {const} */ ("ltr"),
    thousands: " ",
    comma: ", ",
    and: " i ",
  };
  const speaker = speakerOf(basics, { rounds: { one: "{count} runda", few: "{count} rundy", other: "{count} rund" } });
  const said = [1, 3, 5, 22, 1005].map((count) => speaker.say("rounds", { count }));
  assert.deepEqual(said, ["1 runda", "3 rundy", "5 rund", "22 rundy", "1 005 rund"]);
  assert.equal(speaker.list([1, 2, "x"]), "1, 2 i x");
});

test("a module that says a message has it: English parts that come later come with who says them", async () => {
  const www = new URL("../../www/", import.meta.url);
  /** @type {Map<string, string>} */
  const moduleOf = new Map();
  for (const file of PARTS) {
    for (const key of Object.keys(await messagesIn("en", file))) moduleOf.set(key, `text/en/${file}`);
  }
  const modules = readdirSync(www, { recursive: true, encoding: "utf8" }).filter(
    (path) => /^(kit|table|pages|text\/say|text\/[\w-]+\.js|lessons)/.test(path) && path.endsWith(".js"),
  );
  const code = new Map(
    modules.map((path) => [path, readFileSync(new URL(path, www), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "")]),
  );
  const importsOf = (/** @type {string} */ path) =>
    [...(code.get(path) ?? "").matchAll(/^(?:import|export [{*])[^;]*?"(\.[^"]+)";/gm)].map(([, name]) =>
      new URL(String(name), new URL(path, www)).href.slice(www.href.length),
    );
  /** @param {string} path @param {Set<string>} [found] */
  const reached = (path, found = new Set()) => {
    if (!found.has(path)) {
      found.add(path);
      for (const next of importsOf(path)) reached(next, found);
    }
    return found;
  };
  const always = reached("text/english.js");
  const missing = modules.flatMap((path) => {
    const there = reached(path);
    return [...(code.get(path) ?? "").matchAll(/\.(?:say|plain)\(\s*"(\w+)"/g)]
      .map(([, key]) => [String(key), moduleOf.get(String(key))])
      .filter(([, file]) => file && !always.has(file) && !there.has(file))
      .map(([key, file]) => `${path}: ${key} of ${file}`);
  });
  assert.deepEqual(missing, []);
});
