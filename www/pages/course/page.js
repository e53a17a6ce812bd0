// @ts-check
/**
 * The script of a page in a package for a course: one table with the tasks of a lesson, or with puzzles, and above it
 * what is solved. It hears what the table tells, and reports it to the run-time of SCORM.
 */

import { firstOf } from "../../kit/first-of.js";
import { html, render } from "../../kit/lit.js";
import { outcomeOf, recordHeard } from "../../table/lesson/score.js";
import { stepName } from "../../table/lesson/step-name.js";
import { seedOf, tasksWithSeed } from "./own-tasks.js";
import { ELEMENTS, newTask, READ, readRecords, resultOf, writeRecords } from "./report.js";
import { findRuntime, openSession } from "./runtime.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { Outcome } from "../../table/lesson/score.js" */
/** @import { TaskRecord } from "./report.js" */
/** @import { Version } from "./runtime.js" */

/**
 * What the page has in it.
 * @typedef {{version: Version, language: string, pass: number, hasOwnTasks: boolean, about: "lesson" | "puzzle",
 *   tasks: {name: string, title: string}[], words: Record<string, string>}} Course
 */

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.querySelector(`#${id}`));

/** @type {Course} */
const course = JSON.parse(part("course").textContent ?? "");
const { version, language, pass, hasOwnTasks, about, words } = course;
const table = /** @type {MagnusDerekElement} */ (document.querySelector("magnus-derek"));

/** A sentence with its values. @param {string} key @param {Record<string, unknown>} [values] */
const say = (key, values = {}) => (words[key] ?? "").replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** @type {Record<Outcome, {mark: string, key: string}>} */
const OUTCOMES = {
  alone: { mark: "✓", key: "courseAlone" },
  hinted: { mark: "½", key: "courseHinted" },
  shown: { mark: "0", key: "courseShown" },
  seen: { mark: "", key: "courseOpen" },
  open: { mark: "", key: "courseOpen" },
};

const began = performance.now();
const runtime = findRuntime(window, version);
const session = runtime && openSession(runtime, version);
const refused = session?.begin() ?? "";
/** The session as long as it takes results. */
let open = refused ? null : session;
if (open?.get(READ[version].mode) === "review") open = null;

const reads = session && !refused ? session : null;
/** The seed of this student's tasks; null where all have the same. */
const seed = hasOwnTasks ? seedOf(reads?.get(READ[version].learner) ?? "") : null;
const tasks = tasksWithSeed(course, seed);
const names = tasks.map(({ name }) => name);
/** @type {Map<string, TaskRecord>} */
const records = readRecords(reads?.get(READ[version].text) ?? "", names);
/** The tasks whose kept game is on the table, or was. */
const resumed = new Set(names.filter((name) => !records.get(name)?.game));
/** The task on the table, by its name; "" if it is none of these. */
let shown = "";
/** What the course said about the last report; "" if it took it. */
let problem = "";
let dropped = 0;

/** @param {string} name */
const recordOf = (name) => records.get(name) ?? newTask();

/** @param {string} name */
function show(name) {
  table.setAttribute(about, about === "lesson" ? stepName(name, seed) : name);
}

function report() {
  if (!open) return;
  const kept = writeRecords(records);
  dropped = kept.dropped;
  const seconds = (performance.now() - began) / 1000;
  problem = open.report(ELEMENTS[version](resultOf(names, records, pass), kept.text, shown, seconds));
}

/** The sentence about the course around the page. */
function connection() {
  if (!session) return say("courseMissing");
  if (refused) return say("courseRefused", { why: reason(refused) });
  if (!open) return say("courseReview");
  return problem ? say("courseNotKept", { why: reason(problem) }) : say("courseConnected");
}

/** A reason of the platform as the end of a sentence. @param {string} why */
const reason = (why) => (why === "?" ? say("courseNoReason") : why.replace(/[^.!?]$/, "$&."));

/** Whose tasks these are, where they may be a student's own. */
function ownership() {
  if (!hasOwnTasks) return "";
  return seed === null ? say("courseSame") : say("courseOwn", { seed });
}

function update() {
  const { done, score, isComplete, isPassed } = resultOf(names, records, pass);
  const number = (/** @type {number} */ value) => value.toLocaleString(language);
  const sentences = [
    say("courseScore", { done, tasks: tasks.length, score: number(score), pass: number(pass) }),
    isPassed ? say("coursePassed") : isComplete ? say("courseFailed") : "",
    dropped > 0 ? say("courseShortened", { count: dropped }) : "",
  ];
  render(sentences.filter(Boolean).join(" "), part("score"));
  render([connection(), ownership()].filter(Boolean).join(" "), part("connection"));
  render(
    tasks.map(({ name, title }, index) => {
      const { mark, key } = OUTCOMES[outcomeOf(recordOf(name))];
      return html`<li><button
        type="button"
        aria-current=${name === shown ? "step" : "false"}
        title=${title}
        aria-label=${say("courseTask", { number: index + 1, title, result: say(key) })}
        @click=${() => show(name)}
      ><span>${index + 1}</span><span class="mark">${mark}</span></button></li>`;
    }),
    part("tasks"),
  );
}

table.addEventListener("md-lesson", ({ detail }) => {
  const { lesson, step, puzzle, userInitiated } = detail;
  const name = puzzle || `${lesson}/${step}`;
  if (name !== shown) {
    shown = names.includes(name) ? name : "";
    update();
  }
  if (!shown) return;
  if (!resumed.has(shown)) {
    resumed.add(shown);
    // A link that cannot be read is refused on the table in words, and the task begins anew.
    table.setAttribute("state", recordOf(shown).game);
    return;
  }
  if (!userInitiated) return;
  const before = recordOf(shown);
  const { record, isAttempt } = recordHeard(before, detail);
  if (!isAttempt && record === before) return;
  if (record !== before) records.set(shown, isAttempt ? { ...record, game: linkOfGame() } : record);
  report();
  update();
});

/** The current game, or only its start if it is too long for a link. */
const linkOfGame = () =>
  firstOf(
    () => table.getState(),
    () => table.getState({ moves: false }),
  );

// The next one that is not solved, as far as there is one. Else the table goes on by itself.
table.addEventListener("md-next", (event) => {
  const at = names.indexOf(shown);
  const next = [...names.slice(at + 1), ...names.slice(0, at)].find((name) => !recordOf(name).done);
  if (at < 0 || !next) return;
  event.preventDefault();
  show(next);
});

addEventListener("pagehide", () => {
  report();
  if (!refused) session?.end();
  open = null;
});
// A page that comes back as it was left has ended its session.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

const place = reads?.get(READ[version].task) ?? "";
shown = names.includes(place) ? place : (names[0] ?? "");
show(shown);
report();
update();
