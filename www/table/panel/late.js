// @ts-check
/** A panel in which there seldom is something: it is loaded when there is for the first time, and then takes its place. */

import { h } from "../../kit/dom.js";
import { whyNotLoaded } from "../../kit/load-error.js";
import { notLoadedNote } from "./lost.js";

/** @import { Language, Model, Panel } from "../types" */

/**
 * @param {Language} words @param {Parameters<Language["partMissing"]>[0] | null} part which one, for a sentence; null where the page does without it and says nothing @param {(model: Model) => boolean} isWanted
 * @param {() => globalThis.Promise<Panel>} load
 * @returns {Panel}
 */
export function latePanel(words, part, isWanted, load) {
  const place = h("div", { hidden: true });
  /** @type {Panel | undefined} */
  let panel;
  let loading = false;
  /** @type {Model} */
  let model;

  async function fetchPanel() {
    loading = true;
    try {
      panel = await load();
      place.replaceWith(panel.node);
      panel.update(model);
    } catch (reason) {
      if (part) place.replaceChildren(notLoadedNote(words, words.partMissing(part, whyNotLoaded(reason))));
      place.hidden = !part;
    }
    loading = false;
  }

  return {
    node: place,
    update(next) {
      model = next;
      if (panel) panel.update(model);
      else if (!isWanted(model)) place.hidden = true;
      else if (!loading) fetchPanel();
    },
  };
}
