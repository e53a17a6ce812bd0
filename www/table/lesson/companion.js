// @ts-check
/** The picture of another game in place of the table, drawn again for each typed answer. */

import { html, render } from "../../kit/lit.js";
import { built } from "../../kit/shape.js";
import { companionText } from "../../text/say/lesson.js";
import { companionOf, drawingsOf } from "../companion/figure.js";
import { COMPANION_TABLE_STYLE } from "../companion/style.js";

export { COMPANION_TABLE_STYLE };

/** @import { Speaker } from "../../text/types" */
/** @import { Task } from "./types" */

/**
 * The place of the picture, and a function that draws it.
 * @param {Task | undefined} task
 * @returns {{node: HTMLElement, draw: (words: Speaker, typed: string) => void} | null} null if the task is about
 *   Magnus–Derek
 */
export function companionPicture(task) {
  if (!companionOf(task)) return null;
  const node = document.createElement("div");
  node.className = "companion-picture";
  node.setAttribute("role", "img");
  return {
    node,
    draw(words, typed) {
      const companion = companionOf(task, typed);
      if (!companion) return;
      node.setAttribute("aria-label", companionText(words, companion));
      const drawings = drawingsOf(companion).map(
        ({ kind, box, shapes }) =>
          html`<svg class=${kind} viewBox=${box} aria-hidden="true">${shapes.map(built)}</svg>`,
      );
      render(drawings, node);
    },
  };
}
