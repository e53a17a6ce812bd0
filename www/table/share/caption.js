// @ts-check
/** What stands under the printed table. */

import { formatNumber } from "../../kit/numbers.js";
import { trophyText } from "../../words/en/trophy.js";
import { verdictText } from "../../words/en/verdict.js";
import { whyNow } from "../../words/en/why.js";
import { withoutLinks } from "../../words/names.js";
import { titleOf } from "../export/about.js";
import { MOST_SEATS } from "../picture/geometry.js";

/** @import { Model, SeatedPlayer } from "../types" */

/** In sentences, with **double stars**. @param {Pick<Model, "state" | "facts" | "visited"> & {overlay?: Model["overlay"], verdict?: Model["verdict"]}} model */
export function captionOf(model) {
  const { state, facts, visited, overlay, verdict } = model;
  if (overlay?.sentence) return `**${titleOf(model)}.** ${overlay.sentence}`;
  const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
  const most = `${visited > state.fStar ? "more than" : "of"} ${star}`;
  return [
    `**${titleOf(model)}.** Magnus: ${who(facts.magnus)}. Derek: ${who(facts.derek)}.`,
    `Visited: ${formatNumber(visited)} ${most}. Rounds: ${formatNumber(state.round)}, par ${formatNumber(facts.par.rounds)}.`,
    next(model),
    why(model),
    isOver(model) ? verdictText(state, facts, visited, verdict ?? null).sentence : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether the picture is that of the end. @param {Pick<Model, "state">} model */
function isOver({ state }) {
  return state.turn === "over";
}

/** What the picture shows, and the layers that its colours stand for. @param {Pick<Model, "state" | "facts" | "look"> & {ending: Model["ending"]}} model */
export function legendOf({ state, facts, look, ending }) {
  const shown = look.layer ?? state.layerSizes.length - 1;
  const rings = Array.from({ length: Math.min(shown, facts.deepestColour) + 1 }, (_, depth) => depth);
  if (!ending || look.layer !== null) {
    return {
      words:
        "Rings from the outside in; full colour: new in this layer, pale: from an earlier one. The dark position has the token.",
      depths: rings,
    };
  }
  const left = [...new Set(ending.departures)].filter((depth) => depth <= facts.deepestColour);
  const words = `${trophyText(state.n <= MOST_SEATS, facts)} The dark position has the token; the colours are those of the layers that it left from.`;
  return { words, depths: left.sort((one, other) => one - other) };
}

/** @param {SeatedPlayer} player */
function who({ human, name }) {
  return human ? "a person" : name;
}

/** Whose move it is. @param {Pick<Model, "state">} model */
function next({ state: { turn, token, magnitude } }) {
  if (turn === "derek") return `It is Derek's move: Magnus calls ${formatNumber(magnitude ?? 0)}.`;
  return turn === "magnus" ? `It is Magnus's move, from ${formatNumber(token)}.` : "";
}

/** Why the last move was made, if there is more to say than that a person made it. @param {Pick<Model, "state" | "facts">} model */
function why({ state, facts }) {
  return !state.reason || state.reason.kind === "human" ? "" : withoutLinks(whyNow(state, facts));
}
