// @ts-check
/** What stands under the printed table. */

import { formatNumber } from "../../kit/numbers.js";
import { titleOf } from "../export/about.js";
import { whyNow } from "../words/why.js";

/** @import { Model, SeatedPlayer } from "../types" */

/** In sentences, with **double stars**. @param {Pick<Model, "state" | "facts" | "visited"> & {overlay?: Model["overlay"]}} model */
export function captionOf(model) {
  const { state, facts, visited, overlay } = model;
  if (overlay?.sentence) return `**${titleOf(model)}.** ${overlay.sentence}`;
  const star = `f*(${formatNumber(state.n)}) = ${formatNumber(state.fStar)}`;
  const most = `${visited > state.fStar ? "more than" : "of"} ${star}`;
  return [
    `**${titleOf(model)}.** Magnus: ${who(facts.magnus)}. Derek: ${who(facts.derek)}.`,
    `Visited: ${formatNumber(visited)} ${most}.`,
    next(model),
    why(model),
  ]
    .filter(Boolean)
    .join(" ");
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
  return !state.reason || state.reason.kind === "human" ? "" : whyNow(state, facts);
}
