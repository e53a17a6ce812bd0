// @ts-check
/** Magnitudes for people who have none of their own: from a strategy, or random. */

import { html, render } from "../../kit/lit.js";
import { describedErrorText, endWithStop } from "../../kit/sentences.js";
import "../../text/say/study-refusals.js";
import { playerChoice } from "../../text/say/table/players.js";
import { find } from "./parts-of-page.js";
import { freshSeed } from "./seed.js";
import { words } from "./speaker.js";
import { Asker } from "./worker-requests.js";

/** @typedef {{id: string, name: string, about: string}} AnnouncedStrategy */

/** @param {{n: () => string, fillIn: (magnitudes: number[]) => void}} form */
export function takeForm({ n, fillIn }) {
  const details = /** @type {HTMLDetailsElement} */ (find("#take"));
  const from = /** @type {HTMLSelectElement} */ (find("#take-from"));
  const rounds = /** @type {HTMLInputElement} */ (find("#take-rounds"));
  const noteLine = find("#take-note");
  const explanation = noteLine.textContent ?? "";
  noteLine.replaceChildren();
  const progress = /** @type {HTMLProgressElement} */ (find("#take-progress"));
  const fillButton = find("#take-fill");
  const cancelButton = /** @type {HTMLButtonElement} */ (find("#take-cancel"));
  // Not the one that may be searching for a minimum.
  const asker = new Asker();

  /** Those that can be chosen, once their names were needed. @type {AnnouncedStrategy[] | null} */
  let strategies = null;
  let note = explanation;
  let error = "";
  /** True while magnitudes are being taken, and the game solved for them. */
  let taking = false;
  /** @type {{n: string, share: number} | null} */
  let solving = null;

  const show = () => {
    if (!taking && document.activeElement === cancelButton) fillButton.focus();
    cancelButton.disabled = !taking;
    render(note, noteLine);
    render(error, find("#take-error"));
    render(
      strategies?.map(({ id, name, about }) => html`<option value=${id} title=${about}>${name}</option>`),
      from,
    );
    find("#take-solving").hidden = solving === null;
    if (!solving) return;
    progress.value = solving.share;
    const percent = Math.floor(100 * solving.share);
    render(words.plain("takeSolving", { n: solving.n, percent }), find("#take-words"));
  };
  show();

  /** Lists the strategies when their names are first needed. */
  const list = () => {
    if (strategies || !details.open) return;
    strategies = [];
    asker.ask({ kind: "strategies" }, (report) => {
      if (report.kind === "failed") {
        strategies = null;
        error = words.plain("takeNotLoaded", { why: endWithStop(describedErrorText(words, report)) });
      }
      if (report.kind === "strategies") strategies = report.strategies.map((one) => playerChoice(words, "magnus", one));
      show();
    });
  };
  details.addEventListener("toggle", list);

  /** @param {string} told */
  const end = (told) => {
    taking = false;
    solving = null;
    note = told;
    show();
  };
  const fill = () => {
    error = "";
    note = words.plain("taking");
    taking = true;
    show();
    const common = { n: n(), rounds: rounds.value, seed: String(freshSeed()) };
    asker.ask(
      from.value
        ? { kind: "strategyMagnitudes", magnus: from.value, ...common }
        : { kind: "randomMagnitudes", ...common },
      (report) => {
        if (report.kind === "solving") {
          solving = { n: common.n.trim(), share: report.share };
          show();
        }
        if (report.kind === "refused" || report.kind === "failed") {
          error = describedErrorText(words, report);
          end(explanation);
        }
        if (report.kind !== "magnitudes") return;
        const { magnitudes } = report;
        const fewer = magnitudes.length < Number(rounds.value);
        end(fewer ? `${words.plain("takenAll", { count: magnitudes.length })} ${explanation}` : explanation);
        fillIn([...magnitudes]);
      },
    );
  };
  const cancel = () => {
    if (!taking) return;
    asker.cancel();
    end(`${words.plain("askCancelled")} ${explanation}`);
  };
  fillButton.addEventListener("click", fill);
  cancelButton.addEventListener("click", cancel);
  rounds.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // Otherwise Enter would send off the list above.
    event.preventDefault();
    fill();
  });
  return { cancel };
}
