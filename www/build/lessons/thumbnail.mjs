/** The picture of a lesson on the page of all: its own board, small and without words. */

import { companionOf } from "../../table/companion/companion-figure.js";
import { drawn } from "../figure.mjs";
import { drawnCompanion } from "./companion.mjs";

/** @import { Figure } from "../figure.mjs" */
/** @import { Lesson, Wording } from "../lessons.mjs" */
/** @import { Companion } from "../../text/say/table/lesson.js" */

/** Details too fine for a small picture: words with the lines that lead to them, and decimals. */
const WORDS = /<(title|desc|text)\b[^>]*>[\s\S]*?<\/\1>\n?/g;
const FINE =
  /<(?:path|circle)[^>]* class="(?:ring-leader|ring-mark|call-tick|spoke-dot|making-under|circled-under)[^"]*"[^>]*\/>\n?|<(?:path|circle) class="(?:ring-leader|ring-mark|call-tick)[^"]*"[^>]*\/>\n?/g;
const NUMBER = /-?\d+\.\d+/g;

/**
 * Picks the picture of a lesson: a board, or the picture of another game. By default that of its first step.
 * @param {Pick<Lesson, "id" | "picture" | "steps">} lesson
 * @returns {{figure: Figure} | {companion: Companion}}
 */
export function pictureOf({ id, picture, steps }) {
  if (typeof picture === "object") return { figure: picture };
  const step = picture ? steps.find((one) => one.id === picture) : steps.find(({ figure }) => figure);
  const companion = companionOf(step?.task);
  if (companion) return { companion };
  if (!step?.figure) throw new Error(`The lesson ${id} has no picture: it names the step ${picture}.`);
  return { figure: step.figure };
}

/** @param {Lesson} lesson @param {Wording["words"]} words @returns {string} HTML, hidden from screen readers */
export function thumbnail(lesson, words) {
  const picture = pictureOf(lesson);
  const svg =
    "companion" in picture
      ? drawnCompanion(picture.companion, words).replace(/^[\s\S]*?(?=<svg )|<\/div>$/g, "")
      : drawn(picture.figure, `thumbnail-${lesson.id}`, words);
  const small = svg
    .replaceAll(WORDS, "")
    .replaceAll(FINE, "")
    .replaceAll(NUMBER, (number) => String(Math.round(Number(number))))
    .replace(' role="img"', ' aria-hidden="true"')
    .trim();
  const kind = "companion" in picture ? "picture companion-picture" : "picture";
  return `<div class="${kind}">${small}</div>`;
}
