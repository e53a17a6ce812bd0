// @ts-check
/** The panel of reasons: the moves of the game with the reason of each computer move, the latest first in sight. */

import { h, section, setRichText } from "../../kit/dom.js";
import { story, words } from "./words.js";

/** @import { Kind, Panel } from "./types" */

/** The number of moves in the panel; the others are in the list below it. */
const LAST = 2;

/** @param {Kind} kind @returns {Panel} */
export function whyPanel(kind) {
  const last = Array.from({ length: LAST }, () => h("p"));
  const summary = h("summary");
  const list = h("ol", { class: "moves" });
  const all = h("details", {}, summary, list);
  const { node } = section(words.plain("companionWhy"), ...last, all);
  node.classList.add("why");
  return {
    node,
    update({ view }) {
      const { moves } = view;
      const stories = moves.map((made, index) => story(kind, made, index, view));
      last.forEach((line, index) => {
        const text = stories[moves.length - LAST + index];
        setRichText(line, text ?? (index === LAST - 1 ? words.plain("companionNoMove") : ""));
        line.hidden = !line.textContent;
      });
      all.hidden = moves.length <= LAST;
      summary.textContent = words.plain("companionAllMoves", { count: moves.length });
      list.replaceChildren(
        ...stories.map((text) => {
          const item = h("li");
          setRichText(item, text);
          return item;
        }),
      );
    },
  };
}
