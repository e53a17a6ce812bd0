// @ts-check
/** Magnitudes for people who have none of their own: from a strategy, or random. */

import { h, setText } from "../../kit/dom.js";
import { toldInWords, withStop } from "../../kit/sentences.js";
import { described } from "../../text/say/players.js";
import { Asker } from "./ask.js";
import { find } from "./find.js";
import { freshSeed } from "./seed.js";
import { words } from "./words.js";

/** @param {{n: () => string, fillIn: (magnitudes: number[]) => void}} form */
export function takeForm({ n, fillIn }) {
  const details = /** @type {HTMLDetailsElement} */ (find("#take"));
  const from = /** @type {HTMLSelectElement} */ (find("#take-from"));
  const rounds = /** @type {HTMLInputElement} */ (find("#take-rounds"));
  const note = find("#take-note");
  const explanation = note.textContent ?? "";
  const error = find("#take-error");
  const solving = find("#take-solving");
  const progress = /** @type {HTMLProgressElement} */ (find("#take-progress"));
  const fillButton = find("#take-fill");
  const cancelButton = /** @type {HTMLButtonElement} */ (find("#take-cancel"));
  // Not the one that may be searching for a minimum.
  const asker = new Asker();
  let listed = false;

  /** Lists the strategies when their names are first needed. */
  const list = () => {
    if (listed || !details.open) return;
    listed = true;
    asker.ask({ kind: "strategies" }, (report) => {
      if (report.kind === "failed") {
        listed = false;
        setText(error, words.plain("takeNotLoaded", { why: withStop(toldInWords(words, report)) }));
      }
      if (report.kind !== "strategies") return;
      const strategies = report.strategies.map((strategy) => described(words, "magnus", strategy));
      from.append(...strategies.map(({ id, name, about }) => h("option", { value: id, title: about }, name)));
    });
  };
  details.addEventListener("toggle", list);

  const end = () => {
    if (document.activeElement === cancelButton) fillButton.focus();
    cancelButton.disabled = true;
    solving.hidden = true;
  };
  const fill = () => {
    setText(error, "");
    setText(note, words.plain("taking"));
    cancelButton.disabled = false;
    const common = { n: n(), rounds: rounds.value, seed: String(freshSeed()) };
    asker.ask(
      from.value
        ? { kind: "strategyMagnitudes", magnus: from.value, ...common }
        : { kind: "randomMagnitudes", ...common },
      (report) => {
        if (report.kind === "solving") {
          solving.hidden = false;
          progress.value = report.share;
          setText(
            find("#take-words"),
            words.plain("takeSolving", { n: common.n.trim(), percent: Math.floor(100 * report.share) }),
          );
        }
        if (report.kind === "refused" || report.kind === "failed") {
          end();
          setText(note, explanation);
          setText(error, toldInWords(words, report));
        }
        if (report.kind !== "magnitudes") return;
        end();
        const { magnitudes } = report;
        const fewer = magnitudes.length < Number(rounds.value);
        setText(note, fewer ? `${words.plain("takenAll", { count: magnitudes.length })} ${explanation}` : explanation);
        fillIn([...magnitudes]);
      },
    );
  };
  const cancel = () => {
    if (cancelButton.disabled) return;
    asker.cancel();
    end();
    setText(note, `${words.plain("askCancelled")} ${explanation}`);
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
