/** The page of a lesson: everything that it says, to be read without scripts; where there are scripts, its tables are played with. */

import { drawn } from "../figure.mjs";
import { companionFigure } from "./companion.mjs";
import { solutionOf } from "./solution.mjs";
import { sourcesOf } from "./sources.mjs";
import { paragraphs, plain } from "./text.mjs";
import { wallOf } from "./wall.mjs";

/** @import { Lesson, Step } from "../lessons.mjs" */

/** @param {Lesson} lesson @param {Lesson[]} lessons all of them, in their order */
export function lessonMain(lesson, lessons) {
  const { id, number, title, summary, steps } = lesson;
  const place = lessons.indexOf(lesson);
  return `<main class="lesson" data-lesson="${id}">
<p class="note place"><a href="../learn.html">Learn</a>, lesson ${number}</p>
<h2>${plain(title)}</h2>
<p class="serif lead">${plain(summary)}</p>
${beforeOf(lesson, lessons)}<nav aria-label="Steps">
<ol>
${steps.map((step) => `<li data-step="${step.id}"><a href="#${step.id}">${plain(step.title)}</a></li>\n`).join("")}</ol>
</nav>
${steps.map((step) => section(step, lesson)).join("")}${sourcesOf(lesson)}<nav class="turn" aria-label="Lessons">
${turn("prev", "Before", lessons[place - 1])}${turn("next", "Next", lessons[place + 1])}</nav>
`;
}

/** What should come before. @param {Lesson} lesson @param {Lesson[]} lessons */
function beforeOf({ before }, lessons) {
  const known = lessons.filter(({ id }) => before.includes(id));
  if (known.length === 0) return "";
  const links = known.map(({ id, number, title }) => `<a href="${id}.html">${number} ${plain(title)}</a>`);
  return `<p class="before"><span class="label">What should come before:</span> ${links.join(", ")}</p>\n`;
}

/** @param {Step} step @param {Lesson} lesson */
function section(step, { id: lesson, number }) {
  const { id, title, text = [], figure, proof, lecturer } = step;
  const table = figure
    ? `<magnus-derek lesson="${lesson}/${id}">\n${fallback(step, `lesson-${number}-${id}`)}</magnus-derek>\n`
    : "";
  // Without a name: its table has a region of that name.
  return `<section id="${id}">
<h3>${plain(title)}</h3>
${paragraphs(text)}${table}${proof ? proofOf(proof, !step.task) : ""}${lecturer ? note("lecturer", "For the lecturer", paragraphs(lecturer)) : ""}\
<p class="note step-links"><a href="#${id}">Link to this step</a></p>
</section>
`;
}

/** What stands in the place of the table without scripts, and on paper. @param {Step} step @param {string} id */
function fallback(step, id) {
  const { figure, ask, task, hints = [], aha, solution } = step;
  const shown = task?.kind === "place" ? { ...figure, placed: [] } : figure;
  const table = () => (shown?.game ? `<figure>${drawn({ ...shown, game: shown.game }, id)}</figure>\n` : "");
  const picture = companionFigure(task) || table();
  const wall = figure?.bricks ? wallOf(figure.game) : "";
  // The number of bricks may be what is asked for.
  const [before, after] = task?.kind === "number" ? ["", wall] : [wall, ""];
  const question = ask ? `<p class="ask">${plain(ask)}</p>\n` : "";
  const choices = task?.options?.map((/** @type {{label: string}} */ { label }) => `<li>${plain(label)}</li>`);
  const options = choices ? `<ul>${choices.join("")}</ul>\n` : "";
  const help = hints.map((hint) => `<li>${plain(hint)}</li>`).join("");
  const given = help ? note("hints", hints.length === 1 ? "Hint" : "Hints", `<ol>${help}</ol>\n`) : "";
  const insight = aha ? `<p class="aha">${plain(aha)}</p>\n` : "";
  const answer = solution
    ? note("solution", "Solution", `<p>${solutionOf(step, "../")}</p>\n${after}${insight}`)
    : insight;
  return picture + before + question + options + given + answer;
}

/** @param {string | string[]} proof @param {boolean} open */
function proofOf(proof, open) {
  if (open) return `<div class="proof">\n<h4>Proof</h4>\n${paragraphs(proof)}</div>\n`;
  return note("proof", "Proof", paragraphs(proof));
}

/** @param {string} kind @param {string} name @param {string} content */
function note(kind, name, content) {
  return `<details class="${kind}">\n<summary>${name}</summary>\n${content}</details>\n`;
}

/** @param {"prev" | "next"} rel @param {string} name @param {Lesson | undefined} lesson */
function turn(rel, name, lesson) {
  if (!lesson) return "";
  const { id, number, title } = lesson;
  return `<a rel="${rel}" href="${id}.html"><span class="label">${name}</span> ${number} ${plain(title)}</a>\n`;
}
