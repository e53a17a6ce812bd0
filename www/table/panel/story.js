// @ts-check
/**
 * The controls for the story of the layers: play, stop, and a
 * scrubber. Loaded when the layers are first built one by one.
 */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { storyText } from "../../text/say/late.js";
import { motionIsReduced } from "../picture/motion.js";
import { tellStory } from "../picture/story.js";

/** @import { Actions, Panel, Speaker } from "../types" */

/** The time in which a layer is made, and the pause before the next one, in milliseconds. */
const LAYER_MS = 5200;
const REST_MS = 1100;
/** The step of the scrubber, in layers. */
const FINE = 0.01;

/** @param {Speaker} words @param {Actions} actions @returns {Panel & {play: () => void}} */
export function storyControls(words, actions) {
  const button = h("button", { type: "button", class: "plain", onclick: () => (playing() ? stop() : play()) });
  const scrubber = h("input", {
    type: "range",
    min: 0,
    step: FINE,
    "aria-label": words.plain("storyHowFar"),
    oninput: () => {
      stop();
      tell(Number(scrubber.value));
    },
  });
  const node = h("div", { class: "row story" }, button, scrubber);
  let frame = 0;
  let last = 0;
  /** The number of layers made; the fraction is the part told of the next one. */
  let told = 0;
  /** The rest of the pause after the last made layer, in milliseconds. */
  let rest = 0;
  let count = 1;

  const playing = () => frame !== 0;

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
    label();
  }

  function play() {
    if (told >= count - 1) told = 0;
    rest = Number.isInteger(told) ? REST_MS : 0;
    last = performance.now();
    frame ||= requestAnimationFrame(tick);
    tell(told);
    label();
  }

  /** @param {number} at */
  function tick(at) {
    const gap = Math.min(100, Math.max(0, at - last));
    last = at;
    if (rest > 0) rest -= gap;
    else {
      const next = told + gap / LAYER_MS;
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
    actions.tellLayer(layer, part < 1 ? { part, still: motionIsReduced(), draw: tellStory } : null);
  }

  function label() {
    setText(button, words.plain(playing() ? "storyPause" : told >= count - 1 ? "storyAgain" : "storyPlay"));
  }

  return {
    node,
    play,
    update({ state, look }) {
      node.hidden = look.layer === null;
      count = state.layerSizes.length;
      setAttribute(scrubber, "max", count - 1);
      if (look.layer === null) {
        if (playing()) stop();
        told = 0;
        return;
      }
      // A layer chosen in another way stops the story.
      if (Math.ceil(told) !== look.layer || Number.isInteger(told) !== !look.story) {
        told = look.layer;
        if (playing()) stop();
      }
      scrubber.value = String(told);
      setAttribute(scrubber, "aria-valuetext", storyText(words, look.layer, Boolean(look.story)));
      label();
    },
  };
}
