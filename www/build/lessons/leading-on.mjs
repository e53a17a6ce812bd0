/**
 * Addresses without a page of their own: the folder learn/, which some servers would list, and lessons that have been
 * joined to others. Each leads to where its content is.
 */

import { LESSONS } from "../../lessons/list.js";
import { MOVED } from "../../lessons/moved.js";
import { fileIn, htmlIn, LANGUAGES } from "../languages.mjs";
import { LESSON_PAGES } from "../lessons.mjs";
import { wholeAddress } from "../template.mjs";

/** @typedef {[file: string, html: string]} Leading */

const LEARN = "learn.html";

/** A page for the folder itself: it redirects to the list of lessons at once, without a script. */
export const folderPages = () =>
  inLanguages(async (language) => {
    const learn = fileIn(language, LEARN);
    const title = LESSON_PAGES[learn]?.title ?? "";
    const lead = `<meta http-equiv="refresh" content="0; url=../${LEARN}">`;
    const links = `<h1><a href="../${LEARN}">${title}</a></h1>`;
    return [fileIn(language, "learn/index.html"), await page(language, { title, lead, to: learn, links })];
  });

/**
 * A page for each lesson that has been joined to others: public/learn/moved.js goes to the step that the address names;
 * without scripts it goes to the first one.
 */
export async function movedPages() {
  const gone = new Set(Object.keys(MOVED).map((name) => name.split("/")[0] ?? ""));
  for (const { id } of LESSONS) gone.delete(id);
  const all = [...gone].map((id) =>
    inLanguages(async (language) => {
      const steps = Object.entries(MOVED).filter(([old]) => old.startsWith(`${id}/`));
      const places = steps.map(([old, now]) => ({ step: old.slice(id.length + 1), href: now.replace("/", ".html#") }));
      const [first] = places;
      const to = fileIn(language, `learn/${first?.href.replace(/#.*$/, "")}`);
      const title = LESSON_PAGES[to]?.title ?? "";
      const lead = `<noscript><meta http-equiv="refresh" content="0; url=${first?.href}"></noscript>`;
      const links = places.map(({ step, href }) => `<p><a id="${step}" href="${href}">${title}</a></p>`).join("\n");
      const script = `<script src="${language === "en" ? "" : "../../learn/"}moved.js"></script>`;
      return [
        fileIn(language, `learn/${id}.html`),
        await page(language, { title, lead, to, links: `${links}\n${script}` }),
      ];
    }),
  );
  return (await Promise.all(all)).flat();
}

/** @param {(language: string) => Promise<Leading>} make @returns {Promise<Leading[]>} */
const inLanguages = (make) => Promise.all(["en", ...LANGUAGES].map(make));

/**
 * @param {string} language
 * @param {{title: string, lead: string, to: string, links: string}} content to: the file in which the content is
 */
async function page(language, { title, lead, to, links }) {
  return `<!doctype html>
<html ${await htmlIn(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
${lead}
<link rel="canonical" href="${wholeAddress(to) || canonical(to)}">
</head>
<body>
<main>
${links}
</main>
</body>
</html>
`;
}

/** From the folder of the lessons, in which all these pages are. @param {string} to */
const canonical = (to) => (to.includes("learn/") ? (to.split("/").at(-1) ?? "") : `../${LEARN}`);
