// @ts-check
/**
 * A package for a course: pages, their scripts, and a table of contents. It fetches nothing from elsewhere. The table comes from
 * standalone.js and lessons.js and not from the single file, which speaks only English, has no puzzles and leads away from the task.
 */

import { escapeAttribute, escapeText } from "../../../kit/escape.js";
import { courseSpeaker, pageSentences } from "../../../text/say/site/course.js";
import { fileOf, manifest } from "./manifest.js";

/** @import { Options } from "../../../table/share/snippets.js" */
/** @import { Contents, Item } from "./contents.js" */
/** @import { Version } from "./names.js" */

/**
 * The files that all pages need, by their names in the package.
 * @typedef {Record<typeof SHARED[number], Uint8Array>} SharedFiles
 */
export const SHARED = /** @type {const} */ (["standalone.js", "lessons.js", "course.js", "course.css", "licences.txt"]);

/** @typedef {{version: Version, pass: number, seeds: string, options: Options}} PageOptions the attributes of the table beside */

/** The page of one item. @param {Item} item @param {string} language @param {PageOptions} options @param {(file: string) => string} [addressOf] */
export async function coursePage(item, language, { version, pass, seeds, options }, addressOf = (file) => file) {
  const words = await courseSpeaker(language);
  const { about, tasks } = item;
  const hasOwnTasks = seeds === "learner";
  const data = JSON.stringify({ version, language, pass, hasOwnTasks, about, tasks, words: pageSentences(words) });
  const theme = options.find(([name]) => name === "theme")?.[1];
  const attributes = options.map(
    ([name, value]) => ` ${name}="${escapeAttribute(value === true ? "" : String(value))}"`,
  );
  const file = (/** @type {typeof SHARED[number]} */ name) => escapeAttribute(addressOf(name));
  // course.js stands first, so that the table has its task when it begins.
  return `<!doctype html>
<html lang="${escapeAttribute(words.language)}" dir="${words.dir}"${theme ? ` data-theme="${theme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(item.title)}</title>
<link rel="stylesheet" href="${file("course.css")}">
<script src="${file("course.js")}" defer></script>
<script src="${file("standalone.js")}" defer></script>
</head>
<body>
<main>
<h1>${escapeText(item.title)}</h1>
<nav aria-label="${escapeAttribute(words.plain("courseTasks"))}"><ol id="tasks"></ol></nav>
<p id="score" role="status"></p>
<p id="connection" role="status"></p>
<magnus-derek${attributes.join("")}>${escapeText(words.plain("courseNoScript"))}</magnus-derek>
</main>
<script type="application/json" id="course">${data.replaceAll("<", "\\u003c")}</script>
</body>
</html>
`;
}

/**
 * All files of a package, by their names.
 * @param {Contents} contents @param {PageOptions} options @param {SharedFiles} shared
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function packageFiles(contents, options, shared) {
  const encoder = new TextEncoder();
  const pages = await Promise.all(
    contents.items.map(async (item) => [
      fileOf(item),
      encoder.encode(await coursePage(item, contents.language, options)),
    ]),
  );
  const listed = encoder.encode(manifest(options.version, contents, [...SHARED]));
  // Platforms look for it first.
  return { "imsmanifest.xml": listed, ...Object.fromEntries(pages), ...shared };
}
