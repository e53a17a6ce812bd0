// @ts-check
/** A way along the table for ears: the layer of each position as a pitch. Loaded when it is switched on. */

import { html, live, nothing } from "../../../kit/lit.js";
import { createTones } from "../../../kit/tones.js";
import { placeText } from "../../../text/say/table/listening.js";

/** @import { Part, Speaker } from "../../types" */

/** The pitch of the unvisited positions and of those in no layer, in hertz. */
const [HIGHEST, LOWEST] = [880, 147];
/** The ratio of a pitch to the one a semitone lower, the twelfth root of two. */
const SEMITONE = 1.0594630943592953;
/** The semitones from a layer to the next, and to the deepest one at most, which stays above the lowest pitch. */
const [STEP, RANGE] = [3, 27];

/** The pitch of a layer; null is none. @param {number | null} layer @param {number} deepest */
export function frequencyOf(layer, deepest) {
  if (layer === null) return LOWEST;
  const semitones = layer * Math.min(STEP, RANGE / Math.max(1, deepest));
  return HIGHEST / SEMITONE ** semitones;
}

/** @param {Speaker} words @param {() => void} again has everything shown once more @returns {Part} */
export function positionTones(words, again) {
  const play = createTones();
  /** The position last gone to; the token until then. @type {number | null} */
  let place = null;

  return (model) => {
    const { state, never } = model;
    const depths = model.depths();
    const position = Math.min(place ?? state.token, state.n - 1);
    const layerOf = (/** @type {number} */ at) => (depths[at] === never ? null : (depths[at] ?? null));
    const go = (/** @type {Event} */ { target }) => {
      const next = Number(/** @type {HTMLInputElement} */ (target).value);
      place = next;
      again();
      const deepest = state.layerSizes.length - 1;
      const layer = layerOf(next);
      play?.({ frequency: frequencyOf(layer, deepest), isRough: layer === null, isTwice: next === state.token });
    };
    const text = placeText(words, position, layerOf(position), position === state.token);
    return html`
      <p class="note">${words.plain("listenAbout")}</p>
      ${play ? nothing : html`<p class="note">${words.plain("listenSilent")}</p>`}
      <div class="row points" data-target=${`position:${position}`}>
        <input
          type="range"
          min="0"
          max=${state.n - 1}
          .value=${live(String(position))}
          aria-label=${words.plain("listenPlace")}
          aria-valuetext=${text}
          @input=${go}
        >
        <span aria-hidden="true">${text}</span>
      </div>`;
  };
}
