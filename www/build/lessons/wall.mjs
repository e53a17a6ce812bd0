/** The brick wall of lesson 9 for pages without scripts: the rounds that layer play may need, none of them played. */

import * as core from "../../pkg/study.js";
import { bricksText } from "../../text/say/table/lesson.js";
import "../../text/say/study-refusals.js";
import { begin } from "../core.mjs";
import { opened } from "../figure.mjs";

begin(core, "study");

/** @import { Said } from "../lessons.mjs" */

/** @param {string} link the game of the figure @param {Said["words"]} words */
export function wallOf(link, words) {
  const game = opened(link);
  const { n } = game.state();
  game.free();
  const heights = Array.from(core.bricks(n));
  const columns = heights.map(
    (height) => `<span class="column">${'<span class="brick"></span>'.repeat(height)}</span>`,
  );
  return `<figure class="wall">
<div class="bricks" aria-hidden="true">${columns.join("")}</div>
<figcaption class="note">${bricksText(words, heights, [0], n)}</figcaption>
</figure>
`;
}
