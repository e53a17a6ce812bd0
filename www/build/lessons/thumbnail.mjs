/** The picture of a lesson on the page of all: its own board, small and without words. */

import { companionOf } from "../../table/companion/companion-figure.js";
import { drawn } from "../figure.mjs";
import { drawnCompanion } from "./companion.mjs";
import { drawnPrices, pricedTableOf } from "./prices.mjs";

/** @import { Figure } from "../figure.mjs" */
/** @import { Lesson, Wording } from "../lessons.mjs" */
/** @import { PricedTable } from "../../core/lesson/core-types" */
/** @import { Companion } from "../../text/say/table/lesson.js" */

/** Details too fine for a small picture: words with the lines that lead to them, and decimals. */
const WORDS = /<(title|desc|text)\b[^>]*>[\s\S]*?<\/\1>\n?/g;
const FINE =
  /<(?:path|circle)[^>]* class="(?:ring-leader|ring-mark|call-tick|spoke-dot|circled-under)[^"]*"[^>]*\/>\n?|<(?:path|circle) class="(?:ring-leader|ring-mark|call-tick)[^"]*"[^>]*\/>\n?/g;
const NUMBER = /-?\d+\.\d+/g;

/**
 * Picks the picture of a lesson: a board, a table with prices, or the picture of another game. By default that of its first step.
 * @param {Pick<Lesson, "id" | "picture" | "steps">} lesson
 * @returns {{figure: Figure} | {companion: Companion} | {priced: PricedTable}}
 */
export function pictureOf({ id, picture, steps }) {
  if (typeof picture === "object") return { figure: picture };
  const step = picture ? steps.find((one) => one.id === picture) : steps.find(({ figure }) => figure);
  const priced = step ? pricedTableOf(step) : null;
  if (priced) return { priced };
  const companion = companionOf(step?.task);
  if (companion) return { companion };
  if (!step?.figure) throw new Error(`The lesson ${id} has no picture: it names the step ${picture}.`);
  return { figure: step.figure };
}

/** @param {Lesson} lesson @param {Wording["words"]} words @returns {string} HTML, hidden from screen readers */
export function thumbnail(lesson, words) {
  const picture = pictureOf(lesson);
  const svg = svgOf(picture, lesson.id, words);
  const small = svg
    .replaceAll(WORDS, "")
    .replaceAll(FINE, "")
    .replaceAll(NUMBER, (number) => String(Math.round(Number(number))))
    .replace(' role="img"', ' aria-hidden="true"')
    .trim();
  // The colours of a picture stand on its class.
  const kind = "figure" in picture ? "" : ` drawn companion-picture${"priced" in picture ? " prices" : ""}`;
  return `<div class="picture${kind}">${small}</div>`;
}

/** @param {ReturnType<typeof pictureOf>} picture @param {string} id @param {Wording["words"]} words */
function svgOf(picture, id, words) {
  if ("figure" in picture) return drawn(picture.figure, `thumbnail-${id}`, words);
  const whole = "priced" in picture ? drawnPrices(picture.priced, words) : drawnCompanion(picture.companion, words);
  return whole.replace(/^[\s\S]*?(?=<svg )|<\/div>$/g, "");
}
