/** The page of all lessons: what one learns, in which order, and what has been done. */

import { plain } from "./text.mjs";

/** @import { Lesson, Said } from "../lessons.mjs" */

/** @param {Lesson[]} lessons in their order @param {Said} said */
export function learnMain(lessons, { glue, addressFrom }) {
  const [first] = lessons;
  const { LEARN } = glue;
  const tag = `&lt;magnus-derek\nlesson="${first?.id}/${first?.steps[0]?.id}">`;
  return `<main class="learn">
<h2>${LEARN.title}</h2>
<p class="serif lead">${LEARN.lead}</p>
<p>${LEARN.about}</p>
<p class="begin"><a class="primary" href="learn/${first?.id}.html">${glue.beginWith(plain(first?.title ?? ""))}</a></p>
<ol class="lessons">
${lessons.map((lesson) => entry(lesson, lessons, glue)).join("")}</ol>
<section class="kept" aria-labelledby="kept-title">
<h3 id="kept-title">${LEARN.done}</h3>
<p>${LEARN.kept}</p>
<noscript><p>${LEARN.noScript}</p></noscript>
<div class="buttons" hidden>
<button type="button" id="export">${LEARN.save}</button>
<button type="button" id="import">${LEARN.add}</button>
<button type="button" id="forget">${LEARN.forget}</button>
</div>
<input type="file" id="file" accept=".json,application/json" aria-label="${LEARN.file}" hidden>
<p class="note" id="kept-status" role="status"></p>
</section>
<section aria-labelledby="note-title">
<h3 id="note-title">${LEARN.theorems}</h3>
<p>${glue.aboutNote(addressFrom("note.html"))}</p>
</section>
<section aria-labelledby="notes-title">
<h3 id="notes-title">${LEARN.ownNotes}</h3>
<p>${glue.aboutNotes(tag, addressFrom("reference.html#lessons"))}</p>
</section>
</main>`;
}

/** @param {Lesson} lesson @param {Lesson[]} lessons @param {Said["glue"]} glue */
function entry({ id, number, title, summary, before, steps }, lessons, glue) {
  const earlier = lessons.filter((other) => before.includes(other.id));
  const after = earlier.length > 0 ? `<p class="note">${glue.after(earlier.map(linkTo))}</p>\n` : "";
  const tasks = steps.filter(({ task }) => task).map((step) => step.id);
  return `<li data-lesson="${id}" data-tasks="${tasks.join(" ")}">
<span class="number" aria-hidden="true">${number}</span>
<div>
<h3><a href="learn/${id}.html">${plain(title)}</a></h3>
<p>${plain(summary)}</p>
${after}<p class="done"></p>
</div>
</li>
`;
}

/** @param {Lesson} lesson */
const linkTo = ({ id, number, title }) => `<a href="learn/${id}.html">${number} ${plain(title)}</a>`;
