// @ts-check
/** The page of the circle of dominoes. */

import { render } from "../../../kit/lit.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { why } from "../../../text/say/dominoes.js";
import { askForm } from "../ask-form.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { answerSentence } from "./answer.js";
import { circlePanel } from "./circle.js";
import { advice, position, told } from "./dominoes-in-words.js";
import { dominoForm, dominoKey } from "./next-domino.js";
import { valuesTable } from "./residues-table.js";
import { segmentsPanel } from "./segments.js";
import { valuesPlot } from "./values.js";

/** @import { CirclePosition, CompanionPicture } from "../types" */

/** The values shown: those before the period, and this many periods. */
const PERIODS = 3;

startPage((core, find) => {
  const limits = core.companionLimits();
  const values = core.dominoValues(limits.preperiod + PERIODS * limits.period);
  const plot = valuesPlot(find("#plot"), values, limits);
  render(valuesTable(values, limits), find("#values"));
  const answer = /** @type {HTMLFormElement} */ (find("#answer"));
  askForm(answer, (field) => answerSentence(core.dominoAnswer(field("n")), limits), companionRefusalText);
  return {
    name: "dominoes",
    fields: [
      {
        name: "dominoes",
        label: words.plain("dominoSize"),
        note: words.plain("dominoRange", { most: limits.spaces }),
        width: 5,
      },
    ],
    start: { dominoes: "23" },
    picture(actions) {
      const circle = circlePanel(actions);
      /** @type {CompanionPicture} */
      const panel = {
        node: circle.node,
        update(model) {
          circle.update(model);
          plot.mark(/** @type {CirclePosition} */ (model.view.position).segments);
        },
      };
      return panel;
    },
    form: dominoForm,
    panels: () => ({ beside: [segmentsPanel()], below: [] }),
    told: (_, who, view, index) => told(who, view, index),
    advice,
    why: (reason) => why(words, /** @type {import("../types").DominoReason} */ (reason)),
    position,
    task: () => words.plain("dominoTask"),
    key: dominoKey,
    shortcuts: [
      ["← →", words.plain("dominoKeyArrows")],
      ["Enter", words.plain("dominoKeyEnter")],
    ],
  };
});
