// @ts-check
/**
 * The row of layers: A, M(A), M²(A), … with what each means, the step to the next one and back, and the making of the
 * layer that is shown. Loaded right after the first picture.
 */

import { colourOfDepth } from "../../../board/rings.js";
import { elementOf, html, icon, nothing, render, renderMarks, slantLetters } from "../../../kit/lit.js";
import { layerName } from "../../../text/names.js";
import {
  layerCount,
  layerMeaning,
  layerText,
  longestTexts,
  nextLayerText,
  restOf,
} from "../../../text/say/table/layers.js";
import { holdToPlay } from "./hold.js";
import { createStory } from "./story-controls.js";

/** @import { Actions, GameState, Look, Model, Part, Speaker } from "../../types" */

/** Four corners; and the cross that ends it. */
const WHOLE_SCREEN = "M3 3h7v2H5v5H3zm11 0h7v7h-2V5h-5zM3 14h2v5h5v2H3zm16 0h2v7h-7v-2h5z";
const CROSS = "m5.4 4 6.6 6.6L18.6 4 20 5.4 13.4 12l6.6 6.6-1.4 1.4-6.6-6.6L5.4 20 4 18.6l6.6-6.6L4 5.4z";

/** @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more @returns {Part} */
export function layerRow(words, { showLayer, tellLayer, ...others }, again) {
  const asked = askedFor();
  /** @type {Actions} */
  const actions = {
    ...others,
    showLayer: (layer) => [asked.press(), showLayer(layer)],
    tellLayer: (layer, part) => [asked.press(), tellLayer(layer, part)],
  };
  const story = createStory(words, actions, again);
  const hold = holdToPlay(() => story.hold(), story.release);
  /** The layer that was shown before the last step. @type {number | null} */
  let before = null;
  const longest = longestOf(words);
  const chips = elementOf(html`<div class="chips"></div>`);
  /** The layer shown last. @type {number | null} */
  let shown = null;
  /** Brings the layer that is shown into the middle of a row that is too long for its place. @param {Look} look */
  function follow({ layer }) {
    if (layer === shown) return;
    shown = layer;
    requestAnimationFrame(() => {
      const row = chips.getBoundingClientRect();
      const chip = chips.querySelector("[aria-pressed=true]")?.getBoundingClientRect();
      if (chip) chips.scrollBy(chip.x + chip.width / 2 - row.x - row.width / 2, 0);
    });
  }
  return (model) => {
    const { state, look } = model;
    const controls = story.controls(model);
    follow(look);
    const next = neighbour(look, state, 1);
    const chip = (/** @type {number} */ _, /** @type {number} */ index) => layerChip(words, actions, model, index);
    render([state.layerSizes.map(chip), rest(words, state)], chips);
    return html`
      <div class=${asked.isAsked(model) ? "steps asked" : "steps"} role="group" aria-label=${words.plain("headingLayers")}>
        <button
          type="button"
          class="plain step back"
          title=${words.plain("layerBack")}
          aria-label=${words.plain("layerBack")}
          ?disabled=${look.layer === 0}
          @click=${() => actions.showLayer(neighbour(look, state, -1))}
        >‹</button>
        ${chips}
        <button
          type="button"
          class="plain step on"
          title=${nextLayerText(words, next)}
          aria-label=${nextLayerText(words, next)}
          @click=${(/** @type {MouseEvent} */ event) => {
            if (hold.isEndedBy(event)) return;
            before = look.layer;
            actions.showLayer(next);
          }}
          @pointerdown=${hold.press}
          @pointerup=${hold.end}
          @pointerleave=${hold.end}
          @pointercancel=${hold.end}
          @contextmenu=${hold.menu}
          @hold=${() => hold.byKey(() => story.hold(before ?? 0))}
        >›</button>
        <button
          type="button"
          class="plain present"
          title=${words.plain("presentTitle")}
          aria-label=${words.plain("presentTitle")}
          @click=${() => actions.present()}
        >${icon(WHOLE_SCREEN)}${icon(CROSS)}</button>
      </div>
      ${look.layer === null ? nothing : layerMade(words, actions, model, look.layer, { controls, pair: story.sentence(model), longest: longest(state) })}`;
  };
}

/**
 * Whether a link has asked for a layer: its making then stands first, until the game goes on. A layer that a person shows
 * stays where it was pressed.
 */
function askedFor() {
  let place = "";
  let isPressed = false;
  let isAsked = false;
  return {
    /** A person shows a layer here. */
    press: () => {
      isPressed = true;
    },
    isAsked(/** @type {Model} */ { state: { n, round, turn }, look: { opened, layer } }) {
      const now = [n, round, turn, opened].join();
      if (now !== place) isPressed = isAsked = false;
      place = now;
      isAsked ||= opened === true && layer !== null && !isPressed;
      return isAsked;
    },
  };
}

/** The longest texts on layers, gone through anew only when the layers change. @param {Speaker} words */
function longestOf(words) {
  let of = "";
  let texts = { layer: "", pair: "", making: "" };
  return (/** @type {GameState} */ state) => {
    const now = [state.n, ...state.layerSizes].join();
    if (now !== of) texts = longestTexts(words, state);
    of = now;
    return texts;
  };
}

/** @param {Speaker} words @param {Actions} actions @param {Model} model @param {number} index */
function layerChip(words, actions, { state, look }, index) {
  const name = layerName(index);
  return html`
    <button
      type="button"
      class="chip"
      aria-pressed=${look.layer === index}
      @click=${() => actions.showLayer(look.layer === index ? null : index)}
    ><i class="swatch depth-${colourOfDepth(index)}"></i><span>${slantLetters(name)}${layerCount(words, index, state).slice(name.length)}<small>${layerMeaning(words, index, state)}</small></span></button>`;
}

/** The positions in no layer, if there are any. @param {Speaker} words @param {GameState} state */
function rest(words, state) {
  const count = restOf(state);
  if (count === 0) return nothing;
  return html`<span class="chip rest" title=${words.plain("layerRestAbout", { count })}><i class="swatch"></i><span>${words.number(count)}<small>${words.plain("layerRest")}</small></span></span>`;
}

/**
 * The layer that is shown: its making, the way back to all, the pair that is told, its sentence.
 * @param {Speaker} words @param {Actions} actions @param {Model} model @param {number} layer
 * @param {{controls: unknown, pair: unknown, longest: ReturnType<typeof longestTexts>}} made
 *   `longest`: the texts whose room is kept, so that nothing below moves
 */
function layerMade(words, actions, { state, look }, layer, { controls, pair, longest }) {
  return html`
    <div class="made">
      <div class="row story">
        ${controls}
        <button type="button" class="plain" @click=${() => actions.showLayer(null)}>${words.plain("layersAll")}</button>
      </div>
      <div class="told-layer" data-longest=${longest.layer}>
        <div>
          ${pair ? html`<p class="sentence">${pair}</p>` : nothing}
          <p class="note">${renderMarks(layerText(words, layer, Boolean(look.story), state))}</p>
        </div>
        <i data-pair=${longest.pair} data-making=${longest.making}></i>
      </div>
    </div>`;
}

/**
 * The layer before or after the one shown; null after the last.
 * @param {Look} look @param {GameState} state @param {number} by
 */
function neighbour({ layer, story }, { layerSizes }, by) {
  const count = layerSizes.length;
  if (layer === null) return by > 0 ? 0 : count - 1;
  // A layer that is still being made comes first.
  if (story && by > 0) return layer;
  const wanted = Math.max(0, layer + by);
  return wanted >= count ? null : wanted;
}
