// @ts-check
/** The picture of another game in place of the table, drawn again for each typed answer. */

import { svg } from "../../drawing/element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { h } from "../../kit/dom.js";
import { companionText } from "../../text/say/lesson.js";
import { companionOf, drawingsOf } from "../companion/figure.js";
import { COMPANION_TABLE_STYLE } from "../companion/style.js";

export { COMPANION_TABLE_STYLE };

/** @import { Speaker } from "../../text/types" */
/** @import { Task } from "./types" */

/**
 * @param {Speaker} words @param {Task | undefined} task
 * @param {HTMLInputElement | undefined} field where an answer is typed
 * @returns {HTMLElement | null} null if the task is about Magnus–Derek
 */
export function companionPicture(words, task, field) {
  if (!companionOf(task)) return null;
  const node = h("div", { class: "companion-picture", role: "img" });
  const draw = () => {
    const companion = companionOf(task, field?.value);
    if (!companion) return;
    node.setAttribute("aria-label", companionText(words, companion));
    const drawings = drawingsOf(companion).map(({ kind, box, shapes }) => {
      const root = svg("svg", { class: kind, viewBox: box, "aria-hidden": "true" });
      svgRenderer(root)(shapes);
      return root;
    });
    node.replaceChildren(...drawings);
  };
  field?.addEventListener("input", draw);
  draw();
  return node;
}
