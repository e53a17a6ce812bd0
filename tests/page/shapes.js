// @ts-check
/** What tests read off the shapes of a picture. */

import assert from "node:assert/strict";

/** @typedef {import("../../www/drawing/types").Primitive} Primitive */

/** @param {Primitive[]} primitives @param {string} key */
export function find(primitives, key) {
  const found = primitives.find((primitive) => primitive.key === key);
  assert.ok(found, `no ${key}`);
  return found;
}

/** The end of a path. @param {Primitive} primitive */
export function endOf(primitive) {
  assert.equal(primitive.kind, "path");
  const numbers = primitive.kind === "path" ? (primitive.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
  return { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
}

/** The names of the rings, as boxes with a margin for fonts wider than usual. @param {Primitive[]} drawn */
export function ringNames(drawn) {
  return drawn.flatMap((one) => {
    if (one.kind !== "text" || !one.key.startsWith("ring-name-")) return [];
    const width = 0.56 * one.size * one.text.length;
    const left = one.role.endsWith("left") ? one.x - width : one.x;
    const [top, bottom] = [one.y - one.size / 2, one.y + one.size / 2];
    return [{ text: one.text, left, right: left + width, top, bottom }];
  });
}
