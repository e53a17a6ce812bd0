// @ts-check
/** The page of a class: the results in the field, pasted or scanned, and what they say of the tasks. */

import { observeWidth, svg } from "../../drawing/drawing-element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { dataTable } from "../../kit/data-table.js";
import { html, nothing, render, renderInstead } from "../../kit/lit.js";
import { reachScrolled } from "../../kit/reach-scrolled.js";
import { saveCsvBy } from "../../kit/save-file.js";
import { themeButton } from "../../kit/theme.js";
import { plainName, readResults } from "../../table/lesson/class-result.js";
import { LESSONS, lessonIn } from "../../table/lesson/step.js";
import { decimal } from "../../text/say/decimals.js";
import { damagedText, foundText, namesText, wrongText } from "../../text/say/site/class.js";
import { barShapes, heightOf, PARTS } from "./bars.js";
import { cameraRefusal, readPicture, watchCamera } from "./scan.js";
import { words } from "./speaker.js";
import { byLesson, csvOf, hardest, onceEach, taskRows } from "./statistics.js";

/** @import { Column } from "../../kit/data-table.js" */
/** @import { Lesson } from "../../table/lesson/types" */
/** @import { ReadResult } from "../../table/lesson/class-result.js" */
/** @import { TaskRow } from "./statistics.js" */

/** @typedef {TaskRow & {title: string}} TitledRow */
/** @typedef {{lesson: Lesson, results: ReadResult[], rows: TitledRow[]}} ClassLesson */

const FILE = "magnus-derek-class.csv";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
/** @template {HTMLElement} Kind @param {string} selector @returns {Kind} */
const part = (selector) => /** @type {Kind} */ (main.querySelector(selector));

const field = /** @type {HTMLTextAreaElement} */ (part("#results"));
const files = /** @type {HTMLInputElement} */ (part("#files"));
const video = /** @type {HTMLVideoElement} */ (part("video"));

/** What is shown now. @type {ClassLesson[]} */
let shown = [];
/** Stops the camera; null while it is off. @type {(() => void) | null} */
let stopCamera = null;

/** Reads the field, and shows what it says. */
async function update() {
  const read = readResults(field.value);
  const isKnown = (/** @type {ReadResult} */ { lesson }) => LESSONS.some(({ id }) => id === lesson);
  const strangers = read.results.filter((result) => !isKnown(result));
  const { kept, repeated } = onceEach(read.results.filter(isKnown));
  const damaged = [
    ...read.damaged,
    ...strangers.map(({ line, lesson }) => ({ line, why: /** @type {const} */ ("lesson"), text: lesson })),
  ].sort((one, other) => one.line - other.line);
  const asked = field.value;
  const lessons = await Promise.all([...byLesson(kept)].map(([id, results]) => classLesson(id, results)));
  // Meanwhile more may have been typed.
  if (asked !== field.value) return;
  shown = lessons.sort((one, other) => one.lesson.number - other.lesson.number);
  const counts = { results: kept.length, repeated, damaged: damaged.length };
  part("#count").textContent = asked.trim() ? foundText(words, counts) : words.plain("classNothing");
  render(damaged.length > 0 ? damagedList(damaged) : nothing, part("#damaged"));
  render(shown.map(lessonPart), part("#found"));
  part("#save").hidden = shown.length === 0;
  for (const one of shown) drawBars(one);
  reachScrolled(main.querySelectorAll(".scroller"));
}

/** @param {string} id @param {ReadResult[]} results @returns {globalThis.Promise<ClassLesson>} */
async function classLesson(id, results) {
  const { lesson } = await lessonIn(id, words.language);
  const tasks = lesson.steps.filter(({ task }) => task);
  const rows = taskRows(
    results,
    tasks.map((step) => step.id),
  );
  return { lesson, results, rows: rows.map((row, at) => ({ ...row, title: tasks[at]?.title ?? row.step })) };
}

/** @param {Parameters<typeof damagedText>[1][]} damaged */
const damagedList = (damaged) => html`
<h2>${words.plain("classDamagedHeading")}</h2>
<ul>${damaged.map((one) => html`<li>${damagedText(words, one)}</li>`)}</ul>`;

/** @param {ClassLesson} lesson */
function lessonPart({ lesson, results, rows }) {
  const { id, number, title } = lesson;
  const labels = {
    name: words.plain("classTableOf", { number }),
    region: words.plain("classTableRegion", { number }),
    note: `note-${id}`,
  };
  const worst = hardest(rows);
  const titled = rows.find(({ step }) => step === worst?.row.step);
  return html`
<section data-lesson=${id} aria-labelledby=${`lesson-${id}`}>
  <h2 id=${`lesson-${id}`}>${words.plain("classLesson", { number, title })}</h2>
  <p><strong>${words.plain("classOfResults", { count: results.length })}.</strong> ${namesText(words, results)}</p>
  ${worst && titled ? html`<p>${words.plain("classHardest", { title: titled.title, count: worst.unsolved, all: results.length })}</p>` : nothing}
  ${dataTable(columnsFor(lesson), rows, labels)}
  <p class="note" id=${`note-${id}`}>${words.plain("classTableNote")} ${results.some(({ seed }) => seed) ? words.plain("classSeeds") : nothing}</p>
  <ul class="legend" aria-hidden="true">${PARTS.map((one) => html`<li class=${one}>${words.plain(NAMES[one])}</li>`)}</ul>
  <div class="bars"></div>
</section>`;
}

