// @ts-check
/** The text under the printed table. */

import { MOST_SEATS } from "../../board/geometry.js";
import { DEEPEST_COLOUR } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { plainText } from "../../text/names.js";
import { captionText, endLegend } from "../../text/say/export/share.js";
import { ranksMeaning, ranksSentence } from "../../text/say/table/ranks.js";
import { titleOf } from "../export/about.js";
import { visitStep } from "../picture/trophy.js";

/** @import { Model } from "../types" */

/**
 * The caption in sentences, with **double stars** for bold.
 * @param {Pick<Model, "words" | "state" | "facts" | "visited"> & {overlay?: Model["overlay"], verdict?:
 *   Model["verdict"]}} model
 */
export function captionOf(model) {
  const { words, overlay } = model;
  const title = titleOf(model);
  return overlay?.sentence ? `**${title}.** ${overlay.sentence}` : captionText(words, title, model);
}

/**
 * The legend of the picture, and the layers whose colours it explains.
 * @param {Pick<Model, "words" | "state" | "facts" | "look" | "ranks" | "depths"> & {ending: Model["ending"]}} model
 */
export function legendOf({ words, state, facts, look, ending, ranks, depths }) {
  const ranked = ranks();
  if (ranked) {
    const said = [ranksSentence(words, ranked, depths(), state), ranksMeaning(words, state.n <= MOST_SEATS)];
    return { text: plainText(said.join(" ")), depths: [] };
  }
  const shown = look.layer ?? state.layerSizes.length - 1;
  const rings = listOf(Math.min(shown, DEEPEST_COLOUR) + 1, (depth) => depth);
  if (!ending || look.layer !== null) return { text: words.plain("printRings"), depths: rings };
  const left = [...new Set(ending.departures)].filter((depth) => depth <= DEEPEST_COLOUR);
  const text = endLegend(words, visitStep(state.n), facts);
  return { text, depths: left.sort((one, other) => one - other) };
}
