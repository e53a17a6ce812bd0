// @ts-check
/** The game for a page of one's own: as a tag, or as a frame. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { freshId, h, setText } from "../../kit/dom.js";
import { knownPlaces } from "./places.js";

/** @import { Script } from "./places.js" */

/** @param {Script} script @param {string} link */
function tagOf({ src, module, integrity }, link) {
  const type = module ? ' type="module"' : "";
  const check = integrity ? ` integrity="${escaped(integrity)}" crossorigin="anonymous"` : "";
  return `<script${type} src="${escaped(src)}"${check}></script>
<magnus-derek state="${escaped(link)}"></magnus-derek>`;
}

/** @param {string} page @param {string} link */
function frameOf(page, link) {
  return `<iframe title="The Magnus–Derek table" src="${escaped(`${page}#${link}`)}" width="100%" height="640" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** @param {() => string} link throws if there is none */
export function embedPart(link) {
  const { script, frame, first } = knownPlaces();
  /** @type {ReturnType<typeof codePart>[]} */
  const parts = [];
  if (script !== null) parts.push(codePart("As a tag", "Copy tag", (text) => tagOf(script, text)));
  if (frame !== null) parts.push(codePart("As a frame", "Copy frame", (text) => frameOf(frame, text)));
  const note = first ? [h("p", {}, first)] : [];
  const node = h("section", {}, h("h3", {}, "On your own page"), ...note, ...parts.map((part) => part.node));
  return {
    node,
    /** Shows what to write for the game as it is now; nothing if it has no link, which the part above says. */
    open() {
      try {
        const text = link();
        for (const part of parts) part.show(text);
        node.hidden = parts.length === 0;
      } catch {
        node.hidden = true;
      }
    },
  };
}

/** @param {string} name @param {string} action @param {(link: string) => string} write */
function codePart(name, action, write) {
  const id = freshId("code");
  const field = selectedOnFocus(h("textarea", { id, rows: 3, class: "source" }));
  const { button, status } = copyButton(action, field);
  const row = h("div", { class: "row" }, button, status);
  return {
    node: h("div", { class: "code-part" }, h("label", { for: id }, name), field, row),
    /** @param {string} link */
    show(link) {
      field.value = write(link);
      setText(status, "");
    },
  };
}
