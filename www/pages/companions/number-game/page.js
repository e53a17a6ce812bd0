// @ts-check
/** The page of the Number Game. */

import { kind } from "../../../table/companion/number-game/kind.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { askForm } from "../ask-form.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { countSentence } from "./count.js";
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
