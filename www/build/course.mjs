/**
 * Writes packages of SCORM for a course into target/course, or the folder after --to. The words are lessons, "all" or one
 * puzzle; several lessons are one package with a page for each. The site must have been built: its files are inside.
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { zipSync } from "fflate";
import { errorText } from "../kit/sentences.js";
import { choiceOf } from "../pages/notes/address.js";
import { lessonsNamed, puzzlesFrom } from "../pages/notes/course/contents.js";
import { packageName } from "../pages/notes/course/names.js";
import { packageFiles, SHARED } from "../pages/notes/course/package.js";
import { LESSONS } from "../table/lesson/step.js";
import { english } from "../text/english.js";
import { ROOT, stop } from "./bundle.mjs";
import { courseParts } from "./course/parts.mjs";

/** @import { SharedFiles } from "../pages/notes/course/package.js" */

const USAGE =
  "node www/build/course.mjs [--version 1.2|2004] [--lang en|de] [--pass 60] [--count 10] [--seeds same|learner] [--to FOLDER] LESSON…|all|PUZZLE, such as shield or “only-call&level=3&seed=1”";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: "string" },
    lang: { type: "string", default: "en" },
    pass: { type: "string", default: "60" },
    count: { type: "string", default: "10" },
    seeds: { type: "string", default: "same" },
    to: { type: "string", default: "target/course" },
  },
});
const versions = values.version === undefined ? ["1.2", "2004"] : [values.version];
if (!versions.every((version) => ["1.2", "2004"].includes(version))) stop(`--version must be 1.2 or 2004.\n${USAGE}`);
const lang = checked("lang");
const pass = Number(checked("pass"));
const seeds = checked("seeds");
const contents = await contentsOf(positionals);

/** The files that the pages need: those of the built site, and the script and style of this moment. */
async function sharedFiles() {
  const made = new Map(await courseParts());
  const files = SHARED.map(async (file) => {
    const text = made.get(file);
    if (text !== undefined) return [file, new TextEncoder().encode(text)];
    const content = await readFile(new URL(`target/site/${file}`, ROOT)).catch(() => null);
    return [file, content ?? stop(`target/site/${file} is missing: ./build.sh site writes it.`)];
  });
  return /** @type {SharedFiles} */ (Object.fromEntries(await Promise.all(files)));
}

/** @param {string[]} asked */
async function contentsOf([first = "", ...others]) {
  if (first.includes("&")) return puzzlesFrom(first, Number(checked("count")), lang);
  const known = LESSONS.map(({ id }) => id);
  const chosen = first === "all" ? known : [first, ...others];
  const unknown = chosen.find((id) => !known.includes(id));
  if (unknown !== undefined) stop(`There is no lesson “${unknown}”. The lessons are ${known.join(", ")}.\n${USAGE}`);
  return lessonsNamed(
    known.filter((id) => chosen.includes(id)),
    lang,
  );
}

/** A value as the page for notes takes it. @param {"pass" | "count" | "seeds" | "lang"} name */
function checked(name) {
  try {
    choiceOf(name, values[name]);
  } catch (reason) {
    stop(errorText(english, reason));
  }
  return values[name];
}

const folder = pathToFileURL(`${resolve(values.to)}/`);
await mkdir(folder, { recursive: true });
const shared = await sharedFiles();
const options = /** @type {[string, string][]} */ (lang === "en" ? [] : [["lang", lang]]);
for (const version of /** @type {("1.2" | "2004")[]} */ (versions)) {
  const files = await packageFiles(contents, { version, pass, seeds, options }, shared);
  const name = packageName(contents.id, lang, version);
  const zip = zipSync(files, { level: 9, mtime: "1980-01-01" });
  await writeFile(new URL(name, folder), zip);
  console.log(`· course: ${name} ${zip.length} bytes, ${contents.items.length} pages`);
}
