/** The pages about the proofs that Rocq has checked: proofs.html, proofs/FILE.html, and the same below each LANGUAGE/. */

import { speakerIn } from "../text/languages.js";
import { addressFrom, fileIn, LANGUAGES, pageIn } from "./languages.mjs";
import { unmarked } from "./lessons/text.mjs";
import { FILES } from "./proofs/files.mjs";
import { overviewMain } from "./proofs/overview.mjs";
import { proofMain } from "./proofs/page.mjs";
import { inWords } from "./proofs/statement.mjs";
import { BASE, FORMULAS } from "./template.mjs";

/** @import { Page } from "./template.mjs" */

const OVERVIEW = "proofs.html";
const SHARED = {
  styles: [...BASE, "kit/parts.css", FORMULAS, "pages/proofs/proofs.css"],
  scripts: ["pages/proofs/page.js"],
  part: "Note",
};

/** The pages by their files. @type {Record<string, Page>} */
export const PROOF_PAGES = Object.fromEntries((await Promise.all(["en", ...LANGUAGES].map(pagesIn))).flat());

/** @param {string} language @returns {Promise<[file: string, page: Page][]>} */
async function pagesIn(language) {
  const words = await speakerIn(language);
  for (const part of ["proof-pages", "theorem-map"])
    words.learn(
      (await import(/* @vite-ignore */ new URL(`../text/${language}/site/${part}.js`, import.meta.url).href)).default,
    );
  const addressOnOverview = (/** @type {string} */ address) =>
    language === "en" ? address : addressFrom(language, OVERVIEW, address);
  /** @type {[english: string, page: Page][]} */
  const pages = [
    [
      OVERVIEW,
      {
        ...SHARED,
        styles: [...SHARED.styles, "pages/proofs/map.css"],
        title: words.plain("proofsTitle"),
        description: words.plain("proofsDescription"),
        preview: "previews/note.png",
        main: () => overviewMain(words, addressOnOverview),
      },
    ],
    ...FILES.map((file) => {
      const page = {
        ...SHARED,
        title: words.plain("proofTitle", { title: unmarked(inWords(file.title, language)) }),
        description: unmarked(inWords(file.about, language)).replaceAll("`", ""),
        preview: "../previews/note.png",
        main: () => proofMain(file, words),
      };
      return /** @type {[string, Page]} */ ([`proofs/${file.file}.html`, page]);
    }),
  ];
  return Promise.all(
    pages.map(async ([english, page]) => [
      fileIn(language, english),
      language === "en" ? page : await pageIn(language, english, page),
    ]),
  );
}
