/** The page of all lessons: their subjects, their order, and the reader's progress. */

import { plain } from "./text.mjs";

/** @import { Lesson, Said } from "../lessons.mjs" */

/** @param {Lesson[]} lessons in their order @param {Said} said */
export function learnMain(lessons, { words, addressFrom }) {
  const [first] = lessons;
  const tag = `&lt;magnus-derek\nlesson="${first?.id}/${first?.steps[0]?.id}">`;
  return `<main class="learn">
<h1>${words.say("learnTitle")}</h1>
<p class="serif lead">${words.say("learnLead")}</p>
<p>${words.say("learnAbout")}</p>
<p class="begin"><a class="primary" href="learn/${first?.id}.html">${words.say("learnBegin", { lesson: plain(first?.title ?? "") })}</a></p>
<ol class="lessons">
${lessons.map((lesson) => entry(lesson, lessons, words)).join("")}</ol>
<section class="kept" aria-labelledby="kept-title">
<h2 id="kept-title">${words.say("learnDone")}</h2>
<p>${words.say("learnKept")}</p>
<noscript><p>${words.say("learnNoScript")}</p></noscript>
<div class="buttons" hidden>
<button type="button" id="export">${words.say("learnSave")}</button>
<button type="button" id="import">${words.say("learnAdd")}</button>
<button type="button" id="forget">${words.say("forget")}</button>
</div>
<input type="file" id="file" accept=".json,application/json" aria-label="${words.say("learnFile")}" hidden>
<p class="note" id="kept-status" role="status"></p>
</section>
<section aria-labelledby="note-title">
<h2 id="note-title">${words.say("learnTheorems")}</h2>
<p>${words.say("learnAboutNote", { address: addressFrom("note.html") })}</p>
</section>
<section aria-labelledby="notes-title">
<h2 id="notes-title">${words.say("learnOwnNotes")}</h2>
<p>${words.say("learnAboutNotes", { tag, address: addressFrom("reference.html#lessons") })}</p>
</section>
</main>`;
}

/** @param {Lesson} lesson @param {Lesson[]} lessons @param {Said["words"]} words */
function entry({ id, number, title, summary, before, steps }, lessons, words) {
  const earlier = lessons.filter((other) => before.includes(other.id));
  const after =
    earlier.length > 0
      ? `<p class="note">${words.say("learnAfter", { lessons: words.list(earlier.map(linkTo)) })}</p>\n`
      : "";
  const tasks = steps.filter(({ task }) => task).map((step) => step.id);
  return `<li data-lesson="${id}" data-tasks="${tasks.join(" ")}">
<span class="number" aria-hidden="true">${number}</span>
<div>
<h2><a href="learn/${id}.html">${plain(title)}</a></h2>
<p>${plain(summary)}</p>
${after}<p class="done"></p>
</div>
</li>
`;
}

/** @param {Lesson} lesson */
const linkTo = ({ id, number, title }) => `<a href="learn/${id}.html">${number} ${plain(title)}</a>`;
