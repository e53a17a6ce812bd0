// @ts-check
/**
 * The Lab's section about perfect play: exact values from the file, recomputed on the reader's machine as far as
 * wanted.
 */

import { h, setText } from "../../../kit/dom.js";
import { downloadCsv } from "../../../kit/download.js";
import { messageOf, typedNumber, withStop } from "../../../kit/sentences.js";
import { startWorker } from "../../../kit/worker.js";
import { badUpTo, growthSummary } from "../../../text/say/lab.js";
import { linesFigure } from "../figure.js";
import { words } from "../words.js";
import { csvOf, enter, linesOf, rowsOf } from "./data.js";
import { growthLines, growthOf } from "./growth.js";
import { GROWTH, KNOWN } from "./known.js";
import { exactTable } from "./table.js";

/** @import { Series } from "../series.js" */
/** @import { Report } from "./worker.js" */

/** @type {import("../../../kit/worker.js").Kind} */
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
  const cancel = /** @type {HTMLButtonElement} */ (find("#exact-cancel"));
  const progress = /** @type {HTMLProgressElement} */ (find("#exact-progress"));
  const [progressWords, status, error] = [find("#exact-words"), find("#exact-status"), find("#exact-error")];

  const { strategies } = KNOWN;
  const rows = rowsOf(KNOWN);
  const figure = linesFigure(summaryOf, noteOf);
  // Its bounds are lines of their own.
  const growth = linesFigure(growthSummaryOf, () => words.plain("labGrowthNote"), []);
  const table = exactTable(strategies);
  find("#exact-figure").append(figure.node);
  find("#growth-figure").append(growth.node);
  find("#exact-table").append(table.node);
  const show = () => {
    figure.show(linesOf(rows, strategies));
    table.show(rows);
    growth.show(growthLines(rows, GROWTH));
    setText(find("#growth-words"), growthOf(rows, GROWTH));
  };
  show();

  /** @type {ReturnType<typeof startWorker> | null} */
  let worker = null;
  const end = (/** @type {string} */ sentence) => {
    worker?.end();
    worker = null;
    if (document.activeElement === cancel) /** @type {HTMLElement} */ (form.querySelector("[type=submit]")).focus();
    cancel.disabled = true;
    setText(status, sentence);
    show();
  };
  const fail = (/** @type {string} */ message) => {
    end("");
    setText(error, words.plain("labSolvingBrokeOff", { why: withStop(message) }));
  };
  /** @param {Report} report @param {number} last */
  const hear = (report, last) => {
    if (report.kind === "failed") return fail(report.message);
    if (report.kind === "progress") {
      progress.value = report.n - 2 + report.done;
      setText(progressWords, words.plain("labSolvedSoFar", { n: report.n, percent: Math.floor(100 * report.done) }));
      return;
    }
    const wrong = enter(rows, report.found);
    if (wrong) setText(error, wrong);
    if (report.found.n < last) return;
    progress.value = progress.max;
    setText(progressWords, "");
    end(words.plain("labSolved", { last }));
  };
  const start = (/** @type {number} */ last) => {
    worker?.end();
    worker = startWorker(EXACT, (/** @type {Report} */ report) => hear(report, last), fail);
    cancel.disabled = false;
    progress.max = last - 1;
    progress.value = 0;
    const megabytes = Math.ceil(core.memoryNeed(last, false) / 1e6);
    setText(status, words.plain("labSolving", { last, megabytes }));
    setText(progressWords, "");
    const worst = Object.fromEntries(
      strategies.map(([id]) => [id, SLOW.includes(id) ? MOST_WORST_OF_SLOW : MOST_WORST]),
    );
    worker.tell({ upTo: last, worst });
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const last = typedNumber(upTo.value) ?? 0;
    const good = last >= 2 && last <= MOST;
    upTo.toggleAttribute("aria-invalid", !good);
    setText(error, good ? "" : badUpTo(words, MOST, upTo.value.trim()));
    if (!good) return upTo.focus();
    attempt(() => start(last), error);
  });
  cancel.addEventListener("click", () => end(words.plain("labSolvingCancelled")));
  find("#exact-download").addEventListener("click", () =>
    downloadCsv("magnus-derek-exact.csv", csvOf(rows, strategies)),
  );
  // Nobody has asked yet, so a browser without workers is not told about it.
  attempt(() => start(Number(upTo.value)), h("p"));
}

/** @param {() => void} act @param {HTMLElement} error */
function attempt(act, error) {
  try {
    act();
  } catch (reason) {
    setText(error, messageOf(reason));
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
