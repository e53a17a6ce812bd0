// @ts-check
/** The reader's result of a lesson or of a set of puzzles for a class, at the end of its page: as text and as a QR code. */

import { selectAll } from "../../kit/copy.js";
import { elementOf, html, render } from "../../kit/lit.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import "../../text/say/site/class-result.js";
import { copyRow } from "../share/copy-row.js";
import { qrCode } from "../share/qr.js";
import { newMark, resultText } from "./class-result.js";
import { onProgress } from "./progress.js";
import { tallyOf } from "./score.js";

/** @import { ClassResult } from "./class-result.js" */

/** Where the name and the mark are kept as long as the tab is open, for the next lesson. */
const KEY = "magnus-derek-result";
/** The width of a module of the code in pixels: a camera reads it off a screen. */
const MODULE = 4;

/**
 * Adds the panel behind a part of the page, hidden until a task is tried, and gives the function that shows it anew.
 * @param {Element} before @param {string} classPage the address of the page that reads results
 * @param {() => Pick<ClassResult, "lesson" | "seed" | "tasks">} read what is done by now
 */
export function addClassResult(before, classPage, read) {
  const words = pageSpeaker();
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
    const result = read();
    const { attempts, done } = tallyOf(Object.values(result.tasks));
    fold.hidden = attempts === 0 && done === 0;
    if (!fold.open) return;
    const text = resultText({ ...result, name: state.name, mark: kept.mark });
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
        <p class="note">${words.plain("resultAbout")} <a href=${classPage}>${words.plain("resultRead")}</a>.</p>
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
  before.after(fold);
  update();
  onProgress(update);
  return update;
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
