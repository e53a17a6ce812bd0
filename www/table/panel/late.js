// @ts-check
/** A panel that is seldom needed: it is loaded the first time it has content, and then takes its place. */

import { h } from "../../kit/dom.js";
import { whyNotLoaded } from "../../kit/load-error.js";
import { notLoadedNote } from "./lost.js";

/** @import { Speaker, Model, Panel } from "../types" */
/** @typedef {"missingTrophy" | "missingLines" | "missingEvaluation" | "missingPlan"} Missing */

/** The class of a panel that is still coming; the style sheet hides everything below it. */
const COMING = "coming";

/**
 * @param {Speaker} words @param {Missing | null} missing the message if it cannot be loaded; null for no message
 * @param {(model: Model) => boolean} isWanted
 * @param {() => globalThis.Promise<Panel>} load
 * @returns {Panel}
 */
export function latePanel(words, missing, isWanted, load) {
  const place = h("div", { hidden: true });
  /** @type {Panel | undefined} */
  let panel;
  let loading = false;
  /** @type {Model | undefined} */
  let model;

  async function fetchPanel() {
    loading = true;
    try {
      panel = await load();
      place.replaceWith(panel.node);
      if (model) panel.update(model);
    } catch (reason) {
      if (missing)
        place.replaceChildren(notLoadedNote(words, words.plain(missing, { why: whyNotLoaded(reason, words) })));
      place.classList.remove(COMING);
      place.hidden = !missing;
    }
    loading = false;
  }

  return {
    node: place,
    update(next) {
      // In the first drawing the panels below wait for this one, instead of being pushed down later.
      if (!model && isWanted(next)) {
        place.classList.add(COMING);
        place.hidden = false;
      }
      model = next;
      if (panel) panel.update(model);
      else if (!isWanted(model)) place.hidden = true;
      else if (!loading) fetchPanel();
    },
  };
}
