/**
 * The head, the header and the footer of every page, from one template, and the lists of the reference: `node www/build/heads.mjs`
 * writes them into the pages, which are kept whole, so that any static server can show them as they are. A test holds the pages
 * against this.
 */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FIRST_CALL, FIRST_MINUTE } from "../pages/play/beginning.js";
import { wordsOf } from "../words/languages.js";
import { fileIn, inLanguage, languagesOf, pageIn, pageLists } from "./languages.mjs";
import { LESSON_PAGES, lessonPages, writePages } from "./lessons.mjs";
import { noteMain } from "./note.mjs";
import { plainlyDrawn } from "./plain-figure.mjs";
import { withLists } from "./reference.mjs";
import { BASE, CHANGELOG, FOR_NOTES, NOTE, REFERENCE, wholePage } from "./template.mjs";
import { textsOfPage } from "./translated.mjs";

/** @import { Page } from "./template.mjs" */

const WWW = new URL("../", import.meta.url);
const CORE = "magnus_derek";

const LAB = [...BASE, "kit/parts.css", "pages/lab/lab.css"];
const COMPANION = [...BASE, "kit/parts.css", "pages/companions/companions.css"];

/** @type {Record<string, Page>} */
const WRITTEN = {
  "index.html": {
    description: "Play the Magnus–Derek game on a round table and watch the midpoint layers that make Magnus win.",
    styles: [...BASE, "pages/carpet/carpet.css", "pages/play/first-minute.css"],
    early: ["pages/play/known.js"],
    // The page says what the table begins with, before there is one.
    scripts: ["pages/play/page.js", "table/element.js", "pages/carpet/open.js"],
    core: CORE,
    part: "Play",
  },
  "lab.html": {
    title: "Lab",
    description:
      "Tournaments of the Magnus–Derek game: every chosen Magnus against every chosen Derek, with the rounds as a plot, a table and CSV.",
    styles: LAB,
    scripts: ["pages/lab/lab.js"],
    core: CORE,
    part: "Lab",
  },
  "announced.html": {
    title: "Announced moves",
    description:
      "Three more games on the Magnus–Derek table: Magnus announces his magnitudes, Derek announces his directions, or both play at random.",
    styles: [...LAB, "pages/announced/announced.css"],
    scripts: ["pages/announced/page.js"],
    core: CORE,
    part: "Announced",
  },
  "companions.html": {
    title: "Companions",
    description:
      "Three small games with a complete theory, to be played against a perfect computer: multivision, the circle of dominoes, the Number Game.",
    styles: [...COMPANION, "pages/companions/companions-entry.css"],
    scripts: ["pages/companions/entry.js"],
    part: "Companions",
  },
  [NOTE]: {
    title: "Note",
    description:
      "The theorems on the Magnus–Derek game with their proofs, the exact numbers of rounds, errata of the literature, and what stays open: three or four pages to print and to cite.",
    styles: [...BASE, "kit/parts.css", "pages/note/note.css"],
    scripts: ["pages/note/page.js"],
    part: "Learn",
    below: true,
  },
  [FOR_NOTES]: {
    title: "Put it in my notes",
    description:
      "A Magnus–Derek table for a page, a slide, a course or a notebook of your own: choose it, look at it, copy it.",
    styles: [...BASE, "kit/parts.css", "pages/notes/notes.css"],
    scripts: ["pages/notes/page.js"],
    core: CORE,
    part: "Notes",
  },
  [REFERENCE]: {
    title: "Reference",
    description:
      "The Magnus–Derek table on your own page: attributes, methods, events, messages of the frame, links, players and limits.",
    styles: [...BASE, "kit/parts.css", "pages/reference/reference.css"],
    scripts: ["pages/reference/page.js"],
    part: "Reference",
  },
  [CHANGELOG]: {
    title: "Changelog",
    description:
      "What each version of the Magnus–Derek table has brought, and what every later one reads: links, lessons, exports, messages of the frame.",
    styles: [...BASE, "kit/parts.css", "pages/reference/reference.css"],
    scripts: ["pages/reference/page.js"],
    part: "Changelog",
  },
  "multivision.html": companion(
    "multivision",
    "Multivision",
    "Play multivision and K-multivision against a perfect computer: piles of exponents as large as towers, a winning move in linear time, and games without a bound.",
  ),
  "dominoes.html": companion(
    "dominoes",
    "The circle of dominoes",
    "Play the circle of dominoes against a perfect computer: segments, their Grundy values, and the period 34 that decides who wins.",
  ),
  "number-game.html": companion(
    "number-game",
    "The Number Game",
    "Play the Number Game against a perfect computer: rectangles cut into squares, the golden ratio, and a map of who wins.",
  ),
  "embed.html": { styles: ["kit/colours.css", "pages/embed/embed.css"], scripts: ["pages/embed/embed.js"] },
};

