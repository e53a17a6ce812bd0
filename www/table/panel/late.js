// @ts-check
/** A panel in which there seldom is something: it is loaded when there is for the first time, and then takes its place. */

import { h } from "../../kit/dom.js";
import { whyNotLoaded } from "../../kit/load-error.js";
import { notLoadedNote } from "./lost.js";

/** @import { Speaker, Model, Panel } from "../types" */
/** @typedef {"missingTrophy" | "missingLines" | "missingEvaluation" | "missingPlan"} Missing */

/** What is below a panel that is coming is not seen yet: see the styles. */
const COMING = "coming";

/**
 * @param {Speaker} words @param {Missing | null} missing what is said if it does not come; null where the page does without it and says nothing @param {(model: Model) => boolean} isWanted
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
      // Where it belongs to the first drawing, the panels below it wait for it instead of being pushed down.
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
