// @ts-check
/** The picture of another game in place of the table, drawn again for each typed answer. */

import { svg } from "../../drawing/drawing-element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { elementOf, html } from "../../kit/lit.js";
import { companionText } from "../../text/say/table/lesson.js";
import { companionOf, drawingsOf } from "../companion/companion-figure.js";
import { COMPANION_STYLE, COMPANION_TABLE_STYLE } from "../companion/companion-style.js";

export { COMPANION_STYLE, COMPANION_TABLE_STYLE };

/** @import { Speaker } from "../../text/types" */
/** @import { LessonTask } from "./types" */

/**
 * The place of the picture, and a function that draws it.
 * @param {LessonTask | undefined} task
 * @returns {{node: HTMLElement, legend?: HTMLElement, draw: (words: Speaker, typed: string) => void} | null} null if the task is about
 *   Magnus–Derek
 */
export function companionPicture(task) {
  if (!companionOf(task)) return null;
  const node = elementOf(html`<div class="companion-picture" role="img"></div>`);
  return {
    node,
    draw(words, typed) {
      const companion = companionOf(task, typed);
      if (!companion) return;
      node.setAttribute("aria-label", companionText(words, companion));
      const drawings = drawingsOf(companion).map(({ kind, box, shapes }) => {
        const root = svg("svg", { class: kind, viewBox: box, "aria-hidden": "true" });
        svgRenderer(root)(shapes);
        return root;
      });
      node.replaceChildren(...drawings);
    },
  };
}