/** @param {string} name @param {string} title @param {string} description @returns {Page} */
function companion(name, title, description) {
  return {
    title,
    description,
    styles: [...COMPANION, `pages/companions/${name}.css`],
    scripts: [`pages/companions/${name}/page.js`],
    core: "companions",
    part: "Companions",
    below: true,
  };
}

/**
 * The pages whose main part is written by hand, by their files. Each but that for frames has a preview: the picture beside a link to it,
 * taken by previews.mjs. @type {Record<string, Page>}
 */
export const BY_HAND = Object.fromEntries(
  Object.entries(WRITTEN).map(([file, page]) => [
    file,
    page.part ? { ...page, preview: `previews/${file.replace(".html", ".png")}` } : page,
  ]),
);

/** The pages of BY_HAND in other languages, by their files. @type {Record<string, Page>} */
const TRANSLATED = Object.fromEntries(
  await Promise.all(
    Object.entries(BY_HAND).flatMap(([file, page]) =>
      languagesOf(file).map(async (language) => [fileIn(language, file), await pageIn(language, file, page)]),
    ),
  ),
);

/** All pages by their files. */
export const PAGES = { ...BY_HAND, ...TRANSLATED, ...LESSON_PAGES };

/** What the build writes into the main parts of pages, in English. @type {Record<string, (main: string) => string | Promise<string>>} */
const INSIDE = {
  "index.html": (main) => withFirstCall(main, "en"),
  [NOTE]: noteMain,
  [REFERENCE]: withLists,
};

/** What of that is drawn anew in another language: a picture is no text of a catalogue. @type {Record<string, (main: string, language: string) => Promise<string>>} */
const DRAWN = { "index.html": withFirstCall };

/** The table as a newcomer will find it, drawn before any script runs. @param {string} main @param {string} language */
async function withFirstCall(main, language) {
  const picture = plainlyDrawn({ game: FIRST_MINUTE, overlay: FIRST_CALL }, "first", await wordsOf(language));
  return main.replace(/(<div class="first-picture">)[\s\S]*?(<\/div>)/, `$1${picture}$2`);
}

/** Every page as it should be, and what of their styles and scripts is written by a program. @returns {Promise<Map<string, string>>} by file */
export async function pages() {
  const byHand = Object.entries(BY_HAND).map(async ([file, page]) => {
    const text = await readFile(new URL(file, WWW), "utf8");
    const written = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    const main = await (INSIDE[file]?.(written) ?? written);
    const english = /** @type {const} */ ([file, await wholePage(file, page, main)]);
    return [english, ...(await Promise.all(languagesOf(file).map((language) => translation(language, file, main))))];
  });
  return new Map([...(await Promise.all(byHand)).flat(), ...(await lessonPages()), ...pageLists()]);
}

/** The texts of an English page that another language has to have. @param {string} file */
export async function textsIn(file) {
  const text = await readFile(new URL(file, WWW), "utf8");
  const body = text.slice(text.indexOf("<body>") + "<body>".length, text.indexOf("</body>"));
  const { title, description } = BY_HAND[file] ?? {};
  const own = textsOfPage(body.replace(/<a class="language".*<\/a>\n/g, ""));
  return new Set([...own, ...[title, description].filter((text) => text !== undefined)]);
}

/** A page in another language. @param {string} language @param {string} file of the English page @param {string} english its main part @returns {Promise<[string, string]>} */
async function translation(language, file, english) {
  const own = fileIn(language, file);
  const whole = await inLanguage(language, file, `${english}</main>`);
  const said = whole.slice(0, whole.lastIndexOf("</main>"));
  const main = await (DRAWN[file]?.(said, language) ?? said);
  const page = TRANSLATED[own];
  if (!page) throw new Error(`There is no page ${own}.`);
  return [own, await wholePage(own, page, main)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePages(await pages());
