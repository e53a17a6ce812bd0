// @ts-check
/**
 * Prints the tests in this folder that a change concerns: standard input has the changed files, a path from the root in each line. A test knows
 * its modules, at any depth, and the files and folders that they name by `new URL("…", import.meta.url)`. Where a module reads files
 * that it does not name so, its tests are always concerned.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const { build } = createRequire(new URL("../../www/package.json", import.meta.url))("esbuild");
const ROOT = new URL("../../", import.meta.url);

/** A path from the root. @param {URL} url */
const pathOf = (url) => url.href.slice(ROOT.href.length);

/** What a module names by its place; null if it reads files and names none. @param {string} path @returns {string[] | null} */
export function namedBy(path, source = readFileSync(new URL(path, ROOT), "utf8")) {
  const named = [...source.matchAll(/new URL\(\s*["'`]([^"'`$]*)["'`$]/g)].map(([, place = ""]) => place);
  const files = named
    .filter((place) => !/^\w+:/.test(place))
    .map((place) => pathOf(new URL(place, new URL(path, ROOT))));
  return files.length === 0 && /from "node:(fs|child_process)/.test(source) ? null : files;
}

/** @param {string[]} tests paths from the root @returns {Promise<Record<string, {imports: {path: string, external?: boolean}[]}>>} */
async function importsOf(tests) {
  const options = {
    absWorkingDir: fileURLToPath(ROOT),
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  };
  const outputs = { write: false, metafile: true, outdir: "none", packages: "external", loader: { ".css": "text" } };
  return (await build({ entryPoints: tests, ...options, ...outputs })).metafile.inputs;
}

/**
 * The tests that changed files concern.
 * @param {string[]} tests @param {string[]} changed paths from the root
 */
export async function concerned(tests, changed) {
  const inputs = await importsOf(tests);
  const names = Object.fromEntries(Object.keys(inputs).map((path) => [path, namedBy(path)]));
  /** @param {string} place a file, or a folder with a slash at its end */
  const isChanged = (place) =>
    changed.some((file) => (place === "" || place.endsWith("/") ? file.startsWith(place) : file === place));
  /** @param {string} path @param {Set<string>} seen @returns {boolean} */
  const knowsChange = (path, seen = new Set()) => {
    if (seen.has(path) || !inputs[path]) return false;
    seen.add(path);
    if (isChanged(path) || (names[path]?.some(isChanged) ?? true)) return true;
    return inputs[path].imports.some((found) => !found.external && knowsChange(found.path, seen));
  };
  return tests.filter((path) => knowsChange(path));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const tests = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".test.js"));
  const changed = readFileSync(0, "utf8").split("\n").filter(Boolean);
  console.log(
    (
      await concerned(
        tests.map((name) => `tests/page/${name}`),
        changed,
      )
    ).join("\n"),
  );
}
