// @ts-check
/** The legend of the picture at the end of a game. */

import { MOST_SEATS } from "../../../board/geometry.js";
import { colourOfDepth } from "../../../board/rings.js";
import { html, nothing } from "../../../kit/lit.js";
import { layerName } from "../../../text/names.js";
import { trophyText } from "../../../text/say/table/trophy.js";
import { section } from "../parts/section.js";
import { isJudged } from "./verdict.js";

/** @import { Part, Speaker } from "../../types" */

/**
 * The panel that explains the picture of the end.
 * @param {Speaker} words @returns {Part}
 */
export function trophyPanel(words) {
  const panel = section("panel trophy");
  return (model) => {
    const { state, facts, look, ending, never } = model;
    if (!isJudged(model) || look.layer !== null || look.ranks) return nothing;
    const left = [...new Set(ending?.departures)].sort((one, other) => one - other);
    const depths = left.filter((depth) => depth !== never);
    const swatches = depths.map(swatch);
    return panel(
      words.plain("headingWhole"),
      html`
        <p class="note">${trophyText(words, state.n <= MOST_SEATS, facts.table)}</p>
        <p class="note key">${words.plain("leftFrom")}${swatches}</p>`,
    );
  };
}

/** @param {number} depth */
const swatch = (depth) => html`<span><i class="swatch depth-${colourOfDepth(depth)}"></i>${layerName(depth)}</span>`;
