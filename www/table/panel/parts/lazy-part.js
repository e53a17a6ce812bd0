// @ts-check
/** Panel that is loaded the first time it has content. */

import { html, nothing } from "../../../kit/lit.js";
import { loadFailureReason } from "../../../kit/load-error.js";

/** @import { Speaker, Model, Part } from "../../types" */

/**
 * @param {Speaker | null} words in which it says that it could not be loaded; null to say nothing
 * @param {(model: Model) => boolean} isWanted
 * @param {() => globalThis.Promise<Part>} load
 * @param {() => void} again has everything shown once more
 * @returns {Part}
 */
export function lazyPart(words, isWanted, load, again) {
  /** @type {Part | undefined} */
  let part;
  let loading = false;
  /** True from the first drawing until the part has loaded; the style sheet hides everything below it meanwhile. */
  let coming = false;
  let failure = "";
  /** The model shown last, and the one that was there when loading failed. @type {Model | undefined} */
  let latest;
  /** @type {Model | undefined} */
  let failed;

  async function fetchPart() {
    loading = true;
    try {
      part = await load();
    } catch (reason) {
      failure = words?.plain("missingTablePart", { why: loadFailureReason(reason, words) }) ?? "";
      failed = latest;
    }
    loading = coming = false;
    again();
  }

  return (model) => {
    const wanted = isWanted(model);
    // In the first drawing the panels below wait for this one, instead of being pushed down later.
    if (!latest) coming = wanted;
    latest = model;
    if (part) return part(model);
    if (!wanted) return nothing;
    // It is asked for again once something has changed.
    if (!loading && model !== failed) fetchPart();
    if (coming) return html`<div class="coming"></div>`;
    return words && failure
      ? html`<div><p class="not-loaded" role="alert" lang=${words.language} dir=${words.dir}>${failure}</p></div>`
      : nothing;
  };
}
