// @ts-check
/** The fold about the rings: how to read them, and ranks or a lens in their place. Loaded after the table. */

import { MOST_CELLS } from "../../../board/geometry.js";
import { html } from "../../../kit/lit.js";
import "../../../text/say/table/layers.js";
import { hasLens } from "../../picture/lens.js";
import { lazyPart } from "../parts/lazy-part.js";

/** @import { Actions, Model, Part, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more @returns {Part} */
export function ringsPart(words, actions, again) {
  const load = async () => (await import("./ranks-note.js")).ranksNote();
  const ranks = lazyPart(words, showsRanks, load, again);
  return (model) => {
    const { state, facts, look, ending } = model;
    return html`
      <div class="row">
        <button
          type="button"
          class="plain"
          title=${words.plain("ranksTitle")}
          aria-pressed=${look.ranks === true}
          ?hidden=${!facts.table.rankable}
          @click=${() => actions.toggleRanks()}
        >${words.plain("ranks")}</button>
        <button
          type="button"
          class="plain"
          title=${words.plain("lensTitle")}
          aria-pressed=${look.lens === true}
          ?hidden=${!hasLens(state.n) || showsRanks(model)}
          @click=${() => actions.toggleLens()}
        >${words.plain("lens")}</button>
      </div>
      ${showsRanks(model) ? ranks(model) : html`<p class="note">${ending ? "" : ringsText(words, state.n)}</p>`}`;
  };
}

/** Says whether ranks replace the layers. @param {Model} model */
const showsRanks = ({ look, facts }) => look.ranks === true && facts.table.rankable;

/** The note on the rings; on a large table also on their shared cells. @param {Speaker} words @param {number} n */
function ringsText(words, n) {
  return n <= MOST_CELLS
    ? words.plain("ringsNote")
    : [words.plain("ringsNote"), words.plain("sharedCells", { each: Math.round(n / MOST_CELLS) })].join(" ");
}
