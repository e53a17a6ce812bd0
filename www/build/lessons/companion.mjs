/** Figures of tasks about other games, for pages without scripts: the same shapes as on those games' own pages. */

import { escapeXml, renderText } from "../../drawing/svg-text.js";
import { companionOf, drawingsOf } from "../../table/companion/companion-figure.js";
import { companionText } from "../../text/say/table/lesson.js";

/** @import { Wording } from "../lessons.mjs" */

/** @param {any} task @param {Wording["words"]} words @returns {string} "" for a task about Magnus and Derek */
export function companionFigure(task, words) {
  const companion = companionOf(task);
  return companion ? `<figure>${drawnCompanion(companion, words)}</figure>\n` : "";
}

/**
 * @param {import("../../text/say/table/lesson.js").Companion} companion
 * @param {import("../../text/types").Speaker} words
 */
export function drawnCompanion(companion, words) {
  const drawings = drawingsOf(companion).map(
    ({ kind, box, shapes }) =>
      `<svg class="${kind}" viewBox="${box}" aria-hidden="true">\n${shapes.map((shape) => renderText(shape)).join("\n")}\n</svg>\n`,
  );
  const label = escapeXml(companionText(words, companion));
  return `<div class="drawn companion-picture" role="img" aria-label="${label}">\n${drawings.join("")}</div>`;
}
