// @ts-check
/** The making of the layers and its controls: play, stop, and a bar to drag. */

import { html, live } from "../../../kit/lit.js";
import { storyText } from "../../../text/say/table/layers.js";
import { storyShapes } from "../../picture/layer-story.js";
import { motionIsReduced } from "../../picture/motion.js";

/** @import { Actions, Model, Speaker } from "../../types" */
/** @typedef {ReturnType<typeof createStory>} StoryPanel */

/** The time in which a layer is made, and the pause before the next one, in milliseconds. */
const LAYER_MS = 5200;
const REST_MS = 1100;
/** The same while a person holds the step to the next layer: so slowly that a class can say each pair aloud. */
const HELD_MS = 12_000;
/** The step of the scrubber, in layers. */
const FINE = 0.01;

/** @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more */
export function createStory(words, actions, again) {
  let frame = 0;
  let last = 0;
  /** The number of layers made; the fraction is the part told of the next one. */
  let told = 0;
  /** The rest of the pause after the last made layer, in milliseconds. */
  let rest = 0;
  let count = 1;
  /** The time for a layer as it is played now. */
  let pace = LAYER_MS;

  /** True if a layer is shown, and not all. */
  let isShown = false;

  const playing = () => frame !== 0;

  function halt() {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function stop() {
    halt();
    again();
  }

  /** @param {number} [layerMs] */
  function play(layerMs = LAYER_MS) {
    pace = layerMs;
    if (told >= count - 1) told = 0;
    rest = Number.isInteger(told) && pace === LAYER_MS ? REST_MS : 0;
    last = performance.now();
    frame ||= requestAnimationFrame(tick);
    tell(told);
  }

  /** @param {number} at */
  function tick(at) {
    const gap = Math.min(100, Math.max(0, at - last));
    last = at;
    if (rest > 0) rest -= gap;
    else {
      const next = told + gap / pace;
      const isMade = Math.floor(next) > Math.floor(told);
      tell(isMade ? Math.floor(next) : next);
      if (isMade) rest = REST_MS;
    }
    if (told >= count - 1 && rest <= 0) return stop();
    frame = requestAnimationFrame(tick);
  }

  /** @param {number} wanted */
  function tell(wanted) {
    told = Math.max(0, Math.min(count - 1, wanted));
    const layer = Math.ceil(told);
    const part = Number.isInteger(told) ? 1 : told - Math.floor(told);
    actions.tellLayer(layer, part < 1 ? { part, still: motionIsReduced(), draw: storyShapes } : null);
  }

  /** Takes up what the table shows now. @param {Model} model */
  function follow({ state, look }) {
    count = state.layerSizes.length;
    isShown = look.layer !== null;
    // A layer chosen in another way stops the story, and so does the view of all layers.
    const isHere = look.layer !== null && Math.ceil(told) === look.layer && Number.isInteger(told) === !look.story;
    if (isHere) return;
    told = look.layer ?? 0;
    halt();
  }

  const scrub = (/** @type {Event} */ { target }) => {
    halt();
    tell(Number(/** @type {HTMLInputElement} */ (target).value));
  };

  return {
    /**
     * Makes the next layers for as long as a person holds a button or a key, after the last one that again.
     * @param {number} [from] the layer from which, if it is not the one that is shown
     */
    hold(from = isShown ? told : 0) {
      told = Math.max(0, Math.min(from, count - 2));
      play(HELD_MS);
    },
    release: stop,
    controls(/** @type {Model} */ model) {
      follow(model);
      const { layer, story } = model.look;
      const name = playing() ? "storyPause" : told >= count - 1 ? "storyAgain" : "storyPlay";
      return html`
        <button type="button" class="plain" @click=${() => (playing() ? stop() : play())}>${words.plain(name)}</button>
        <input
          type="range"
          min="0"
          max=${count - 1}
          step=${FINE}
          aria-label=${words.plain("storyHowFar")}
          aria-valuetext=${layer === null ? "" : storyText(words, layer, Boolean(story))}
          .value=${live(String(told))}
          @input=${scrub}
        />`;
    },
  };
}
