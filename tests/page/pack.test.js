// @ts-check
/** What the build packs comes out as it went in. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromBase94, toBase94 } from "../../www/build/base94.js";
import { pack } from "../../www/build/bundle.mjs";
import { unpack } from "../../www/build/unpack.js";

/** Bytes that look random. @param {number} count @param {number} [kinds] how many different ones */
function noise(count, kinds = 256) {
  let seed = 1;
  return Uint8Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * kinds);
  });
}

/** @param {Uint8Array[]} parts */
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

const far = noise(3000);
const INPUTS = {
  "one byte": Uint8Array.of(7),
  "all bytes": Uint8Array.from({ length: 256 }, (_, byte) => byte),
  "one byte ten thousand times": new Uint8Array(10_000).fill(200),
  noise: noise(5000),
  "few kinds of bytes, with many short repetitions": noise(20_000, 3),
  "repetitions from near and from far": joined(far, noise(200_000, 40), far, far.subarray(5, 900), far, noise(50), far),
  "the core": readFileSync(new URL("../../www/pkg/magnus_derek_bg.wasm", import.meta.url)),
  "a text": readFileSync(new URL("../../www/table/element.js", import.meta.url)),
};

for (const [name, bytes] of Object.entries(INPUTS)) {
  test(`packed and unpacked: ${name}`, () => {
    const text = pack(bytes);
    assert.match(text, /^[ -;=-~]+$/);
    assert.equal(Buffer.compare(unpack(text), bytes), 0);
  });
}

test("base94 keeps all values of nine bytes, the largest too", () => {
  for (const bytes of [
    Array(9).fill(0),
    Array(9).fill(255),
    [0, 0, 0, 0, 0, 0, 0, 0, 1],
    [128, 0, 0, 0, 0, 0, 0, 0, 0],
    Array.from({ length: 18 }, (_, i) => i + 1),
  ]) {
    assert.deepEqual([...fromBase94(toBase94(Uint8Array.from(bytes)))], bytes);
  }
  assert.equal(toBase94(Uint8Array.of(1, 2, 3)).length, 11);
});
