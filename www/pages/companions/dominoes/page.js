// @ts-check
/** The page of the circle of dominoes. */

import { render } from "../../../kit/lit.js";
import { kind } from "../../../table/companion/dominoes/kind.js";
import { companionRefusalText } from "../../../text/say/companion-refusals.js";
import { askForm } from "../ask-form.js";
import { startPage } from "../game-page.js";
import { words } from "../speaker.js";
import { answerSentence } from "./answer.js";
import { valuesTable } from "./residues-table.js";
import { segmentsPanel } from "./segments.js";
import { valuesPlot } from "./values.js";

/** @import { CirclePosition } from "../../../table/companion/types" */

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
    kind: kind(words),
    fields: [
      {
        name: "dominoes",
        label: words.plain("dominoSize"),
        note: words.plain("dominoRange", { most: limits.spaces }),
        width: 5,
      },
    ],
    start: { dominoes: "23" },
    panels: () => ({ beside: [segmentsPanel()] }),
    follow: ({ view }) => plot.mark(/** @type {CirclePosition} */ (view.position).segments),
  };
});
