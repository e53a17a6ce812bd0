// @ts-check
/** The page of the Number Game. */

import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { askForm } from "../ask-form.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { countSentence } from "./count.js";
import { pairMap } from "./map.js";
import { subtractionForm, subtractionKey } from "./next-subtraction.js";
import { advice, position, told, why } from "./number-game-in-words.js";
import { rectanglePanel } from "./rectangle.js";
import { roundsPanel } from "./rounds.js";

/** @import { CompanionPicture } from "../types" */

startPage((core, find) => {
  const map = pairMap(find("#map"), core.pairMap);
  const count = /** @type {HTMLFormElement} */ (find("#count"));
  askForm(count, (field) => countSentence(field, core.countWinningPairs), companionRefusalText);
  return {
    name: "number-game",
    fields: [
      { name: "number-game", label: words.plain("numbersField"), note: words.plain("numbersFieldNote"), width: 22 },
    ],
    start: { "number-game": "100,38" },
    picture() {
      const rectangle = rectanglePanel();
      /** @type {CompanionPicture} */
      const panel = {
        node: rectangle.node,
        update(model) {
          rectangle.update(model);
          map.show(model.view);
        },
      };
      return panel;
    },
    form: subtractionForm,
    panels: () => ({ beside: [roundsPanel()], below: [] }),
    told,
    advice,
    why,
    position,
    task: () => words.plain("numbersTask"),
    key: subtractionKey,
    shortcuts: [
      ["← →", words.plain("numbersKeyArrows")],
      ["Enter", words.plain("numbersKeyEnter")],
    ],
  };
});
