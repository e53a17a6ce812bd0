// @ts-check
/** The legend of the rings, with which the layers are also revealed one at a time. */

import { MOST_CELLS } from "../../../board/geometry.js";
import { colourOfDepth } from "../../../board/rings.js";
import { html, nothing } from "../../../kit/lit.js";
import { layerName, tableName } from "../../../text/names.js";
import { layerSentence } from "../../../text/say/table/turn.js";
import { hasLens } from "../../picture/lens.js";
import { motionIsReduced } from "../../picture/motion.js";
import { lazyPart } from "../parts/lazy-part.js";
import { fold } from "../parts/section.js";

/** @import { Actions, GameState, Look, Model, Part, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions} actions @param {() => void} again has everything shown once more @returns {Part} */
export function layerLegend(words, actions, again) {
  const panel = fold("panel layers");
  const ranks = lazyPart(
    words,
    "missingRanks",
    showsRanks,
    async () => (await import("./ranks-note.js")).ranksNote(),
    again,
  );
  /** @type {import("./story-controls.js").StoryPanel | undefined} */
  let story;
  /** The model shown last. @type {Model | undefined} */
  let shown;

  /** Goes to the next layer. From the view of all layers it goes to A, where their story begins. @param {Model} model */
  function goOn({ look, state }) {
    const begins = look.layer === null;
    actions.showLayer(neighbour(look, state, 1));
    if (begins) tell().catch(() => {});
  }

  /** Plays the story, which is loaded the first time. If that fails, the layers are shown one by one without it. */
  async function tell() {
    if (!story) {
      const { createStory } = await import("./story-controls.js");
      story ??= createStory(words, actions, again);
      // All layers may have been shown again meanwhile.
      if (shown?.look.layer === null) return again();
    }
    again();
    if (!motionIsReduced()) story.play();
  }

  return (model) => {
    shown = model;
    const { state, facts, look, ending } = model;
    const chip = (/** @type {number} */ _, /** @type {number} */ index) => html`
      <button
        type="button"
        class="chip"
        aria-pressed=${look.layer === index}
        @click=${() => actions.showLayer(look.layer === index ? null : index)}
      ><i class="swatch depth-${colourOfDepth(index)}"></i><span>${chipText(words, index, state)}</span></button>`;
    const back = () => actions.showLayer(neighbour(look, state, -1));
    const rings = ending ? "" : ringsText(words, state.n);
    return panel(
      words.plain("headingLayers"),
      html`
        <div class="row">
          <div class="chips">${state.layerSizes.map(chip)}</div>
          <button type="button" class="plain" @click=${() => goOn(model)}>${nextText(words, look, state)}</button>
          <button type="button" class="plain" ?hidden=${look.layer === null} ?disabled=${look.layer === 0} @click=${back}>${words.plain("layerBack")}</button>
          <button type="button" class="plain" ?hidden=${look.layer === null} @click=${() => actions.showLayer(null)}>${words.plain("layersAll")}</button>
          <button
            type="button"
            class="plain"
            title=${words.plain("ranksTitle")}
            aria-pressed=${look.ranks === true}
            ?hidden=${!facts.table.rankable}
            @click=${() => actions.toggleRanks()}
          >${words.plain("ranks")}</button>
          <button
            type="button"
            class="plain"
            title=${words.plain("lensTitle")}
            aria-pressed=${look.lens === true}
            ?hidden=${!hasLens(state.n) || showsRanks(model)}
            @click=${() => actions.toggleLens()}
          >${words.plain("lens")}</button>
        </div>
        ${story?.controls(model) ?? nothing}
        ${showsRanks(model) ? ranks(model) : html`<p class="note">${look.layer === null ? rings : layerSentence(words, look.layer, state)}</p>`}`,
      look.layer !== null || showsRanks(model),
    );
  };
}

/** Says whether ranks replace the layers. @param {Model} model */
const showsRanks = ({ look, facts }) => look.ranks === true && facts.table.rankable;

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

/** The name of the button to the next layer. @param {Speaker} words @param {Look} look @param {GameState} state */
function nextText(words, { layer, story }, { layerSizes }) {
  if (layer === null) return words.plain("layersBuild");
  const made = story ? layer - 1 : layer;
  if (made === layerSizes.length - 1) return words.plain("layersDone");
  return words.plain("layerNext", { layer: { layer: made + 1 } });
}

/** The note on the rings; on a large table also on their shared cells. @param {Speaker} words @param {number} n */
function ringsText(words, n) {
  return n <= MOST_CELLS
    ? words.plain("ringsNote")
    : [words.plain("ringsNote"), words.plain("sharedCells", { each: Math.round(n / MOST_CELLS) })].join(" ");
}

/** @param {Speaker} words @param {number} index @param {GameState} state */
function chipText(words, index, state) {
  const size = state.layerSizes[index] ?? 0;
  const whole = size === state.n ? ` = ${tableName(state.n)}` : "";
  return `${layerName(index)} ${words.number(size)}${whole}`;
}
