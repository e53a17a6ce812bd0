/** The page of all lessons: their subjects, their order, and the reader's progress. */

import { CLASSICAL_ADDRESS } from "./classical.mjs";
import { plain } from "./text.mjs";
import { thumbnail } from "./thumbnail.mjs";

/** @import { Lesson, Wording } from "../lessons.mjs" */

/** The parts of the lessons, with their headings. */
const PARTS = /** @type {const} */ ([
  { part: "course", title: "learnCourse", about: "learnAboutCourse" },
  { part: "advanced", title: "learnAdvanced", about: "learnAboutAdvanced" },
  { part: "beside", title: "learnBeside", about: "learnAboutBeside" },
]);

/** @param {Lesson[]} lessons in their order @param {Wording} wording */
export function learnMain(lessons, { words, addressFrom }) {
  const [first] = lessons;
  const tag = `&lt;magnus-derek\nlesson="${first?.id}/${first?.steps[0]?.id}">`;
  return `<main class="learn">
<h1>${words.say("learnTitle")}</h1>
<p class="serif lead">${words.say("learnLead")}</p>
<p class="begin"><a class="primary" href="learn/${first?.id}.html">${words.say("learnBegin", { lesson: plain(first?.title ?? "") })}</a> <a href="${addressFrom("practice.html")}">${words.say("learnPractice")}</a> <a href="${addressFrom("note.html")}">${words.say("learnTheorems")}</a></p>
${PARTS.map((part) => partOf(part, lessons, { words, addressFrom })).join("")}<div class="beside">
<section aria-labelledby="how-title">
<h2 id="how-title">${words.say("learnHow")}</h2>
<p>${words.say("learnAbout")}</p>
</section>
<section class="kept" aria-labelledby="kept-title">
<h2 id="kept-title">${words.say("learnDone")}</h2>
<p class="done" id="kept-score"></p>
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
<p>${words.say("learnAboutNote", { address: addressFrom("note.html"), classical: CLASSICAL_ADDRESS })}</p>
</section>
<section aria-labelledby="notes-title">
<h2 id="notes-title">${words.say("learnOwnNotes")}</h2>
<p>${words.say("learnAboutNotes", { tag, address: addressFrom("reference.html#lessons") })}</p>
<p>${words.say("learnAboutClass", { address: addressFrom("class.html"), variants: addressFrom("variants.html") })}</p>
</section>
</div>
</main>`;
}

/** @param {(typeof PARTS)[number]} part @param {Lesson[]} lessons @param {Wording} wording */
function partOf({ part, title, about }, lessons, { words, addressFrom }) {
  const own = lessons.filter((lesson) => lesson.part === part);
  const hours = Math.round(own.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
  const forClass = part === "course" ? ` ${words.say("learnForClass", { address: addressFrom("class.html") })}` : "";
  return `<section class="part" aria-labelledby="${part}">
<h2 id="${part}">${words.say(title)}</h2>
<p>${words.say(about, { lessons: own.length, hours })}${forClass}</p>
<ol class="lessons">
${own.map((lesson) => entry(lesson, lessons, words)).join("")}</ol>
</section>
`;
}

/** @param {Lesson} lesson @param {Lesson[]} lessons @param {Wording["words"]} words */
function entry(lesson, lessons, words) {
  const { id, number, title, summary, minutes, before, steps } = lesson;
  const earlier = lessons.filter((other) => before.includes(other.id));
  const after = earlier.length > 0 ? ` · ${words.say("learnAfter", { lessons: words.list(earlier.map(linkTo)) })}` : "";
  const tasks = steps.filter(({ task }) => task).map((step) => step.id);
  return `<li data-lesson="${id}" data-tasks="${tasks.join(" ")}">
<a class="to-lesson" href="learn/${id}.html" tabindex="-1" aria-hidden="true">${thumbnail(lesson, words)}</a>
<div>
<h3><span class="number" aria-hidden="true">${number}</span> <a href="learn/${id}.html">${plain(title)}</a></h3>
<p>${plain(summary)}</p>
<p class="note">${words.say("learnMinutes", { count: minutes })}${after}</p>
<p class="done"></p>
<p class="here"></p>
</div>
</li>
`;
}

/** @param {Lesson} lesson */
const linkTo = ({ id, number, title }) => `<a href="learn/${id}.html">${number} ${plain(title)}</a>`;
