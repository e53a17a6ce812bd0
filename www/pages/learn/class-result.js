// @ts-check
/** The reader's result of a lesson for a class, at the end of its page: as text and as a QR code. */

import { selectAll } from "../../kit/copy.js";
import { elementOf, html, render } from "../../kit/lit.js";
import { newMark, resultText } from "../../table/lesson/class-result.js";
import { onProgress, stepRecords } from "../../table/lesson/progress.js";
import { copyRow } from "../../table/share/copy-row.js";
import { qrCode } from "../../table/share/qr.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/class-result.js";

/** @import { StepRecord } from "../../table/lesson/score.js" */

/** Where the name and the mark are kept as long as the tab is open, for the next lesson. */
const KEY = "magnus-derek-result";
/** The width of a module of the code in pixels: a camera reads it off a screen. */
const MODULE = 4;

/** @param {HTMLElement} main of the page of a lesson */
export function addClassResult(main) {
  const words = pageSpeaker();
  const { lesson = "" } = main.dataset;
  const score = /** @type {HTMLElement} */ (main.querySelector(".score"));
  const steps = (score.dataset.tasks ?? "").split(" ").filter(Boolean);
  const kept = keptNames();
  /** @type {{name: string, text: string, code: unknown}} */
  const state = { name: kept.name, text: "", code: "" };
  const copied = copyRow(words, () => show());
  const fold = /** @type {HTMLDetailsElement} */ (
    elementOf(
      html`<details class="class-result"><summary>${words.plain("resultHeading")}</summary><div></div></details>`,
    )
  );

  /** Takes what is done by now. */
  function update() {
    const records = stepRecords(steps.map((step) => `${lesson}/${step}`));
    const tasks = Object.fromEntries(steps.map((step, at) => [step, /** @type {StepRecord} */ (records[at])]));
    fold.hidden = score.hidden;
    if (!fold.open) return;
    const seed = new URLSearchParams(location.search).get("seed") ?? "";
    const text = resultText({ lesson, tasks, seed: /^\d{1,10}$/.test(seed) ? seed : "", ...state, mark: kept.mark });
    if (text === state.text) return;
    copied.forget();
    state.text = text;
    show();
    drawCode(text);
  }

  /** @param {string} text */
  async function drawCode(text) {
    const code = await codeOf(text);
    // Meanwhile the name may be longer.
    if (text !== state.text) return;
    state.code = code;
    show();
  }

  /** @param {Event} event */
  function rename({ currentTarget }) {
    state.name = /** @type {HTMLInputElement} */ (currentTarget).value;
    keepNames({ ...kept, name: state.name });
    update();
  }

  const show = () =>
    render(
      html`
        <p class="note">${words.plain("resultAbout")} <a href="../class.html">${words.plain("resultRead")}</a>.</p>
        <div class="field">
          <label for="result-name">${words.plain("resultName")}</label>
          <input id="result-name" maxlength="30" autocomplete="off" .value=${state.name} @input=${rename}>
        </div>
        <div class="field">
          <label for="result-text">${words.plain("resultText")}</label>
          <textarea id="result-text" readonly rows="3" spellcheck="false" .value=${state.text} @focus=${selectAll}></textarea>
          ${copied.shown(words.plain("resultCopy"))}
        </div>
        <div class="code">${state.code}</div>`,
      /** @type {HTMLElement} */ (fold.lastElementChild),
    );

  fold.addEventListener("toggle", update);
  score.after(fold);
  update();
  // After the page has said what is done.
  onProgress(() => queueMicrotask(update));
}

/** The code of a result, or why there is none. @param {string} text */
async function codeOf(text) {
  const words = pageSpeaker();
  try {
    const { svg, side } = qrCode(words, await import("lean-qr/nano"), text);
    svg.setAttribute("width", String(MODULE * side));
    svg.setAttribute("aria-label", words.plain("resultCode"));
    return svg;
  } catch {
    return html`<p class="note">${words.plain("resultNoCode")}</p>`;
  }
}

/** @returns {{name: string, mark: string}} */
function keptNames() {
  try {
    const { name, mark } = JSON.parse(sessionStorage.getItem(KEY) ?? "");
    if (typeof name === "string" && /^[0-9a-z]{4}$/.test(mark)) return { name, mark };
  } catch {
    // Nothing is kept, or nothing may be.
  }
  const names = { name: "", mark: newMark() };
  keepNames(names);
  return names;
}

/** @param {{name: string, mark: string}} names */
function keepNames(names) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Storage is forbidden or full: they last as long as the page.
  }
}
