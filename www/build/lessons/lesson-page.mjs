/** The page of a lesson, complete without scripts; with scripts its tables can be played. */

import { escapeXml } from "../../drawing/svg-text.js";
import { MOVED } from "../../lessons/moved.js";
import { theoremsOfStep } from "../proofs/files.mjs";
import { inWords } from "../proofs/statement.mjs";
import { CLASSICAL } from "./classical.mjs";
import { fold, renderFallback } from "./fallback.mjs";
import { proofId } from "./proof-id.mjs";
import { sourcesOf } from "./sources.mjs";
import { paragraphs, plain } from "./text.mjs";

/** @import { Lesson, Wording, Step } from "../lessons.mjs" */

/** @param {Lesson} lesson @param {Lesson[]} lessons all of them, in their order @param {Wording} wording */
export function lessonMain(lesson, lessons, wording) {
  const { id, number, title, summary, result = "", steps } = lesson;
  const { words, addressFrom } = wording;
  const place = lessons.indexOf(lesson);
  // The summary stands with the first text, so that a lesson begins with a table.
  const about = `<p class="serif lead">${plain(summary)}${theoremIn(id, words)}</p>
${beforeOf(lesson, lessons, words.say("lessonBeforeThis"))}`;
  return `<main class="lesson" data-lesson="${id}" data-answer="${words.plain("worksheetAnswer")}">
<div class="head">
<p class="note place">${words.say("lessonPlace", { address: addressFrom("../learn.html"), number })}</p>
<h1>${plain(title)}</h1>
</div>
<p class="who"><span>${words.say("worksheetName")}</span> <span>${words.say("worksheetDate")}</span></p>
<nav aria-label="${words.say("lessonSteps")}">
<ol>
${steps.map((step) => `<li data-step="${step.id}"><a href="#${step.id}"><span>${plain(step.title)}</span></a></li>\n`).join("")}</ol>
</nav>
${steps.map((step, place) => section(step, lesson, wording, place === 0 ? about : "")).join("")}${shownBy(result, steps, words)}${scoreOf(steps, words)}${sourcesOf(lesson, words)}<nav class="turn" aria-label="${words.say("lessonOthers")}">
${turn("prev", words.say("lessonBefore"), lessons[place - 1])}${turn("next", words.say("lessonNext"), lessons[place + 1])}</nav>
${movedFrom(lesson, lessons)}</main>`;
}

/**
 * The result of a lesson, folded until its last task is done: the introduction promises what one learns, and does not
 * tell what the tasks ask one to find.
 * @param {string} result "" for a lesson that has none @param {Step[]} steps @param {Wording["words"]} words
 */
function shownBy(result, steps, words) {
  const last = steps.findLast(({ task }) => task);
  return result && last
    ? afterTask(
        last.id,
        words.say("lessonResult"),
        `<h2>${words.say("lessonInShort")}</h2>\n<p class="serif">${plain(result)}</p>\n`,
      )
    : "";
}

/** Room for the reader's score, and its rule. @param {Step[]} steps @param {Wording["words"]} words */
function scoreOf(steps, words) {
  const tasks = steps.filter(({ task }) => task).map(({ id }) => id);
  return `<p class="score" data-tasks="${tasks.join(" ")}" hidden><b></b> <span class="note">${words.say("lessonScoreRule")}</span></p>
`;
}

/** Links to steps that were here once, for addresses that name them. @param {Lesson} lesson @param {Lesson[]} lessons */
function movedFrom({ id }, lessons) {
  const gone = Object.entries(MOVED).filter(([old]) => old.startsWith(`${id}/`));
  const links = gone.map(([old, now]) => {
    const [to = "", step = ""] = now.split("/");
    const title = lessons.find((one) => one.id === to)?.title ?? "";
    return `<a data-moved="${old.slice(id.length + 1)}" href="${to}.html#${step}">${plain(title)}</a>\n`;
  });
  return links.length > 0 ? `<nav hidden>\n${links.join("")}</nav>\n` : "";
}

