// @ts-check
/** The part of the Lab about perfect play: the file of exact values, computed again on the reader's machine as far as wanted. */

import { h, setText } from "../../../kit/dom.js";
import { downloadCsv } from "../../../kit/download.js";
import { withStop } from "../../../kit/sentences.js";
import { startWorker } from "../../../kit/worker.js";
import { linesFigure } from "../figure.js";
import { csvOf, enter, linesOf, rowsOf } from "./data.js";
import { growthLines, growthText } from "./growth.js";
import { KNOWN } from "./known.js";
import { exactTable } from "./table.js";

/** @import { Series } from "../series.js" */
/** @import { Report } from "./worker.js" */

const EXACT = {
  name: "exact",
  file: "pages/lab/exact/worker.js",
  task: "Nothing can be computed",
};
/** Up to here a browser has the time and the memory. */
const MOST = 34;
/** The worst cases take more and more time, and beyond this n they come from the file: sooner where each call takes time itself. */
const MOST_WORST = 26;
const MOST_WORST_OF_SLOW = 16;
/** @type {readonly string[]} */
const SLOW = ["endgame"];

/** @param {typeof import("../../../pkg/magnus_derek.js")} core @param {ReturnType<typeof import("../../../kit/find.js").finder>} find */
export function exactSection(core, find) {
  const form = /** @type {HTMLFormElement} */ (find("#compute"));
  const upTo = /** @type {HTMLInputElement} */ (find("#up-to"));
  const cancel = /** @type {HTMLButtonElement} */ (find("#exact-cancel"));
  const progress = /** @type {HTMLProgressElement} */ (find("#exact-progress"));
  const [words, status, error] = [find("#exact-words"), find("#exact-status"), find("#exact-error")];

  const { strategies } = KNOWN;
  const rows = rowsOf(KNOWN);
  const figure = linesFigure(summaryOf, noteOf);
  // Its bounds are lines of their own.
  const growth = linesFigure(growthSummary, () => GROWTH_NOTE, []);
  const table = exactTable(strategies);
  find("#exact-figure").append(figure.node);
  find("#growth-figure").append(growth.node);
  find("#exact-table").append(table.node);
  const show = () => {
    figure.show(linesOf(rows, strategies));
    table.show(rows);
    growth.show(growthLines(rows));
    setText(find("#growth-words"), growthText(rows));
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
    setText(error, `The computation broke off: ${withStop(message)} What was found before is kept.`);
  };
  /** @param {Report} report @param {number} last */
  const hear = (report, last) => {
    if (report.kind === "failed") return fail(report.message);
    if (report.kind === "progress") {
      progress.value = report.n - 2 + report.done;
      setText(words, `n = ${report.n}: ${Math.floor(100 * report.done)} %`);
      return;
    }
    const wrong = enter(rows, report.found);
    if (wrong) setText(error, wrong);
    if (report.found.n < last) return;
    progress.value = progress.max;
    setText(words, "");
    end(`Finished: R(n) computed here for n = 2 to ${last}.`);
  };
  const start = (/** @type {number} */ last) => {
    worker?.end();
    worker = startWorker(EXACT, (/** @type {Report} */ report) => hear(report, last), fail);
    cancel.disabled = false;
    progress.max = last - 1;
    progress.value = 0;
    const megabytes = Math.ceil(core.memoryNeed(last, false) / 1e6);
    setText(
      status,
      `Solving the tables from 2 to ${last}. The last one needs at most about ${megabytes} MB of memory.`,
    );
    setText(words, "");
    const worst = Object.fromEntries(
      strategies.map(([id]) => [id, SLOW.includes(id) ? MOST_WORST_OF_SLOW : MOST_WORST]),
    );
    worker.tell({ upTo: last, worst });
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const last = Number(upTo.value.trim());
    const good = /^\d+$/.test(upTo.value.trim()) && last >= 2 && last <= MOST;
    upTo.toggleAttribute("aria-invalid", !good);
    setText(
      error,
      good ? "" : `n must be a whole number from 2 to ${MOST}, but it is ${upTo.value.trim() || "empty"}.`,
    );
    if (!good) return upTo.focus();
    attempt(() => start(last), error);
  });
  cancel.addEventListener("click", () => end("Cancelled. What was found before is kept."));
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
    setText(error, reason instanceof Error ? reason.message : String(reason));
  }
}

/** @param {Series[]} series */
function summaryOf(series) {
  const last = series.at(-1)?.points.at(-1);
  return `Plot of rounds − n over n: perfect play, and three strategies at worst above it. At n = ${last?.n} perfect play takes R(n) − n = ${last?.above}. The table has the numbers.`;
}

/** @param {Series[]} series */
function growthSummary(series) {
  const [most, least, values] = series.slice(-3).map(({ points }) => points.at(-1));
  return `Plot of R(p) − p over the primes p: ${values?.above} at p = ${values?.n}, where at least ${least?.above} and at most ${most?.above} is proved; three curves fitted to the values part beyond them. The table has the numbers.`;
}

const GROWTH_NOTE =
  "What is proved is drawn for the primes whose R(p) is known: at least p − 4 + ⌈¾⌈log₂ p⌉⌉ rounds, at most B(p) = 2p − 4 − s(p − 2). The curves go on, to where they part.";

/** @param {string[]} unseen */
function noteOf(unseen) {
  const bounds =
    "Dashed: 2(n − 1) rounds, which layer play stays below on every table, and 3(n − 1), the bound of Nedev 2010 for tables that are not prime.";
  return unseen.length > 0 ? `${bounds} Too high for the plot: ${unseen.join(" and ")}.` : bounds;
}
