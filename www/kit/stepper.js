// @ts-check
/** Going through a game that is known: back, play, on, and the timeline. */

import { freshId, h, icon, setAttribute, setText } from "./dom.js";
import { formatNumber } from "./numbers.js";

const ICONS = {
  first: "M3 5h2v14H3zm10 0v14l-8-7zm8 0v14l-8-7z",
  back: "M4 4h3v16H4zm15 0v16L9 12z",
  on: "M5 4v16l10-8zm12 0h3v16h-3z",
  last: "M3 5v14l8-7zm8 0v14l8-7zm8 0h2v14h-2z",
  play: "M7 4v16l13-8z",
  pause: "M6 4h4v16H6zm8 0h4v16h-4z",
};

/**
 * @param {{goTo: (step: number) => void, by: (count: number) => void, togglePlay: () => void}} actions
 */
export function stepper({ goTo, by, togglePlay }) {
  const first = button("To the start", ICONS.first, () => goTo(0));
  const back = button("One round back", ICONS.back, () => by(-1));
  const playIcon = icon(ICONS.play);
  const play = h("button", { type: "button", class: "round-button main", onclick: togglePlay }, playIcon);
  const on = button("One round on", ICONS.on, () => by(1));
  const last = button("To the end", ICONS.last, () => goTo(Number.MAX_SAFE_INTEGER));
  const id = freshId("timeline");
  const timeline = h("input", {
    id,
    type: "range",
    min: 0,
    step: 1,
    "aria-label": "Timeline: round",
    oninput: () => goTo(Number(timeline.value)),
  });
  const where = h("label", { class: "where", for: id });
  const buttons = h("div", { class: "buttons" }, first, back, play, on, last);
  const node = h(
    "div",
    { class: "transport", role: "group", "aria-label": "Going through the game" },
    buttons,
    timeline,
    where,
  );
  /** A button that goes dead under the finger hands the keyboard to its neighbour. @param {HTMLButtonElement} dead @param {HTMLButtonElement} next @param {boolean} disabled */
  const disable = (dead, next, disabled) => {
    const root = /** @type {ShadowRoot} */ (node.getRootNode());
    const focused = root.activeElement === dead;
    dead.disabled = disabled;
    if (disabled && focused) next.focus();
  };
  return {
    node,
    /** @param {{step: number, last: number, playing: boolean}} state */
    update({ step, last: end, playing }) {
      disable(first, on, step === 0);
      disable(back, on, step === 0);
      disable(on, back, step === end);
      disable(last, back, step === end);
      setAttribute(play, "aria-label", playing ? "Pause" : "Play");
      setAttribute(play, "title", playing ? "Pause" : "Play");
      setAttribute(/** @type {Element} */ (playIcon.firstChild), "d", playing ? ICONS.pause : ICONS.play);
      setAttribute(timeline, "max", end);
      timeline.value = String(step);
      const text = `round ${formatNumber(step)} of ${formatNumber(end)}`;
      setAttribute(timeline, "aria-valuetext", text);
      setText(where, text);
    },
  };
}

/** @param {string} name @param {string} d @param {() => void} onclick */
function button(name, d, onclick) {
  return h("button", { type: "button", class: "round-button", "aria-label": name, title: name, onclick }, icon(d));
}
