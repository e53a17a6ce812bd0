// @ts-check
/** The floors of www: imports, those of types too, only lead downwards, and never round in a circle. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);

/**
 * The rooms that each room may import from, besides itself. A page may not import another page.
 * @type {Record<string, string[]>}
 */
const BELOW = {
  core: [],
  pkg: ["core"],
  text: ["core"],
  kit: ["text"],
  drawing: [],
  board: ["drawing", "core"],
  lessons: ["text", "core"],
  proofs: [],
  table: ["text", "kit", "drawing", "board", "lessons", "pkg", "core"],
  "pages/*": ["table", "text", "kit", "drawing", "board", "pkg", "core"],
  // The address of the tag.
  ".": ["table"],
};

/**
 * The rooms of the table, from the top: each imports only from those below it. The element is on top, then what acts,
 * then what shows, then the types that all have; a word with .js or .d.ts is a file.
 */
const FLOORS = [
  ...["element.js", "element", "lesson", "companion", "prices"],
  ...["acts", "controller.js", "shown"],
  ...["view.js", "share", "export", "panel", "game", "core", "page", "style", "picture"],
  ...["types.d.ts", "element-types.d.ts"],
];

/** The rooms of a file: "kit", "pages/lab", "." for what lies in www itself. @param {string} path */
function roomOf(path) {
  const [first = "", second = ""] = path.split("/");
  if (!path.includes("/")) return ".";
  return first === "pages" ? `pages/${second}` : first;
}

/** Every module and every file of types, with those that it imports, at once or later, or takes types from. */
function imports() {
  const paths = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(js|d\.ts)$/.test(path) && !/^(node_modules|pkg|build|public|vite\.config\.js$)/.test(path),
  );
  const known = new Set(paths);
  /** The file of a name: a file of types is named with or without .js. @param {string} name */
  const fileOf = (name) =>
    [name, `${name}.d.ts`, name.replace(/\.js$/, ".d.ts")].find((path) => known.has(path)) ?? name;
  /** @param {string} path */
  const importsOf = (path) => {
    const text = readFileSync(new URL(path, WWW), "utf8");
    const named = [
      ...text.matchAll(/^(?:import|export (?:type )?[{*])[^;]*?"(\.[^"]+)";/gm),
      ...text.matchAll(/@import [^;]*?from "(\.[^"]+)"/g),
      ...text.matchAll(/\bimport\("(\.[^"]+)"\)/g),
      ...text.matchAll(/\bnew URL\("(\.[^"]+\.js)", import\.meta\.url\)/g),
    ];
    return named.map(([, name]) => fileOf(new URL(String(name), new URL(path, WWW)).href.slice(WWW.href.length)));
  };
  return new Map(paths.map((path) => [path, importsOf(path).filter((name) => name !== path)]));
}

test("imports lead from pages to table to board, drawing, kit and texts, and from no page to another", () => {
  const wrong = [...imports()].flatMap(([path, found]) => {
    const room = roomOf(path);
    const allowed = BELOW[room.startsWith("pages/") ? "pages/*" : room] ?? [];
    return found
      .filter((name) => roomOf(name) !== room && !allowed.includes(roomOf(name)))
      .map((name) => `${path} → ${name}`);
  });
  assert.deepEqual(wrong, []);
});

test("in the table imports lead from the element to the controller to the view, and downwards from room to room", () => {
  const floorOf = (/** @type {string} */ path) => FLOORS.indexOf(path.split("/")[1] ?? "");
  const inTable = [...imports()].filter(([path]) => path.startsWith("table/"));
  const wrong = inTable.flatMap(([path, found]) =>
    found
      .filter((name) => name.startsWith("table/") && !(floorOf(path) <= floorOf(name)))
      .map((name) => `${path} → ${name}`),
  );
  assert.deepEqual(wrong, []);
  assert.deepEqual([...new Set(inTable.map(([path]) => path).filter((path) => floorOf(path) < 0))], []);
  assert.ok(FLOORS.every((_, floor) => inTable.some(([path]) => floorOf(path) === floor)));
});

test("no modules import each other in a circle", () => {
  const all = imports();
  /** @type {Map<string, "open" | "done">} */
  const seen = new Map();
  /** @param {string} path @param {string[]} way */
  const visit = (path, way) => {
    if (seen.get(path) === "open") assert.fail([...way.slice(way.indexOf(path)), path].join(" → "));
    if (seen.has(path)) return;
    seen.set(path, "open");
    for (const next of all.get(path) ?? []) visit(next, [...way, path]);
    seen.set(path, "done");
  };
  for (const path of all.keys()) visit(path, []);
});
