// @ts-check
/** Magnitudes for those who have none of their own: from a strategy, or at random. */

import { h, setText } from "../panel/dom.js";
import { counted } from "../words/names.js";
import { Asker } from "./ask.js";
import { find } from "./find.js";
import { freshSeed } from "./seed.js";

/** @param {{n: () => string, fillIn: (magnitudes: number[]) => void}} form */
export function takeForm({ n, fillIn }) {
  const details = /** @type {HTMLDetailsElement} */ (find("#take"));
  const from = /** @type {HTMLSelectElement} */ (find("#take-from"));
  const rounds = /** @type {HTMLInputElement} */ (find("#take-rounds"));
  const note = find("#take-note");
  const explanation = note.textContent ?? "";
  // Not the one that may be searching for a minimum.
  const asker = new Asker();
  let listed = false;

  /** The names of the strategies are in the other core, which is loaded only when somebody wants them. */
  const list = () => {
    if (listed || !details.open) return;
    listed = true;
    asker.ask({ kind: "strategies" }, (report) => {
      if (report.kind === "failed") {
        listed = false;
        setText(note, `The strategies could not be loaded: ${report.message}.`);
      }
      if (report.kind !== "strategies") return;
      from.append(...report.strategies.map(({ id, name, about }) => h("option", { value: id, title: about }, name)));
    });
  };
  details.addEventListener("toggle", list);

  const fill = () => {
    setText(note, "Asking …");
    const common = { n: n(), rounds: rounds.value, seed: String(freshSeed()) };
    asker.ask(
      from.value
        ? { kind: "strategyMagnitudes", magnus: from.value, ...common }
        : { kind: "randomMagnitudes", ...common },
      (report) => {
        if (report.kind === "refused" || report.kind === "failed") setText(note, report.message);
        if (report.kind !== "magnitudes") return;
        const { magnitudes } = report;
        const fewer = magnitudes.length < Number(rounds.value);
        setText(
          note,
          fewer ? `The game was over after ${counted(magnitudes.length, "round")}. ${explanation}` : explanation,
        );
        fillIn([...magnitudes]);
      },
    );
  };
  find("#take-fill").addEventListener("click", fill);
  rounds.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // Otherwise Enter would send off the list above.
    event.preventDefault();
    fill();
  });
}
