// @ts-check
/** The entry for an answer that is not played on the table: a number, magnitudes, an option, or a set of positions. */

import { freshId, h, setAttribute, setText } from "../../kit/dom.js";
import { stepOf } from "../../kit/one-stop.js";
import { chosenText } from "../../text/say/lesson.js";

/** @import { Speaker } from "../../text/types" */
/** @import { Model } from "../types" */
/** @import { Trial } from "./trial.js" */

/**
 * @typedef {object} Entries the acts that an answer leads to
 * @property {(text: string) => void} submit
 * @property {() => void} submitNone answers that there is none
 * @property {(position: number) => void} toggle
 * @property {(text: string) => void} consider shows a magnitude that is being typed
 * @property {() => void} typed called when the field has changed
 * @property {() => void} forget takes back the comment on an earlier answer
 */

/** @typedef {{node: HTMLElement, update: (model: Model) => void, field?: HTMLInputElement}} Entry */

/** The keys of the fields' labels. */
const FIELDS = /** @type {const} */ ({
  magnitude: "taskMagnitude",
  magnitudes: "taskMagnitudes",
  number: "taskNumber",
});

/**
 * The entry for a task; null if it is played.
 * @param {Speaker} words @param {Trial} trial @param {Entries} entries
 * @param {(key: string) => string | null} lang of a text of the step @returns {Entry | null}
 */
export function entryFor(words, trial, entries, lang) {
  switch (trial.by) {
    case "positions":
      return positionsEntry(words, trial, entries);
    case "option":
      return optionsEntry(words, trial, entries, lang);
    case "magnitude":
    case "magnitudes":
    case "number":
      return fieldEntry(words, trial, trial.by, entries);
    default:
      return null;
  }
}

/** @param {Speaker} words @param {Trial} trial @param {Entries} entries */
function noneButton(words, trial, { submitNone }) {
  const button = h("button", { type: "button", class: "none", onclick: () => submitNone() }, words.plain("taskNone"));
  return trial.mayBeNone ? [button] : [];
}

/**
 * A field with its button.
 * @param {Speaker} words @param {Trial} trial @param {"magnitude" | "magnitudes" | "number"} by
 * @param {Entries} entries @returns {Entry}
 */
function fieldEntry(words, trial, by, entries) {
  const id = freshId("task");
  const field = h("input", {
    id,
    class: `${by} answer`,
    autocomplete: "off",
    inputmode: by === "magnitudes" ? "text" : "numeric",
  });
  field.addEventListener("input", () => {
    entries.forget();
    entries.typed();
    if (by === "magnitude") entries.consider(field.value.trim());
  });
  const button = h(
    "button",
    { class: "primary" },
    by === "magnitude" ? words.plain("taskCall") : words.plain("taskCheck"),
  );
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    entries.submit(field.value);
  };
  const row = h(
    "div",
    { class: "row" },
    h("label", { for: id }, words.plain(FIELDS[by])),
    field,
    button,
    ...noneButton(words, trial, entries),
  );
  const how = by === "magnitudes" ? [h("p", { class: "note" }, words.plain("taskHowToList"))] : [];
  const node = h("form", { class: "entry", novalidate: true, onsubmit }, row, ...how);
  return { node, update: by === "magnitude" ? showCall : () => {}, field };

  /** Follows the table, where a magnitude may be chosen too. @param {Model} model */
  function showCall({ look }) {
    const wanted = look.considered ?? "";
    if (field.value.trim() !== wanted) field.value = wanted;
    const shown = look.preview?.[0].magnitude ?? null;
    setText(
      button,
      wanted && shown !== null ? words.plain("callMagnitude", { magnitude: shown }) : words.plain("taskCall"),
    );
  }
}

/**
 * A button for each option; the one pressed last is marked.
 * @param {Speaker} words @param {Trial} trial @param {Entries} entries @param {(key: string) => string | null} lang
 * @returns {Entry}
 */
function optionsEntry(words, trial, entries, lang) {
  const buttons = (trial.step.task?.options ?? []).map(({ label }, index) =>
    h(
      "button",
      {
        type: "button",
        class: "option",
        lang: lang(`options/${index}`),
        onclick: () => entries.submit(String(index)),
      },
      label,
    ),
  );
  return {
    node: h("div", { class: "entry options", role: "group", "aria-label": words.plain("taskNumber") }, ...buttons),
    update() {
      buttons.forEach((button, index) => {
        setAttribute(button, "aria-pressed", String(trial.option === index));
      });
    },
  };
}

/**
 * A button for each position, with a single tab stop for all of them, and the number of chosen ones.
 * @param {Speaker} words @param {Trial} trial @param {Entries} entries @returns {Entry}
 */
function positionsEntry(words, trial, entries) {
  const group = h("div", { class: "chooser", role: "group", "aria-label": words.plain("taskPositions") });
  const chosen = h("p", { class: "note chosen" });
  const check = h(
    "button",
    { type: "button", class: "primary", onclick: () => entries.submit("") },
    words.plain("taskCheck"),
  );
  const row = h("div", { class: "row" }, check, ...noneButton(words, trial, entries));
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  let current = 0;

  /** Moves the tab stop. @param {number} to @param {boolean} [focus] */
  function stand(to, focus = false) {
    setAttribute(/** @type {Element} */ (buttons[current]), "tabindex", -1);
    current = to;
    const button = buttons[current];
    setAttribute(/** @type {Element} */ (button), "tabindex", 0);
    if (focus) button?.focus();
  }

  group.addEventListener("keydown", (event) => {
    const to = stepOf(event, current, buttons.length);
    if (to === null) return;
    event.preventDefault();
    // The table would take an arrow key for a direction.
    event.stopPropagation();
    stand(to, true);
  });

  return {
    node: h("div", { class: "entry" }, h("p", { class: "note" }, words.plain("taskHowToChoose")), group, chosen, row),
    update({ state: { n } }) {
      if (buttons.length !== n) {
        buttons = Array.from({ length: n }, (_, position) => {
          const onclick = () => {
            stand(position);
            entries.toggle(position);
          };
          return h(
            "button",
            { type: "button", class: "seat-button", tabindex: position === 0 ? 0 : -1, onclick },
            words.number(position),
          );
        });
        current = 0;
        group.replaceChildren(...buttons);
      }
      buttons.forEach((button, position) => {
        setAttribute(button, "aria-pressed", String(trial.positions.has(position)));
      });
      setText(chosen, chosenText(words, trial.chosen));
    },
  };
}
