// @ts-check
/** Whose game the Play page opens: what its first script says before anything is drawn, and its modules afterwards. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import {
  minuteBegun,
  ownGame,
  saveBegunGame,
  saveGame,
  saveMinute,
  stripOf,
} from "../../www/pages/play/saved-games.js";

const KNOWN = readFileSync(new URL("../../www/pages/play/known.js", import.meta.url), "utf8");

/** @param {Map<string, string>} kept */
const storageOf = (kept) => ({
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  removeItem: (/** @type {string} */ key) => kept.delete(key),
});

/** Keeps a game as begun here. @param {string} link @param {string} strip @param {string} [before] */
const begin = (link, strip, before) => saveBegunGame(link, strip, link, before);

/** What the first script calls the visitor. @param {Map<string, string>} kept @param {string} asked */
function called(kept, asked) {
  /** @type {string[]} */
  const names = [];
  const page = {
    document: { documentElement: { classList: { add: (/** @type {string[]} */ ...all) => names.push(...all) } } },
    localStorage: storageOf(kept),
    location: { hash: asked && `#${asked}` },
    addEventListener: () => {},
  };
  const context = createContext(page);
  Object.assign(page, { window: context, top: context });
  runInContext(KNOWN, context);
  return names.join(" ");
}

/** Runs something where this is kept. @param {Map<string, string>} kept @param {() => void} act */
function where(kept, act) {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storageOf(kept) });
  try {
    act();
  } finally {
    Object.defineProperty(globalThis, "localStorage", { configurable: true, value: undefined });
  }
}

test("saved games read back as written, and an unfinished first minute resumes", () => {
  const kept = new Map();
  where(kept, () => {
    saveGame("n=9");
    begin("n=9", "ladder");
    assert.equal(stripOf("n=9"), "ladder");
    saveMinute("keep", "n=9");
    assert.deepEqual(minuteBegun(), ["keep", "n=9"]);
    assert.equal(called(kept, ""), "newcomer resuming");
    assert.equal(called(kept, "n=9"), "climbing");
    saveMinute("meet", "n=13");
    assert.deepEqual(minuteBegun(), [], "a chapter that is no more: from its beginning");
    saveMinute("lose", "");
    assert.deepEqual(minuteBegun(), [""]);
    saveGame("n=9", true);
    assert.equal(stripOf("n=9"), "ladder", "whose it was, for who looks at its end once more");
    assert.equal(called(kept, "n=9"), "climbing");
    assert.notEqual(ownGame("").link, "n=9", "but it does not go on");
    begin("n=13", "none");
    assert.equal(called(kept, "n=9"), "climbing", "another game begun later");
    assert.deepEqual(["n=9", "n=13", "n=15"].map(stripOf), ["ladder", "none", undefined]);
    begin("n=9&moves=1+", "ladder", "n=9");
    assert.equal(stripOf("n=9"), undefined, "the game goes on under another link");
    for (let seed = 0; seed < 60; seed++) begin(`n=9&seed=${seed}`, "none");
    assert.equal(String(kept.get("magnus-derek-begun")).split("\n").length, 50);
    assert.equal(stripOf("n=9&seed=59"), "none");
    kept.set("magnus-derek-begun", "ladder n=9");
    assert.equal(stripOf("n=9"), "ladder", "as earlier versions kept one game");
  });
});
