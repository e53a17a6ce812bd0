// @ts-check
/**
 * The Lab's section about perfect play: exact values from the file, recomputed on the reader's machine as far as
 * wanted.
 */

import { render } from "../../../kit/lit.js";
import { saveCsvBy } from "../../../kit/save-file.js";
import { endWithStop, messageOf, typedNumber } from "../../../kit/sentences.js";
import { startWorker } from "../../../kit/start-worker.js";
import { badUpTo, growthSummary } from "../../../text/say/site/lab.js";
import { linesFigure } from "../drawn-plot.js";
import { withFormulas } from "../formulas.js";
import { words } from "../speaker.js";
import { markInvalid } from "../tournament-form.js";
import { csvOf, enter, linesOf, rowsOf } from "./data.js";
import { valuesTable } from "./exact-table.js";
import { growthLines, growthOf } from "./growth.js";
import { GROWTH, KNOWN } from "./known.js";

/** @import { Series } from "../series.js" */
/** @import { ExactReport } from "./worker.js" */

/** @type {import("../../../kit/start-worker.js").WorkerKind} */
const EXACT = {
  name: "exact",
  without: "Nothing can be computed",
  start: (Worker) => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
};
/** The largest n within a browser's time and memory. */
const MOST = 34;
/**
 * The largest n for which worst cases are computed here; later ones take ever longer and come from the file.
 * Strategies whose calls take time themselves stop earlier.
 */
const MOST_WORST = 26;
const MOST_WORST_OF_SLOW = 16;
/** @type {readonly string[]} */
const SLOW = ["endgame"];

/**
 * @param {import("../../../table/core/study.js").Study} core
 * @param {ReturnType<typeof import("../../../kit/find.js").finder>} find
 */
export function exactSection(core, find) {
  const form = /** @type {HTMLFormElement} */ (find("#compute"));
  const upTo = /** @type {HTMLInputElement} */ (find("#up-to"));
  const run = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
  const cancel = /** @type {HTMLButtonElement} */ (find("#exact-cancel"));
  const progress = /** @type {HTMLProgressElement} */ (find("#exact-progress"));

  const { strategies } = KNOWN;
  const rows = rowsOf(KNOWN);
  const showValues = linesFigure(find("#exact-figure"), summaryOf, noteOf);
  // Its bounds are lines of their own.
  const showGrowth = linesFigure(find("#growth-figure"), growthSummaryOf, () => words.plain("labGrowthNote"), [], "p");
  /** Shows the values, which takes longer than the rest. */
  const draw = () => {
    showValues(linesOf(rows, strategies));
    render(valuesTable(rows, strategies), find("#exact-table"));
    showGrowth(growthLines(rows, GROWTH));
    render(withFormulas(growthOf(rows, GROWTH)), find("#growth-words"));
  };

  /** Message about the computation, and true if the field is in error. */
  const said = { status: "", error: "", solved: "", wrong: false };
  /** The tables solved, in parts of one, and how many there are to solve. */
  const share = { solved: 0, of: 1 };
  /** @type {ReturnType<typeof startWorker> | null} */
  let worker = null;
  const show = () => {
    if (!worker && document.activeElement === cancel) run.focus();
    cancel.disabled = !worker;
    progress.max = share.of;
    progress.value = share.solved;
    markInvalid(upTo, said.wrong);
    render(said.solved, find("#exact-words"));
    render(said.status, find("#exact-status"));
    render(said.error, find("#exact-error"));
  };
  /** @param {Partial<typeof said>} told */
  const end = (told) => {
    worker?.end();
    worker = null;
    Object.assign(said, told);
    show();
    draw();
  };
  const fail = (/** @type {string} */ message) =>
    end({ status: "", error: words.plain("labSolvingBrokeOff", { why: endWithStop(message) }) });
  /** @param {ExactReport} report @param {number} last */
  const receive = (report, last) => {
    if (report.kind === "failed") return fail(report.message);
    if (report.kind === "progress") {
      const { n, done } = report;
      share.solved = n - 2 + done;
      said.solved = words.plain("labSolvedSoFar", { n, percent: Math.floor(100 * done) });
      return show();
    }
    said.error = enter(rows, report.found) ?? said.error;
    if (report.found.n < last) return show();
    share.solved = share.of;
    end({ solved: "", status: words.plain("labSolved", { last }) });
  };
  const start = (/** @type {number} */ last) => {
    worker?.end();
    worker = null;
    worker = startWorker(EXACT, (/** @type {ExactReport} */ report) => receive(report, last), fail);
    Object.assign(share, { solved: 0, of: last - 1 });
    const megabytes = Math.ceil(core.memoryNeed(last, false) / 1e6);
    Object.assign(said, { solved: "", status: words.plain("labSolving", { last, megabytes }) });
    const worst = Object.fromEntries(
      strategies.map(([id]) => [id, SLOW.includes(id) ? MOST_WORST_OF_SLOW : MOST_WORST]),
    );
    worker.send({ upTo: last, worst });
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const last = typedNumber(upTo.value) ?? 0;
    said.wrong = last < 2 || last > MOST;
    said.error = said.wrong ? badUpTo(words, MOST, upTo.value.trim()) : "";
    if (said.wrong) upTo.focus();
    else said.error = whyRefused(() => start(last));
    show();
  });
  cancel.addEventListener("click", () => end({ status: words.plain("labSolvingCancelled") }));
  saveCsvBy(find("#exact-download"), () => ({ name: "magnus-derek-exact.csv", text: csvOf(rows, strategies) }));
  draw();
  // Nobody has asked yet, so a browser without workers is not told about it.
  whyRefused(() => start(Number(upTo.value)));
  show();
}

/** Does something; the sentence if it is refused, or "". @param {() => void} act */
function whyRefused(act) {
  try {
    act();
    return "";
  } catch (reason) {
    return messageOf(reason);
  }
}

/** @param {Series[]} series */
function summaryOf(series) {
  const last = series.at(-1)?.points.at(-1);
  return words.plain("labExactPlot", { n: last?.n ?? "", above: last?.above ?? "" });
}

/** @param {Series[]} series */
function growthSummaryOf(series) {
  const [most, least, values] = series.slice(-3).map(({ points }) => points.at(-1));
  return growthSummary(words, values, least, most);
}

/** @param {string[]} unseen */
function noteOf(unseen) {
  const bounds = words.plain("labBounds");
  return unseen.length > 0 ? `${bounds} ${words.plain("labTooHigh", { lines: words.list(unseen) })}` : bounds;
}
