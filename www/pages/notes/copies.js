// @ts-check
/** The copying panel: each text with its button, files to save, the steps to take and what else there is to know. */

import { copyFrom } from "../../kit/copy.js";
import { freshId } from "../../kit/fresh-id.js";
import { html, keyed, nothing, render } from "../../kit/lit.js";
import { saveFile } from "../../kit/save-file.js";
import { errorText } from "../../kit/sentences.js";
import { trusted } from "../../kit/trusted.js";
import { words } from "./speaker.js";

/** @import { Download, TextToCopy } from "./types" */

/**
 * @typedef {object} CopiesState
 * @property {string[]} steps
 * @property {string[]} notes
 * @property {TextToCopy[]} parts
 * @property {Download[]} files
 * @property {Map<string, string>} copied results of copying, by the name of the part
 * @property {unknown} saved result of saving a file
 */

/** @param {HTMLElement} place */
export function copies(place) {
  const id = freshId("part");
  /** @type {CopiesState} */
  const state = { steps: [], notes: [], parts: [], files: [], copied: new Map(), saved: "" };

  const acts = {
    /** @param {string} name @param {HTMLTextAreaElement} field */
    async copy(name, field) {
      state.copied.delete(name);
      show();
      const { value } = field;
      const copied = await copyFrom(field);
      if (field.value === value) state.copied.set(name, words.plain(copied ? "copied" : "copyRefused"));
      show();
    },
    /** @param {Download} file */
    async save({ name, make, isPrinted }) {
      try {
        if (isPrinted) printPicture(await (await make()).text());
        else state.saved = saveFile(name, await make(), words.plain("notesSaved", { file: name }));
      } catch (reason) {
        state.saved = errorText(words, reason);
      }
      show();
    },
  };
  const show = () => render(panel(state, id, acts), place);

  return {
    /** @param {Pick<CopiesState, "steps" | "notes" | "parts" | "files">} next */
    show(next) {
      for (const { name, text } of state.parts) {
        if (next.parts.find((part) => part.name === name)?.text !== text) state.copied.delete(name);
      }
      Object.assign(state, next, { saved: "" });
      show();
    },
  };
}

/** @typedef {{copy: (name: string, field: HTMLTextAreaElement) => void, save: (file: Download) => void}} CopiesActs */

/** @param {CopiesState} state @param {string} id @param {CopiesActs} acts */
const panel = ({ steps, notes, parts, files, copied, saved }, id, acts) => html`
<div>${keyed(
  // The same fields as long as they are called the same, so that nobody loses the focus.
  parts.map(({ name }) => name).join(),
  parts.map((part, at) => copyable(part, `${id}-${at}`, copied.get(part.name), acts, at === 0)),
)}</div>
<div class="row">${files.map((file, at) => saveButton(file, acts, parts.length === 0 && at === 0))}</div>
<p class="note" role="status">${saved}</p>
<ol>${steps.map((line) => html`<li>${withLinks(line)}</li>`)}</ol>
${notes.length > 0 ? html`<details><summary>${words.plain("notesMore")}</summary>${notes.map((line) => html`<p class="note">${withLinks(line)}</p>`)}</details>` : nothing}`;

/**
 * A text in a field, with the button that copies it.
 * @param {TextToCopy} part
 * @param {string} id
 * @param {string | undefined} said
 * @param {CopiesActs} acts
 * @param {boolean} isFirst
 */
function copyable({ name, text }, id, said, acts, isFirst) {
  const field = (/** @type {Event} */ { currentTarget }) => {
    const node = /** @type {Element} */ (currentTarget).closest("div:not(.row)")?.querySelector("textarea");
    return /** @type {HTMLTextAreaElement} */ (node);
  };
  return html`
<div>
  <label for=${id}>${name}</label>
  <textarea
    id=${id}
    rows="3"
    readonly
    spellcheck="false"
    .value=${text}
    @focus=${(/** @type {Event} */ event) => field(event).select()}
  ></textarea>
  <div class="row">
    <button
      type="button"
      class=${isFirst ? "primary" : nothing}
      aria-label=${words.plain("notesCopyPart", { part: name })}
      @click=${(/** @type {Event} */ event) => acts.copy(name, field(event))}
    >${words.plain("notesCopy")}</button>
    <span class="note" role="status">${said}</span>
  </div>
</div>`;
}

/** @param {Download} file @param {CopiesActs} acts @param {boolean} isFirst if there is nothing to copy */
const saveButton = (file, acts, isFirst) =>
  html`<button type="button" class=${isFirst ? "primary" : nothing} @click=${() => acts.save(file)}>${words.plain(file.isPrinted ? "notesPrint" : "notesSave", { file: file.name })}</button>`;

/** Prints a picture on a sheet of its own size, without a margin: a browser's print dialog saves that as a PDF. @param {string} svg */
function printPicture(svg) {
  const [, width, height] = /<svg[^>]* width="(\d+)[^>]* height="(\d+)/.exec(svg) ?? [];
  const sheet = document.createElement("iframe");
  sheet.className = "sheet";
  sheet.srcdoc = trusted().createHTML(
    `<!doctype html><style>@page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 } svg { display: block }</style>${svg}`,
  );
  sheet.addEventListener("load", () => sheet.contentWindow?.print());
  document.querySelector("iframe.sheet")?.remove();
  document.body.append(sheet);
}

/**
 * A sentence in which [name](href) is a link that saves a file, because a browser would open a script or page
 * instead.
 * @param {string} text
 */
function withLinks(text) {
  const parts = text.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  /** @type {unknown[]} */
  const shown = [];
  // Every link gives three parts: what comes before it, its name, and where it leads.
  for (let i = 0; i < parts.length; i += 3) {
    const [before = "", name, href = ""] = parts.slice(i, i + 3);
    shown.push(before, name === undefined ? nothing : html`<a href=${href} download>${name}</a>`);
  }
  return shown;
}
