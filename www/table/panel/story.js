// @ts-check
/** The story of the layers: playing it, stopping it, and going to any point of it. Loaded when somebody builds the layers. */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { storyText } from "../../text/say/late.js";
import { motionIsReduced } from "../picture/motion.js";
import { tellStory } from "../picture/story.js";

/** @import { Actions, Panel, Speaker } from "../types" */

/** How long the making of a layer takes, and how long the made one is looked at before the next one is begun. */
const LAYER_MS = 5200;
const REST_MS = 1100;
/** How fine the scrubber is. */
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
  /** So many layers are made; a fraction is the story of the next one. */
  let told = 0;
  /** For how long the layer that has just been made is still to be looked at. */
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
      // Whoever goes to a layer by another way has stopped the story.
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