/** The names of the columns and of the parts of a bar. */
const NAMES = /** @type {const} */ ({
  alone: "classAlone",
  hinted: "classHinted",
  seen: "classSeen",
  open: "classOpen",
});

/** @param {Lesson} lesson @returns {Column<TitledRow>[]} */
const columnsFor = ({ id, steps }) => [
  {
    head: words.plain("classTask"),
    cell: ({ step, title }) => html`<a href=${`learn/${id}.html#${step}`}>${title}</a>`,
    isName: true,
  },
  ...PARTS.map((one) => ({
    head: words.plain(NAMES[one]),
    cell: (/** @type {TitledRow} */ row) => words.number(row[one]),
  })),
  {
    head: words.plain("classAttempts"),
    cell: ({ attempts }) => (attempts === null ? "–" : decimal(words, attempts, 1)),
  },
  {
    head: words.plain("classWrong"),
    cell: ({ step, wrong }) =>
      wrong
        .map(({ answer, count }) => words.plain("classWrongCount", { answer: answerIn(steps, step, answer), count }))
        .join("; "),
    isName: true,
  },
];

/** @param {Lesson["steps"]} steps @param {string} step @param {string} answer */
const answerIn = (steps, step, answer) =>
  wrongText(words, answer, steps.find(({ id }) => id === step)?.task?.options ?? []);

/** Draws the bars of a lesson, as wide as the page. @param {ClassLesson} lesson */
function drawBars({ lesson: { id, number } }) {
  const place = part(`[data-lesson="${id}"] .bars`);
  if (place.firstElementChild) return drawn.get(place)?.();
  const root = svg("svg", { role: "img", "aria-label": words.plain("classPicture", { number }) });
  const show = svgRenderer(root);
  const draw = () => {
    const current = shown.find(({ lesson }) => lesson.id === id);
    const width = Math.round(place.clientWidth);
    if (!current || width === 0) return;
    const height = heightOf(current.rows);
    for (const [name, value] of Object.entries({ viewBox: `0 0 ${width} ${height}`, height }))
      root.setAttribute(name, String(value));
    show(barShapes(current.rows, current.results.length, width, words.number));
  };
  place.append(root);
  drawn.set(place, draw);
  observeWidth(place, draw);
  draw();
}

/** What draws the bars of a lesson again. @type {WeakMap<HTMLElement, () => void>} */
const drawn = new WeakMap();

/** @param {string} sentence */
function say(sentence) {
  part("#said").textContent = sentence;
}

/** Adds the text of a code to the field, unless it is there. @param {string} text @returns {"added" | "again" | "other"} */
function add(text) {
  const { results } = readResults(text);
  if (results.length === 0) return "other";
  if (field.value.includes(text.trim())) return "again";
  const before = field.value.trimEnd();
  field.value = `${before}${before && "\n"}${text.trim()}\n`;
  update();
  return "added";
}

/** Hears a code that the camera saw. @param {string} text */
function hearCode(text) {
  const what = add(text);
  const who = plainName(readResults(text).results[0]?.name ?? "") || words.plain("classScannedNameless");
  const count = readResults(field.value).results.length;
  if (what === "other") return say(words.plain("classScannedOther"));
  say(words.plain(what === "again" ? "classScannedAgain" : "classScanned", { who, count }));
}

async function toggleCamera() {
  if (stopCamera) return endCamera(words.plain("classCameraOff"));
  try {
    video.hidden = false;
    say(words.plain("classCameraOn"));
    stopCamera = await watchCamera(video, hearCode);
    renderInstead(words.plain("classCameraStop"), part("#camera"));
  } catch (reason) {
    endCamera(words.plain(cameraRefusal(reason)));
  }
}

/** @param {string} sentence */
function endCamera(sentence) {
  stopCamera?.();
  stopCamera = null;
  video.hidden = true;
  renderInstead(words.plain("classCameraStart"), part("#camera"));
  say(sentence);
}

/** Takes the results in pictures of codes. @param {File[]} pictures */
async function takePictures(pictures) {
  const sentences = [];
  let count = 0;
  for (const picture of pictures) {
    const text = await readPicture(picture).catch(() => null);
    const what = text === null ? "none" : add(text);
    if (what === "none") sentences.push(words.plain("classNoCode", { file: picture.name }));
    else if (what === "other") sentences.push(words.plain("classScannedOther"));
    else count += 1;
  }
  say([words.plain("classPictures", { count }), ...sentences].join(" "));
}

themeButton();
part(".give").hidden = false;
field.addEventListener("input", update);
part("#camera").addEventListener("click", toggleCamera);
part("#pictures").addEventListener("click", () => files.click());
files.addEventListener("change", async () => {
  await takePictures([...(files.files ?? [])]);
  // The same file can be chosen again.
  files.value = "";
});
part("#clear").addEventListener("click", () => {
  field.value = "";
  update();
  say(words.plain("classCleared"));
  field.focus();
});
saveCsvBy(part("#save"), () => ({
  name: FILE,
  text: csvOf(
    shown.map(({ lesson, results, rows }) => ({ lesson: lesson.id, results: results.length, rows })),
    (lesson, step, answer) => answerIn(shown.find((one) => one.lesson.id === lesson)?.lesson.steps ?? [], step, answer),
  ),
}));
addEventListener("pagehide", () => stopCamera && endCamera(""));
update();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
