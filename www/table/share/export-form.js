// @ts-check
/** The form for a file that takes a while: its fields, and while it is being made the progress in their place. */

import "../../text/say/export/share.js";
import { freshId } from "../../kit/fresh-id.js";
import { html, live, nothing } from "../../kit/lit.js";

/** @import { ExportOptions, Sharing, Speaker } from "../types" */
/** @import { Format } from "../export/formats.js" */
/** @import { ExportField, ExportForm } from "./export-fields.js" */

/** @typedef {{blob: Blob, name: string}} File */
/** Handler of the file made for a row. @typedef {(file: File, row: Element) => void | globalThis.Promise<void>} Use */

/**
 * The messages about a file: what has become of it, or why it failed.
 * @typedef {object} Notice
 * @property {(text: string) => void} say
 * @property {(reason: unknown) => void} fail
 */

/** A file in the making, with the frames that are done. @typedef {{aborter: AbortController, done?: number, total?: number}} Making */
/** A field with what is typed into it. @typedef {ExportField & {id: string, value: string}} Filled */

/**
 * @param {Speaker} words @param {Format} format @param {ExportForm} asked @param {Sharing} sharing
 * @param {Notice} notice
 * @param {() => void} changed shows the form again @param {() => ExportOptions} common the options of all pictures
 */
export function fileForm(words, format, asked, sharing, notice, changed, common) {
  /** @type {Filled[]} */
  const fields = asked.fields.map((field) => ({ ...field, id: freshId(format.id), value: "" }));
  /** @type {Making | null} */
  let making = null;

  /**
   * Shows the progress in place of the fields, or the fields again. The focus goes to the button that can be pressed
   * then.
   * @param {Making | null} next @param {Element} row
   */
  function show(next, row) {
    const focused = row.contains(/** @type {ShadowRoot} */ (row.getRootNode()).activeElement);
    making = next;
    changed();
    if (focused) /** @type {HTMLElement | null} */ (row.querySelector("button:enabled"))?.focus();
  }

  /** @param {Element} row @param {Use} use */
  async function make(row, use) {
    const aborter = new AbortController();
    const { signal } = aborter;
    const isOurs = () => making?.aborter === aborter;
    const progress = (/** @type {number} */ done, /** @type {number} */ total) => {
      if (!isOurs()) return;
      making = { aborter, done, total };
      changed();
    };
    show({ aborter }, row);
    try {
      const options = Object.fromEntries(fields.map((field) => [field.name, numberIn(words, field)]));
      const file = sharing.exportAs(format.id, { ...common(), ...options, signal, progress });
      await use(await Promise.race([file, rejectOnAbort(signal)]), row);
    } catch (reason) {
      if (signal.aborted) notice.say(asked.cancelled(words));
      else notice.fail(reason);
    }
    if (isOurs()) show(null, row);
  }

  const stop = () => making?.aborter.abort();

  return {
    make,
    stop,
    isBusy: () => making !== null,
    open() {
      for (const field of fields) field.value = field.start(sharing, field.value);
    },
    shown: () => (making ? progressOf(words, asked, making, stop) : fieldsOf(words, asked, fields, changed)),
  };
}

/** @param {Speaker} words @param {ExportForm} form @param {Filled[]} fields @param {() => void} changed */
function fieldsOf(words, { heading, note }, fields, changed) {
  const values = Object.fromEntries(fields.map(({ name, value, read }) => [name, read(value)]));
  const said = note?.(words, values) ?? "";
  return html`
    <div class="row" role="group" aria-label=${heading(words)}>
      ${fields.map((field) => fieldOf(words, field, changed))}
    </div>
    ${note ? html`<p class="note" role="status" ?hidden=${!said}>${said}</p>` : nothing}
  `;
}

/** @param {Speaker} words @param {Filled} field @param {() => void} changed */
function fieldOf(words, field, changed) {
  const typed = (/** @type {Event} */ { target }) => {
    field.value = /** @type {HTMLInputElement | HTMLSelectElement} */ (target).value;
    changed();
  };
  const { id, label, least, step, choices, value } = field;
  const option = (/** @type {number} */ choice) =>
    html`<option value=${choice} .selected=${live(String(choice) === value)}>${words.number(choice)}</option>`;
  const control = choices
    ? html`<select id=${id} @change=${typed}>${choices.map(option)}</select>`
    : html`<input id=${id} type="number" min=${least ?? nothing} step=${step ?? nothing} .value=${live(value)} @input=${typed}>`;
  return html`<div class="field"><label for=${id}>${label(words)}</label>${control}</div>`;
}

/** @param {Speaker} words @param {ExportForm} form @param {Making} state @param {() => void} stop */
const progressOf = (words, { making }, { done, total }, stop) => html`
  <div class="row">
    <progress aria-label=${making(words)} max=${total ?? nothing} value=${done ?? nothing}></progress>
    <span class="note">${total === undefined ? "" : words.plain("fileDone", { done: done ?? 0, total })}</span>
    <button type="button" @click=${stop}>${words.plain("fileCancel")}</button>
  </div>
`;

/** Throws a sentence if the value is refused. @param {Speaker} words @param {Filled} field */
function numberIn(words, { value, read, refusal }) {
  const number = read(value);
  if (number !== null) return number;
  throw new Error(refusal(words));
}

/**
 * Rejects as soon as the reader cancels, even in the middle of a frame.
 * @param {AbortSignal} signal @returns {globalThis.Promise<never>}
 */
function rejectOnAbort(signal) {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
