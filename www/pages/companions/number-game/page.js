// @ts-check
/** The page of the Number Game. */

import { kind } from "../../../table/companion/number-game/kind.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { count as countText } from "../../../text/say/companions/number-game.js";
import { askForm } from "../ask-form.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { pairMap } from "./map.js";
import { roundsPanel } from "./rounds.js";

startPage((core, find) => {
  const map = pairMap(find("#map"), core.pairMap);
  const count = /** @type {HTMLFormElement} */ (find("#count"));
  askForm(count, (field) => countSentence(field, core.countWinningPairs), companionRefusalText);
  return {
    kind: kind(words),
    fields: [
      { name: "number-game", label: words.plain("numbersField"), note: words.plain("numbersFieldNote"), width: 22 },
    ],
    start: { "number-game": "100,38" },
    panels: () => ({ beside: [roundsPanel()] }),
    follow: ({ view }) => map.show(view),
  };
});

/**
 * The number of winning pairs in two ranges, in words.
 * @param {(name: string) => string} field @param {(a1: string, a2: string, b1: string, b2: string) => number} count
 */
function countSentence(field, count) {
  const [a1, a2, b1, b2] = /** @type {const} */ (["a1", "a2", "b1", "b2"]);
  const winning = count(field(a1), field(a2), field(b1), field(b2));
  const length = (/** @type {string} */ first, /** @type {string} */ last) =>
    Number(field(last)) - Number(field(first)) + 1;
  const all = length(a1, a2) * length(b1, b2);
  return countText(words, winning, all);
}
