/** The page of all lessons: what one learns, in which order, and what has been done. */

import { plain } from "./text.mjs";

/** @import { Lesson } from "../lessons.mjs" */

/** @param {Lesson[]} lessons in their order */
export function learnMain(lessons) {
  const [first] = lessons;
  return `<main class="learn">
<h2>Learn</h2>
<p class="serif lead">In the first minute you lose. In the second you know why. After an afternoon you can write down every proof.</p>
<p>Each lesson is a few tables that you play on, with a task for each. What you do is checked by computation, so every right answer counts
and a wrong one is shown what refutes it. Nothing is timed and nothing is locked; what should come before a lesson is advice. You need no
more than to count round a circle: what is used beyond that is explained where it is met.</p>
<p class="begin"><a class="primary" href="learn/${first?.id}.html">Begin here: ${plain(first?.title ?? "")}</a></p>
<ol class="lessons">
${lessons.map((lesson) => entry(lesson, lessons)).join("")}</ol>
<section class="kept" aria-labelledby="kept-title">
<h3 id="kept-title">What you have done</h3>
<p>It stays on this device, in this browser, and nobody else is told. As a file it can be carried to another one.</p>
<noscript><p>Without JavaScript the lessons can be read, with their solutions and proofs; to be played with, their tables need it.</p></noscript>
<div class="buttons" hidden>
<button type="button" id="export">Save as a file</button>
<button type="button" id="import">Add from a file…</button>
<button type="button" id="forget">Forget all</button>
</div>
<input type="file" id="file" accept=".json,application/json" aria-label="A file with what was done" hidden>
<p class="note" id="kept-status" role="status"></p>
</section>
<section aria-labelledby="note-title">
<h3 id="note-title">All theorems on four pages</h3>
<p>The <a href="note.html">note</a> has what is proved, computed and observed, with the proofs, the errors that were found in the papers, and what
stays open: to be printed and cited.</p>
</section>
<section aria-labelledby="notes-title">
<h3 id="notes-title">For your own notes</h3>
<p>Every step has an address, and stands in your own page or slides by one tag, with its task: <code>&lt;magnus-derek
lesson="${first?.id}/${first?.steps[0]?.id}"></code>. Under each step stands what to copy, and the <a href="reference.html#lessons">reference</a> says
how to write a lesson.</p>
</section>
`;
}

/** @param {Lesson} lesson @param {Lesson[]} lessons */
function entry({ id, number, title, summary, before, steps }, lessons) {
  const earlier = lessons.filter((other) => before.includes(other.id));
  const after = earlier.length > 0 ? `<p class="note">After ${earlier.map(linkTo).join(" and ")}</p>\n` : "";
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
