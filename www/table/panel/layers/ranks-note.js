// @ts-check
/** Note on ranks: their meaning, and what they say now. Loaded when ranks are first shown. */

import { MOST_SEATS } from "../../../board/geometry.js";
import { html, nothing, renderMarks } from "../../../kit/lit.js";
import { ranksMeaning, ranksSentence } from "../../../text/say/table/ranks.js";

/** @import { Part } from "../../types" */

/** @returns {Part} */
export function ranksNote() {
  /** The ranks that were gone through last, and what was said of them. */
  let last = { ranks: /** @type {Uint32Array | null} */ (null), said: "" };
  return ({ words, state, ranks, depths }) => {
    const shown = ranks();
    if (!shown) return nothing;
    if (last.ranks !== shown) last = { ranks: shown, said: ranksSentence(words, shown, depths(), state) };
    return html`
      <p class="note">${renderMarks(last.said)}</p>
      <p class="note">${renderMarks(ranksMeaning(words, state.n <= MOST_SEATS))}</p>`;
  };
}
