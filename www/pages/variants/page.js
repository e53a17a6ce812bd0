// @ts-check
/** The page with the tasks that seeds make of a lesson, for the lecturer: each with its answer, to print and to save. */

import { addressKeeper, hrefOf, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { csvLine } from "../../kit/csv.js";
import { dataTable } from "../../kit/data-table.js";
import { options, textIn } from "../../kit/fields.js";
import { html, nothing, render } from "../../kit/lit.js";
import { loadFailureReason } from "../../kit/load-error.js";
import { saveCsvBy } from "../../kit/save-file.js";
import { skipLink } from "../../kit/skip-link.js";
import { themeButton } from "../../kit/theme.js";
import { unfoldOnPaper } from "../../kit/unfold-on-paper.js";
import { loadStudy } from "../../table/core/core.js";
import { LESSONS, lessonIn, titlesIn } from "../../table/lesson/step.js";
import { plainText, shortened } from "../../text/names.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/variants.js";
import "../../text/say/study-refusals.js";
import { renderSentence } from "../../table/panel/parts/sentence.js";
import { MOST_SEEDS, readSeeds } from "./seeds.js";
import { seededSteps, taskOf } from "./tasks.js";

/** @import { FoundStep } from "../../table/lesson/types" */
/** @import { SeededTask } from "./tasks.js" */

const PAGE = "variants";
const FIRST = { lesson: "lose", seeds: "1–30" };

const words = pageSpeaker();
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
/** @template {HTMLElement} Kind @param {string} selector @returns {Kind} */
const part = (selector) => /** @type {Kind} */ (main.querySelector(selector));
const form = /** @type {HTMLFormElement} */ (part("#choice"));
const field = {
  lesson: /** @type {HTMLSelectElement} */ (part("#lesson")),
  seeds: /** @type {HTMLInputElement} */ (part("#seeds")),
};
const keeper = addressKeeper(() =>
  writeHash(PAGE, `#lesson=${choice.lesson}&seeds=${encodeURIComponent(choice.seeds)}`),
);

let choice = { ...FIRST };
/** The tasks on the sheet, by step. @type {{own: FoundStep, tasks: SeededTask[]}[]} */
let sheet = [];
/** Counts the sheets that were asked for, so that an older one stops. */
let asked = 0;

/** The titles of the lessons in the language of the page. @type {Record<string, string>} */
let titles = {};

/** A lesson with its number. @param {string} lesson */
function nameOf(lesson) {
  const { number = 0, title = "" } = LESSONS.find(({ id }) => id === lesson) ?? {};
  return `${number}. ${titles[lesson] ?? title}`;
}

/** Lets the page draw and hear before it goes on. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The choice in the address; what is missing is as at first. */
function readAddress() {
  const fields = new URLSearchParams(readHash(PAGE).slice(1));
  const lesson = fields.get("lesson") ?? "";
  return {
    lesson: LESSONS.some(({ id }) => id === lesson) ? lesson : FIRST.lesson,
    seeds: fields.get("seeds") ?? FIRST.seeds,
  };
}

/** What is wrong with the seeds that are typed; "" for nothing. @param {ReturnType<typeof readSeeds>} read */
function refusalOf({ seeds, wrong, isLong }) {
  if (isLong) return words.plain("sheetManySeeds", { most: MOST_SEEDS });
  if (wrong !== undefined) return words.plain("sheetNoSeed", { value: shortened(wrong) });
  return seeds.length === 0 ? words.plain("sheetNoSeeds") : "";
}

/** Finds the tasks of the choice, a seed after the other, and shows them. */
async function find() {
  const mine = ++asked;
  const read = readSeeds(choice.seeds);
  const refusal = refusalOf(read);
  field.seeds.toggleAttribute("aria-invalid", refusal !== "");
  render(refusal, part("#error"));
  if (refusal) return;
  try {
    const [core, { lesson, language }] = await Promise.all([loadStudy(), lessonIn(choice.lesson, words.language)]);
    if (mine !== asked) return;
    const steps = seededSteps(lesson, language, core, words);
    const found = steps.map((own) => ({ own, tasks: /** @type {SeededTask[]} */ ([]) }));
    for (const seed of read.seeds) {
      for (const { own, tasks } of found) tasks.push(taskOf(own, seed, core, words));
      render(words.plain("sheetFinding", { seed }), part("#status"));
      await pause();
      if (mine !== asked) return;
    }
    sheet = found;
    show(read.seeds.length);
  } catch (reason) {
    render(loadFailureReason(reason, words), part("#error"));
  }
}

/** @param {number} seeds how many */
function show(seeds) {
  const count = sheet.length;
  render(
    count > 0 ? words.plain("sheetFound", { lesson: nameOf(choice.lesson), count, seeds }) : words.plain("sheetNone"),
    part("#status"),
  );
  render([count > 1 ? answers() : nothing, sheet.map(section)], part("#sheet"));
}

/** All answers at a glance: a row for each seed, a column for each task. */
function answers() {
  const [first] = sheet;
  const columns = [
    { head: words.plain("sheetSeed"), cell: (/** @type {number} */ at) => first?.tasks[at]?.seed },
    ...sheet.map(({ own, tasks }, number) => ({
      head: headingOf(own, number),
      cell: (/** @type {number} */ at) => linkTo(own, tasks[at], tasks[at]?.answer),
      isName: true,
    })),
  ];
  const name = words.plain("sheetAnswers");
  return html`<section aria-labelledby="answers">
    <h2 id="answers">${name}</h2>
    <p class="note" id="about-answers">${words.plain("sheetAnswersAbout")}</p>
    ${dataTable(columns, [...(first?.tasks.keys() ?? [])], { name, region: name, note: "about-answers" })}
  </section>`;
}

/** A task with its number on the sheet. @param {FoundStep} own @param {number} at */
const headingOf = ({ step }, at) => (sheet.length > 1 ? `${at + 1}. ${step.title}` : step.title);

/** The tasks of a step: its question once, where it is the same for all seeds; open if the answers stand nowhere else. @param {{own: FoundStep, tasks: SeededTask[]}} found */
function section({ own, tasks }, at = 0) {
  const [first] = tasks;
  const isSame = tasks.every(({ ask }) => ask === first?.ask);
  const id = `task-${own.step.id}`;
  const hasPosition = tasks.some(({ unvisited }) => unvisited !== null);
  const ask = (/** @type {string} */ text) => renderSentence(words, text);
  const columns = [
    { head: words.plain("sheetSeed"), cell: (/** @type {SeededTask} */ task) => linkTo(own, task, task.seed) },
    ...(isSame
      ? []
      : [{ head: words.plain("sheetTask"), cell: (/** @type {SeededTask} */ task) => ask(task.ask), isName: true }]),
    { head: "n", cell: (/** @type {SeededTask} */ { n }) => words.number(n) },
    ...(hasPosition
      ? [
          {
            head: words.plain("sheetToken"),
            cell: (/** @type {SeededTask} */ { token }) => (token === null ? "" : words.number(token)),
          },
          {
            head: words.plain("sheetUnvisited"),
            cell: (/** @type {SeededTask} */ { unvisited }) => (unvisited ? words.list(unvisited) : ""),
            isName: true,
          },
        ]
      : []),
    { head: words.plain("sheetAnswer"), cell: (/** @type {SeededTask} */ { answer }) => answer, isName: true },
  ];
  const name = `${own.lesson.number}.${at + 1} ${own.step.title}`;
  return html`<section aria-labelledby=${id}>
    <h2 id=${id}><a href=${hrefOf(`learn-${own.lesson.id}`, `#${own.step.id}`)}>${headingOf(own, at)}</a></h2>
    <p class="note" id="ask-${own.step.id}">${isSame ? ask(first?.ask ?? "") : nothing}</p>
    <details ?open=${sheet.length === 1}><summary>${words.plain("sheetPositions")}</summary>
      ${dataTable(columns, tasks, { name, region: own.step.title, note: `ask-${own.step.id}` })}
    </details>
  </section>`;
}

/** What leads to the task of a seed. @param {FoundStep} own @param {SeededTask | undefined} task @param {unknown} text */
function linkTo(own, task, text) {
  const href = `learn/${own.lesson.id}.html?seed=${task?.seed}#${own.step.id}`;
  return html`<a href=${href}>${text}</a>`;
}

/** The sheet as a file: a line for each task. */
function csvFile() {
  const heads = [
    words.plain("sheetSeed"),
    words.plain("sheetStep"),
    words.plain("sheetTask"),
    "n",
    words.plain("sheetToken"),
    words.plain("sheetUnvisited"),
    words.plain("sheetAnswer"),
  ];
  const rows = sheet.flatMap(({ own, tasks }) =>
    tasks.map(({ seed, ask, n, token, unvisited, answer }) => [
      seed,
      own.name,
      plainText(ask),
      n,
      token ?? "",
      unvisited?.join(" ") ?? "",
      answer,
    ]),
  );
  return { name: `magnus-derek-${choice.lesson}.csv`, text: `${[heads, ...rows].map(csvLine).join("\n")}\n` };
}

/** @param {Partial<typeof FIRST>} news */
function change(news) {
  choice = { ...choice, ...news };
  keeper.soon();
  find();
}

/** Shows the choice of the address. */
function follow() {
  choice = readAddress();
  field.lesson.value = choice.lesson;
  field.seeds.value = choice.seeds;
  find();
}

async function start() {
  titles = await titlesIn(words.language);
  render(
    options(
      LESSONS.map(({ id }) => /** @type {const} */ ([id, nameOf(id)])),
      choice.lesson,
    ),
    field.lesson,
  );
  field.lesson.addEventListener("change", (event) => change({ lesson: textIn(event) }));
  field.seeds.addEventListener("input", (event) => change({ seeds: textIn(event) }));
  form.addEventListener("submit", (event) => event.preventDefault());
  part("#print").addEventListener("click", () => print());
  saveCsvBy(part("#save"), csvFile);
  unfoldOnPaper(main, "#sheet details");
  form.hidden = false;
  onHashChange(PAGE, follow);
  follow();
}

themeButton();
skipLink();
start();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
