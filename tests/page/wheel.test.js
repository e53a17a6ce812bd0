// @ts-check
/** The wheel for Python as a file: what pip looks for, and that its attributes are those of the tag. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { wheelName } from "../../www/build/package/wheel.mjs";
import { FLAGS, GAME } from "../../www/table/element/attributes.js";

/** @type {typeof import("fflate")} */
const { strFromU8, unzipSync } = createRequire(new URL("../../www/package.json", import.meta.url))("fflate");

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url));
const VERSION = /^version = "(.+)"$/m.exec(read("Cargo.toml").toString())?.[1] ?? "";
const WHEEL = `target/package/${wheelName(VERSION)}`;
const skip = existsSync(new URL(`../../${WHEEL}`, import.meta.url))
  ? false
  : "target/package is missing: ./build.sh package makes it";

test("the wheel has what pip looks for, and each file as its record says", { skip }, () => {
  const files = unzipSync(read(WHEEL));
  const about = `magnus_derek-${VERSION}.dist-info`;
  assert.deepEqual(
    new Set(Object.keys(files)),
    new Set([
      "magnus_derek/__init__.py",
      "magnus_derek/drawing.py",
      "magnus_derek/sphinx.py",
      "magnus_derek/static/anywidget.js",
      "magnus_derek/static/draw.mjs",
      "magnus_derek/static/lessons.js",
      "magnus_derek/static/standalone.js",
      "magnus_derek/widget.py",
      `${about}/METADATA`,
      `${about}/RECORD`,
      `${about}/WHEEL`,
      `${about}/licenses/LICENSE`,
    ]),
  );
  const text = (/** @type {string} */ name) => strFromU8(files[name] ?? new Uint8Array());
  assert.match(
    text(`${about}/METADATA`),
    new RegExp(`^Metadata-Version: 2\\.4\nName: magnus-derek\nVersion: ${VERSION}\n`),
  );
  assert.match(text(`${about}/WHEEL`), /^Wheel-Version: 1\.0\n[\s\S]*^Tag: py3-none-any\n$/m);
  assert.ok(text("magnus_derek/__init__.py").includes(`__version__ = "${VERSION}"`));
  const record = text(`${about}/RECORD`).trim().split("\n");
  assert.equal(record.length, Object.keys(files).length);
  for (const line of record) {
    const [name = "", hash, size] = line.split(",");
    const content = files[name] ?? new Uint8Array();
    if (name.endsWith("/RECORD")) assert.deepEqual([hash, size], ["", ""]);
    else {
      const found = createHash("sha256").update(content).digest("base64url");
      assert.deepEqual([hash, size], [`sha256=${found}`, String(content.length)], name);
    }
  }
});

test("Python knows the attributes of the tag", () => {
  const python = read("www/build/package/python/drawing.py").toString();
  const values = /^VALUES = "(.*)"\.split\(\)$/m.exec(python)?.[1]?.split(" ") ?? [];
  const flags = /^FLAGS = (\[.*\])$/m.exec(python)?.[1] ?? "[]";
  for (const name of GAME) assert.ok(values.includes(name), name);
  assert.deepEqual(
    JSON.parse(flags),
    FLAGS.filter((name) => name !== "present"),
  );
  const widget = read("www/build/package/python/widget.py").toString();
  for (const name of [...values, ...JSON.parse(flags)])
    assert.match(widget, new RegExp(`^ {4}${name} = traitlets\\.`, "m"));
});
