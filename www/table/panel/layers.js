// @ts-check
/** The legend of the rings, with which the layers are also revealed one at a time. */

import { MOST_CELLS } from "../../board/geometry.js";
import { colourOfDepth } from "../../board/rings.js";
import { h, section, setAttribute, setText } from "../../kit/dom.js";
import { layerName, tableName } from "../../text/names.js";
import { layerSentence } from "../../text/say/turn.js";
import { hasLens } from "../picture/lens.js";
import { motionIsReduced } from "../picture/motion.js";

/** @import { Actions, GameState, Model, Panel, Speaker } from "../types" */

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function layersPanel(words, actions) {
  const list = h("div", { class: "chips" });
  const note = h("p", { class: "note" });
  const back = h(
    "button",
    { type: "button", class: "plain", onclick: () => actions.showLayer(neighbour(-1)) },
    words.plain("layerBack"),
  );
  const next = h("button", { type: "button", class: "plain", onclick: goOn }, words.plain("layersBuild"));
  const all = h(
    "button",
    { type: "button", class: "plain", onclick: () => actions.showLayer(null) },
    words.plain("layersAll"),
  );
  const lens = h(
    "button",
    { type: "button", class: "plain lens-button", onclick: actions.toggleLens, title: words.plain("lensTitle") },
    words.plain("lens"),
  );
  const { node } = section(words.plain("headingLayers"), h("div", { class: "row" }, list, next, back, all, lens), note);
  node.classList.add("layers");
  /** @type {Model | undefined} */
  let shown;
  /** @type {(Panel & {play: () => void}) | undefined} */
  let story;

  /** Goes to the next layer. From the view of all layers it goes to A, where their story begins. */
  function goOn() {
    const begins = (shown?.look.layer ?? null) === null;
    actions.showLayer(neighbour(1));
    if (begins) tell().catch(() => {});
  }

  /** Plays the story, which is loaded the first time. If that fails, the layers are shown one by one without it. */
  async function tell() {
    if (!story) {
      const { storyControls } = await import("./story.js");
      story ??= storyControls(words, actions);
      note.before(story.node);
    }
    if (!shown || shown.look.layer === null) return;
    story.update(shown);
    if (!motionIsReduced()) story.play();
  }

  /** The layer before or after the one shown; null after the last. @param {number} by */
  function neighbour(by) {
    const current = shown?.look.layer ?? null;
    const count = shown?.state.layerSizes.length ?? 1;
    if (current === null) return by > 0 ? 0 : count - 1;
    // A layer that is still being made comes first.
    if (shown?.look.story && by > 0) return current;
    const wanted = Math.max(0, current + by);
    return wanted >= count ? null : wanted;
  }

  return {
    node,
    update(model) {
      shown = model;
      story?.update(model);
      const { state, look } = model;
      const made = look.story ? (look.layer ?? 0) - 1 : look.layer;
      while (list.children.length > state.layerSizes.length) list.lastChild?.remove();
      while (list.children.length < state.layerSizes.length)
        list.append(chip(list.children.length, actions, model.facts.deepestColour));
      [...list.children].forEach((child, index) => {
        setText(/** @type {Element} */ (child.lastElementChild), chipText(words, index, state));
        setAttribute(child, "aria-pressed", String(look.layer === index));
      });
      const last = made === state.layerSizes.length - 1;
      setText(
        next,
        made === null
          ? words.plain("layersBuild")
          : last
            ? words.plain("layersDone")
            : words.plain("layerNext", { layer: { layer: made + 1 } }),
      );
      back.hidden = look.layer === null;
      back.disabled = look.layer === 0;
      all.hidden = look.layer === null;
      lens.hidden = !hasLens(state.n);
      setAttribute(lens, "aria-pressed", String(look.lens === true));
      const rings = model.ending ? "" : ringsText(words, state.n);
      setText(note, look.layer === null ? rings : layerSentence(words, look.layer, state));
    },
  };
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

/** @param {number} index @param {Actions} actions @param {number} deepest the deepest layer with a colour of its own */
function chip(index, actions, deepest) {
  const swatch = h("i", { class: `swatch depth-${colourOfDepth(index, deepest)}` });
  const onclick = (/** @type {Event} */ event) => {
    const pressed = /** @type {Element} */ (event.currentTarget).getAttribute("aria-pressed") === "true";
    actions.showLayer(pressed ? null : index);
  };
  return h("button", { type: "button", class: "chip", onclick }, swatch, h("span"));
}
