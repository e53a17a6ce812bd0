// @ts-check
/** The panel of reasons: the moves of the game with the reason of each computer move, the latest first in sight; before them who wins. */

import { freshId } from "../../kit/fresh-id.js";
import { html, renderMarks } from "../../kit/lit.js";
import { moveStory } from "./game-in-words.js";
import { panel } from "./headed-panel.js";

/** @import { CompanionKind, CompanionPart } from "./types" */

/** The number of moves in the panel; the others are in the list below it. */
const LAST = 2;

/** @param {CompanionKind} kind @returns {CompanionPart} */
export function reasonsPanel(kind) {
  const { words } = kind;
  const id = freshId("heading");
  return ({ view, quiet }) => {
    // At the end a reason tells nothing that could still be found out.
    const stories = view.moves.map((made, index) => moveStory(kind, made, index, view, quiet && !view.over));
    const isBegun = stories.length > 0;
    const last = isBegun ? stories.slice(-LAST) : [kind.rule];
    return panel(
      id,
      words.plain(isBegun ? "companionWhy" : "companionWins"),
      html`
        ${last.map((text) => html`<p>${renderMarks(text)}</p>`)}
        <details ?hidden=${stories.length <= LAST}>
          <summary>${words.plain("companionAllMoves", { count: stories.length })}</summary>
          <ol class="moves">${stories.map((text) => html`<li>${renderMarks(text)}</li>`)}</ol>
        </details>`,
      { classes: "panel why" },
    );
  };
}
