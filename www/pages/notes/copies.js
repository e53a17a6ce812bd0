// @ts-check
/** The copying panel: the steps, each text with its button, and files to save. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { freshId, h, setText } from "../../kit/dom.js";
import { download } from "../../kit/download.js";
import { inWords } from "../../kit/sentences.js";
import { words } from "./words.js";

/** @import { Download, Part } from "./types" */

/** @param {HTMLElement} place */
export function copies(place) {
  const steps = h("ol", {});
  const list = h("div", {});
  const saved = h("div", { class: "row" });
  const status = h("p", { class: "note", role: "status" });
  place.append(steps, list, saved, status);
  /** @type {ReturnType<typeof partOf>[]} */
  let parts = [];

  return {
    /** @param {string[]} lines @param {Part[]} written @param {Download[]} files */
    show(lines, written, files) {
      steps.replaceChildren(...lines.map((line) => h("li", {}, ...withLinks(line))));
      // The same fields as long as they are called the same, so that nobody loses the focus.
      if (parts.map(({ name }) => name).join() !== written.map(({ name }) => name).join()) {
        parts = written.map(({ name }, index) => partOf(name, index === 0));
        list.replaceChildren(...parts.map(({ node }) => node));
      }
      for (const [index, { text }] of written.entries()) parts[index]?.show(text);
      saved.replaceChildren(...files.map((file) => saveButton(file, status)));
      setText(status, "");
    },
  };
}

/** @param {string} name @param {boolean} first */
function partOf(name, first) {
  const id = freshId("part");
  const field = selectedOnFocus(h("textarea", { id, rows: 3 }));
  const { button, status } = copyButton(words.plain("notesCopy"), field);
  button.setAttribute("aria-label", words.plain("notesCopyPart", { part: name }));
  if (first) button.classList.add("primary");
  return {
    name,
    node: h("div", {}, h("label", { for: id }, name), field, h("div", { class: "row" }, button, status)),
    /** @param {string} text */
    show(text) {
      if (field.value === text) return;
      field.value = text;
      setText(status, "");
    },
  };
}

/** @param {Download} file @param {HTMLElement} status */
function saveButton({ name, make }, status) {
  const onclick = async () => {
    try {
      download(name, await make());
      setText(status, words.plain("notesSaved", { file: name }));
    } catch (reason) {
      setText(status, inWords(words, reason));
    }
  };
  return h("button", { type: "button", onclick }, words.plain("notesSave", { file: name }));
}

/**
 * A sentence in which [name](href) is a link that saves a file, because a browser would open a script or page
 * instead.
 * @param {string} text
 */
function withLinks(text) {
  const parts = text.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  /** @type {(Node | string)[]} */
  const nodes = [];
  // Every link gives three parts: what comes before it, its name, and where it leads.
  for (let i = 0; i < parts.length; i += 3) {
    const [before = "", name, href = ""] = parts.slice(i, i + 3);
    nodes.push(before, ...(name === undefined ? [] : [h("a", { href, download: true }, name)]));
  }
  return nodes;
}
