// @ts-check
/** The making of the layers and its controls: play, stop, one pair on and back, the speed, and a bar to drag. */

import { html, icon, live, renderMarks } from "../../../kit/lit.js";
import { midpointSentence, storyText } from "../../../text/say/table/layers.js";
import { pairAt, pairsSeenAt, pairToldAt, storyShapes, timeOfStory } from "../../picture/layer-story.js";
import { motionIsReduced } from "../../picture/motion.js";

/** @import { Actions, Model, Speaker } from "../../types" */
/** @typedef {ReturnType<typeof createStory>} StoryPanel */

/** The time in which a pair is told, but for the first one, and the pause after a layer, in milliseconds. */
const PAIR_MS = 1250;
const REST_MS = 1100;
/** How many times that long a pair takes, at a person's choice. */
const SPEEDS = /** @type {const} */ ({ storySlow: 2.2, storyNormal: 1, storyFast: 0.45 });
const SPEED_NAMES = /** @type {(keyof typeof SPEEDS)[]} */ (Object.keys(SPEEDS));
/** Where a story that has come to a place counts as being there, in layers. */
const ROUNDING = 1e-6;

/** A step of one has its bar behind the arrow: in front of it, it would lead to the start or the end. */
const ICONS = {
  back: "M14 5v14L4 12zm2.5 0H19v14h-2.5z",
  play: "M7 4v16l13-8z",
  pause: "M6 4h4v16H6zm8 0h4v16h-4z",
  on: "M10 5v14l10-7zM5 5h2.5v14H5z",
};

