// @ts-check
/** The legend of the picture at the end of a game, and the way to the mistakes in it. */

import { colourOfDepth } from "../../../board/rings.js";
import { firstOf } from "../../../kit/first-of.js";
import { html, nothing, slantLetters } from "../../../kit/lit.js";
import { layerName } from "../../../text/names.js";
import "../../../text/say/table/layers.js";
import { orderText, trophyText } from "../../../text/say/table/trophy.js";
import { mistakesAddress } from "../../page/game-address.js";
import { visitStep } from "../../picture/trophy.js";
import { section } from "../parts/section.js";
import { isJudged } from "./verdict.js";

/** @import { Model, Part, Speaker } from "../../types" */

/**
 * The panel that explains the picture of the end.
 * @param {Speaker} words @returns {Part}
 */
export function trophyPanel(words) {
  const panel = section("panel trophy");
  return (model) => {
    const { facts, look } = model;
    if (!isJudged(model) || look.layer !== null || look.ranks) return nothing;
    return panel(
      words.plain("headingWhole"),
      html`
        ${mistakesLink(words, model)}
        <p class="note">${trophyText(words, facts.table)}</p>
        ${legendLine(words, model)}`,
    );
  };
}

/** What arcs, bars, colours and small numbers are, in one line of text. @param {Speaker} words @param {Model} model */
export function legendLine(words, { state, visited, ending, never }) {
  const left = [...new Set(ending?.departures)].sort((one, other) => one - other);
  const depths = left.filter((depth) => depth !== never);
  const layer = (/** @type {number} */ depth) => term(`depth-${colourOfDepth(depth)}`, slantLetters(layerName(depth)));
  const nowhere = left.includes(never) ? term("nowhere", words.plain("layerRest")) : nothing;
  const unvisited =
    visited < state.n ? term("depth-0", [slantLetters(layerName(0)), " ", words.plain("trophyNever")]) : nothing;
  return html`<p class="note key">${words.plain("leftFrom")} ${depths.map(layer)}${nowhere}${unvisited}${orderText(words, visitStep(state.n))}</p>`;
}

/** A colour and its name, which stay together. @param {string} colour @param {unknown} name */
const term = (colour, name) => html`<span><i class=${`swatch ${colour}`}></i> <span>${name}</span></span>`;

/**
 * The way to the mistakes of the people in the game, on the page of puzzles; nothing where there is no such page or no
 * mistake. Beside Save and Share a tap that was meant for the last move would follow it.
 * @param {Speaker} words @param {Model} model
 */
function mistakesLink(words, { facts, verdict, link }) {
  // As long as it is not known what was lost, it may be something.
  const hasLost = (/** @type {"magnus" | "derek"} */ player) =>
    facts[player].human && verdict?.[player].where.length !== 0;
  const address = hasLost("magnus") || hasLost("derek") ? firstOf(() => mistakesAddress(link())) : "";
  if (!address) return nothing;
  const target = window === window.top ? nothing : "_blank";
  return html`<p class="mistakes"><a href=${address} target=${target}>${words.plain("learnFromMistakes")}</a></p>`;
}
