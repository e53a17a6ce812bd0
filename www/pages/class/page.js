// @ts-check
/** The page of a class: the results in the field, pasted or scanned, and what they say of the tasks. */

import { observeWidth, svg } from "../../drawing/drawing-element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { hrefOf } from "../../kit/address.js";
import { dataTable } from "../../kit/data-table.js";
import { html, nothing, render, renderInstead } from "../../kit/lit.js";
import { reachScrolled } from "../../kit/reach-scrolled.js";
import { saveCsvBy } from "../../kit/save-file.js";
import { themeButton } from "../../kit/theme.js";
import { plainName, readResults } from "../../table/lesson/class-result.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { puzzlesIn, readSetId, setName } from "../../table/lesson/puzzle-set.js";
import { LESSONS, lessonIn } from "../../table/lesson/step.js";
import { decimal } from "../../text/say/decimals.js";
import { damagedText, foundText, namesOf, namesText, wrongText } from "../../text/say/site/class.js";
import { setTitle } from "../../text/say/table/puzzle.js";
import { barShapes, heightOf, PARTS } from "./bars.js";
import { cameraRefusal, readPicture, watchCamera } from "./scan.js";
import { words } from "./speaker.js";
import {
  byLesson,
  csvOf,
  hardest,
  hasCommonTable,
  onceEach,
  studentRows,
  studentsCsv,
  taskRows,
} from "./statistics.js";

/** @import { Column } from "../../kit/data-table.js" */
/** @import { ChosenPuzzle } from "../../core/lesson/core-types" */
/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */
/** @import { ReadResult } from "../../table/lesson/class-result.js" */
/** @import { StudentRow, TaskRow } from "./statistics.js" */

/** A task by its name in results; options are the labels of its answers, if it has any. @typedef {{step: string, title: string, href: string, options?: readonly {label: string}[]}} Task */
/** @typedef {TaskRow & Task} TitledRow */
/** A lesson or a set of puzzles: its name in the CSV, its place among the others, and what its parts are called. @typedef {{id: string, order: number, names: ReturnType<typeof namesOf>, tasks: Task[]}} Group */
/** @typedef {Group & {results: ReadResult[], rows: TitledRow[], students: StudentRow[]}} ClassGroup */

const FILE = "magnus-derek-class.csv";
const STUDENTS_FILE = "magnus-derek-students.csv";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
/** @template {HTMLElement} Kind @param {string} selector @returns {Kind} */
const part = (selector) => /** @type {Kind} */ (main.querySelector(selector));

const field = /** @type {HTMLTextAreaElement} */ (part("#results"));
const files = /** @type {HTMLInputElement} */ (part("#files"));
const video = /** @type {HTMLVideoElement} */ (part("video"));

/** What is shown now. @type {ClassGroup[]} */
let shown = [];
/** Stops the camera; null while it is off. @type {(() => void) | null} */
let stopCamera = null;

/** Reads the field, and shows what it says. */
async function update() {
  const read = readResults(field.value);
  const isKnown = (/** @type {ReadResult} */ { lesson, seed }) =>
    LESSONS.some(({ id }) => id === lesson) || readSetId(lesson, seed) !== null;
  const strangers = read.results.filter((result) => !isKnown(result));
  const { kept, repeated } = onceEach(read.results.filter(isKnown));
  const damaged = [
    ...read.damaged,
    ...strangers.map(({ line, lesson }) => ({ line, why: /** @type {const} */ ("lesson"), text: lesson })),
  ].sort((one, other) => one.line - other.line);
  const asked = field.value;
  const groups = await Promise.all([...byLesson(kept).values()].map(classGroup));
  // Meanwhile more may have been typed.
  if (asked !== field.value) return;
  shown = groups.sort((one, other) => one.order - other.order);
  const counts = { results: kept.length, repeated, damaged: damaged.length };
  part("#count").textContent = asked.trim() ? foundText(words, counts) : words.plain("classNothing");
  render(damaged.length > 0 ? damagedList(damaged) : nothing, part("#damaged"));
  render(shown.map(groupPart), part("#found"));
  for (const button of ["#save", "#save-students"]) part(button).hidden = shown.length === 0;
  // What a class has sent is not replaced by an example.
  part("#example").hidden = asked.trim() !== "";
  for (const one of shown) drawBars(one);
  reachScrolled(main.querySelectorAll(".scroller"));
}

/** @param {ReadResult[]} results of one lesson or set @returns {globalThis.Promise<ClassGroup>} */
async function classGroup(results) {
  const { lesson = "", seed = "" } = results[0] ?? {};
  const set = readSetId(lesson, seed);
  const group = await (set ? setGroup(set) : lessonGroup(lesson));
  const steps = group.tasks.map(({ step }) => step);
  const rows = taskRows(results, steps);
  const students = studentRows(results, steps);
  return {
    ...group,
    results,
    students,
    rows: rows.map((row, at) => ({ ...row, .../** @type {Task} */ (group.tasks[at]) })),
  };
}

/** @param {string} id @returns {globalThis.Promise<Group>} */
async function lessonGroup(id) {
  const { lesson } = await lessonIn(id, words.language);
  const tasks = lesson.steps.flatMap(({ id: step, title, task }) =>
    task ? [{ step, title, href: hrefOf(`learn-${id}`, `#${step}`), options: task.options }] : [],
  );
  return { id, order: lesson.number, names: namesOf(words, lesson), tasks };
}

