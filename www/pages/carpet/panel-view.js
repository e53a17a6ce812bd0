// @ts-check
/** The elements of the carpet's panel: its options, the drawing, and a description in words. */

import "../../text/say/site/carpet.js";
import { html, live, nothing } from "../../kit/lit.js";
import { pageSpeaker } from "../../text/page-speaker.js";

/** @import { Colouring } from "./types" */

const words = pageSpeaker();
/** A colour of the legend. @typedef {{colour: string, text: string, kind?: string}} ColourMeaning */

/** First state of the panel beside the drawing. */
export const FIRST = {
  /** p, if the positions can also be ordered by congruence class. @type {number | undefined} */
  classOrder: undefined,
  /** The p of the current order. */
  p: 1,
  token: true,
  /** True before the first round, when there is nothing to draw. */
  isEmpty: false,
  isWhole: true,
  isClosest: false,
  /** The part of the picture that is computed, once there is one. @type {number | undefined} */
  share: undefined,
  isComputing: true,
  isStopped: false,
  /** @type {ColourMeaning[]} */
  key: [],
  scale: "",
  shapes: "",
  readout: words.plain("carpetPointAt"),
  /** The round at the end of the cell pointed at. @type {number | null} */
  end: null,
  /** True if the panel offers to take the table to that round. */
  isOffered: false,
  error: "",
  /** Result of saving. @type {unknown} */
  saved: "",
  isSaving: false,
  /** Announcement for screen readers. */
  heard: "",
};
/** @typedef {typeof FIRST} CarpetPanelState */

/**
 * @typedef {object} CarpetPanelActs what a person wants
 * @property {(by: Colouring) => void} colourBy
 * @property {(p: number) => void} orderBy
 * @property {(shown: boolean) => void} showToken
 * @property {(factor: number) => void} zoom
 * @property {() => void} fit
 * @property {() => void} save
 * @property {() => void} stopOrGoOn
 * @property {() => void} goTo
 */

/** @param {CarpetPanelState} state @param {CarpetPanelActs} acts */
export const panel = (state, acts) => html`
<div class=${state.isEmpty ? "carpet-body empty" : "carpet-body"}>
  <p class="carpet-empty" ?hidden=${!state.isEmpty}>${words.plain("carpetEmpty")}</p>
  ${tools(state, acts)}
  <canvas
    class="carpet-canvas"
    tabindex="0"
    role="application"
    aria-label=${words.plain("carpetHeading")}
    aria-describedby="carpet-words carpet-keys"
  ></canvas>
  <div class="carpet-read">
    <p class="carpet-readout">${state.readout}</p>
    <button type="button" ?hidden=${!state.isOffered} @click=${acts.goTo}>${
      state.end === null ? nothing : words.plain("carpetGoTo", { round: state.end })
    }</button>
  </div>
  <ul class="carpet-legend">${legendOf(state).map(swatch)}</ul>
  <p class="carpet-scale">${state.scale}</p>
  <p id="carpet-words">${state.shapes}</p>
  <p id="carpet-keys" class="carpet-scale">${words.plain("carpetKeys")}</p>
  <p class="carpet-error" role="alert">${state.error}</p>
  <p class="unseen" role="status" aria-live="polite">${state.heard}</p>
</div>`;

/** @param {CarpetPanelState} state @param {CarpetPanelActs} acts */
const tools = (state, acts) => html`
<div class="carpet-tools">
  <select
    aria-label=${words.plain("carpetColours")}
    @change=${(/** @type {Event} */ event) => acts.colourBy(/** @type {Colouring} */ (chosenIn(event)))}
  >
    <option value="layers">${words.plain("carpetByLayers")}</option>
    <option value="visits">${words.plain("carpetByVisits")}</option>
  </select>
  ${orders(state, acts)}
  <label class="carpet-check">
    <input
      type="checkbox"
      checked
      @change=${(/** @type {Event} */ { currentTarget }) =>
        acts.showToken(/** @type {HTMLInputElement} */ (currentTarget).checked)}
    >
    ${words.plain("carpetToken")}
  </label>
  <span class="carpet-zoom">
    ${button("−", words.plain("carpetZoomOut"), () => acts.zoom(0.5), state.isWhole)}
    ${button("+", words.plain("carpetZoomIn"), () => acts.zoom(2), state.isClosest)}
    ${button(words.plain("carpetAll"), words.plain("carpetShowAll"), acts.fit, state.isWhole)}
  </span>
  <button
    type="button"
    aria-label=${words.plain("carpetSave")}
    title=${words.plain("carpetSave")}
    aria-disabled=${state.isSaving}
    @click=${acts.save}
  >PNG</button>
  <span class="carpet-saved" role="status">${state.saved}</span>
  <span class="carpet-wait" ?hidden=${!state.isComputing}>
    <progress max="1" aria-label=${words.plain("carpetComputing")} value=${state.share ?? nothing}></progress>
    ${button(words.plain(state.isStopped ? "carpetGoOn" : "carpetStop"), "", acts.stopOrGoOn)}
  </span>
</div>`;

/**
 * The orders of the positions, where there is one by classes, as for n = 45.
 * @param {CarpetPanelState} state @param {CarpetPanelActs} acts
 */
const orders = ({ classOrder, p }, acts) => html`
<select
  aria-label=${words.plain("carpetOrder")}
  ?hidden=${classOrder === undefined}
  @change=${(/** @type {Event} */ event) => acts.orderBy(Number(chosenIn(event)))}
>${
  classOrder &&
  html`
  <option value="1" .selected=${live(p === 1)}>${words.plain("carpetInOrder")}</option>
  <option value=${classOrder} .selected=${live(p !== 1)}>${words.plain("carpetByClass", { p: classOrder })}</option>`
}</select>`;

/** @param {Event} event of a menu */
const chosenIn = ({ currentTarget }) => /** @type {HTMLSelectElement} */ (currentTarget).value;

/** @param {string} text @param {string} name @param {() => void} act @param {boolean} [isDisabled] */
const button = (text, name, act, isDisabled = false) => html`
<button
  type="button"
  aria-label=${name || nothing}
  title=${name || nothing}
  ?disabled=${isDisabled}
  @click=${act}
>${text}</button>`;

/** The colours that can be seen. @param {CarpetPanelState} state */
export const legendOf = ({ key, token }) => key.filter(({ kind }) => token || kind !== "token");

/** A style as a property, because a strict policy allows no attribute. @param {ColourMeaning} meaning */
const swatch = ({ colour, text, kind = "" }) =>
  html`<li><i class=${kind} aria-hidden="true" .style=${`background: ${colour}`}></i>${text}</li>`;