/** The lessons that should come first. @param {Lesson} lesson @param {Lesson[]} lessons @param {string} label */
function beforeOf({ before }, lessons, label) {
  const known = lessons.filter(({ id }) => before.includes(id));
  if (known.length === 0) return "";
  const links = known.map(({ id, number, title }) => `<a href="${id}.html">${number} ${plain(title)}</a>`);
  return `<p class="before"><span class="label">${label}</span> ${links.join(", ")}</p>\n`;
}

/** The way to the classical theorem, in the lesson that proves it. @param {string} id @param {Wording["words"]} words */
function theoremIn(id, words) {
  if (id !== CLASSICAL.lesson) return "";
  return ` <a href="#${CLASSICAL.step}" data-theorem="${CLASSICAL.step}">${words.say("lessonTheorem")}</a>`;
}

/** @param {Step} step @param {Lesson} whole @param {Wording} wording @param {string} about the lesson, in its first step */
function section(step, whole, wording, about) {
  const { id: lesson, steps } = whole;
  const { id, title, after, text = [], figure, play, proof, lecturer } = step;
  const { words, addressFrom } = wording;
  const lang = words.language === "en" ? "" : ` lang="${words.language}"`;
  // First for whoever listens; the table takes it into its slot, and lesson.css shows it there before.
  const playing = play
    ? `<p class="note begin"><a href="${escapeXml(addressFrom(`../${play}`))}">${words.say("lessonPlay")}</a></p>\n`
    : "";
  const told = about || text.length > 0 ? `<div class="told">\n${about}${paragraphs(text)}${playing}</div>\n` : "";
  const table = figure
    ? `<magnus-derek lesson="${lesson}/${id}"${lang}>\n${told}${renderFallback(id, whole, wording)}</magnus-derek>\n`
    : told;
  const checked = checkedIn(lesson, id, wording);
  const proved = proof ? proofOf(paragraphs(proof), checked, words, proofId(id), !step.task) : checked;
  const content = `${table}${proved}${lecturer ? fold("lecturer", words.say("lessonLecturer"), paragraphs(lecturer)) : ""}\
<p class="note step-links"><a href="#${id}">${words.say("lessonLink")}</a></p>
`;
  const asked = steps.find((one) => one.id === after);
  // Without a name: its table has a region of that name.
  return `<section id="${id}">
<h2>${plain(title)}</h2>
${asked ? folded(asked, content, words) : content}</section>
`;
}

/**
 * A text that gives away an earlier task: folded until that task is done.
 * @param {Step} asked
 * @param {string} content
 * @param {Wording["words"]} words
 */
const folded = ({ id, title }, content, words) =>
  afterTask(id, words.say("lessonTellsAnswer", { title: plain(title) }), content);

/** @param {string} id of the task @param {string} warning @param {string} content */
const afterTask = (id, warning, content) =>
  `<details class="after" data-after="${id}">\n<summary>${warning}</summary>\n${content}</details>\n`;

/** @param {string} proof @param {string} checked @param {Wording["words"]} words @param {string} id @param {boolean} open */
function proofOf(proof, checked, words, id, open) {
  const name = words.say("lessonProof");
  if (open) return `<div class="proof" id="${id}">\n<h3>${name}</h3>\n${proof}${checked}</div>\n`;
  // The titles of the theorems could give the task away.
  const mark = checked ? ` <span class="mark checked">${words.say("lessonCheckedMark")}</span>` : "";
  return fold("proof", name + mark, proof + checked, id);
}

/** Lists the theorems of the step that a machine has checked. @param {string} lesson @param {string} step @param {Wording} wording */
function checkedIn(lesson, step, { words, addressFrom }) {
  const theorems = theoremsOfStep(lesson, step).map(({ entry, address }) => {
    const theorem = plain(inWords(entry.title, words.language));
    return `<p class="note checked">${words.say("lessonChecked", { address: addressFrom(`../${address}`), theorem })}</p>\n`;
  });
  return theorems.join("");
}

/** @param {"prev" | "next"} rel @param {string} name @param {Lesson | undefined} lesson */
function turn(rel, name, lesson) {
  if (!lesson) return "";
  const { id, number, title } = lesson;
  return `<a rel="${rel}" href="${id}.html"><span class="label">${name}</span> ${number} ${plain(title)}</a>\n`;
}