/** @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more */
export function createStory(words, actions, again) {
  let frame = 0;
  let last = 0;
  /** The number of layers made; the fraction is the part told of the next one. */
  let told = 0;
  /** The rest of the pause after the last made layer, in milliseconds. */
  let rest = 0;
  /** The sizes of the layers, of which the first is there from the start. */
  let sizes = [0];
  /** The place at which the story halts by itself: a pair, or else the end. @type {number | null} */
  let goal = null;
  /** @type {keyof typeof SPEEDS} */
  let speed = "storyNormal";
  /** The speed while a person holds the step to the next layer: so slow that a class can say each pair aloud. */
  let isHeld = false;
  /** True if a layer is shown, and not all. */
  let isShown = false;

  const playing = () => frame !== 0;
  const isPlayed = () => playing() && goal === null;
  const end = () => sizes.length - 1;
  /** How many positions are new in a layer. @param {number} layer */
  const newIn = (layer) => (sizes[layer] ?? 0) - (sizes[layer - 1] ?? 0);

  function halt() {
    cancelAnimationFrame(frame);
    frame = 0;
    goal = null;
  }

  function stop() {
    halt();
    isHeld = false;
    again();
  }

  function play() {
    if (told >= end()) told = 0;
    rest = Number.isInteger(told) && !isHeld && goal === null ? REST_MS : 0;
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
      const pace = PAIR_MS * timeOfStory(newIn(Math.floor(told) + 1)) * SPEEDS[isHeld ? "storySlow" : speed];
      const next = told + gap / pace;
      if (goal !== null && next >= goal) {
        tell(goal);
        return stop();
      }
      const isMade = Math.floor(next) > Math.floor(told);
      tell(isMade ? Math.floor(next) : next);
      if (isMade) rest = REST_MS;
    }
    if (told >= end() && rest <= 0) return stop();
    frame = requestAnimationFrame(tick);
  }

  /** @param {number} wanted */
  function tell(wanted) {
    told = Math.max(0, Math.min(end(), wanted));
    const layer = Math.ceil(told);
    const part = partTold();
    actions.tellLayer(layer, part < 1 ? { part, still: motionIsReduced(), draw: storyShapes } : null);
  }

  const partTold = () => (Number.isInteger(told) ? 1 : told - Math.floor(told));

  /** The places of the story where a person can stay: each pair of the layers around this place, and the layers. */
  function places() {
    const from = Math.max(0, Math.ceil(told) - 2);
    return [from, from + 1, from + 2, from + 3]
      .filter((layer) => layer <= end())
      .flatMap((layer) => [...(layer > from ? pairsSeenAt(newIn(layer)).map((part) => layer - 1 + part) : []), layer]);
  }

  /** The place that a step goes on from, or back: that of the pair that is being told, where the making plays. */
  function here() {
    if (goal !== null || !playing() || Number.isInteger(told)) return goal ?? told;
    const pairs = newIn(Math.ceil(told));
    const pair = pairToldAt(partTold(), pairs);
    return pair === null ? told : Math.floor(told) + (pairsSeenAt(pairs)[pair] ?? 1);
  }

  function pairOn() {
    const from = here();
    const next = places().find((place) => place > from + ROUNDING);
    halt();
    told = from;
    if (next === undefined) return tell(told);
    if (motionIsReduced()) return tell(next);
    goal = next;
    play();
  }

  function pairBack() {
    const from = here();
    halt();
    tell(places().findLast((place) => place < from - ROUNDING) ?? 0);
  }

  /** Tells all of the layer at once, or nothing of it. @param {(place: number) => number} whole */
  function skip(whole) {
    const from = whole(here());
    halt();
    tell(from);
  }

  /** Takes up what the table shows now. @param {Model} model */
  function follow({ state, look }) {
    sizes = state.layerSizes;
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

  /** The keys of the bar: the arrows step by a pair, the others by a layer. @param {KeyboardEvent} event */
  function pressOnBar(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts = {
      ArrowRight: pairOn,
      ArrowUp: pairOn,
      ArrowLeft: pairBack,
      ArrowDown: pairBack,
      PageUp: () => [halt(), tell(Math.floor(told) + 1)],
      PageDown: () => [halt(), tell(Math.ceil(told) - 1)],
    };
    const act = acts[/** @type {keyof typeof acts} */ (event.key)];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** @param {string} name of the class @param {"storyPairBack" | "storyPairOn"} label @param {string} shape @param {() => void} act @param {(place: number) => number} whole the place to which a held key goes @param {boolean} isOff */
  const pairButton = (name, label, shape, act, whole, isOff) => html`
    <button
      type="button"
      class="plain pair ${name}"
      title=${words.plain(label)}
      aria-label=${words.plain(label)}
      ?disabled=${isOff}
      @click=${act}
      @hold=${() => skip(whole)}
    >${icon(shape)}</button>`;

  return {
    /**
     * Makes the next layers for as long as a person holds a button or a key, after the last one that again.
     * @param {number} [from] the layer from which, if it is not the one that is shown
     */
    hold(from = isShown ? told : 0) {
      halt();
      told = Math.max(0, Math.min(from, end() - 1));
      isHeld = true;
      play();
    },
    release: stop,
    controls(/** @type {Model} */ model) {
      follow(model);
      const { layer, story } = model.look;
      const name = isPlayed() ? "storyPause" : told >= end() ? "storyAgain" : "storyPlay";
      return html`
        ${pairButton("pair-back", "storyPairBack", ICONS.back, pairBack, Math.floor, told <= 0)}
        <button
          type="button"
          class="plain pair pair-play"
          title=${words.plain(name)}
          aria-label=${words.plain(name)}
          @click=${() => {
            if (isPlayed()) return stop();
            halt();
            play();
          }}
        >${icon(isPlayed() ? ICONS.pause : ICONS.play)}</button>
        ${pairButton("pair-on", "storyPairOn", ICONS.on, pairOn, Math.ceil, told >= end())}
        <input
          type="range"
          min="0"
          max=${end()}
          step="any"
          aria-label=${words.plain("storyHowFar")}
          aria-valuetext=${layer === null ? "" : storyText(words, layer, Boolean(story))}
          .value=${live(String(told))}
          @input=${scrub}
          @keydown=${pressOnBar}
        />
        <select aria-label=${words.plain("storySpeed")} @change=${(/** @type {Event} */ { target }) => {
          speed = /** @type {keyof typeof SPEEDS} */ (/** @type {HTMLSelectElement} */ (target).value);
        }}>
          ${SPEED_NAMES.map((key) => html`<option value=${key} ?selected=${key === speed}>${words.plain(key)}</option>`)}
        </select>`;
    },
    /** The pair that is told now, in words; null while none is. @param {Model} model */
    sentence({ state, look, layerPairs }) {
      if (!look.story || look.layer === null) return null;
      const pairs = layerPairs(look.layer);
      const index = pairToldAt(partTold(), pairs.length / 3);
      const pair = index === null ? null : pairAt(index, pairs, state.n);
      return renderMarks(midpointSentence(words, pair));
    },
  };
}