/** Sets come after all lessons. @param {PuzzleSet} set @returns {globalThis.Promise<Group>} */
async function setGroup(set) {
  const puzzles = puzzlesIn(set);
  const options = set.first.kind === "safe" ? await optionsOf(puzzles) : [];
  const tasks = puzzles.map((puzzle, at) => ({
    step: String(at + 1),
    options: options[at],
    title: words.plain("classSetTask", { number: at + 1 }),
    href: hrefOf("practice", `#${puzzleName(puzzle)}`),
  }));
  const names = namesOf(words, { set: setTitle(words, set), seed: String(set.first.seed) });
  return { id: setName(set), order: LESSONS.length + 1, names, tasks };
}

/** What puzzles offer to choose; their numbers stand for it where the core cannot be loaded. @param {ChosenPuzzle[]} puzzles @returns {globalThis.Promise<{label: string}[][]>} */
async function optionsOf(puzzles) {
  try {
    return await (await import("./class-options.js")).classOptions(puzzles);
  } catch {
    return [];
  }
}

/** @param {Parameters<typeof damagedText>[1][]} damaged */
const damagedList = (damaged) => html`
<h2>${words.plain("classDamagedHeading")}</h2>
<ul>${damaged.map((one) => html`<li>${damagedText(words, one)}</li>`)}</ul>`;

/** @param {ClassGroup} group @param {number} at its place on the page */
function groupPart({ id, names, results, rows, students }, at) {
  const { heading, table, region } = names;
  const worst = hardest(rows);
  const titled = rows.find(({ step }) => step === worst?.row.step);
  return html`
<section data-lesson=${id} aria-labelledby=${`group-${at}`}>
  <h2 id=${`group-${at}`}>${heading}</h2>
  <p><strong>${words.plain("classOfResults", { count: results.length })}.</strong> ${namesText(words, results)}</p>
  ${worst && titled ? html`<p>${words.plain(worst.isSeen ? "classHardestSeen" : "classHardest", { title: titled.title, count: worst.unsolved, all: worst.tried })}</p>` : nothing}
  <div class="tasks">${dataTable(COLUMNS, rows, { name: table, region, note: `note-${at}` })}</div>
  <p class="note" id=${`note-${at}`}>${words.plain("classTableNote")} ${results.some((result) => !hasCommonTable(result)) ? words.plain("classSeeds") : nothing}</p>
  <ul class="legend" aria-hidden="true">${PARTS.map((one) => html`<li class=${one}>${words.plain(NAMES[one])}</li>`)}</ul>
  <div class="bars"></div>
  <h3 id=${`students-${at}`}>${words.plain("classStudents")}</h3>
  ${dataTable(STUDENT_COLUMNS, students, { name: names.students, region: names.studentsRegion, note: `students-${at}` })}
</section>`;
}

/** The names of the columns and of the parts of a bar. */
const NAMES = /** @type {const} */ ({
  alone: "classAlone",
  hinted: "classHinted",
  seen: "classSeen",
  open: "classOpen",
  untried: "classUntried",
});

/** @type {Column<TitledRow>[]} */
const COLUMNS = [
  {
    head: words.plain("classTask"),
    cell: ({ title, href }) => html`<a href=${href}>${title}</a>`,
    isName: true,
  },
  ...PARTS.map((one) => ({
    head: words.plain(NAMES[one]),
    cell: (/** @type {TitledRow} */ row) => words.number(row[one]),
  })),
  { head: words.plain("classFirst"), cell: ({ first }) => words.number(first) },
  {
    head: words.plain("classAttempts"),
    cell: ({ attempts }) => (attempts === null ? "–" : decimal(words, attempts, 1)),
  },
  {
    head: words.plain("classWrong"),
    cell: ({ wrong, options }) =>
      wrong
        .map(({ answer, count }) =>
          words.plain("classWrongCount", { answer: wrongText(words, answer, options), count }),
        )
        .join("; "),
    isName: true,
  },
];

/** @type {Column<StudentRow>[]} */
const STUDENT_COLUMNS = [
  { head: words.plain("className"), cell: ({ name }) => name || words.plain("classNoName"), isName: true },
  { head: words.plain("classPoints"), cell: ({ points }) => decimal(words, points, points % 1 === 0 ? 0 : 1) },
  {
    head: words.plain("classFirst"),
    cell: ({ first, tasks }) => words.plain("classFirstOf", { count: first, all: tasks }),
  },
  { head: words.plain("classStudentAttempts"), cell: ({ attempts }) => words.number(attempts) },
  { head: words.plain("classUntried"), cell: ({ untried }) => words.number(untried) },
];

/** Draws the bars of a lesson or set, as wide as the page. @param {ClassGroup} group */
function drawBars({ id, names }) {
  const place = part(`[data-lesson="${id}"] .bars`);
  if (place.firstElementChild) return drawn.get(place)?.();
  const root = svg("svg", { role: "img", "aria-label": names.picture });
  const show = svgRenderer(root);
  const draw = () => {
    const current = shown.find((one) => one.id === id);
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
part("#example").addEventListener("click", async () => {
  field.value = (await import("./example.js")).exampleResults();
  update();
  field.focus();
});
part("#clear").addEventListener("click", () => {
  field.value = "";
  update();
  say(words.plain("classCleared"));
  field.focus();
});
saveCsvBy(part("#save"), () => ({
  name: FILE,
  text: csvOf(shown, (answer, options) => wrongText(words, answer, options)),
}));
saveCsvBy(part("#save-students"), () => ({ name: STUDENTS_FILE, text: studentsCsv(shown) }));
addEventListener("pagehide", () => stopCamera && endCamera(""));
update();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
