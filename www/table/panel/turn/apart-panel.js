// @ts-check
/** The panel of a game of two people apart: who the person is, the link to send, and the links before. */

import { copyFrom, selectAll } from "../../../kit/copy.js";
import { freshId } from "../../../kit/fresh-id.js";
import { elementOf, html, nothing, render, renderMarks } from "../../../kit/lit.js";
import { errorText } from "../../../kit/sentences.js";
import { keptText, namesFor, roleText } from "../../../text/say/table/apart.js";
import { keptLinks } from "../../page/kept-links.js";

/** @import { Model, Player, Speaker, TaskPanel } from "../../types" */

/**
 * The means of the panel.
 * @typedef {object} ApartMeans
 * @property {() => Player} role
 * @property {() => boolean} isKept false if the browser keeps no links
 * @property {() => number} madeAt when the link on the table was made here; 0 if it was not, or just now
 * @property {() => string} address the address of the game; throws a sentence if it has none
 * @property {() => string} link the game without an address
 * @property {(link: string) => void} open
 * @property {() => void} change takes the other role
 * @property {() => void} leave has both people play at this table
 */

/** The game of a link as it was sent, with all that stands around it. @param {string} text */
export function linkIn(text) {
  const [, game] = /[?&]game=([^&#]*)/.exec(text) ?? [];
  const hash = text.trim().split("#").slice(1).join("#");
  return hash || (game ? decodeURIComponent(game) : text.trim());
}

/** @param {Speaker} words @param {ApartMeans} means @returns {TaskPanel & {forget: () => void}} */
export function apartPanel(words, means) {
  const node = elementOf(html`<div class="apart-role"></div>`);
  const answer = elementOf(html`<div class="apart-link"></div>`);
  const ids = { link: freshId("apart"), field: freshId("apart") };
  let said = "";
  /** The model shown last. @type {Model | null} */
  let latest = null;

  /** @param {string} text */
  function say(text) {
    said = text;
    show();
  }

  /** Hands the link over to an app of the device, or copies it where there is none. @param {Event} event */
  async function send({ currentTarget }) {
    const button = /** @type {HTMLElement} */ (currentTarget);
    const field = /** @type {HTMLInputElement} */ (button.closest(".apart-link")?.querySelector("input"));
    say("");
    if ("share" in navigator && !isOnDisk(field.value)) {
      try {
        await navigator.share({ url: field.value });
        return say(words.plain("apartSent"));
      } catch (reason) {
        // A person who cancels sharing has made no mistake.
        if (reason instanceof Error && reason.name === "AbortError") return;
      }
    }
    say(words.plain((await copyFrom(field)) ? "apartCopied" : "copyRefused"));
  }

  /** @param {Event} event */
  function open(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (answer.querySelector(`#${ids.field}`));
    if (!field.value.trim()) return;
    means.open(linkIn(field.value));
    field.value = "";
  }

  /** The link to send, or the reason why there is none. @returns {{value: string, about: string, error: string}} */
  function linkNow() {
    try {
      const address = means.address();
      const isFile = address.startsWith("file:");
      const about = words.plain(isFile ? "apartOnDisk" : "apartLink");
      return { value: isFile ? means.link() : address, about, error: "" };
    } catch (reason) {
      return { value: "", about: "", error: errorText(words, reason) };
    }
  }

  function sending() {
    const { value, about, error } = linkNow();
    if (error) return html`<p class="error" role="alert">${error}</p>`;
    return html`
      <div class="row">
        <button type="button" class="primary" @click=${send}>${words.plain("apartSend")}</button>
        <span class="note" role="status">${said}</span>
      </div>
      <label for=${ids.link}>${about}</label>
      <input id=${ids.link} readonly spellcheck="false" .value=${value} @focus=${selectAll}>`;
  }

  /** @param {Model} model */
  function before({ state }) {
    const links = keptLinks();
    const empty = words.plain(means.isKept() ? "apartNone" : "apartNotKept");
    const isOwnTurn = state.turn === means.role();
    const entry = (/** @type {import("../../page/kept-links.js").KeptLink} */ kept) =>
      html`<li><button type="button" class="plain" @click=${() => means.open(kept.link)}>${keptText(words, kept)}</button></li>`;
    return html`
      <details>
        <summary>${words.plain("apartMore")}</summary>
        ${links.length > 0 ? html`<ul>${links.map(entry)}</ul>` : html`<p class="note">${empty}</p>`}
        <form class="row" novalidate @submit=${open}>
          <label for=${ids.field}>${words.plain("apartField")}</label>
          <input id=${ids.field} autocomplete="off" spellcheck="false">
          <button>${words.plain("apartOpen")}</button>
        </form>
        <div class="row">
          ${
            isOwnTurn || state.turn === "over"
              ? nothing
              : html`<button type="button" class="plain" @click=${means.change}>${words.plain("apartTake", namesFor(means.role()))}</button>`
          }
          <button type="button" class="plain" @click=${means.leave}>${words.plain("apartEnd")}</button>
        </div>
      </details>`;
  }

  function show() {
    if (!latest) return;
    const { state } = latest;
    const role = means.role();
    const isFirst = state.turn === role && state.round === 0 && state.magnitude === null;
    render(html`<p class="sentence">${renderMarks(roleText(words, role, state.turn))}</p>`, node);
    const content = html`
      ${state.turn === role ? nothing : sending()}
      ${
        isFirst
          ? html`<div class="row"><button type="button" class="plain" @click=${means.change}>${words.plain("apartSwap")}</button></div>`
          : nothing
      }
      ${before(latest)}`;
    render(content, answer);
  }

  return {
    node,
    answer,
    /** Says nothing any more, because there is another link. */
    forget() {
      said = "";
    },
    update(model) {
      latest = model;
      show();
    },
  };
}

/** A text of the table is not sent as an address. @param {string} value */
const isOnDisk = (value) => !/^https?:/.test(value);
