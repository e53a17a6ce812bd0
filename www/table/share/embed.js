// @ts-check
/** The game, or the step of a lesson, for a page of one's own: as a tag, or as a frame. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { freshId, h, setText } from "../../kit/dom.js";
import { knownPlaces } from "./places.js";

/** @import { Script } from "./places.js" */

/** What is shown there: a game, or a step of a lesson. @typedef {{link: string} | {lesson: string}} Shown */

/** The page that takes a lesson; the single file takes games alone. */
const TAKES_LESSONS = /\/embed\.html$/;

/** @param {Script} script @param {Shown} shown */
function tagOf({ src, module, integrity }, shown) {
  const type = module ? ' type="module"' : "";
  const check = integrity ? ` integrity="${escaped(integrity)}" crossorigin="anonymous"` : "";
  return `<script${type} src="${escaped(src)}"${check}></script>
<magnus-derek ${"lesson" in shown ? `lesson="${escaped(shown.lesson)}"` : `state="${escaped(shown.link)}"`}></magnus-derek>`;
}

/** @param {string} page @param {Shown} shown */
function frameOf(page, shown) {
  const address = "lesson" in shown ? `${page}?lesson=${shown.lesson}` : `${page}#${shown.link}`;
  return `<iframe title="The Magnus–Derek table" src="${escaped(address)}" width="100%" height="640" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** @param {() => string} link throws if there is none @param {() => string | null} lesson the step of a lesson that is on the table */
export function embedPart(link, lesson) {
  const { script, frame, first } = knownPlaces();
  /** @type {ReturnType<typeof codePart>[]} */
  const parts = [];
  if (script !== null) parts.push(codePart("As a tag", "Copy tag", (shown) => tagOf(script, shown)));
  if (frame !== null) {
    const inFrame = codePart("As a frame", "Copy frame", (shown) => frameOf(frame, shown));
    parts.push({ ...inFrame, takesLessons: TAKES_LESSONS.test(frame) });
  }
  const note = first ? [h("p", {}, first)] : [];
  const node = h("section", {}, h("h3", {}, "On your own page"), ...note, ...parts.map((part) => part.node));
  return {
    node,
    /** Shows what to write for the game as it is now; nothing if it has no link, which the part above says. */
    open() {
      try {
        const step = lesson();
        const shown = step === null ? { link: link() } : { lesson: step };
        const fitting = parts.filter(({ takesLessons }) => step === null || takesLessons);
        for (const part of parts) part.node.hidden = !fitting.includes(part);
        for (const part of fitting) part.show(shown);
        node.hidden = fitting.length === 0;
      } catch {
        node.hidden = true;
      }
    },
  };
}

/** @param {string} name @param {string} action @param {(shown: Shown) => string} write */
function codePart(name, action, write) {
  const id = freshId("code");
  const field = selectedOnFocus(h("textarea", { id, rows: 3, class: "source" }));
  const { button, status } = copyButton(action, field);
  const row = h("div", { class: "row" }, button, status);
  return {
    node: h("div", { class: "code-part" }, h("label", { for: id }, name), field, row),
    takesLessons: true,
    /** @param {Shown} shown */
    show(shown) {
      field.value = write(shown);
      setText(status, "");
    },
  };
}
