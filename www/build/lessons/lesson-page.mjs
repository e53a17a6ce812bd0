/** The page of a lesson: everything that it says, to be read without scripts; where there are scripts, its tables are played with. */

import { drawn } from "../figure.mjs";
import { companionFigure } from "./companion.mjs";
import { solutionOf } from "./solution.mjs";
import { sourcesOf } from "./sources.mjs";
import { paragraphs, plain } from "./text.mjs";
import { wallOf } from "./wall.mjs";

/** @import { Lesson, Said, Step } from "../lessons.mjs" */

/** @param {Lesson} lesson @param {Lesson[]} lessons all of them, in their order @param {Said} said */
export function lessonMain(lesson, lessons, said) {
  const { id, number, title, summary, steps } = lesson;
  const { glue, addressFrom } = said;
  const { LESSON } = glue;
  const place = lessons.indexOf(lesson);
  return `<main class="lesson" data-lesson="${id}">
<p class="note place">${glue.place(addressFrom("../learn.html"), number)}</p>
<h2>${plain(title)}</h2>
<p class="serif lead">${plain(summary)}</p>
${beforeOf(lesson, lessons, LESSON.beforeThis)}<nav aria-label="${LESSON.steps}">
<ol>
${steps.map((step) => `<li data-step="${step.id}"><a href="#${step.id}">${plain(step.title)}</a></li>\n`).join("")}</ol>
</nav>
${steps.map((step) => section(step, lesson, said)).join("")}${sourcesOf(lesson, glue)}<nav class="turn" aria-label="${LESSON.lessons}">
${turn("prev", LESSON.before, lessons[place - 1])}${turn("next", LESSON.next, lessons[place + 1])}</nav>
</main>`;
}

/** What should come before. @param {Lesson} lesson @param {Lesson[]} lessons @param {string} label */
function beforeOf({ before }, lessons, label) {
  const known = lessons.filter(({ id }) => before.includes(id));
  if (known.length === 0) return "";
  const links = known.map(({ id, number, title }) => `<a href="${id}.html">${number} ${plain(title)}</a>`);
  return `<p class="before"><span class="label">${label}</span> ${links.join(", ")}</p>\n`;
}

/** @param {Step} step @param {Lesson} lesson @param {Said} said */
function section(step, { id: lesson, number, steps }, said) {
  const { id, title, after, text = [], figure, proof, lecturer } = step;
  const { LESSON } = said.glue;
  const lang = said.language === "en" ? "" : ` lang="${said.language}"`;
  const table = figure
    ? `<magnus-derek lesson="${lesson}/${id}"${lang}>\n${fallback(step, `lesson-${number}-${id}`, said)}</magnus-derek>\n`
    : "";
  const content = `${paragraphs(text)}${table}${proof ? proofOf(proof, LESSON.proof, !step.task) : ""}${lecturer ? note("lecturer", LESSON.lecturer, paragraphs(lecturer)) : ""}\
<p class="note step-links"><a href="#${id}">${LESSON.link}</a></p>
`;
  const asked = steps.find((one) => one.id === after);
  // Without a name: its table has a region of that name.
  return `<section id="${id}">
<h3>${plain(title)}</h3>
${asked ? folded(asked, content, said.glue) : content}</section>
`;
}

/** What tells the answer to an earlier task, as long as that is not done. @param {Step} asked @param {string} content @param {Said["glue"]} glue */
function folded({ id, title }, content, { tellsAnswer }) {
  return `<details class="after" data-after="${id}">\n<summary>${tellsAnswer(plain(title))}</summary>\n${content}</details>\n`;
}

/** What stands in the place of the table without scripts, and on paper. @param {Step} step @param {string} id @param {Said} said */
function fallback(step, id, said) {
  const { glue, table: words } = said;
  const { LESSON } = glue;
  const { figure, ask, task, hints = [], aha, solution } = step;
  const shown = task?.kind === "place" ? { ...figure, placed: [], about: glue.emptyTable } : figure;
  const table = () => (shown?.game ? `<figure>${drawn({ ...shown, game: shown.game }, id, words)}</figure>\n` : "");
  const picture = companionFigure(task, glue) || table();
  const wall = figure?.bricks ? wallOf(figure.game, glue) : "";
  // The number of bricks may be what is asked for.
  const [before, after] = task?.kind === "number" ? ["", wall] : [wall, ""];
  const question = ask ? `<p class="ask">${plain(ask)}</p>\n` : "";
  const choices = task?.options?.map((/** @type {{label: string}} */ { label }) => `<li>${plain(label)}</li>`);
  const options = choices ? `<ul>${choices.join("")}</ul>\n` : "";
  const help = hints.map((hint) => `<li>${plain(hint)}</li>`).join("");
  const given = help ? note("hints", hints.length === 1 ? LESSON.hint : LESSON.hints, `<ol>${help}</ol>\n`) : "";
  const insight = aha ? `<p class="aha">${plain(aha)}</p>\n` : "";
  const answer = solution
    ? note("solution", LESSON.solution, `<p>${solutionOf(step, said)}</p>\n${after}${insight}`)
    : insight;
  return picture + before + question + options + given + answer;
}

/** @param {string | string[]} proof @param {string} name @param {boolean} open */
function proofOf(proof, name, open) {
  if (open) return `<div class="proof">\n<h4>${name}</h4>\n${paragraphs(proof)}</div>\n`;
  return note("proof", name, paragraphs(proof));
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
