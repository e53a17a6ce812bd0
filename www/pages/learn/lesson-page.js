// @ts-check
/** The page of one lesson. */

// The modules that its tables need are loaded at the same time, not only on request.
import "../../table/core/study.js";
import { stepRecords } from "../../table/lesson/progress.js";
import { openLesson } from "./lesson-around-tables.js";

/** @import { StepRecord } from "../../table/lesson/score.js" */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
openLesson(main);

const score = /** @type {HTMLElement} */ (main.querySelector(".score"));

/** The result of this lesson for a class, with the seed in the address if it has one. */
function resultSoFar() {
  const { lesson = "" } = main.dataset;
  const steps = (score.dataset.tasks ?? "").split(" ").filter(Boolean);
  const records = stepRecords(steps.map((step) => `${lesson}/${step}`));
  const tasks = Object.fromEntries(steps.map((step, at) => [step, /** @type {StepRecord} */ (records[at])]));
  const [seed = ""] = /^\d{1,10}$/.exec(new URLSearchParams(location.search).get("seed") ?? "") ?? [];
  return { lesson, seed, tasks };
}

// Last of all, and the page does not depend on it.
addEventListener("load", async () => {
  const { addClassResult } = await import("../../table/lesson/result-panel.js").catch(() => ({ addClassResult: null }));
  addClassResult?.(score, "../class.html", resultSoFar);
  const { addWorksheet } = await import("../../table/share/worksheet.js").catch(() => ({ addWorksheet: null }));
  addWorksheet?.(main, main.dataset.answer ?? "");
  import("../../kit/offline.js").catch(() => {});
});
